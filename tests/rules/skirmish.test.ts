import { describe, expect, test } from 'vitest';
import type { CommanderId } from '../../src/model/commander';
import type { GameEvent } from '../../src/model/event';
import { hexName } from '../../src/model/hex';
import type { Side } from '../../src/model/side';
import { SIDES, enemyOf } from '../../src/model/side';
import type { Skirmish } from '../../src/model/skirmish';
import type { GameState } from '../../src/model/state';
import type { SkirmishTask } from '../../src/model/task';
import { COMMANDERS } from '../../src/content/commanders';
import { SETUP_CARDS, SKIRMISHES, setupCardOf } from '../../src/content/skirmish';
import { bountyWesterlands } from '../../src/content/skirmish/bountyWesterlands';
import { raidRiverlands } from '../../src/content/skirmish/raidRiverlands';
import { UNITS } from '../../src/content/units';
import { commanderSum, copyGame, decide, decisionOf, eventsFor, newSkirmish, openGame, play, randomSetUp, reduce, viewFor, whyNot } from '../../src/rules';
import { distance, geometryOf, rowsFrom } from '../../src/rules/board/geometry';
import { gameOf, lookUp } from '../../src/rules/game';
import { brokenInvariants } from '../../src/rules/invariants';
import { parseGame, parsePosition, printGame, printPosition } from '../../src/rules/notation';
import { createDice } from '../../src/store/dice';
import { after, asked, hex, offeredHexes, offers } from '../position';

const taskOf = (state: GameState): SkirmishTask => state.agenda[0] as SkirmishTask;

/** Cards of a house with these on top. */
function shuffle(state: GameState, ...top: readonly string[]): string {
  const { chance } = decisionOf(state)!;
  const cards = chance?.kind === 'shuffle' ? chance.cards : [];
  return ['shuffle', ...top, ...cards.filter((card) => !top.includes(card))].join(' ');
}

const begun = newSkirmish(raidRiverlands);
const chosen = after(begun, 'choose commander robbKing', 'done', 'choose commander addam', 'choose commander gregorMountain');
const mustered = (() => {
  const drawn = after(chosen, 'side lannister');
  const one = after(drawn, shuffle(drawn, 'LE1', 'LE5'));
  const two = after(one, shuffle(one, 'SE4', 'SE5'));
  const three = after(two, shuffle(two, 'LE6', 'LE7'));
  return after(three, shuffle(three, 'SE6', 'SE7'));
})();

/** Places the next piece, and so many more, wherever it first can be. */
function placeFirst(state: GameState, pieces: number): GameState {
  return pieces === 0 ? state : placeFirst(after(state, offers(state)[0]!), pieces - 1);
}

/** The state when this question is put. */
function until(state: GameState, question: string): GameState {
  if (asked(state) === question) return state;
  return until(placeFirst(state, 1), question);
}

