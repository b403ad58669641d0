import { describe, expect, it } from 'vitest';
import { BATTLES } from '../../src/content/battles';
import { SKIRMISHES } from '../../src/content/skirmish';
import type { Explanation } from '../../src/ai/explain';
import { explain } from '../../src/ai/explain';
import { knightMind } from '../../src/ai/knight';
import { seeded } from '../../src/ai/seeded';
import { valueOf } from '../../src/ai/valued';
import type { Reason } from '../../src/ai/scorer';
import type { Decision } from '../../src/model/decision';
import type { Side } from '../../src/model/side';
import type { GameState } from '../../src/model/state';
import { decisionOf, newGame, newSkirmish, openGame, viewFor } from '../../src/rules';
import { sameAction } from '../../src/rules/sameAction';
import { after, position } from '../position';
import { ALL_RULES, decisionsOnTheWay } from './play';

const STARTS = [
  ...Object.values(BATTLES).map((plan) => [plan.id, newGame(plan, ALL_RULES)] as const),
  ...Object.values(SKIRMISHES).map((card) => [card.id, newSkirmish(card)] as const),
];

const sumOf = (reasons: readonly Reason[]): number => reasons.reduce((sum, { value }) => sum + value, 0);
const scorersOf = ({ reasons }: Explanation): string[] => reasons.map(({ scorer }) => scorer);

function explained(state: GameState, level: Parameters<typeof explain>[2], playOuts = 12): Explanation[] {
  const decision = decisionOf(state)!;
  const view = viewFor(state, decision.decider as Side);
  return explain(view, decisionOf(view)!, level, seeded(1), { playOuts });
}

describe('the reasons of an option', () => {
  it.each(STARTS)('R4.3 add up to its value, whatever is asked in %s', (_, start) => {
    const told = new Set<string>();
    const unexplained = new Set<string>();
    for (const { view, decision, side } of decisionsOnTheWay(start, 12)) {
      const mind = knightMind(openGame(view), side);
      for (const option of decision.options) {
        const reasons: Reason[] = [];
        const value = valueOf(mind, decision, option, reasons);
        const isTold = Math.abs(sumOf(reasons) - value) < 1e-6;
        (isTold ? told : unexplained).add(`${decision.prompt} ${option.type}`);
      }
    }
    expect([...unexplained]).toEqual([]);
    expect([...told]).toEqual(expect.arrayContaining(['turn.choose playCard', 'turn.choose order', 'turn.choose pass', 'orders.move move']));
  });

  it('R15.8 tell of hounds by what hounds do', () => {
    const hounds = position('\n.K1 .   .i1 .\n  .   .   .   .\n\nunit i1 green 1\npool stark green 1');
    const [best] = explained(hounds, 'knight');
    expect(best!.option).toMatchObject({ type: 'order' });
    expect(scorersOf(best!)).toContain('elimination');
    expect(sumOf(best!.reasons)).toBeCloseTo(best!.value);
  });

  it('R11.1 for a move tell of the blow that it leads to', () => {
    const far = after(position('\n.I1 .   .   .i1\n  .   .   .   .\n\nunit i1 green 1\npool stark green 1'), 'order I1 green');
    const [best] = explained(far, 'knight');
    expect(best!.option).toMatchObject({ type: 'move' });
    expect(scorersOf(best!)).toContain('elimination');
  });

  it('R4.3 tell how far a squire misjudged, and of nothing that he does not think of', () => {
    const start = decisionsOnTheWay(newGame(BATTLES['kingsroad']!), 3);
    const told = start.flatMap(({ view, decision }) => explain(view, decision, 'squire', seeded(2)));
    expect(told.length).toBeGreaterThan(20);
    for (const one of told) {
      expect(sumOf(one.reasons)).toBeCloseTo(one.value);
      expect(scorersOf(one)).not.toContain('exposure');
    }
    expect(told.some((one) => scorersOf(one).includes('whim'))).toBe(true);
  });
});

const MELEE = '\n.   .   .   .   .\n  .   .i1 .   .\n.   .I1 .   .   .\n  .I2 .   .   .\n\nunit i1 green 1\npool stark green 2';

describe('a lord commander', () => {
  it('R4.3 tells first of the chances that his play-outs found, and keeps the figures apart', () => {
    const [best] = explained(position(MELEE), 'lordCommander');
    const [tried, ...others] = best!.reasons;
    expect(tried!.scorer).toBe('playOuts');
    expect(tried!.value).toBeGreaterThan(0);
    expect(tried!.value).toBeLessThanOrEqual(1);
    expect(best!.value).toBe(tried!.value);
    const [likewise] = explained(position(MELEE), 'knight').filter(({ option }) => sameAction(option, best!.option));
    expect(others).toEqual(likewise!.reasons);
  });

  it('R4.3 tells of no play-outs where he made none', () => {
    const isWeighed = ({ prompt }: Decision) => ['turn.choose', 'orders.move', 'orders.attack'].includes(prompt);
    const glances = decisionsOnTheWay(newGame(BATTLES['kingsroad']!), 3).filter(({ decision }) => !isWeighed(decision));
    const told = glances.flatMap(({ view, decision }) => explain(view, decision, 'lordCommander', seeded(1)));
    const hurried = explain(viewFor(position(MELEE), 'stark'), decisionOf(position(MELEE))!, 'lordCommander', seeded(1), { now: () => 0, milliseconds: 0 });
    expect(told.length).toBeGreaterThan(5);
    expect(hurried.length).toBeGreaterThan(1);
    for (const one of [...told, ...hurried]) {
      expect(scorersOf(one)).not.toContain('playOuts');
      expect(sumOf(one.reasons)).toBeCloseTo(one.value);
    }
  });
});
