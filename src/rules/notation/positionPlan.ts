import type { BattlePlan, Muster } from '../../model/battle';
import type { Drawing } from '../../model/drawing';
import { sideOfLabel, typeOfLabel } from '../../model/drawing';
import type { Hex } from '../../model/hex';
import { EDGES, hexName, OFF_BOARD } from '../../model/hex';
import { bySide } from '../../model/side';
import { GROUNDS } from '../../model/terrain';
import { BATTLES } from '../../content/battles';
import type { Draft } from '../draft';
import { Fault, onLine } from './fault';
import { planShape } from './planShape';
import type { PositionText, Statement } from './positionText';
import { readJson } from './shape';
import { readUnitStatement } from './unitStatement';
import { expectEnd, readHex, readNumber, readOneOf, readSide } from './words';

/** The id of a plan that stands in no book. */
export const AD_HOC = 'position';

const SEGMENTS = ['11', 'rout'] as const;
const MOST = 99;

type PlanReader = (plan: Draft<BattlePlan>, words: readonly string[], drawing: Drawing) => number;

/** What a position may say of an ad hoc plan, and a battle of its own. Each reader answers how many words it has read. */
export const PLAN_READERS: Readonly<Record<string, PlanReader>> = {
  edges: (plan, [a, edge]) => {
    const side = readSide(a);
    plan.edges[side] = readOneOf('edge', EDGES, edge);
    plan.edges[side === 'stark' ? 'lannister' : 'stark'] = edge === 'top' ? 'bottom' : 'top';
    return 2;
  },
  rounds: (plan, [rounds]) => {
    plan.rounds = readNumber('number of rounds', 1, MOST, rounds);
    return 1;
  },
  momentum: (plan, [side]) => {
    plan.momentum = readSide(side);
    return 1;
  },
  ratings: (plan, [side, tokens, orders, cards]) => {
    const ratings = plan.ratings[readSide(side)];
    ratings.commandTokens = readNumber('number of command tokens', 0, MOST, tokens);
    ratings.orderValue = readNumber('order value', 0, MOST, orders);
    ratings.commandValue = readNumber('command value', 0, MOST, cards);
    return 4;
  },
  segments: ({ ratings }, words) => {
    const [stark, lannister] = [readOneOf('segment', SEGMENTS, words[0]), readOneOf('segment', SEGMENTS, words[1])];
    ratings.stark.segment = stark;
    ratings.lannister.segment = lannister;
    return 2;
  },
  objective: (plan, [hex]) => {
    plan.markers.push({ hex: readHex({ plan }, hex), kind: 'objective', owner: null, faceUp: true });
    return 1;
  },
  ground: (plan, [name, ground], drawing) => {
    const hex = readHex({ plan }, name);
    if (drawing.tokens[hex] === undefined) throw new Fault(`No token lies on ${name ?? ''}: draw its ground instead`);
    plan.ground[hex] = readOneOf('ground', GROUNDS, ground);
    return 2;
  },
};

const PLAN_KEYWORDS = ['battle', 'plan', ...Object.keys(PLAN_READERS)];

export const isPlanKeyword = (keyword: string): boolean => PLAN_KEYWORDS.includes(keyword);

/** The battle named, the plan told, or an ad hoc plan made of the drawing and what is said beside it. */
export function readPlan({ drawing, statements, top }: PositionText): BattlePlan {
  const told = statements.filter(({ keyword }) => isPlanKeyword(keyword));
  const whole = told.find(({ keyword }) => keyword === 'battle' || keyword === 'plan');
  if (whole === undefined) return adHocPlan(drawing, told, statements);
  const more = told.find((other) => other !== whole);
  if (more !== undefined) {
    throw new Fault(`"${more.keyword}" is already told by "${whole.keyword}" in line ${whole.line}`, more.line);
  }
  const isNamed = whole.keyword === 'battle';
  const plan = onLine(whole.line, () => (isNamed ? readBattle(whole.words) : readTold(whole, drawing)));
  const odd = oddHex(plan, drawing);
  if (odd !== null) throw new Fault(odd, top);
  return plan;
}

