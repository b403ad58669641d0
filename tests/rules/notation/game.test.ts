import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/model/action';
import { NO_OPTIONAL_RULES } from '../../../src/model/options';
import { BATTLES } from '../../../src/content/battles';
import { kingsroad } from '../../../src/content/battles/kingsroad';
import { decisionOf, newGame, reduce } from '../../../src/rules';
import { parseGame, parsePosition, printGame, printPosition } from '../../../src/rules/notation';
import { createDice } from '../../../src/store/dice';
import { position } from '../../position';

/** Printing is dear, so only one state in so many is printed. */
const SAMPLE = 7;

const openField = position(`
.   .C1 .   =   &   ^a1
  .C2 .I1 .   -   .   .
.   .K1 .i1 ;   .h1 .c1
  .i2 .   .   .   #   .

unit C1 blue robbKing
unit c1 jaimeYoungLion
unit h1 red
pool stark green 3 valor 2 morale 2
pool lannister green 3 blue 3 valor 2
hand stark SL01 SL02 SB05
objective e4
ground d3 building
`);

const rules = { ...NO_OPTIONAL_RULES, directionalRetreat: true, anyCardOrdersOne: true };

test.each([
  ...Object.values(BATTLES).map((plan) => [plan.id, newGame(plan, rules)] as const),
  ['an ad hoc plan', openField] as const,
])('every position and action of a game is read back as it was: %s', (name, start) => {
  const dice = createDice(`notation of ${name}`);
  const actions: Action[] = [];
  let state = start;
  for (let decision = decisionOf(state); decision !== null; decision = decisionOf(state)) {
    if (actions.length % SAMPLE === 0) expect(parsePosition(printPosition(state))).toStrictEqual(state);
    const { chance, options } = decision;
    const action = chance === null ? options[dice.below(options.length)]! : dice.answer(chance);
    actions.push(action);
    state = reduce(state, action).state;
  }
  expect(state.outcome).not.toBeNull();
  expect(parsePosition(printPosition(state))).toStrictEqual(state);
  expect(parseGame(printGame({ start, actions }))).toStrictEqual({ start, actions });
});

describe('a game', () => {
  test('from the beginning of a battle needs only its name and the optional rules', () => {
    const text = 'battle kingsroad\nrules directionalRetreat anyCardOrdersOne\n\nactions\nroll green\n';
    const game = { start: newGame(kingsroad, rules), actions: [{ type: 'roll', faces: ['green'] }] as const };
    expect(printGame(game)).toBe(text);
    expect(parseGame(text)).toStrictEqual(game);
  });

  test('may have no actions yet', () => {
    expect(parseGame('battle redFork')).toMatchObject({ start: { plan: { id: 'redFork' } }, actions: [] });
  });

  test('with another plan than that of the battle begins with a whole position', () => {
    const start = newGame({ ...kingsroad, rounds: 6 }, NO_OPTIONAL_RULES);
    expect(parseGame(printGame({ start, actions: [] }))).toStrictEqual({ start, actions: [] });
  });

  test.each([
    ['', 'Which battle?', 1],
    ['rules directionalRetreat\nactions', 'Which battle?', 1],
    ['battle nowhere', 'There is no battle "nowhere"', 1],
    ['battle kingsroad twice', '"twice" is too much', 1],
    ['\nbattle kingsroad\nround 2', '"round" cannot stand here', 3],
    ['battle kingsroad\nbattle redFork', '"battle" cannot stand here', 2],
    ['battle kingsroad\nrules chess', '"chess" is no optional rule', 2],
    ['battle kingsroad\nactions\npass\n\ndance', '"dance" is no action', 5],
    ['.I1 .i1\n\nround 9\nactions\npass', '"9" is no round', 3],
    ['.I1 .i1\n\nactions\nattack I1 i2', '"i2" is no unit', 4],
  ])('says what is wrong with %j', (text, error, line) => {
    expect(parseGame(text)).toEqual({ error: expect.stringContaining(error) as string, line });
  });
});
