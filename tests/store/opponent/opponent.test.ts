import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Level } from '../../../src/ai/level';
import { NO_OPTIONAL_RULES } from '../../../src/model/options';
import { enemyOf } from '../../../src/model/side';
import { decisionOf } from '../../../src/rules';
import { stateOf } from '../../../src/store/history';
import { createOpponent } from '../../../src/store/opponent/createOpponent';
import { createThinker } from '../../../src/store/opponent/thinker';
import { createTable } from '../../../src/store/table';
import { memoryShelf } from '../shelf';
import { fakeWorker } from './fakeWorker';

const person = { name: '', level: null };
const kingsroad = { kind: 'battle', id: 'kingsroad', rules: NO_OPTIONAL_RULES } as const;

/** A person as Lannister, who decides nothing before Stark has; the opponent's workers as they are started. */
function begun(level: Level = 'knight', start: typeof kingsroad | { kind: 'skirmish'; id: string; rules: typeof NO_OPTIONAL_RULES } = kingsroad) {
  const shelf = memoryShelf();
  const table = createTable(shelf, ['en']);
  const workers: ReturnType<typeof fakeWorker>[] = [];
  const hire = () => {
    const worker = fakeWorker();
    workers.push(worker);
    return worker;
  };
  const opponent = createOpponent(table, createThinker(hire, 5000));
  table.getState().newBattle({ start, seats: { stark: { name: '', level }, lannister: person }, seed: 'opponent' });
  const moments = () => table.getState().game!.history.moments;
  /** Lets a beat pass and whatever was promised be kept. */
  const wait = (milliseconds = 2000) => vi.advanceTimersByTimeAsync(milliseconds);
  const answer = async () => {
    workers.at(-1)!.answer();
    await vi.advanceTimersByTimeAsync(0);
  };
  const decision = () => decisionOf(stateOf(table.getState().game!.history));
  return { shelf, table, opponent, workers, moments, wait, answer, decision };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an opponent', () => {
  it('thinks, waits for a beat and plays', async () => {
    const { opponent, moments, wait, answer } = begun();
    const before = moments().length;
    expect(opponent.getState().turn).toEqual({ side: 'stark', level: 'knight', phase: 'thinking' });
    await answer();
    expect(opponent.getState().turn).toMatchObject({ phase: 'ready' });
    await wait(500);
    expect(moments()).toHaveLength(before);
    await wait(200);
    expect(moments().length).toBeGreaterThan(before);
    expect(moments()[before]).toMatchObject({ by: 'stark', action: opponent.getState().thoughts.get(before)![0]!.option });
  });

  it('plays at once where nothing moves', async () => {
    const { table, moments, answer, wait } = begun();
    table.getState().setPace('off');
    await answer();
    await wait();
    const before = moments().length;
    await answer();
    expect(moments().length).toBeGreaterThan(before);
  });

  it('leaves every decision of a person alone', async () => {
    const { table, opponent, decision, wait, answer } = begun();
    table.getState().setPace('off');
    for (let place = 0; place < 40 && decision()!.decider === 'stark'; place += 1) {
      await answer();
      await wait();
    }
    expect(decision()!.decider).toBe('lannister');
    const { game } = table.getState();
    await wait();
    expect(table.getState().game).toBe(game);
    expect(opponent.getState().turn).toBeNull();
  });

  it('is told nothing but what its house may see', async () => {
    // A lord commander would search as long as this clock stands still; he is asked by the same words.
    for (const level of ['squire', 'knight'] as const) {
      const { table, workers, decision, wait, answer } = begun(level);
      table.getState().setPace('off');
      for (let count = 0; count < 60 && decision()!.decider === 'stark'; count += 1) {
        const { houses } = stateOf(table.getState().game!.history);
        const asked = workers[0]!.heard.at(-1)!;
        const words = JSON.stringify(asked);
        const secrets = [...houses.lannister.hand, ...houses.lannister.deck, ...houses.stark.deck];
        expect(secrets.length).toBeGreaterThan(3);
        expect(secrets.filter((card) => words.includes(`"${card}"`))).toEqual([]);
        expect(Object.keys(asked).sort()).toEqual(['id', 'level', 'milliseconds', 'seed', 'view']);
        await answer();
        await wait();
      }
    }
  }, 20_000);

  it('thinks the same whatever the other house holds', async () => {
    const { table, workers, opponent, moments, answer } = begun('squire');
    await answer();
    const first = opponent.getState().thoughts.get(moments().length);
    const { history, ...game } = table.getState().game!;
    const swap = (state: (typeof history)['start']) => {
      const { lannister } = state.houses;
      const hand = lannister.deck.slice(0, lannister.hand.length);
      const deck = [...lannister.hand, ...lannister.deck.slice(hand.length)];
      return { ...state, houses: { ...state.houses, lannister: { ...lannister, hand, deck } } };
    };
    const swapped = { ...history, moments: history.moments.map((moment) => ({ ...moment, state: swap(moment.state) })) };
    table.setState({ game: { ...game, history: swapped } });
    expect(workers[0]!.heard[1]).toEqual({ ...workers[0]!.heard[0], id: 2 });
    await answer();
    expect(opponent.getState().thoughts.get(moments().length)).toEqual(first);
  });

  it('drops an answer that comes too late', async () => {
    const { table, workers, moments, wait } = begun();
    table.getState().open('title');
    workers[0]!.answer();
    await wait();
    expect(table.getState().screen).toBe('title');
    const before = moments().length;
    table.getState().open('table');
    expect(workers[0]!.heard).toHaveLength(2);
    workers[0]!.answer();
    await wait();
    expect(moments().length).toBeGreaterThan(before);
  });

  it('leaves a game alone that goes on in another tab', async () => {
    const { table, moments, answer, wait } = begun();
    const before = moments().length;
    table.getState().noticeWrite(table.getState().slot!);
    await answer();
    await wait();
    expect(moments()).toHaveLength(before);
  });

  it('asks again after a reload', async () => {
    const { shelf, table, moments, workers } = begun();
    const other = createTable(shelf, ['en']);
    const worker = fakeWorker();
    const opponent = createOpponent(other, createThinker(() => worker));
    other.getState().load(table.getState().slot!);
    expect(opponent.getState().turn).toMatchObject({ side: 'stark', phase: 'thinking' });
    expect(worker.heard[0]).toEqual(workers[0]!.heard[0]);
    worker.answer();
    await vi.advanceTimersByTimeAsync(1000);
    expect(other.getState().game!.history.moments.length).toBeGreaterThan(moments().length);
  });

  it('says that it failed when it crashes or hangs, loses nothing, and can be asked again', async () => {
    const { table, opponent, workers, moments, answer, wait } = begun();
    const { game } = table.getState();
    workers[0]!.crash();
    await wait(0);
    expect(opponent.getState().turn).toMatchObject({ phase: 'failed' });
    expect(table.getState().game).toBe(game);

    opponent.getState().retry();
    expect(opponent.getState().turn).toMatchObject({ phase: 'thinking' });
    await wait(5001);
    expect(opponent.getState().turn).toMatchObject({ phase: 'failed' });
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true]);

    opponent.getState().retry();
    await answer();
    await wait(1000);
    expect(moments().length).toBeGreaterThan(game!.history.moments.length);
  });

  it('says so too where there are no workers at all', async () => {
    const table = createTable(memoryShelf(), ['en']);
    const thinker = createThinker(() => {
      throw new Error('no workers here');
    });
    const opponent = createOpponent(table, thinker);
    table.getState().newBattle({ start: kingsroad, seats: { stark: { name: '', level: 'squire' }, lannister: person }, seed: 'x' });
    await vi.advanceTimersByTimeAsync(0);
    expect(opponent.getState().turn).toMatchObject({ phase: 'failed' });
  });

  it('waits for whoever watches step by step', async () => {
    const { table, opponent, moments, wait, answer } = begun();
    table.getState().setWatch('steps');
    const before = moments().length;
    await answer();
    await wait();
    expect(moments()).toHaveLength(before);
    opponent.getState().next();
    const after = moments().length;
    expect(after).toBeGreaterThan(before);
    await answer();
    await wait();
    expect(moments()).toHaveLength(after);
    table.getState().setWatch('flow');
    expect(moments().length).toBeGreaterThan(after);
  });

  it('waits until the table has shown what happened', async () => {
    const { opponent, moments, wait, answer } = begun();
    const before = moments().length;
    opponent.getState().hold(true);
    await answer();
    await wait();
    expect(moments()).toHaveLength(before);
    opponent.getState().hold(false);
    expect(moments().length).toBeGreaterThan(before);
  });

  it('gives a knight’s advice in a person’s place, and forgets it when the game goes on', async () => {
    const { table, opponent, workers, decision, answer, wait } = begun();
    table.getState().setPace('off');
    for (let count = 0; count < 60 && decision()!.decider === 'stark'; count += 1) {
      await answer();
      await wait();
    }
    opponent.getState().advise();
    expect(opponent.getState().advice).toEqual({ thought: null });
    expect(workers[0]!.heard.at(-1)).toMatchObject({ level: 'knight' });
    await answer();
    const { thought } = opponent.getState().advice!;
    expect(thought).toHaveLength(3);
    expect(decision()!.options).toContainEqual(thought![0]!.option);
    table.getState().dispatch(decision()!.options[0]!);
    expect(opponent.getState().advice).toBeNull();
  });

  it('thinks once more about what it decided before the page was opened', async () => {
    const { table, opponent, moments, answer, wait } = begun();
    const before = moments().length;
    await answer();
    await wait();
    const thought = opponent.getState().thoughts.get(before);
    opponent.setState({ thoughts: new Map() });
    opponent.getState().recall(before);
    await answer();
    expect(opponent.getState().thoughts.get(before)).toEqual(thought);
    expect(table.getState().game!.history.moments[before]!.by).toBe('stark');
  });

  it.each(['kingsroad', 'raidRiverlands'])('plays %s to its end against another', async (id) => {
    const table = createTable(memoryShelf(), ['en']);
    const worker = fakeWorker();
    const opponent = createOpponent(table, createThinker(() => worker));
    table.getState().setPace('off');
    const kind = id === 'kingsroad' ? 'battle' : 'skirmish';
    const seat = { name: '', level: 'squire' } as const;
    table.getState().newBattle({ start: { ...kingsroad, kind, id }, seats: { stark: seat, lannister: seat }, seed: 'watch' });
    const sides = new Set<string>();
    for (let count = 0; count < 5000 && table.getState().screen === 'table'; count += 1) {
      sides.add(opponent.getState().turn!.side);
      worker.answer();
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(table.getState().screen).toBe('victory');
    expect([...sides].map((side) => enemyOf(side as 'stark')).sort()).toEqual(['lannister', 'stark']);
    expect(opponent.getState().turn).toBeNull();
  }, 60_000);
});
