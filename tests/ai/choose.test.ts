import { describe, expect, it } from 'vitest';
import type { Decision } from '../../src/model/decision';
import { BATTLES } from '../../src/content/battles';
import { SKIRMISHES } from '../../src/content/skirmish';
import { LEVELS } from '../../src/ai/level';
import { choose } from '../../src/ai/choose';
import { explain } from '../../src/ai/explain';
import { goalsOf } from '../../src/ai/goals';
import { POSITION_SCORERS } from '../../src/ai/positionValue';
import { SCORER_NAMES } from '../../src/ai/scorer';
import { scorerWords } from '../../src/ai/scorerWords';
import { seeded } from '../../src/ai/seeded';
import { STAND_SCORERS } from '../../src/ai/stand';
import { turnBudget } from '../../src/ai/turnBudget';
import { STRIKE_SCORERS } from '../../src/ai/strike';
import { hexName } from '../../src/model/hex';
import { decisionOf, newGame, newSkirmish, openGame, reduce, viewFor } from '../../src/rules';
import { printAction } from '../../src/rules/notation';
import { createDice } from '../../src/store/dice';
import { after, asked, position } from '../position';
import { ALL_RULES, answerOf, selfPlayed } from './play';

const KNIGHTS = { stark: 'knight', lannister: 'knight' } as const;

describe('an opponent answers every question', () => {
  it.each(Object.values(BATTLES).map((plan) => [plan.id, plan] as const))('R4.3 of the battle %s by options only', (_, plan) => {
    const end = selfPlayed(newGame(plan), KNIGHTS, createDice('knights'));
    expect(end.outcome).not.toBeNull();
  });

  it.each(Object.values(SKIRMISHES).map((card) => [card.id, card] as const))('R19.4 of the skirmish %s, its placing included', (_, card) => {
    const asked = new Set<string>();
    const end = selfPlayed(newSkirmish(card), { stark: 'squire', lannister: 'knight' }, createDice('skirmish'), ({ prompt }) =>
      asked.add(prompt),
    );
    expect(end.outcome).not.toBeNull();
    expect([...asked]).toEqual(expect.arrayContaining(['skirmish.chooseCommanders', 'skirmish.placeUnits', 'turn.choose']));
  });

  it('R11.2 and of a battle with all optional rules', () => {
    const asked = new Set<string>();
    selfPlayed(newGame(BATTLES['greenFork']!, ALL_RULES), { stark: 'knight', lannister: 'squire' }, createDice('rules'), ({ prompt }) =>
      asked.add(prompt),
    );
    expect([...asked]).toContain('attack.join');
  });

  it('R4.3 wherever a game played at random comes to', () => {
    const dice = createDice('anywhere');
    for (const plan of Object.values(BATTLES)) {
      let state = newGame(plan);
      for (let decision = decisionOf(state); decision !== null; decision = decisionOf(state)) {
        const { chance, options } = decision;
        if (chance === null && dice.below(8) === 0) {
          const answer = answerOf(state, LEVELS[dice.below(2)]!, dice.below);
          expect(options).toContainEqual(answer);
        }
        state = reduce(state, chance === null ? options[dice.below(options.length)]! : dice.answer(chance)).state;
      }
    }
  });

  it('R4.3 a lord commander plays a whole round', () => {
    const dice = createDice('lord');
    let state = newGame(BATTLES['kingsroad']!);
    while (state.round === 1) {
      const { chance, decider } = decisionOf(state)!;
      const level = decider === 'stark' ? 'lordCommander' : 'squire';
      const result = reduce(state, chance === null ? answerOf(state, level, dice.below) : dice.answer(chance));
      expect(result.refusal).toBeNull();
      state = result.state;
    }
  });

  it('chance is not asked for an opponent', () => {
    const start = newGame(BATTLES['kingsroad']!);
    expect(() => choose(start, decisionOf(start)!, 'knight', seeded(1))).toThrow('No option');
  });
});

describe('an opponent', () => {
  it('leaves the view as it was', () => {
    const start = position(MELEE);
    const view = viewFor(start, 'stark');
    const before = JSON.stringify(view);
    choose(view, decisionOf(view)!, 'lordCommander', seeded(2), { playOuts: 4 });
    expect(JSON.stringify(view)).toBe(before);
  });

  it('thinks no longer than the clock of its caller allows, but for the trial it is at', () => {
    const view = viewFor(position(MELEE), 'stark');
    const budget = 1000;
    for (const trial of [1, 30, 90]) {
      let clock = 0;
      let trials = 0;
      // The luck of each trial is drawn first; then it takes its time.
      const random = () => {
        clock += trial;
        return (trials += 1);
      };
      choose(view, decisionOf(view)!, 'lordCommander', random, { now: () => clock, milliseconds: budget });
      expect(clock).toBeGreaterThanOrEqual(budget);
      expect(clock).toBeLessThan(budget + trial);
      expect(trials).toBe(Math.ceil(budget / trial));
    }
  });

  it('tries nothing when there is no time', () => {
    const view = viewFor(position(MELEE), 'stark');
    const choice = choose(view, decisionOf(view)!, 'lordCommander', forbidden, { now: () => 0, milliseconds: 0 });
    expect(choice).toEqual(choose(view, decisionOf(view)!, 'knight', forbidden));
  });
});

