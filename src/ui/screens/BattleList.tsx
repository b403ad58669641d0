import { BATTLES } from '../../content/battles';
import { SKIRMISHES } from '../../content/skirmish';
import type { BattlePlan } from '../../model/battle';
import type { Skirmish } from '../../model/skirmish';
import { useWords } from '../TableContext';
import { battleMarks } from './battleMarks';
import { battleTitle } from './battleTitle';

interface BattleListProps {
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** All battles and skirmishes of the box, with how long and how hard they are. */
export function BattleList({ chosen, onChoose }: BattleListProps) {
  const { text, words } = useWords();
  const { battles, skirmishes, lengths, difficulties } = words.battleWords;
  const parts: readonly (readonly [string, Readonly<Record<string, BattlePlan | Skirmish>>])[] = [
    [battles, BATTLES],
    [skirmishes, SKIRMISHES],
  ];
  return parts.map(([title, all]) => (
    <section key={title}>
      <h2>{title}</h2>
      <ul>
        {Object.entries(all).map(([id, battle]) => {
          const { length, difficulty } = battleMarks(battle);
          return (
            <li key={id}>
              <button
                type="button"
                aria-pressed={id === chosen}
                aria-labelledby={`title-${id}`}
                aria-describedby={`marks-${id}`}
                onClick={() => onChoose(id)}
              >
                <strong id={`title-${id}`}>{battleTitle(id, text)}</strong>
                <small id={`marks-${id}`}>
                  <Pips mark={length} /> {lengths[length]} <Pips mark={difficulty} /> {difficulties[difficulty]}
                </small>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}

/** One to three lozenges; the word beside them says the same. */
const Pips = ({ mark }: { readonly mark: number }) => (
  <svg viewBox="0 0 30 10" className="pips" aria-hidden="true">
    {[0, 1, 2].map((place) => (
      <path key={place} d={`M${5 + 10 * place} 1l4 4-4 4-4-4Z`} fill={place <= mark ? 'currentColor' : 'none'} />
    ))}
  </svg>
);
