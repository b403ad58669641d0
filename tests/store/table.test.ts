import { describe, expect, it } from 'vitest';
import { NO_OPTIONAL_RULES } from '../../src/model/options';
import { decisionOf } from '../../src/rules';
import { browserShelf } from '../../src/store/browserShelf';
import { stateOf } from '../../src/store/history';
import { keyOfSlot } from '../../src/store/saves';
import { TWO_PEOPLE } from '../../src/store/seat';
import type { TableStore } from '../../src/store/table';
import { createTable } from '../../src/store/table';
import { memoryShelf } from './shelf';

const kingsroad = {
  start: { kind: 'battle', id: 'kingsroad', rules: NO_OPTIONAL_RULES },
  seats: TWO_PEOPLE,
  seed: 'table',
} as const;

const optionsOf = (table: TableStore) => decisionOf(stateOf(table.getState().game!.history))!.options;
const choose = (table: TableStore, type: string) =>
  table.getState().dispatch(optionsOf(table).find((option) => option.type === type)!);

function begun(shelf = memoryShelf()): TableStore {
  const table = createTable(shelf, ['en-GB']);
  table.getState().newBattle(kingsroad);
  return table;
}

describe('the table', () => {
  it('plays an option and keeps the game at once', () => {
    const shelf = memoryShelf();
    const table = begun(shelf);
    choose(table, 'order');
    const other = createTable(shelf, []);
    const [slot] = other.getState().saves;
    expect(slot).toMatchObject({ slot: table.getState().slot, game: { revision: 2 } });
    other.getState().load(slot!.slot);
    expect(other.getState()).toMatchObject({ screen: 'table', game: table.getState().game });
  });

  it('says why something is refused, and changes nothing', () => {
    const table = begun();
    const { game } = table.getState();
    table.getState().dispatch({ type: 'done' });
    expect(table.getState().refusal).toMatchObject({ code: 'notAsked' });
    expect(table.getState().game).toBe(game);
    table.getState().dismiss();
    expect(table.getState().refusal).toBeNull();
    table.getState().attempt({ type: 'order', unit: 99, token: 'green', count: 1 });
    expect(table.getState().refusal).toMatchObject({ code: 'unknownUnit' });
  });

  it('takes back freely what no dice have followed', () => {
    const table = begun();
    const before = stateOf(table.getState().game!.history);
    choose(table, 'order');
    table.getState().undo();
    expect(stateOf(table.getState().game!.history)).toBe(before);
    expect(table.getState().game!.history.takeBacks).toEqual([]);
  });

  it('asks for consent before dice are taken back, and remembers that they were', () => {
    const table = begun();
    choose(table, 'order');
    // Played on until dice have fallen.
    while (table.getState().game!.history.moments.at(-1)!.by !== 'chance') {
      table.getState().dispatch(optionsOf(table).at(-1)!);
    }
    const { moments } = table.getState().game!.history;
    table.getState().undo();
    expect(table.getState()).toMatchObject({ asksConsent: true, game: { history: { moments } } });
    table.getState().takeBack();
    const { history } = table.getState().game!;
    expect(history.moments.length).toBeLessThan(moments.length);
    expect(history.takeBacks).toEqual([history.moments.length]);
  });

  it('goes back to the only person’s last action without asking, and still remembers the dice', () => {
    const table = createTable(memoryShelf(), []);
    const seats = { ...TWO_PEOPLE, lannister: { name: '', level: 'knight' } } as const;
    table.getState().newBattle({ ...kingsroad, seats });
    let before = stateOf(table.getState().game!.history);
    do {
      const state = stateOf(table.getState().game!.history);
      if (decisionOf(state)!.decider === 'stark') before = state;
      table.getState().dispatch(optionsOf(table).at(-1)!);
    } while (table.getState().game!.history.moments.at(-1)!.by !== 'chance');
    table.getState().undo();
    const { asksConsent, game } = table.getState();
    expect(asksConsent).toBe(false);
    expect(stateOf(game!.history)).toBe(before);
    expect(game!.history.takeBacks).toEqual([game!.history.moments.length]);
  });

  it('has nothing to take back before the first action', () => {
    const table = begun();
    table.getState().undo();
    expect(table.getState().asksConsent).toBe(false);
  });

  it('never overwrites what another tab wrote', () => {
    const shelf = memoryShelf();
    const first = begun(shelf);
    const slot = first.getState().slot!;
    const second = createTable(shelf, []);
    second.getState().load(slot);
    choose(first, 'order');
    const kept = shelf.getItem(keyOfSlot(slot));
    choose(second, 'pass');
    expect(second.getState().kept).toBe('overtaken');
    expect(shelf.getItem(keyOfSlot(slot))).toBe(kept);

    second.getState().branchOff();
    expect(second.getState()).toMatchObject({ kept: 'kept' });
    expect(second.getState().slot).not.toBe(slot);
    expect(createTable(shelf, []).getState().saves).toHaveLength(2);
  });

  it('stops keeping its game as soon as another tab is seen writing to it', () => {
    const shelf = memoryShelf();
    const table = begun(shelf);
    const kept = shelf.getItem(keyOfSlot(table.getState().slot!));
    table.getState().noticeWrite('another');
    expect(table.getState().kept).toBe('kept');
    table.getState().noticeWrite(table.getState().slot!);
    choose(table, 'order');
    expect(table.getState().kept).toBe('overtaken');
    expect(shelf.getItem(keyOfSlot(table.getState().slot!))).toBe(kept);
  });

  it('keeps its game again after another tab removed it', () => {
    const shelf = memoryShelf();
    const table = begun(shelf);
    const slot = table.getState().slot!;
    createTable(shelf, []).getState().removeSave(slot);
    table.getState().noticeWrite(slot);
    choose(table, 'order');
    expect(table.getState().kept).toBe('kept');
    expect(shelf.getItem(keyOfSlot(slot))).not.toBeNull();
  });

  it('offers a game no more once it is removed', () => {
    const table = begun();
    table.getState().removeSave('another');
    expect(table.getState().game).not.toBeNull();
    table.getState().removeSave(table.getState().slot!);
    expect(table.getState()).toMatchObject({ game: null, slot: null });
  });

  it('plays on when there is no room to keep the game, and says so', () => {
    const table = begun(memoryShelf(10));
    expect(table.getState()).toMatchObject({ kept: 'full', screen: 'table' });
  });

  it('keeps the game again as soon as there is room', () => {
    const shelf = memoryShelf();
    const table = begun(shelf);
    const { setItem } = shelf;
    shelf.setItem = () => {
      throw new Error('QuotaExceededError');
    };
    choose(table, 'order');
    table.getState().undo();
    expect(table.getState().kept).toBe('full');
    shelf.setItem = setItem;
    choose(table, 'order');
    expect(table.getState().kept).toBe('kept');
    const other = createTable(shelf, []);
    other.getState().load(table.getState().slot!);
    expect(other.getState().game).toEqual(table.getState().game);
  });

  it('does not call an imported game kept where there is no room for it', () => {
    const table = begun();
    const text = table.getState().exportText(table.getState().slot!);
    const elsewhere = createTable(memoryShelf(10), []);
    elsewhere.getState().importText(text);
    expect(elsewhere.getState()).toMatchObject({ kept: 'full', screen: 'table' });
  });

  it('is played without a storage too, and says that the game ends with the page', () => {
    const denied = () => {
      throw new Error('SecurityError');
    };
    const storage = { ...memoryShelf(), clear: denied, getItem: denied };
    for (const shelf of [browserShelf(denied), browserShelf(() => storage)]) {
      const table = begun(shelf);
      choose(table, 'order');
      expect(table.getState()).toMatchObject({ kept: 'forgotten', screen: 'table', game: { revision: 2 } });
      table.getState().open('saves');
      table.getState().load(table.getState().slot!);
      expect(table.getState()).toMatchObject({ kept: 'forgotten', screen: 'table' });
      table.getState().removeSave(table.getState().slot!);
      expect(table.getState().saves).toEqual([]);
    }
  });

  it('keeps its games in the storage of the browser where there is one', () => {
    const storage = { ...memoryShelf(), clear: () => undefined };
    expect(begun(browserShelf(() => storage)).getState().kept).toBe('kept');
    expect(browserShelf(() => storage)).toBe(storage);
  });

  it('keeps a broken save and says what is wrong with it', () => {
    const shelf = memoryShelf();
    shelf.setItem(keyOfSlot('old'), 'torn');
    const table = createTable(shelf, []);
    table.getState().load('old');
    expect(table.getState()).toMatchObject({ fault: { kind: 'notJson' }, screen: 'saves', game: null });
    expect(table.getState().exportText('old')).toBe('torn');
    table.getState().removeSave('old');
    expect(table.getState().saves).toEqual([]);
  });

  it('goes on with an exported game after everything was wiped', () => {
    const table = begun();
    choose(table, 'order');
    const text = table.getState().exportText(table.getState().slot!);
    const elsewhere = createTable(memoryShelf(), []);
    elsewhere.getState().importText(text);
    expect(elsewhere.getState().game).toEqual(table.getState().game);
    expect(elsewhere.getState().saves).toEqual([]);
    elsewhere.getState().open('saves');
    expect(elsewhere.getState().saves).toHaveLength(1);
  });

  it('knows no battle that is not in the box', () => {
    const table = createTable(memoryShelf(), []);
    table.getState().newBattle({ ...kingsroad, start: { ...kingsroad.start, id: 'blackwater' } });
    expect(table.getState()).toMatchObject({ game: null, fault: { kind: 'unknownStart' } });
  });

  it('sets up a skirmish too', () => {
    const table = createTable(memoryShelf(), []);
    table.getState().newBattle({ ...kingsroad, start: { ...kingsroad.start, kind: 'skirmish', id: 'raidRiverlands' } });
    expect(decisionOf(stateOf(table.getState().game!.history))!.prompt).toBe('skirmish.chooseCommanders');
  });

  it('speaks the browser’s language until another is chosen', () => {
    const shelf = memoryShelf();
    expect(createTable(shelf, ['de', 'fr-CA', 'en']).getState().language).toBe('fr');
    expect(createTable(shelf, ['de']).getState().language).toBe('en');
    createTable(shelf, ['de']).getState().setLanguage('fr');
    createTable(shelf, ['en']).getState().setTheme('dark');
    expect(createTable(shelf, ['en']).getState()).toMatchObject({ language: 'fr', theme: 'dark' });
  });
});