export function readBattle([id, ...more]: readonly string[]): BattlePlan {
  const plan = id !== undefined && Object.hasOwn(BATTLES, id) ? BATTLES[id] : undefined;
  if (plan === undefined) {
    throw new Fault(`There is no battle "${id ?? ''}": use one of ${Object.keys(BATTLES).join(' ')}`);
  }
  expectEnd(more, 0);
  return plan;
}

function readTold({ rest }: Statement, drawing: Drawing): BattlePlan {
  const plan = readJson(rest, 'plan', planShape(drawing.grid));
  if (plan.ground.length !== drawing.ground.length) throw new Fault('plan.ground should have one entry for each hex');
  const twice = plan.army.find(({ label }, index) => plan.army.findIndex((other) => other.label === label) < index);
  if (twice !== undefined) throw new Fault(`plan.army has two units "${twice.label}"`);
  return plan;
}

/** Tokens come and go, the ground under them never changes. */
function oddHex(plan: BattlePlan, { grid, ground, tokens }: Drawing): string | null {
  const { columns, rows, indented } = plan.grid;
  if (grid.columns !== columns || grid.rows !== rows || grid.indented !== indented) {
    const drawn = `The drawing has ${grid.columns} columns and ${grid.rows} rows`;
    return `${drawn}, the plan ${columns} and ${rows}, or other rows are indented`;
  }
  const odd = ground.findIndex((one, hex: Hex) => tokens[hex] === undefined && one !== plan.ground[hex]);
  return odd < 0 ? null : `${hexName(grid, odd)} is ${ground[odd]!} here and ${plan.ground[odd]!} in the plan`;
}

function adHocPlan(drawing: Drawing, told: readonly Statement[], statements: readonly Statement[]): BattlePlan {
  const plan = { ...blankPlan(drawing), army: adHocArmy(drawing, statements) };
  for (const { line, keyword, words } of told) {
    onLine(line, () => expectEnd(words, PLAN_READERS[keyword]!(plan, words, drawing)));
  }
  return plan;
}

/** The board as drawn, and what a plan is unless something else is said. */
export const blankPlan = (drawing: Drawing): Draft<BattlePlan> => ({
  id: AD_HOC,
  provenance: 'ours',
  grid: { ...drawing.grid },
  ground: [...drawing.ground],
  tokens: { ...drawing.tokens },
  edges: { stark: 'top', lannister: 'bottom' },
  rounds: 5,
  momentum: 'stark',
  ratings: bySide(() => ({ commandTokens: 3, orderValue: 4, commandValue: 3, segment: 'rout' })),
  army: [],
  markers: [],
  special: [],
  scoring: [],
  victory: { instant: [], atEnd: [], otherwise: 'mostPoints' },
});

/** As drawn, in reading order; then the dead. */
function adHocArmy(drawing: Drawing, statements: readonly Statement[]): Muster[] {
  const army: Muster[] = drawing.units.map(({ label, hex }) => muster(label, hex));
  for (const { line, keyword, words } of statements) {
    if (keyword !== 'unit') continue;
    const { label, rank, commander, isDead } = onLine(line, () => readUnitStatement(words));
    const index = army.findIndex((unit) => unit.label === label);
    if (index < 0 && !isDead) throw new Fault(`"${label}" is not drawn: draw it, or say it is dead`, line);
    const before = army[index] ?? onLine(line, () => muster(label, OFF_BOARD));
    army[index < 0 ? army.length : index] = { ...before, rank: rank ?? 'green', commander: commander ?? null };
  }
  return army;
}

export function muster(label: string, hex: Hex): Muster {
  const type = typeOfLabel(label);
  if (type === null) throw new Fault(`"${label}" is no unit: write a letter as in drawings, and a digit`);
  return { label, side: sideOfLabel(label), type, rank: 'green', commander: null, hex };
}