describe('commanders', () => {
  test('R19.1 whoever chooses is told what is left of the value and of the number allowed, of the own house alone', () => {
    expect(commanderSum(taskOf(begun))).toEqual({ chosen: [], value: 4, left: { value: 4, commanders: 2 } });
    const one = commanderSum(taskOf(after(begun, 'choose commander robbKing')));
    expect(one).toMatchObject({ chosen: [{ id: 'robbKing', value: 3 }], left: { value: 1, commanders: 1 } });
    expect(commanderSum(taskOf(after(begun, 'choose commander robbKing', 'done')))).toMatchObject({ chosen: [], left: { value: 4 } });
    expect(commanderSum(taskOf(chosen))).toBeNull();
  });

  test('R19.1 L3067 in the Raid each house chooses one or two commanders of a total value of at most four', () => {
    const all = ['robbKing', 'eddard', 'greatjon', 'rickard', 'maege'].map((id) => `choose commander ${id}`);
    expect(asked(begun)).toBe('stark skirmish.chooseCommanders');
    expect(offers(begun)).toEqual(all);
    expect(offers(after(begun, 'choose commander robbKing'))).toEqual(['choose commander maege', 'done']);
    expect(offers(after(begun, 'choose commander rickard'))).toEqual(['choose commander greatjon', 'choose commander maege', 'done']);
  });

  test('R19.1 with two commanders a house has chosen', () => {
    const both = after(begun, 'choose commander maege', 'choose commander greatjon');
    expect(asked(both)).toBe('lannister skirmish.chooseCommanders');
    expect(taskOf(both).chosen).toEqual(['SE5', 'SE3']);
  });

  test('R19.2 nobody sees whom the enemy has chosen, nor how many', () => {
    const one = after(begun, 'choose commander robbKing', 'done');
    const other = after(begun, 'choose commander maege', 'choose commander greatjon');
    expect(viewFor(one, 'lannister')).toEqual(viewFor(other, 'lannister'));
    expect(taskOf(viewFor(one, 'stark')).chosen).toEqual(['SE1']);
    expect(decisionOf(viewFor(one, 'lannister'))?.options).toEqual(decisionOf(one)?.options);
    const half = after(one, 'choose commander addam');
    expect(taskOf(viewFor(half, 'lannister')).chosen).toEqual(['LE4']);
    expect(decisionOf(viewFor(half, 'lannister'))?.options).toEqual(decisionOf(half)?.options);
    expect(taskOf(viewFor(half, 'stark')).chosen).toEqual(['SE1']);
  });

  test('R19.2 L3067 all are revealed together, when the last is chosen', () => {
    const told: GameEvent[] = [];
    let state = begun;
    const choices: readonly (CommanderId | null)[] = ['robbKing', null, 'addam', 'gregorMountain'];
    for (const commander of choices) {
      expect(told).toEqual([]);
      const result = reduce(state, commander === null ? { type: 'done' } : { type: 'chooseCommander', commander });
      state = result.state;
      told.push(...eventsFor(result.events, 'stark'));
    }
    expect(told).toEqual([
      { type: 'commandersRevealed', side: 'stark', commanders: ['robbKing'] },
      { type: 'commandersRevealed', side: 'lannister', commanders: ['addam', 'gregorMountain'] },
    ]);
    expect(taskOf(viewFor(state, 'stark')).chosen).toEqual(['SE1', 'LE4', 'LE3']);
  });

  test('R19.2 who may not be chosen, and why', () => {
    const one = after(begun, 'choose commander robbKing');
    const why = (commander: CommanderId) => whyNot(one, { type: 'chooseCommander', commander });
    expect(why('maege')).toBeNull();
    expect(why('robbKing')).toEqual({ rule: 'R19.2', code: 'alreadyChosen', commander: 'robbKing' });
    expect(why('robbYoungWolf')).toEqual({ rule: 'R19.2', code: 'notMeant', commander: 'robbYoungWolf' });
    expect(why('kevan')).toEqual({ rule: 'R19.2', code: 'notYours', commander: 'kevan' });
    expect(why('rickard')).toEqual({ rule: 'R19.1', code: 'valueTooHigh', commander: 'rickard' });
    expect(why('nobody' as CommanderId)).toMatchObject({ code: 'unknownCommander' });
    expect(whyNot(begun, { type: 'done' })).toEqual({ rule: 'R19.2', code: 'atLeastOne' });
  });
});

describe('momentum', () => {
  test('R19.1 L3093 in the Raid it is drawn at random', () => {
    expect(decisionOf(chosen)).toMatchObject({ decider: 'chance', prompt: 'skirmish.momentum', chance: { kind: 'side' } });
    for (const side of SIDES) {
      const { state, events } = reduce(chosen, { type: 'side', side });
      expect(state).toMatchObject({ firstPlayer: side, plan: { momentum: side } });
      expect(events).toEqual([{ type: 'momentumDrawn', side }]);
    }
    expect(whyNot(chosen, { type: 'direction', direction: 1 })).toEqual({ rule: 'R19.1', code: 'chanceDecides' });
  });

  test('R19.1 in the Bounty it is given', () => {
    const state = after(newSkirmish(bountyWesterlands), 'choose commander eddard', 'done', 'choose commander tywin', 'done');
    expect(asked(state)).toBe('chance skirmish.drawUnits');
    expect(state.plan.momentum).toBe('lannister');
  });
});

