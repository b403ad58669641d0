import type { BySide } from '../../model/side';

interface HouseColours {
  /** Of the plate, and of what lies on it; the same when the unit is spent. */
  readonly field: string;
  readonly ink: string;
  readonly spentField: string;
  readonly spentInk: string;
  /** The rim of the plate, and the contrasting line around it. */
  readonly rim: string;
  readonly line: string;
  /** Tokens, tabs and roundels: their ground, their edge and what is drawn on them. */
  readonly token: string;
  readonly tokenEdge: string;
  readonly tokenInk: string;
}

export const HOUSE_COLOURS: BySide<HouseColours> = {
  stark: {
    field: 'var(--stark-field)',
    ink: 'var(--stark-ink)',
    spentField: 'var(--stark-spent)',
    spentInk: 'var(--stark-spent-ink)',
    rim: 'var(--stark-ink)',
    line: 'var(--stark-line)',
    token: 'var(--stark-ink)',
    tokenEdge: 'var(--stark-line)',
    tokenInk: 'var(--stark-line)',
  },
  lannister: {
    field: 'var(--lannister-field)',
    ink: 'var(--lannister-gold)',
    spentField: 'var(--lannister-spent)',
    spentInk: 'var(--lannister-spent-ink)',
    rim: 'var(--lannister-gold)',
    line: 'var(--lannister-line)',
    token: 'var(--lannister-gold)',
    tokenEdge: 'var(--lannister-field)',
    tokenInk: 'var(--lannister-field)',
  },
};
