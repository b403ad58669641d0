import type { Keyword } from '../../model/unit';
import { CROSSED_SWORDS } from '../art/EngagementToken';
import { FaceSymbol } from '../art/FaceSymbol';
import { Shape } from '../art/Shape';
import { lettersOf } from '../art/letters';
import { useWords } from '../TableContext';
import type { Sign, SignKind } from './pictureOf';

const ARROW = 'M-8 0H7M2-5L7.5 0 2 5';

/** Lines within ±9 units. */
const LINES: Readonly<Record<Exclude<SignKind, Keyword | 'valor' | 'morale'>, string>> = {
  die: 'M-3.4-8H3.4L8-3.4V3.4L3.4 8H-3.4L-8 3.4V-3.4ZM-2 0H2M0-2V2',
  arrow: ARROW,
  /** An arrow that the forest does not stop. */
  through: `${ARROW}M-4-8V-4M0-8V-4M-4 4V8M0 4V8`,
  around: 'M7-3A7.6 7.6 0 1 0 7.4 2.6M7.6-8V-2.6H2.2',
  shield: 'M-7-8H7V0Q7 6 0 9Q-7 6-7 0ZM-3 0H3',
  away: 'M-8-7L-2-1M-2-7L-8-1M-5 7Q4 8 6-2M2 1L6-3.4 9.4 1.6',
  card: 'M-6-8H6V8H-6ZM-3-4H3M-3 0H3',
  struckSwords: `${CROSSED_SWORDS}M-9 0H9`,
  swordsThenArrow: 'M-17-5.5L-8 4M-8-5.5L-17 4M-18.5 1.8L-15 5.6M-6.5 1.8L-10 5.6M1 0H17M12-5L17.5 0 12 5',
  fallen: 'M-8 6H8M-6 2H2M2 2a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
};

/** How wide a sign is to the left and right of its middle. */
export const signReach = ({ kind, amount }: Sign): number => (kind === 'swordsThenArrow' ? 23 : amount === null ? 13 : 20);

/** A sign on a piece of bone. */
export function CardSign({ sign }: { readonly sign: Sign }) {
  const { text } = useWords();
  const { kind, amount, isLost } = sign;
  const reach = signReach(sign);
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <rect x={-reach} y={-12} width={2 * reach} height={24} rx={4} fill="var(--bone)" stroke="var(--bone-ink)" strokeWidth={1.4} />
      <g transform={amount === null ? undefined : 'translate(-8 0)'}>
        {kind === 'valor' || kind === 'morale' ? (
          <g transform="scale(.45)">
            <FaceSymbol face={kind} letters={lettersOf(text.ranks)} />
          </g>
        ) : kind in LINES ? (
          <path d={LINES[kind as keyof typeof LINES]} fill="none" stroke="var(--bone-ink)" strokeWidth={1.9} />
        ) : (
          <g transform="scale(.86)">
            <Shape name={`keyword-${kind as Keyword}`} />
          </g>
        )}
      </g>
      {isLost && <path d="M-10-8L10 8" stroke="var(--red)" strokeWidth={3} />}
      {amount !== null && (
        <text x={9} y={5} className="art-text" fontSize={14} fill="var(--bone-ink)">
          {amount > 0 ? `+${amount}` : `−${-amount}`}
        </text>
      )}
    </g>
  );
}
