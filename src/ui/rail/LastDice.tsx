import type { GameEvent } from '../../model/event';
import type { History } from '../../store/history';
import { Die } from '../art/Die';
import { lettersOf } from '../art/letters';
import { useWords } from '../TableContext';

type Roll = Extract<GameEvent, { readonly type: 'diceRolled' | 'diceRerolled' }>;

const isRoll = (event: GameEvent): event is Roll => event.type === 'diceRolled' || event.type === 'diceRerolled';

/** The dice that fell since a player last decided, in the order in which they fell. */
export function LastDice({ history: { moments } }: { readonly history: History }) {
  const { text } = useWords();
  const last = moments.findLastIndex(({ by }) => by !== 'chance');
  const rolls = moments.slice(Math.max(0, last)).flatMap(({ events }) => events.filter(isRoll));
  if (rolls.length === 0) return null;
  return (
    <section className="last-dice" aria-label={text.terms.dice}>
      {rolls.map(({ side, faces }, place) => (
        <p key={place}>
          <strong>{text.houses[side]}</strong>
          {faces.map((face, die) => (
            <svg key={die} data-die={face} viewBox="-52 -52 104 104" role="img" aria-label={text.faces[face]}>
              <Die face={face} letters={lettersOf(text.ranks)} state="rolled" />
            </svg>
          ))}
        </p>
      ))}
    </section>
  );
}
