import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/model/action';
import { OPTIONAL_RULES } from '../../src/model/options';
import type { OptionalRules } from '../../src/model/options';
import { REFUSAL_CODES } from '../../src/model/refusal';
import { BATTLES } from '../../src/content/battles';
import { kingsroad } from '../../src/content/battles/kingsroad';
import { decisionOf, newGame, reduce, whyNot } from '../../src/rules';
import { PROCEDURES } from '../../src/rules/procedures';
import { QUESTIONS } from '../../src/rules/whyNot/questions';
import { ACTION_TYPES, strayAction } from '../../src/cli/fuzzing/strayAction';
import { createDice } from '../../src/store/dice';
import { play, position, rolls } from '../position';
import { refused } from './whyNot/refused';

test('R3.1 things that are not in the battle are named as unknown', () => {
  const state = position(`
  .I1 .i1 _

pool stark green 1
`);
  refused(state, { type: 'rally', unit: 9 }, 'R3.1', 'unknownUnit', { unit: 9 });
  refused(state, { type: 'attack', unit: 0, target: -1 }, 'R3.1', 'unknownUnit', { unit: -1 });
  refused(state, { type: 'commit', commander: 'tywin' }, 'R3.1', 'unknownCommander', { commander: 'tywin' });
  refused(state, { type: 'keepCard', card: 'XX99' }, 'R3.2', 'unknownCard', { card: 'XX99' });
  refused(state, { type: 'keepCard', card: 'toString' }, 'R3.2', 'unknownCard');
  refused(state, { type: 'move', unit: 0, to: -1 }, 'R7.1', 'unknownHex', { hex: -1 });
  refused(state, { type: 'chooseHex', hex: 2 }, 'R7.1', 'unknownHex', { hex: 2 });
});

const NO_ACTIONS: readonly unknown[] = [
  null,
  undefined,
  7,
  'pass',
  [],
  {},
  { type: 3 },
  { type: 'toString' },
  { type: 'pass', more: 1 },
  { type: 'move', unit: '1', to: 2 },
  { type: 'move', unit: 1 },
  { type: 'roll', faces: 'green' },
  { type: 'roll', faces: ['black'] },
  { type: 'direction', direction: 6 },
  { type: 'direction', direction: 'length' },
  { type: 'order', unit: 1, token: 'green', count: 3 },
  { type: 'tactic', timing: 'never' },
  { type: 'commands', commands: [0.5] },
];

test.each(NO_ACTIONS)('R4.3 %j is no action and is refused as such', (attempt) => {
  expect(whyNot(newGame(kingsroad), attempt as Action)).toEqual({ rule: 'R4.3', code: 'malformed' });
});

test('R18.3 after the game nothing is taken', () => {
  const state = position(`
  .I1 .i1

outcome stark rout
`);
  expect(whyNot(state, { type: 'pass' })).toEqual({ rule: 'R18.3', code: 'gameOver' });
});

test('R11.6 dice are rolled by chance, as many as asked for', () => {
  const state = position(`
  .I1 .i1

pool stark green 1
`);
  const rolling = play(state, { type: 'order', unit: 0, token: 'green', count: 1 }, { type: 'attack', unit: 0, target: 1 });
  expect(whyNot(rolling, { type: 'accept' })).toEqual({ rule: 'R11.6', code: 'chanceDecides' });
  expect(whyNot(rolling, { type: 'direction', direction: 0 })).toEqual({ rule: 'R11.6', code: 'chanceDecides' });
  expect(whyNot(rolling, rolls('green'))).toEqual({ rule: 'R11.6', code: 'wrongCount' });
  expect(whyNot(rolling, rolls('green', 'blue'))).toBeNull();
});

test('R17.5 a direction is drawn by chance', () => {
  const state = position(`
  .I1 .i1 .

fire c1 4
task {"kind":"regroup","step":"spread","queue":[],"fires":[2],"kept":[]}
`);
  expect(whyNot(state, { type: 'chooseDirection', direction: 0 })).toEqual({ rule: 'R17.5', code: 'chanceDecides' });
  expect(whyNot(state, { type: 'direction', direction: 0 })).toBeNull();
});

test('R3.2 a deck is shuffled, not changed', () => {
  const state = newGame(kingsroad);
  const { deck } = state.houses.stark;
  expect(whyNot(state, { type: 'shuffle', cards: deck.slice(1) })).toEqual({ rule: 'R3.2', code: 'wrongCards' });
  expect(whyNot(state, { type: 'shuffle', cards: [...deck].reverse() })).toBeNull();
});

test('R4.3 every question has its clause and only kinds of action that exist', () => {
  const asked = Object.entries(PROCEDURES).flatMap(([kind, steps]) =>
    Object.entries(steps).flatMap(([step, { run }]) => (run === null ? [`${kind}.${step}`] : [])),
  );
  expect(Object.keys(QUESTIONS).sort()).toEqual(asked.sort());
  for (const { rule, takes } of Object.values(QUESTIONS)) {
    expect(rule).toMatch(/^R\d+\.\d+$/);
    expect(ACTION_TYPES).toEqual(expect.arrayContaining([...takes]));
  }
});

const MOST_DECISIONS = 400;
const STRAYS = 12;
const ALL_RULES = Object.fromEntries(OPTIONAL_RULES.map((rule) => [rule, true])) as OptionalRules;

describe.each(Object.values(BATTLES))('$id', (plan) => {
  test('R4.3 every option is taken, every stray is refused by a clause, and none throws', () => {
    const dice = createDice(`whyNot ${plan.id}`);
    let state = newGame(plan, ALL_RULES);
    let strays = 0;
    for (let i = 0; i < MOST_DECISIONS; i += 1) {
      const decision = decisionOf(state);
      if (decision === null) break;
      const { options, chance, prompt } = decision;
      for (const option of options) {
        expect(whyNot(state, option)).toBeNull();
        expect(QUESTIONS[prompt]?.takes).toContain(option.type);
      }
      for (let j = 0; j < STRAYS; j += 1) {
        const stray = strayAction(state, decision, dice);
        if (stray === null) continue;
        strays += 1;
        const refusal = whyNot(state, stray);
        expect(refusal?.rule, JSON.stringify(stray)).toMatch(/^R\d+\.\d+$/);
        expect(REFUSAL_CODES).toContain(refusal?.code);
      }
      state = reduce(state, chance === null ? options[dice.below(options.length)]! : dice.answer(chance)).state;
    }
    expect(strays).toBeGreaterThan(1000);
  });
});
