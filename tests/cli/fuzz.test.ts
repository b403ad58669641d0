import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Action } from '../../src/model/action';
import { NO_OPTIONAL_RULES } from '../../src/model/options';
import { BATTLES } from '../../src/content/battles';
import { COMMANDERS } from '../../src/content/commanders';
import { brokenInvariants } from '../../src/rules/invariants';
import { decisionOf, newGame, reduce } from '../../src/rules';
import { createDice } from '../../src/store/dice';
import { main } from '../../src/cli/fuzz';
import { answerTo, fuzzGame, replayGame } from '../../src/cli/fuzzing/fuzzGame';
import { writeReplay } from '../../src/cli/fuzzing/replay';
import { strayAction } from '../../src/cli/fuzzing/strayAction';
import { variedPlan } from '../../src/cli/fuzzing/variedPlan';

const kingsroad = BATTLES['kingsroad']!;

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  for (const channel of ['log', 'error'] as const) {
    vi.spyOn(console, channel).mockImplementation((line: string) => void said.push(line));
  }
});
afterEach(() => vi.restoreAllMocks());

describe('fuzz', () => {
  test('plays games to their end and counts them', async () => {
    expect(await main(['--games', '2', '--seed', 'test'])).toBe(0);
    expect(said).toEqual([
      expect.stringMatching(/^2 games, \d{3,} actions, 0 failures, [\d.]+ s$/),
      expect.stringMatching(/^never used: /),
    ]);
  });

  test('tells what became of each card', async () => {
    expect(await main(['--games', '2', '--seed', 'test', '--report', 'cards'])).toBe(0);
    const lines = said.join('\n');
    expect(lines).toMatch(/^ +card +playable +played +tactic$/m);
    expect(lines).toMatch(/^ +SB01 +\d+ +\d+ +–$/m);
    expect(lines).toMatch(/^ +LL25 +\d+ +\d+ +\d+$/m);
    expect(lines).toMatch(/^dead cards: .*SL01/m);
  });

  test('R19.5 plays a skirmish from its set-up on', async () => {
    expect(await main(['--games', '2', '--battle', 'raidRiverlands', '--seed', 'test'])).toBe(0);
    expect(said[0]).toMatch(/^2 games, \d{3,} actions, 0 failures/);
    expect(said[1]).not.toMatch(/ (side|chooseCommander|chooseHex) /);
  });

  test('says what it does not know', async () => {
    expect(await main(['--report', 'dice'])).toBe(2);
    expect(said.splice(0)).toEqual(["fuzz: no report 'dice'; there is: cards"]);
    expect(await main(['--battle', 'toString'])).toBe(2);
    expect(await main(['--rules', 'chess'])).toBe(2);
    expect(await main(['--games', 'all'])).toBe(2);
    expect(said).toEqual([
      expect.stringMatching(/^fuzz: no battle 'toString'; there are: kingsroad/),
      expect.stringMatching(/^fuzz: no optional rule 'chess'; there are: directionalRetreat/),
      "fuzz: --games wants a whole number from 1 on, not 'all'",
    ]);
  });

  test('plays a written failure again', async () => {
    const pass: Action = { type: 'pass' };
    const file = writeReplay({ plan: kingsroad, seed: '1/2', rules: NO_OPTIONAL_RULES, fault: '', actions: [pass] });
    try {
      expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ plan: { id: 'kingsroad' }, actions: [pass] });
      expect(await main(['--replay', file])).toBe(1);
      writeFileSync(file, 'no replay');
      expect(await main(['--replay', file])).toBe(2);
    } finally {
      rmSync(dirname(file), { recursive: true });
    }
    expect(said).toEqual([
      expect.stringMatching(/^action 1: refused what it offers: \{"type":"pass"\} \(R\d/),
      expect.stringMatching(/^fuzz: no replay in/),
    ]);
  });
});

describe('a fuzzed game', () => {
  const { actions, fault, end } = fuzzGame(kingsroad, NO_OPTIONAL_RULES, createDice('test'));

  test('R4.4 ends, and ends alike when it is replayed', () => {
    expect(fault).toBeNull();
    expect(replayGame(kingsroad, NO_OPTIONAL_RULES, actions)).toEqual({ actions, fault: null, end });
    expect(end?.outcome).not.toBeNull();
  });

  test('stops where an action is refused', () => {
    const broken = [...actions.slice(0, 40), { type: 'retreat', to: 0 } as const, ...actions.slice(40)];
    const replay = replayGame(kingsroad, NO_OPTIONAL_RULES, broken);
    expect(replay.actions).toHaveLength(41);
    expect(replay.fault).toMatch(/^refused what it offers: \{"type":"retreat"/);
  });

  test('is one and the same for one seed', () => {
    expect(fuzzGame(kingsroad, NO_OPTIONAL_RULES, createDice('test')).actions).toEqual(actions);
    expect(fuzzGame(kingsroad, NO_OPTIONAL_RULES, createDice('other')).actions).not.toEqual(actions);
  });
});

test('R3.4 a varied battle has commanders with their own figures, and is sound', () => {
  const dice = createDice('varied');
  const plans = Array.from({ length: 40 }, () => variedPlan(kingsroad, dice));
  const led = plans.flatMap(({ army }) => army.filter(({ commander }) => commander !== null));
  for (const { commander, type } of led) expect(COMMANDERS[commander!].figures).toBe(type);
  expect(new Set(led.map(({ commander }) => commander)).size).toBe(14);
  for (const plan of plans) expect(brokenInvariants(newGame(plan))).toEqual([]);
});

test('a stray action is none of those offered, and chance is not taken for stray', () => {
  const dice = createDice('stray');
  let state = newGame(kingsroad, NO_OPTIONAL_RULES);
  const types = new Set<string>();
  for (let step = 0; step < 120; step += 1) {
    const decision = decisionOf(state)!;
    const offered = decision.options.map((option) => JSON.stringify(option));
    const stray = strayAction(state, decision, dice);
    if (stray !== null) {
      types.add(stray.type);
      expect(offered).not.toContain(JSON.stringify(stray));
      expect(reduce(state, stray).refusal).not.toBeNull();
    }
    state = reduce(state, answerTo(decision, dice)).state;
  }
  expect(types.size).toBeGreaterThan(15);
});
