import { sceneOf } from '../../content/text/sceneOf';
import type { Face } from '../../model/dice';
import { rollResults } from '../../rules';
import { useWords } from '../TableContext';
import { FallenDie } from './FallenDie';
import { Opponents } from './Opponents';
import { diceReasons } from './diceReasons';
import { formOf } from './formOf';
import type { Blow } from './lastBlow';

interface BlowViewProps {
  readonly blow: Blow;
  /** The symbol it would be best to reroll, where that is the question. */
  readonly advised: Face | null;
  /** It is told more briefly then: there are other things to see. */
  readonly isOver: boolean;
  /** Another attack is being asked about, and is the one to go to. */
  readonly isBeside: boolean;
}

/** An attack whose dice have fallen: each with a word, and what came of it. */
export function BlowView({ blow: { declared, before, counted, rolls, results }, advised, isOver, isBeside }: BlowViewProps) {
  const { text, words } = useWords();
  const attacker = before.units[declared.attacker];
  const target = before.units[declared.target];
  if (attacker === undefined || target === undefined) return null;
  const { name, clause } = formOf(declared.form, declared.flanking, words);
  const scene = sceneOf(before);
  return (
    <section className={isOver ? 'combat is-over' : 'combat'} aria-label={isBeside ? undefined : text.terms.attack}>
      <h2>
        {name}
        <small>{clause}</small>
      </h2>
      {!isOver && (
        <Opponents
          {...{ attacker, target }}
          dice={counted === null ? '' : words.combat.dice(counted.dice)}
          reasons={counted === null ? '' : diceReasons(counted.reasons, attacker.rank, text)}
        />
      )}
      {rolls.map((roll, place) => (
        <ul key={place} className="fallen-dice" aria-label={text.terms.dice}>
          {rollResults(roll.before, roll.faces).map((result, die) => (
            <FallenDie key={die} {...{ result }} rank={target.rank} isToReroll={result.face === advised} />
          ))}
        </ul>
      ))}
      {results.map((event, place) => (
        <p key={place} className="combat-result">
          {text.event(event, scene)}
        </p>
      ))}
    </section>
  );
}
