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
  const from = moments.findLastIndex(({ events }) => events.some(({ type }) => type === 'attackDeclared'));
  if (from < 0) return null;
  const over = moments.findIndex(({ state }, place) => place >= from && !underWay(state).isAttack);
  if (over >= 0 && moments.findLastIndex(({ by }) => by !== 'chance') > over) return null;

  let blow: Blow | null = null;
  // The dice that fall once it is over are for something else, such as the next round.
  for (let place = from; place <= (over < 0 ? moments.length - 1 : over); place += 1) {
    const before = moments[place - 1]?.state ?? start;
    for (const event of moments[place]?.events ?? []) blow = withEvent(blow, event, before);
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
