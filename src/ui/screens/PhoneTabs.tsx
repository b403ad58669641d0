import type { ReactNode } from 'react';
import { useChoice } from '../choice/ChoiceContext';
import { useWords } from '../TableContext';
import './phone.css';

/** What a small screen shows of the table at a time. */
export const TABS = ['board', 'hand', 'orders', 'commanders', 'chronicle'] as const;
export type Tab = (typeof TABS)[number];

interface PhoneTabsProps {
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
}

/** Parts of the table that a large screen shows at once; a dot where something can be chosen now. */
export function PhoneTabs({ tab, onTab }: PhoneTabsProps) {
  const { seen, side, lit, hides } = useChoice();
  const { words } = useWords();
  const { hand, pool } = seen.houses[side];
  const counts: Partial<Record<Tab, number>> = {
    hand: hand.length,
    orders: Object.values(pool).reduce((sum, count) => sum + count, 0),
  };
  const leads = (...kinds: readonly string[]) => [...lit].some((spot) => kinds.some((kind) => spot.startsWith(kind)));
  const isLit: Partial<Record<Tab, boolean>> = {
    board: leads('hex:'),
    hand: leads('card:') || hides === 'cards',
    orders: leads('token:') || hides === 'choice',
    commanders: leads('commander:'),
  };
  return (
    <nav className={`phone-tabs phone-tabs-${side}`} aria-label={words.tabs.label}>
      {TABS.map((one) => (
        <button key={one} type="button" aria-pressed={one === tab} onClick={() => onTab(one)}>
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            {ICONS[one]}
            {isLit[one] === true && <circle cx={9} cy={-8} r={3} className="tab-dot" />}
          </svg>
          {words.tabs[one]}
          {counts[one] === undefined ? '' : ` · ${counts[one]}`}
        </button>
      ))}
    </nav>
  );
}

const ICONS: Readonly<Record<Tab, ReactNode>> = {
  board: <path d="M0-10L9-5V5L0 10L-9 5V-5Z" />,
  hand: <path d="M-9-6L-2-9L3 5L-4 8ZM1-8H9V7H4" />,
  orders: <path d="M-8-9H8V3Q8 7 0 11Q-8 7-8 3Z" />,
  commanders: <path d="M0-1A4 4 0 1 0 0-9A4 4 0 0 0 0-1ZM-8 10Q-7 2 0 2T8 10Z" />,
  chronicle: <path d="M-8-8H8M-8-3H8M-8 2H8M-8 7H3" />,
};
