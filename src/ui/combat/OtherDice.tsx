import type { GameEvent } from '../../model/event';
import type { History } from '../../store/history';
import { Die } from '../art/Die';
import { lettersOf } from '../art/letters';
import { HouseSeal } from '../art/Objective';
import { useWords } from '../TableContext';

type Roll = Extract<GameEvent, { readonly type: 'diceRolled' }>;

const isRoll = (event: GameEvent): event is Roll => event.type === 'diceRolled';

/** Dice that no attack rolled since a player last decided: for the order pools, a fire, a palisade. */
export function OtherDice({ history: { moments } }: { readonly history: History }) {
  const { text } = useWords();
  const last = moments.findLastIndex(({ by }) => by !== 'chance');
  const rolls = moments.slice(Math.max(0, last)).flatMap(({ events }) => events.filter(isRoll));
  if (rolls.length === 0) return null;
  return (
    <section className="other-dice" aria-label={text.terms.dice}>
      {rolls.map(({ side, faces }, place) => (
        <p key={place}>
          <svg viewBox="-15 -15 30 30" role="img" aria-label={text.houses[side]}>
            <HouseSeal side={side} />
          </svg>
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