describe('drawing set-up cards', () => {
  const drawing = after(chosen, 'side stark');

  test('R19.3 unchosen commanders are among the cards, those chosen have left the game', () => {
    expect(decisionOf(drawing)?.chance).toEqual({ kind: 'shuffle', cards: ['SE2', 'SE3', 'SE4', 'SE5', 'SE6', 'SE7', 'SE8'] });
    const next = after(drawing, shuffle(drawing));
    expect(decisionOf(next)?.chance).toEqual({ kind: 'shuffle', cards: ['LE1', 'LE2', 'LE5', 'LE6', 'LE7', 'LE8'] });
  });

  test('R19.3 the cards drawn for units leave the game, and the rest are shuffled again for terrain', () => {
    const one = after(drawing, shuffle(drawing, 'SE8', 'SE2'));
    const two = after(one, shuffle(one, 'LE8', 'LE2'));
    expect(asked(two)).toBe('chance skirmish.drawTerrain');
    expect(decisionOf(two)?.chance).toEqual({ kind: 'shuffle', cards: ['SE3', 'SE4', 'SE5', 'SE6', 'SE7'] });
    expect(taskOf(two).unitCards).toEqual(['SE8', 'SE2', 'LE8', 'LE2']);
    const three = reduce(two, { type: 'shuffle', cards: ['SE7', 'SE6', 'SE5', 'SE4', 'SE3'] });
    expect(three.events).toEqual([{ type: 'setupCardsDrawn', side: 'stark', section: 'terrain', cards: ['SE7', 'SE6'] }]);
  });

  test('L3080 the unit sections of two cards add up: 4 + 3 + 16 + 6 figures are 29', () => {
    const figures = new Map<string, number>();
    for (const { type, count } of ['SE4', 'SE5'].flatMap((card) => setupCardOf(card).units)) {
      figures.set(type, (figures.get(type) ?? 0) + count * UNITS[type].strength);
    }
    expect(Object.fromEntries(figures)).toEqual({ northmenArchers: 4, kennelmasters: 3, warHost: 16, winterfellRiders: 6 });
    const end = until(mustered, 'chance setup.shuffleStark');
    const others = end.units.filter(({ side, commander }) => side === 'stark' && commander === null);
    expect(others.reduce((sum, unit) => sum + unit.figures, 0)).toBe(29);
  });

  test('L3086 the terrain sections of two cards add up: 3 + 4 + 1 pieces are 8', () => {
    const end = until(mustered, 'lannister skirmish.placeCommanders');
    const count = (ground: string) => end.plan.ground.filter((one) => one === ground).length;
    // Both houses drew the same.
    expect([count('hill'), count('forest'), count('building')]).toEqual([6, 8, 2]);
  });
});

