import { COMMANDERS } from '../../content/commanders';
import { SETUP_CARDS } from '../../content/skirmish';
import type { BattleText } from '../../content/text/text';
import type { BattlePlan } from '../../model/battle';
import type { CommanderId } from '../../model/commander';
import type { Side } from '../../model/side';
import { SIDES } from '../../model/side';
import { RANKS } from '../../model/unit';
import { Banner } from '../art/Banner';
import { EmblemRoundel } from '../art/Emblem';
import { lettersOf } from '../art/letters';
import { useWords } from '../TableContext';

interface BattleSidesProps {
  readonly plan: BattlePlan | undefined;
  readonly goal: BattleText['goal'];
}

/** Each house's goal, commanders and army; for a skirmish those it may choose among, with their value (R19.1). */
export function BattleSides({ plan, goal }: BattleSidesProps) {
  const { text, words } = useWords();
  const letters = lettersOf(text.ranks);
  return (
    <div className="battle-sides">
      {SIDES.map((side) => {
        const army = plan?.army.filter((unit) => unit.side === side) ?? [];
        return (
          <section key={side} className={`battle-side house-${side}`}>
            <h2>{text.houses[side]}</h2>
            <p>{goal[side]}</p>
            <ul className="battle-commanders">
              {commandersOf(side, plan).map(({ id, value }) => (
                <li key={id}>
                  <svg viewBox="-19 -19 38 38" aria-hidden="true">
                    <EmblemRoundel commander={COMMANDERS[id].name} />
                  </svg>
                  {text.commanders[id].name}
                  {value !== null && ` · ${words.battleWords.worth(value)}`}
                </li>
              ))}
            </ul>
            {army.length > 0 && (
              <p className="battle-army">
                {words.battleWords.army(army.length)}
                {RANKS.map((rank) => ({ rank, count: army.filter((unit) => unit.rank === rank).length }))
                  .filter(({ count }) => count > 0)
                  .map(({ rank, count }) => (
                    <span key={rank} role="img" aria-label={words.battleWords.ofRank(count, text.ranks[rank])}>
                      <svg viewBox="-6 -9 52 38" aria-hidden="true">
                        <Banner rank={rank} letter={letters[rank]} ready />
                      </svg>
                      {count}
                    </span>
                  ))}
              </p>
            )}
          </section>
        );
      })}
    </div>
  );
}

function commandersOf(side: Side, plan: BattlePlan | undefined): readonly { readonly id: CommanderId; readonly value: number | null }[] {
  if (plan === undefined) return Object.values(SETUP_CARDS).flatMap((card) => (card.side === side ? (card.commander ?? []) : []));
  return plan.army.flatMap(({ side: owner, commander }) => (owner === side && commander !== null ? { id: commander, value: null } : []));
}
