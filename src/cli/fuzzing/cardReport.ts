import type { Action } from '../../model/action';
import type { CardId } from '../../model/card';
import type { Decision } from '../../model/decision';
import { CARDS, cardOf } from '../../content/cards';

/** How often a card could be played, was played, and had the condition of its tactic met. */
interface CardUse {
  offered: number;
  played: number;
  met: number;
}

/** What became of each card over all games. */
export interface CardReport {
  readonly watch: (decision: Decision, action: Action) => void;
  readonly lines: () => string[];
}

export function newCardReport(): CardReport {
  const uses = new Map(Object.keys(CARDS).map((id): [CardId, CardUse] => [id, { offered: 0, played: 0, met: 0 }]));
  const note = (card: CardId, what: keyof CardUse) => {
    const use = uses.get(card);
    if (use !== undefined) use[what] += 1;
  };
  return {
    watch({ options, task, prompt }, action) {
      const cards = options.flatMap((option) => (option.type === 'playCard' ? [option.card] : []));
      for (const card of new Set(cards)) note(card, 'offered');
      if (action.type === 'playCard') note(action.card, 'played');
      if (prompt === 'card.tactic' && task.kind === 'card') note(task.card, 'met');
    },
    lines: () => linesOf(uses),
  };
}

function linesOf(uses: ReadonlyMap<CardId, CardUse>): string[] {
  const columns = (...words: readonly (string | number)[]) => words.map((word) => String(word).padStart(9)).join('');
  const rows = [...uses].map(([id, { offered, played, met }]) =>
    columns(id, offered, played, hasTactic(id) ? met : '–'),
  );
  const dead = [...uses].flatMap(([id, use]) => (isDead(id, use) ? [id] : []));
  return [columns('card', 'playable', 'played', 'tactic'), ...rows, `dead cards: ${dead.join(' ') || 'none'}`];
}

/** Never played, or with a tactic whose condition was never met. */
const isDead = (id: CardId, { played, met }: CardUse): boolean => played === 0 || (hasTactic(id) && met === 0);

const hasTactic = (id: CardId): boolean => cardOf(id).tactic !== null;
