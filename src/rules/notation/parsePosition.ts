import type { Drawing } from '../../model/drawing';
import { OFF_BOARD } from '../../model/hex';
import type { OptionalRules } from '../../model/options';
import { NO_OPTIONAL_RULES, OPTIONAL_RULES } from '../../model/options';
import { SIDES } from '../../model/side';
import type { GameState } from '../../model/state';
import { UNITS } from '../../content/units';
import { COMMANDERS } from '../../content/commanders';
import type { Draft } from '../draft';
import { setUp } from '../setUp';
import { shared } from '../shared';
import { defaultAgenda, defaultDeck, defaultFigures, defaultTokens, defaultTurn } from './defaults';
import type { NotationError } from './fault';
import { attempt, Fault, onLine } from './fault';
import { isPlanKeyword, readPlan } from './positionPlan';
import { STATEMENT_READERS } from './positionStatements';
import type { Statement } from './positionText';
import { readPositionText } from './positionText';
import type { UnitStatement } from './unitStatement';
import { readUnitStatement } from './unitStatement';
import { readOneOf, readUnit } from './words';

/** A whole game in progress from a drawing and what is said below it; see docs/notation.md. Never throws. */
export const parsePosition = (text: string): GameState | NotationError =>
  attempt(() => readPosition(text.split(/\r?\n/)));

export function readPosition(lines: readonly string[]): GameState {
  const text = readPositionText(lines);
  const { drawing, statements, top } = text;
  expectKnown(statements);
  const plan = readPlan(text);
  const rules = statements.find(({ keyword }) => keyword === 'rules');
  const state: Draft<GameState> = {
    ...(setUp(plan, rules === undefined ? NO_OPTIONAL_RULES : readRules(rules)) as Draft<GameState>),
    tokens: { ...drawing.tokens },
    // The very same list, as long as no line says otherwise.
    markers: plan.markers as Draft<GameState>['markers'],
    agenda: [],
  };
  onLine(top, () => placeUnits(state, drawing, statements));
  for (const { keyword, line, words, rest } of statements) {
    onLine(line, () => STATEMENT_READERS[keyword]?.read(state, words, rest));
  }
  fillIn(state, statements);
  return shared<GameState>(null, state);
}

export function readRules({ words, line }: Statement): OptionalRules {
  const on = onLine(line, () => words.map((word) => readOneOf('optional rule', OPTIONAL_RULES, word)));
  return { ...NO_OPTIONAL_RULES, ...Object.fromEntries(on.map((rule) => [rule, true])) };
}

/** Every line says something known, and says it once. */
function expectKnown(statements: readonly Statement[]): void {
  const said = new Map<string, number>();
  for (const { keyword, words, line } of statements) {
    const isOther = keyword === 'rules' || keyword === 'unit' || isPlanKeyword(keyword);
    const reader = Object.hasOwn(STATEMENT_READERS, keyword) ? STATEMENT_READERS[keyword] : undefined;
    if (reader === undefined && !isOther) {
      const known = ['battle', 'rules', 'unit', ...Object.keys(STATEMENT_READERS)];
      throw new Fault(`"${keyword}" is no keyword: use one of ${known.join(' ')}`, line);
    }
    const once = reader?.once ?? ONCE[keyword] ?? 'game';
    if (once === 'never') continue;
    const key = once === 'game' ? keyword : `${keyword} ${words[0] ?? ''}`;
    const before = said.get(key);
    if (before !== undefined) throw new Fault(`"${key}" is already said in line ${before}`, line);
    said.set(key, line);
  }
}

/** Of the rest, what is said once for each first word. */
const ONCE: Readonly<Record<string, 'each'>> = { unit: 'each', ratings: 'each', ground: 'each', objective: 'each' };

function placeUnits(state: Draft<GameState>, drawing: Drawing, statements: readonly Statement[]): void {
  for (const unit of state.units) unit.hex = OFF_BOARD;
  for (const { label, hex } of drawing.units) state.units[readUnit(state, label)]!.hex = hex;
  const dead = new Set<string>();
  for (const { keyword, line, words } of statements) {
    if (keyword !== 'unit') continue;
    const said = onLine(line, () => readUnitStatement(words));
    if (said.isDead) dead.add(said.label);
    onLine(line, () => describeUnit(state, said));
  }
  for (const { label, hex } of state.units) {
    if (hex !== OFF_BOARD || dead.has(label)) continue;
    throw new Fault(`"${label}" is not drawn: draw it, or say "unit ${label} dead"`);
  }
  for (const commander of state.commanders) {
    const bearers = state.units.filter((unit) => unit.commander === commander.id);
    if (bearers.length > 1) throw new Fault(`${commander.id} is in ${bearers.map(({ label }) => label).join(' and ')}`);
    commander.unit = bearers[0]?.id ?? commander.unit;
  }
  // Only now is it known whose banner a commander bears.
  for (const unit of state.units) {
    const said = statements.find(({ keyword, words }) => keyword === 'unit' && words[0] === unit.label);
    unit.figures = (said && readUnitStatement(said.words).figures) ?? defaultFigures(unit);
  }
}

function describeUnit(state: Draft<GameState>, said: UnitStatement): void {
  const { label, rank, figures, ready, isDead, commander } = said;
  const unit = state.units[readUnit(state, label)]!;
  if (isDead && unit.hex !== OFF_BOARD) throw new Fault(`"${label}" is drawn and cannot be dead`);
  if (figures !== undefined && figures > UNITS[unit.type].strength) {
    throw new Fault(`${figures} is too many: "${label}" has at most ${UNITS[unit.type].strength} figures`);
  }
  if (commander && COMMANDERS[commander].side !== unit.side) {
    throw new Fault(`${commander} does not fight for ${unit.side}`);
  }
  if (commander && state.commanders.every(({ id }) => id !== commander)) {
    throw new Fault(`${commander} is not in this battle`);
  }
  unit.rank = rank ?? unit.rank;
  unit.ready = ready;
  if (commander !== undefined) unit.commander = commander;
}

/** What is not said is so. */
function fillIn(state: Draft<GameState>, statements: readonly Statement[]): void {
  const isSaid = (key: string, side?: string) =>
    statements.some(({ keyword, words }) => keyword === key && (side === undefined || words[0] === side));
  state.markers = [...state.markers];
  const isDefault = !isSaid('task') && !isSaid('outcome');
  if (isDefault) state.agenda = defaultAgenda(state.firstPlayer) as Draft<GameState>['agenda'];
  if (isDefault && !isSaid('turn')) state.turn = defaultTurn(state.firstPlayer) as Draft<GameState>['turn'];
  for (const side of SIDES) {
    if (!isSaid('deck', side)) state.houses[side].deck = defaultDeck(state, side);
    if (!isSaid('tokens', side)) state.houses[side].commandTokens = defaultTokens(state, side);
  }
}