it('R4.3 the decisions of a turn share its time, and the next turn has it again', () => {
  const share = turnBudget(() => 0, 1000);
  const millisecondsOf = (decision: Decision): number => {
    const budget = share(decision);
    return 'milliseconds' in budget ? budget.milliseconds : NaN;
  };
  const choosing = decisionOf(position(MELEE))!;
  const moving = decisionOf(after(position(MELEE), 'order I1 green'))!;
  const whole = [choosing, moving, moving, moving].map(millisecondsOf);
  expect(whole.every((milliseconds) => milliseconds > 0)).toBe(true);
  expect(whole.reduce((sum, one) => sum + one, 0)).toBeLessThan(1000);
  expect(millisecondsOf(choosing)).toBe(whole[0]);
});

const MELEE = `
.   .   .   .   .
  .   .i1 .   .
.   .I1 .   .   .
  .I2 .   .   .
.   .   .   .   .

unit i1 green 1
pool stark green 2
`;

describe('a knight', () => {
  it('R11.1 spends a token to attack a unit on its last figure', () => {
    const ordered = after(position(MELEE), 'order I1 green');
    expect(printAction(answerOf(position(MELEE), 'knight', seeded(1)), ordered)).toMatch(/^order I[12] green$/);
    const moved = after(ordered, 'done');
    expect(printAction(answerOf(moved, 'knight', seeded(1)), moved)).toBe('attack I1 i1');
  });

  it('R12.6 takes the blow that costs nothing', () => {
    const engaged = position(`${MELEE}engaged I1 i1 stark\nfirst lannister\npool lannister green 1`);
    const leaving = after(engaged, 'order i1 green', 'disengage i1');
    expect(asked(leaving)).toBe('stark disengage.partingBlow');
    expect(answerOf(leaving, 'knight', seeded(1))).toEqual({ type: 'accept' });
  });
});

describe('an opponent explains itself', () => {
  it('R4.3 by the three best options and what speaks for them', () => {
    const view = viewFor(position(MELEE), 'stark');
    const told = explain(view, decisionOf(view)!, 'knight', seeded(1));
    expect(told).toHaveLength(3);
    expect(told[0]!.option).toEqual(choose(view, decisionOf(view)!, 'knight', seeded(1)));
    expect(told[0]!.value).toBeGreaterThanOrEqual(told[1]!.value);
    expect(told[0]!.reasons[0]!.scorer).toBe('elimination');
    const sum = told[0]!.reasons.reduce((total, { value }) => total + value, 0);
    expect(sum).toBeCloseTo(told[0]!.value);
  });

  it('R4.2 and has nothing to say for chance', () => {
    const start = newGame(BATTLES['kingsroad']!);
    expect(explain(start, decisionOf(start)!, 'knight', seeded(1))).toEqual([]);
  });

  it('every scorer has words in both languages', () => {
    for (const words of Object.values(scorerWords)) {
      for (const name of SCORER_NAMES) expect(words[name].explanation).toMatch(/^[A-ZÀÉ].+\.$/);
    }
  });

  it('every scorer has a name of its own in its table', () => {
    for (const scorers of [STRIKE_SCORERS, STAND_SCORERS, POSITION_SCORERS]) {
      const names = scorers.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(names.every((name) => SCORER_NAMES.includes(name))).toBe(true);
    }
  });
});

describe('the goals of a battle', () => {
  const goalsIn = (id: string) => {
    const plan = BATTLES[id]!;
    return goalsOf(openGame(newGame(plan))).map(({ hex, side, by }) => `${side} ${by} ${hexName(plan.grid, hex)}`);
  };

  it('R18.1 are the hexes its victories speak of', () => {
    expect(goalsIn('kingsroad')).toEqual(['lannister control i6', 'lannister control k6']);
  });

  it('R18.1 are the hexes that earn points, and those that earn by burning', () => {
    expect(goalsIn('redFork')).toEqual(expect.arrayContaining(['stark control d5', 'stark presence d6', 'lannister fire d5']));
  });
});

function forbidden(): never {
  throw new Error('there is nothing to draw lots for');
}
