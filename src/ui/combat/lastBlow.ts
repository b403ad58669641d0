import type { Face } from '../../model/dice';
import type { GameEvent } from '../../model/event';
import type { GameState } from '../../model/state';
import { underWay } from '../../rules';
import type { History } from '../../store/history';

type Declared = Extract<GameEvent, { readonly type: 'attackDeclared' }>;
type Counted = Extract<GameEvent, { readonly type: 'diceCounted' }>;

/** Dice that fell, and the state that waited for them. */
interface Roll {
  readonly before: GameState;
  readonly faces: readonly Face[];
}

/** The blow that fell last, from its declaration to what came of it. */
export interface Blow {
  readonly declared: Declared;
  readonly before: GameState;
  readonly counted: Counted | null;
  /** One; two where hounds are loosed. What was rerolled stands in place of what it was before. */
  readonly rolls: readonly Roll[];
  readonly results: readonly GameEvent[];
}

/** What an attack does to those in it. */
const RESULTS: ReadonlySet<GameEvent['type']> = new Set([
  'hitsScored',
  'unitEliminated',
  'commanderCaptured',
  'bearersSwapped',
  'moraleIgnored',
  'retreatBlocked',
]);

/** The blow in hand, or the one just resolved; `null` once somebody has done something else. */
export function lastBlow({ start, moments }: History): Blow | null {
  const before = (place: number): GameState => moments[place - 1]?.state ?? start;
  const last = moments.findLastIndex(({ by }) => by !== 'chance');
  const isDeclared = ({ type }: GameEvent) => type === 'attackDeclared';
  const isRecent =
    moments.slice(Math.max(0, last)).some(({ events, state }) => underWay(state).isAttack || events.some(isDeclared)) ||
    (moments.length > 0 && underWay(before(Math.max(0, last))).isAttack);
  if (!isRecent) return null;

  const from = moments.findLastIndex(({ events }) => events.some(isDeclared));
  let blow: Blow | null = null;
  for (const [index, { events }] of moments.slice(Math.max(0, from)).entries()) {
    const state = before(Math.max(0, from) + index);
    for (const event of events) blow = withEvent(blow, event, state);
  }
  return blow;
}

function withEvent(blow: Blow | null, event: GameEvent, before: GameState): Blow | null {
  if (event.type === 'attackDeclared') return { declared: event, before, counted: null, rolls: [], results: [] };
  if (blow === null) return null;
  if (event.type === 'diceCounted') return { ...blow, counted: event };
  if (event.type === 'diceRolled') return { ...blow, rolls: [...blow.rolls, { before, faces: event.faces }] };
  if (event.type === 'diceRerolled') return { ...blow, rolls: [...blow.rolls.slice(0, -1), { before, faces: event.faces }] };
  const isResult = RESULTS.has(event.type) || (event.type === 'unitMoved' && event.unit === blow.declared.target);
  return isResult ? { ...blow, results: [...blow.results, event] } : blow;
}
