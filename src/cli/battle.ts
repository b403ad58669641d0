import type { BattlePlan } from '../model/battle';
import { printDrawing } from '../model/drawing';
import { hexName, OFF_BOARD } from '../model/hex';
import { SIDES } from '../model/side';
import { parseBattle } from '../rules/notation';
import { textOf } from './terminal/textOf';
import { guarded } from './terminal/usageError';

/** Checks a battle written as text: prints its drawing and a summary, or every fault with its line and fails with 2. */
export const main = (args: readonly string[]): Promise<number> =>
  guarded('battle', () => {
    const read = parseBattle(textOf(args));
    if (!Array.isArray(read)) {
      for (const line of summaryOf(read)) console.log(line);
      return 0;
    }
    for (const { line, what } of read) console.error(`line ${line}: ${what}`);
    console.error(read.length === 1 ? '1 fault' : `${read.length} faults`);
    return 2;
  });

function summaryOf(plan: BattlePlan): string[] {
  const { id, title, grid, ground, tokens, army, rounds, momentum, markers, special, scoring, victory } = plan;
  const units = army.filter(({ hex }) => hex !== OFF_BOARD);
  const claims = [...victory.instant, ...victory.atEnd].map(({ side }) => side);
  const objectives = markers.filter(({ kind }) => kind === 'objective').map(({ hex }) => hexName(grid, hex));
  return [
    title === undefined ? id : `${id}: ${title}`,
    '',
    printDrawing({ grid, ground, tokens, units, marks: [] }),
    '',
    `${rounds} rounds, momentum ${momentum}`,
    ...SIDES.map((side) => {
      const own = army.filter((unit) => unit.side === side);
      const led = own.flatMap(({ commander }) => commander ?? []);
      const { commandTokens, orderValue, commandValue } = plan.ratings[side];
      const ratings = `${commandTokens} command tokens, ${orderValue} dice, ${commandValue} cards a round`;
      return `${side}: ${own.length} units, commanders ${led.join(' ') || 'none'}; ${ratings}`;
    }),
    `objectives ${objectives.join(' ') || 'none'}, special rules ${special.length}, ways to score ${scoring.length}`,
    `claims to win ${claims.join(' ') || 'none'}, otherwise ${victory.otherwise}`,
  ];
}
