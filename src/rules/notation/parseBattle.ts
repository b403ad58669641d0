import type { BattlePlan } from '../../model/battle';
import type { Drawing } from '../../model/drawing';
import type { Draft } from '../draft';
import { battleDoubts } from './battleDoubts';
import type { BattleReader } from './battleStatements';
import { BATTLE_READERS } from './battleStatements';
import type { BattleFault } from './battleText';
import { readBattleText } from './battleText';
import { Fault } from './fault';
import { blankPlan, muster } from './positionPlan';
import type { Statement } from './positionText';

/** Later ones speak of what earlier ones tell, wherever they stand in the text. */
const PHASES: readonly BattleReader['needs'][] = ['nothing', 'board', 'units', 'markers'];

const NOTHING_DRAWN: Drawing = { grid: { columns: 0, rows: 0, indented: 1 }, ground: [], tokens: {}, units: [], marks: [] };

/** A battle from a text, or all that is wrong with it; see docs/adding-a-battle.md. Never throws. */
export function parseBattle(text: string): BattlePlan | BattleFault[] {
  const lines = text.split(/\r?\n/);
  const { top, drawing, statements, faults: drawn } = readBattleText(lines);
  const faults = [...drawn];
  const known = statements.filter((statement, index) => {
    const fault = misplaced(statement, statements.slice(0, index));
    if (fault !== null) faults.push({ line: statement.line, what: fault });
    return fault === null;
  });
  const plan = blankPlan(drawing ?? NOTHING_DRAWN);
  // Without a board nothing can be said of what is on it.
  for (const phase of drawing === null ? PHASES.slice(0, 1) : PHASES) {
    if (phase === 'units') fillArmy(plan, drawing ?? NOTHING_DRAWN);
    for (const statement of known) {
      const { needs, read } = BATTLE_READERS[statement.keyword]!;
      if (needs === phase) faults.push(...caught(statement.line, () => read(plan, statement, drawing ?? NOTHING_DRAWN)));
    }
  }
  if (drawing !== null) faults.push(...battleDoubts(plan, { top, statements, last: lastLine(lines) }));
  return faults.length === 0 ? plan : faults.toSorted((a, b) => a.line - b.line);
}

const lastLine = (lines: readonly string[]): number => lines.findLastIndex((line) => line.trim() !== '') + 1;

function misplaced({ keyword, words }: Statement, before: readonly Statement[]): string | null {
  const reader = Object.hasOwn(BATTLE_READERS, keyword) ? BATTLE_READERS[keyword] : undefined;
  if (reader === undefined) return `"${keyword}" is no keyword: use one of ${Object.keys(BATTLE_READERS).join(' ')}`;
  if (reader.once === 'never') return null;
  const isEach = reader.once === 'each';
  const first = before.find((other) => other.keyword === keyword && (!isEach || other.words[0] === words[0]));
  const said = isEach ? `${keyword} ${words[0] ?? ''}` : keyword;
  return first === undefined ? null : `"${said}" is already said in line ${first.line}`;
}

function caught(line: number, read: () => void): BattleFault[] {
  try {
    read();
    return [];
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown;
    return [{ line, what: thrown.message }];
  }
}

/** Units that no line names are green and come after those that one does, in reading order. */
function fillArmy(plan: Draft<BattlePlan>, { units }: Drawing): void {
  const missing = units.filter(({ label }) => plan.army.every((unit) => unit.label !== label));
  plan.army.push(...missing.map(({ label, hex }) => muster(label, hex)));
}
