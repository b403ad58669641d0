import type { BattlePlan, HexMarker } from '../../model/battle';
import { printDrawing } from '../../model/drawing';
import { hexName, OFF_BOARD } from '../../model/hex';
import { sideIf } from './battleStatements';
import { planLines, groundLines } from './planLines';
import { scoringWords } from './scoringWords';
import { specialWords } from './specialWords';

/** What `parseBattle` reads back as the same plan. */
export function printBattle(plan: BattlePlan): string {
  const { id, title, provenance, grid, ground, tokens, army, markers, special, scoring, victory } = plan;
  const line = (keyword: string, words: readonly string[]) => [keyword, ...words].join(' ');
  const units = army.filter(({ hex }) => hex !== OFF_BOARD);
  const blocks = [
    [`battle ${id}`, ...(title === undefined ? [] : [`title ${title}`]), `provenance ${provenance}`],
    [printDrawing({ grid, ground, tokens, units, marks: [] })],
    planLines(plan),
    groundLines(plan, tokens),
    army.map(({ label, rank, commander, hex }) =>
      line('unit', [label, rank, ...(commander === null ? [] : [commander]), ...(hex === OFF_BOARD ? ['offBoard'] : [])]),
    ),
    markers.map((marker) => markerLine(plan, marker)),
    special.map((rule) => line('special', specialWords.print(rule, plan))),
    scoring.map((one) => line('score', scoringWords.print(one, plan))),
    [
      ...victory.instant.map((one) => line('instant', sideIf.print(one, plan))),
      ...victory.atEnd.map((one) => line('win', sideIf.print(one, plan))),
      `otherwise ${victory.otherwise}`,
    ],
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

function markerLine({ grid }: BattlePlan, { hex, kind, owner, faceUp, rank }: HexMarker): string {
  const name = hexName(grid, hex);
  if (kind === 'objective' && owner === null && faceUp && rank === undefined) return `objective ${name}`;
  const more = [owner, rank, faceUp ? null : 'faceDown'];
  return ['marker', name, kind, ...more.filter((word) => word !== null && word !== undefined)].join(' ');
}
