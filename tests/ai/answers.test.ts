import { describe, expect, it } from 'vitest';
import { BATTLES } from '../../src/content/battles';
import { douseValue } from '../../src/ai/burnValue';
import { knightMind } from '../../src/ai/knight';
import { orderValue } from '../../src/ai/orderPlan';
import { seeded } from '../../src/ai/seeded';
import { valueOf } from '../../src/ai/valued';
import type { Side } from '../../src/model/side';
import type { FireLevel } from '../../src/model/terrain';
import type { GameState } from '../../src/model/state';
import { decisionOf, newGame, openGame } from '../../src/rules';
import { parseAction, printAction } from '../../src/rules/notation';
import { after, asked, attackBy, hex, play, position } from '../position';
import { answerOf, decisionsOnTheWay } from './play';

const answered = (state: GameState): string => printAction(answerOf(state, 'knight', seeded(1)), state);

function valued(state: GameState, words: string): number {
  const decision = decisionOf(state)!;
  const action = parseAction(words, state);
  if ('error' in action) throw new Error(action.error);
  return valueOf(knightMind(openGame(state), decision.decider as Side), decision, action);
}

describe('a fire', () => {
  const redFork = newGame(BATTLES['redFork']!);
  const [farm, meadow] = [hex(redFork, 'd5'), hex(redFork, 'a1')];
  const douse = (side: Side, place: number, level: FireLevel): number =>
    douseValue(knightMind(openGame({ ...redFork, fires: { [place]: level } }), side), place);

  it('R17.4 that earns points is left alone by whoever it earns them for, and put out by the enemy', () => {
    expect(douse('lannister', farm, 1)).toBeLessThan(0);
    expect(douse('stark', farm, 1)).toBeGreaterThan(1);
  });

  it('R17.4 that earns nobody anything only stands in the way', () => {
    for (const side of ['stark', 'lannister'] as const) expect(douse(side, meadow, 1)).toBeCloseTo(0.3);
  });
});

describe('the Young Lion', () => {
  const struck = (drawing: string, ...lines: readonly string[]): GameState =>
    attackBy(position([`\n${drawing}\n`, 'first lannister', 'unit c1 jaimeYoungLion', 'pool lannister green 2', ...lines].join('\n')), 'c1', 'I1');

  it('R6.4 attacks again whomever he can reach, though his first target fell', () => {
    const fell = after(struck('.I1 .c1 .I2', 'unit I1 1', 'unit I2 1'), 'roll green green', 'decline');
    expect(asked(fell)).toBe('lannister attack.again');
    expect(answered(fell)).toBe('commit jaimeYoungLion');
  });

  it('R6.4 and wastes nothing on a target that withdrew', () => {
    const drawing = '  .   .   .   .\n.   .I1 .   .\n  .   .c1 .   .';
    const beaten = after(struck(drawing, 'unit I1 1'), 'roll morale red');
    const withdrew = after(play(beaten, decisionOf(beaten)!.options[0]!), 'decline');
    expect(asked(withdrew)).toBe('lannister attack.again');
    expect(answered(withdrew)).toBe('decline');
  });
});

describe('what is saved', () => {
  const inRound = (round: number): GameState =>
    position(`\n.I1 .   .   .   .i1\n\nrounds 5\nround ${round}\npool stark valor 1`);

  it('R4.4 is worth little in the last round', () => {
    expect(valued(inRound(5), 'order I1 valor')).toBeGreaterThan(valued(inRound(4), 'order I1 valor') + 0.2);
  });

  it('R4.4 and dear before it', () => {
    expect(valued(inRound(4), 'order I1 valor')).toBeCloseTo(valued(inRound(3), 'order I1 valor'));
  });
});

it('R9.6 an order that brings nothing is not given, so that the unit stays ready', () => {
  const declared = ['kingsroad', 'piper'].flatMap((id) => decisionsOnTheWay(newGame(BATTLES[id]!), 1)).filter(({ decision }) => decision.prompt === 'card.declare');
  let idle = 0;
  for (const { view, side, decision } of declared) {
    const mind = knightMind(openGame(view), side);
    for (const option of decision.options) {
      if (option.type !== 'choose' || orderValue(mind, option.unit) > 0) continue;
      idle += 1;
      expect(valueOf(mind, decision, option)).toBeLessThan(0);
    }
  }
  expect(idle).toBeGreaterThan(0);
});
