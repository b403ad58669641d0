import { FACES } from '../../model/dice';
import { printDrawing } from '../../model/drawing';
import { hexName, OFF_BOARD } from '../../model/hex';
import { OPTIONAL_RULES } from '../../model/options';
import type { Side } from '../../model/side';
import { SIDES } from '../../model/side';
import type { CommanderState, GameState } from '../../model/state';
import type { Unit, UnitId } from '../../model/unit';
import { BATTLES } from '../../content/battles';
import { defaultAgenda, defaultDeck, defaultFigures, defaultTokens, defaultTurn } from './defaults';
import { parsePosition } from './parsePosition';
import { groundLines, planLines } from './planLines';
import { sameData } from './sameData';

/** What `parsePosition` reads back as the same state. What it would fill in by itself is left out. */
export function printPosition(state: GameState): string {
  const { plan } = state;
  const rest = statementsOf(state);
  const withPlan = (lines: readonly string[]) => [drawingOf(state), '', ...lines, ...rest, ''].join('\n');
  if (sameData(BATTLES[plan.id], plan)) return withPlan([`battle ${plan.id}`]);
  const short = withPlan(adHocLines(state));
  const read = parsePosition(short);
  // A plan that has more to it than its words can tell, such as scoring or other tokens at the start.
  return 'error' in read || !sameData(read.plan, plan) ? withPlan([`plan ${JSON.stringify(plan)}`]) : short;
}

export const rulesLine = ({ rules }: Pick<GameState, 'rules'>): string[] => {
  const on = OPTIONAL_RULES.filter((rule) => rules[rule]);
  return on.length === 0 ? [] : [`rules ${on.join(' ')}`];
};

function drawingOf({ plan, tokens, units }: GameState): string {
  const standing = units.filter(({ hex }) => hex !== OFF_BOARD);
  return printDrawing({ grid: plan.grid, ground: plan.ground, tokens, units: standing, marks: [] });
}

const adHocLines = ({ plan, tokens }: GameState): string[] => [
  ...planLines(plan),
  ...plan.markers.map(({ hex }) => `objective ${hexName(plan.grid, hex)}`),
  ...groundLines(plan, tokens),
];

function statementsOf(state: GameState): string[] {
  const { plan, units, round, firstPlayer, morale, commanders, engagements, fires, control, outcome } = state;
  const name = (hex: string) => hexName(plan.grid, Number(hex));
  const label = (id: UnitId) => units[id]!.label;
  return [
    ...rulesLine(state),
    ...(round === 1 ? [] : [`round ${round}`]),
    ...(firstPlayer === plan.momentum ? [] : [`first ${firstPlayer}`]),
    ...(morale === 0 ? [] : [`morale ${morale}`]),
    ...units.flatMap((unit) => unitLine(state, unit)),
    ...commanders.flatMap((commander) => commanderLine(state, commander)),
    ...SIDES.flatMap((side) => houseLines(state, side)),
    ...engagements.map(({ stark, lannister, token }) => `engaged ${label(stark)} ${label(lannister)} ${token}`),
    ...Object.entries(fires).map(([hex, level]) => `fire ${name(hex)} ${level}`),
    ...Object.entries(control).map(([hex, side]) => `control ${name(hex)} ${side}`),
    ...markerLines(state),
    ...state.modifiers.map((modifier) => `modifier ${JSON.stringify(modifier)}`),
    ...agendaLines(state),
    ...(outcome === null ? [] : [`outcome ${outcome.winner} ${outcome.reason}`]),
  ];
}

/** Nothing about a unit that is as the plan and the drawing have it, and green. */
function unitLine({ plan }: GameState, unit: Unit): string[] {
  const { label, rank, figures, ready, hex, commander } = unit;
  const started = plan.army[unit.id]!;
  const isFull = figures === defaultFigures(unit);
  const isAsMustered = rank === 'green' && rank === started.rank && commander === null && started.commander === null;
  if (isAsMustered && isFull && ready && hex !== OFF_BOARD) return [];
  const bearer = commander ?? (started.commander === null ? null : 'nobody');
  const words = [label, rank, figures, ready ? 'ready' : 'spent', bearer, hex === OFF_BOARD ? 'dead' : null];
  return [`unit ${words.filter((word) => word !== null).join(' ')}`];
}

function commanderLine({ plan, units }: GameState, about: CommanderState): string[] {
  const { id, unit, tokens, committed, captured } = about;
  const isHis = ({ commander }: Pick<Unit, 'commander'>) => commander === id;
  const bearer = units.find(isHis)?.id ?? plan.army.findIndex(isHis);
  const words = [
    ...(unit === bearer ? [] : [`unit ${units[unit]!.label}`]),
    ...(tokens === 0 ? [] : [`tokens ${tokens}`]),
    ...(committed ? ['committed'] : []),
    ...(captured ? ['captured'] : []),
  ];
  return words.length === 0 ? [] : [`commander ${id} ${words.join(' ')}`];
}

function houseLines(state: GameState, side: Side): string[] {
  const { pool, hand, deck, discard, commandTokens, points, passed } = state.houses[side];
  const held = FACES.filter((face) => pool[face] > 0).map((face) => `${face} ${pool[face]}`);
  const cards = (keyword: string, ids: readonly string[]) => [keyword, side, ...ids].join(' ');
  return [
    ...(held.length === 0 ? [] : [`pool ${side} ${held.join(' ')}`]),
    ...(hand.length === 0 ? [] : [cards('hand', hand)]),
    ...(discard.length === 0 ? [] : [cards('discard', discard)]),
    ...(sameData(deck, defaultDeck(state, side)) ? [] : [cards('deck', deck)]),
    ...(commandTokens === defaultTokens(state, side) ? [] : [`tokens ${side} ${commandTokens}`]),
    ...(points === 0 ? [] : [`points ${side} ${points}`]),
    ...(passed ? [`passed ${side}`] : []),
  ];
}

function markerLines({ plan, markers }: GameState): string[] {
  if (sameData(markers, plan.markers)) return [];
  return markers.length === 0 ? ['marker none'] : markers.map((marker) => `marker ${JSON.stringify(marker)}`);
}

/** Who is to choose what to do in the first turn need not be told. */
function agendaLines({ agenda, turn, firstPlayer, outcome }: GameState): string[] {
  const isDefault = outcome === null && sameData(agenda, defaultAgenda(firstPlayer));
  const usual = isDefault ? defaultTurn(firstPlayer) : null;
  return [
    ...(sameData(turn, usual) ? [] : [`turn ${JSON.stringify(turn)}`]),
    ...(isDefault ? [] : agenda.map((task) => `task ${JSON.stringify(task)}`)),
  ];
}
