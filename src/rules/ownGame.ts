import type { GameEvent } from '../model/event';
import type { GameState, HouseState, TurnState } from '../model/state';
import type { Task } from '../model/task';
import type { Draft } from './draft';
import type { Game } from './game';

/** A copy of a game that its owner may write to. */
export const ownGame = (game: Game, events: GameEvent[] | null): Game => ({
  ...game,
  state: copyState(game.state),
  at: game.at.slice(),
  closed: game.closed.slice(),
  events,
});

/** Everything procedures write to, by hand: a search copies often. What they only replace is shared. */
function copyState(state: GameState): Draft<GameState> {
  return {
    ...state,
    houses: { stark: copyHouse(state.houses.stark), lannister: copyHouse(state.houses.lannister) },
    units: state.units.map((unit) => ({ ...unit })),
    commanders: state.commanders.map((commander) => ({ ...commander })),
    engagements: state.engagements.map((engagement) => ({ ...engagement })),
    tokens: { ...state.tokens },
    fires: { ...state.fires },
    control: { ...state.control },
    modifiers: [...state.modifiers],
    turn: state.turn === null ? null : copyTurn(state.turn),
    agenda: state.agenda.map(copyTask),
  } as Draft<GameState>;
}

const copyHouse = (house: HouseState): HouseState => ({
  ...house,
  deck: [...house.deck],
  hand: [...house.hand],
  discard: [...house.discard],
  pool: { ...house.pool },
});

const copyTurn = (turn: TurnState): TurnState => ({
  ...turn,
  orders: turn.orders.map((order) => ({ ...order })),
  captures: [...turn.captures],
  routs: [...turn.routs],
});

/** The lists in a task hold plain values, or data of the box that nobody writes to. */
const copyTask = (task: Task): Task =>
  Object.fromEntries(
    Object.entries(task).map(([key, value]: [string, unknown]) => [key, Array.isArray(value) ? [...(value as unknown[])] : value]),
  ) as unknown as Task;