describe('placing', () => {
  const rowsOffered = (state: GameState, side: Side): number[] => {
    const { grid, edges } = state.plan;
    return [...new Set(offeredHexes(state).map((one) => rowsFrom(grid, one, edges[side])))].sort((a, b) => a - b);
  };

  test('R19.4 the holder of momentum begins, and each house places everything of a kind before the other', () => {
    const questions: string[] = [];
    let state = mustered;
    while (decisionOf(state)?.task.kind === 'skirmish') {
      if (questions.at(-1) !== asked(state)) questions.push(asked(state));
      state = placeFirst(state, 1);
    }
    expect(questions).toEqual([
      'lannister skirmish.placeTerrain',
      'stark skirmish.placeTerrain',
      'lannister skirmish.placeCommanders',
      'stark skirmish.placeCommanders',
      'lannister skirmish.placeUnits',
      'stark skirmish.placeUnits',
    ]);
  });

  test('R19.4 L3137 in the Raid terrain is placed within eight rows of the own edge, one piece a hex, onto plain', () => {
    expect(taskOf(mustered).pieces[0]).toEqual({ kind: 'terrain', ground: 'hill' });
    expect(rowsOffered(mustered, 'lannister')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const h6 = hex(mustered, 'h6');
    const { state, events } = reduce(mustered, { type: 'chooseHex', hex: h6 });
    expect(state.plan.ground[h6]).toBe('hill');
    expect(events).toEqual([{ type: 'terrainPlaced', side: 'lannister', ground: 'hill', hex: h6 }]);
    expect(offeredHexes(state)).toEqual(offeredHexes(mustered).filter((one) => one !== h6));
    expect(whyNot(state, { type: 'chooseHex', hex: h6 })).toEqual({ rule: 'R19.4', code: 'occupied', hex: h6 });
    const a1 = hex(state, 'a1');
    expect(whyNot(state, { type: 'chooseHex', hex: a1 })).toEqual({ rule: 'R19.4', code: 'tooFar', hex: a1 });
    expect(offeredHexes(until(state, 'stark skirmish.placeTerrain'))).not.toContain(h6);
  });

  test('R19.4 L3147 commanders are placed within three rows, and their zones of control share no hex', () => {
    const start = until(mustered, 'lannister skirmish.placeCommanders');
    expect(taskOf(start).pieces).toMatchObject([
      { kind: 'unit', muster: { label: 'c1', commander: 'addam', rank: 'blue' } },
      { kind: 'unit', muster: { label: 'i1', commander: 'gregorMountain', rank: 'blue' } },
    ]);
    expect(rowsOffered(start, 'lannister')).toEqual([1, 2, 3]);
    const h10 = hex(start, 'h10');
    const second = after(start, 'choose hex h10');
    const geometry = geometryOf(second.plan.grid);
    const apart = offeredHexes(start).filter((one) => distance(geometry, one, h10) > 4);
    expect(offeredHexes(second)).toEqual(apart);
    const c10 = hex(second, 'd10');
    expect(whyNot(second, { type: 'chooseHex', hex: c10 })).toEqual({
      rule: 'R19.4',
      code: 'zonesOverlap',
      hex: c10,
      unit: 0,
      commander: 'addam',
    });
    expect(whyNot(second, { type: 'chooseHex', hex: hex(second, 'c10') })).toBeNull();
  });

  test('R19.4 L3154 other units are placed within four rows, one a hex', () => {
    const start = until(mustered, 'lannister skirmish.placeUnits');
    expect(rowsOffered(start, 'lannister')).toEqual([1, 2, 3, 4]);
    const [first] = offeredHexes(start);
    const { state, events } = reduce(start, { type: 'chooseHex', hex: first! });
    const unit = state.units.at(-1)!;
    expect(unit).toMatchObject({ label: 'i2', type: 'lannisportGuards', rank: 'red', figures: 4, hex: first });
    expect(events).toEqual([{ type: 'unitPlaced', unit: unit.id, hex: first }]);
    expect(whyNot(state, { type: 'chooseHex', hex: first! })).toMatchObject({ rule: 'R19.4', code: 'occupied', unit: unit.id });
  });

  test('R19.4 no unit is placed on impassable terrain, nor on a half hex', () => {
    const task: SkirmishTask = { ...taskOf(until(mustered, 'stark skirmish.placeUnits')) };
    const ground = newSkirmish(raidRiverlands).plan.ground.with(0, 'forestRiver').with(1, 'forest');
    const state: GameState = { ...begun, plan: { ...begun.plan, ground }, agenda: [task] };
    expect(offeredHexes(state)).not.toContain(0);
    expect(offeredHexes(state)).toContain(1);
    expect(whyNot(state, { type: 'chooseHex', hex: 0 })).toEqual({ rule: 'R19.4', code: 'impassable', hex: 0 });
    expect(offeredHexes(state).map((one) => hexName(state.plan.grid, one))).not.toContain('o2');
  });
});

describe('the battle that follows', () => {
  const ready = until(mustered, 'chance setup.shuffleStark');

  test('R19.5 it begins as a battle does, with the decks of the commanders chosen', () => {
    expect(ready.agenda).toEqual([{ kind: 'setup', step: 'shuffleStark' }]);
    expect(ready.commanders.map(({ id }) => id).sort()).toEqual(['addam', 'gregorMountain', 'robbKing']);
    expect(ready.houses.lannister.deck).toHaveLength(20);
    expect(ready.houses.stark.deck).toEqual(expect.arrayContaining([...COMMANDERS.robbKing.cards]));
    expect(ready.plan.army).toHaveLength(ready.units.length);
    expect(ready.plan).toMatchObject({ id: 'raidRiverlands', rounds: 6, momentum: 'lannister' });
  });

  test('R19.5 a destroyed unit brings a point in the Raid', () => {
    expect(ready.plan.scoring).toEqual(SIDES.map((side) => ({ when: 'eliminated', side, points: 1 })));
    expect(ready.plan.victory).toEqual({ instant: [], atEnd: [], otherwise: 'mostPoints' });
  });

  test('R19.5 a captured commander brings his value in the Bounty', () => {
    const { plan, commanders } = randomSetUp(bountyWesterlands, createDice('bounty'));
    const prices = commanders.map(({ id, side }) => ({
      when: 'end',
      side: enemyOf(side),
      claim: { kind: 'captured', commander: id },
      points: Object.values(SETUP_CARDS).find(({ commander }) => commander?.id === id)!.commander!.value,
    }));
    expect(plan.scoring.slice(0, 2)).toEqual(SIDES.map((side) => ({ when: 'eliminated', side, points: 1 })));
    expect(plan.scoring.slice(2)).toHaveLength(prices.length);
    expect(plan.scoring.slice(2)).toEqual(expect.arrayContaining(prices));
  });

  test('R19.5 what the game looks up is what lies and stands there after the set-up', () => {
    const { at, terrain, land, closed, hasAuras } = lookUp(ready, null);
    expect(gameOf(ready)).toMatchObject({ at, terrain, land, closed, hasAuras });
  });

  test('R19.5 the look-ups know of an aura that came with a commander', () => {
    const start = after(newSkirmish(bountyWesterlands), 'choose commander eddard', 'done', 'choose commander tywin', 'done');
    const dice = createDice('aura');
    const game = openGame(start);
    expect(game.hasAuras).toBe(false);
    for (let next = decide(game)!; next.task.kind === 'skirmish'; next = decide(game)!) {
      play(game, next.chance === null ? next.options[0]! : dice.answer(next.chance));
    }
    expect(game.hasAuras).toBe(true);
    expect(copyGame(game).hasAuras).toBe(true);
  });
});

describe.each(Object.values(SKIRMISHES))('$id', (skirmish: Skirmish) => {
  test('R19.4 a random set-up obeys the rules and never gets stuck', () => {
    const dice = createDice(`set-ups of ${skirmish.id}`);
    for (let i = 0; i < 40; i += 1) {
      const state = randomSetUp(skirmish, dice);
      const { plan, units, commanders } = state;
      const { grid, edges } = plan;
      expect(asked(state)).toBe('chance setup.shuffleStark');
      expect(brokenInvariants(state)).toEqual([]);
      for (const unit of units) {
        const most = unit.commander === null ? skirmish.rows.units : skirmish.rows.commanders;
        expect(rowsFrom(grid, unit.hex, edges[unit.side])).toBeLessThanOrEqual(most);
      }
      for (const side of SIDES) {
        const led = commanders.filter((one) => one.side === side);
        expect([1, 2]).toContain(led.length);
        const figures = units.filter((unit) => unit.side === side && unit.commander === null);
        const strength = figures.reduce((sum, unit) => sum + unit.figures, 0);
        expect(strength).toBeGreaterThanOrEqual(25);
        expect(strength).toBeLessThanOrEqual(33);
      }
      const zones = commanders.flatMap(({ unit }) => geometryOf(grid).within2[units[unit]!.hex]!);
      expect(new Set(zones).size).toBe(zones.length);
      expect(plan.ground.filter((ground) => ground !== 'plain' && ground !== 'void')).toHaveLength(8 * skirmish.draws.terrain);
    }
  });

  test('R19.5 every position and action is read back as it was, and the fast path comes to the same', () => {
    const dice = createDice(`notation of ${skirmish.id}`);
    const start = newSkirmish(skirmish);
    const fast = openGame(start);
    const actions = [];
    let state = start;
    for (let decision = decisionOf(state); decision !== null; decision = decisionOf(state)) {
      if (actions.length % 9 === 0) {
        expect(parsePosition(printPosition(state))).toStrictEqual(state);
        expect(brokenInvariants(state)).toEqual([]);
      }
      const action = decision.chance === null ? decision.options[dice.below(decision.options.length)]! : dice.answer(decision.chance);
      actions.push(action);
      play(fast, action);
      state = reduce(state, action).state;
    }
    expect(state.outcome).not.toBeNull();
    expect(fast.state).toEqual(state);
    const text = printGame({ start, actions });
    expect(text).toMatch(new RegExp(`^battle ${skirmish.id}\n\nactions\nchoose commander `));
    expect(parseGame(text)).toStrictEqual({ start, actions });
  });
});

test('a position in a set-up that cannot be played is read all the same', () => {
  const broken = { ...taskOf(begun), step: 'placeUnits' };
  const text = printPosition({ ...begun, agenda: [broken] });
  expect(parseGame(`${text}\nactions\ndone\nside stark\n`)).toMatchObject({ actions: [{ type: 'done' }, { type: 'side', side: 'stark' }] });
});

test.each([
  [{ skirmish: 'chess' }, 'task.skirmish should be one of raidRiverlands'],
  [{ chosen: ['SE9'] }, 'task.chosen[0] should be one of SE1'],
  [{ pieces: [{ kind: 'card' }] }, 'task.pieces[0].kind should be one of terrain unit'],
  [{ pieces: [{ kind: 'terrain', ground: 'sea' }] }, 'task.pieces[0].ground should be one of'],
  [{ pieces: [{ kind: 'unit', muster: {} }] }, 'task.pieces[0].muster.label should be a text'],
])('a set-up told wrongly is refused: %j', (change, error) => {
  const text = printPosition({ ...begun, agenda: [{ ...taskOf(begun), ...change } as SkirmishTask] });
  expect(parsePosition(text)).toMatchObject({ error: expect.stringContaining(error) as unknown });
});
