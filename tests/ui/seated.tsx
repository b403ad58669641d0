import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NO_OPTIONAL_RULES } from '../../src/model/options';
import type { GameState } from '../../src/model/state';
import { createDice } from '../../src/store/dice';
import { newHistory, stateOf } from '../../src/store/history';
import { createOpponent } from '../../src/store/opponent/createOpponent';
import type { Thinker } from '../../src/store/opponent/thinker';
import type { Shelf } from '../../src/store/saves';
import type { Seats } from '../../src/store/seat';
import { TWO_PEOPLE } from '../../src/store/seat';
import { createTable } from '../../src/store/table';
import { App } from '../../src/ui/App';
import { OpponentContext } from '../../src/ui/opponent/OpponentContext';
import { TableContext } from '../../src/ui/TableContext';
import { memoryShelf } from '../store/shelf';

/** An opponent that never answers. */
const NOBODY: Thinker = { ask: () => new Promise(() => undefined) };

/** The page in English, at its title. */
export function opened(shelf: Shelf = memoryShelf(), thinker: Thinker = NOBODY) {
  const table = createTable(shelf, ['en']);
  const opponent = createOpponent(table, thinker);
  const page = (
    <TableContext value={table}>
      <OpponentContext value={opponent}>
        <App />
      </OpponentContext>
    </TableContext>
  );
  // Finding out whether a click would reach its target is slow where nothing is laid out anyway.
  return { table, opponent, user: userEvent.setup({ pointerEventsCheck: 0 }), ...render(page) };
}

/** The page with a game in this state on the table. */
export function seated(state: GameState, seats: Seats = TWO_PEOPLE, thinker: Thinker = NOBODY) {
  const page = opened(memoryShelf(), thinker);
  const start = { kind: 'battle', id: 'kingsroad', rules: NO_OPTIONAL_RULES } as const;
  const history = newHistory(state, createDice('seated').state());
  const game = { start, seats, history, revision: 1 };
  act(() => page.table.setState({ game, slot: 'drawn', screen: 'table' }));
  return { ...page, current: () => stateOf(page.table.getState().game!.history) };
}
