import { afterEach, describe, expect, it, vi } from 'vitest';
import { BATTLES } from '../../src/content/battles';
import { SKIRMISHES } from '../../src/content/skirmish';
import { choose } from '../../src/ai/choose';
import { LEVELS } from '../../src/ai/level';
import { seeded } from '../../src/ai/seeded';
import { HIDDEN_CARD } from '../../src/model/card';
import { enemyOf } from '../../src/model/side';
import type { GameState } from '../../src/model/state';
import { decisionOf, newGame, newSkirmish, viewFor } from '../../src/rules';
import { otherwise } from './otherwise';
import { ALL_RULES, decisionsOnTheWay } from './play';

const STARTS = [
  ...Object.values(BATTLES).map((plan) => [plan.id, newGame(plan, ALL_RULES)] as const),
  ...Object.values(SKIRMISHES).map((card) => [card.id, newSkirmish(card)] as const),
];

/** A clock or a chance that the caller did not bring is a way to cheat. */
function forbidden(): never {
  throw new Error('an opponent looks at nothing but its view');
}

afterEach(() => vi.restoreAllMocks());

describe('an opponent is fair', () => {
  it.each(STARTS)('R4.2 in %s every level answers alike whatever is hidden from it', (_, start) => {
    const prompts = new Set<string>();
    let differing = 0;
    for (const [place, { state, view, side, decision }] of decisionsOnTheWay(start, 7).entries()) {
      const other = otherwise(state, side, seeded(place));
      if (JSON.stringify(other) !== JSON.stringify(state)) differing += 1;
      const otherView = viewFor(other, side);
      expect(otherView).toEqual(view);
      prompts.add(decision.prompt);
      // Searching takes long: now and then is enough where the view is the same.
      for (const level of place % 10 === 0 ? LEVELS : LEVELS.slice(0, 2)) {
        const answer = choose(view, decision, level, seeded(place), { playOuts: 2 });
        expect(choose(otherView, decisionOf(otherView)!, level, seeded(place), { playOuts: 2 })).toEqual(answer);
      }
    }
    expect(differing).toBeGreaterThan(10);
    expect([...prompts]).toContain('turn.choose');
  });

  it.each(['deploy.lay', 'skirmish.chooseCommanders', 'regroup.keepCard'])('R19.2 also where it is asked in secret: %s', (prompt) => {
    const asked = STARTS.flatMap(([, start]) => secrets(start, prompt)).slice(0, 30);
    expect(asked.length).toBeGreaterThan(3);
    for (const [place, { state, view, side, decision }] of asked.entries()) {
      const otherView = viewFor(otherwise(state, side, seeded(place)), side);
      for (const level of LEVELS) {
        const answer = choose(view, decision, level, seeded(place), { playOuts: 2 });
        expect(choose(otherView, decisionOf(otherView)!, level, seeded(place), { playOuts: 2 })).toEqual(answer);
      }
    }
  });

  it('R2.1 knows no dice, no chance and no clock but those of its caller', () => {
    vi.spyOn(Math, 'random').mockImplementation(forbidden);
    vi.spyOn(Date, 'now').mockImplementation(forbidden);
    vi.spyOn(performance, 'now').mockImplementation(forbidden);
    for (const { view, decision } of decisionsOnTheWay(newGame(BATTLES['kingsroad']!), 9).slice(0, 12)) {
      for (const level of LEVELS) expect(decision.options).toContainEqual(choose(view, decision, level, seeded(1), { playOuts: 2 }));
    }
  });

  it('R4.2 the comparison would notice: whoever is shown a hand has another view', () => {
    const { state, side } = decisionsOnTheWay(newGame(BATTLES['kingsroad']!), 1)[0]!;
    const other = otherwise(state, side, seeded(1));
    const enemy = enemyOf(side);
    expect(viewFor(other, enemy)).not.toEqual(viewFor(state, enemy));
    expect(new Set(viewFor(other, side).houses[enemy].hand)).toEqual(new Set([HIDDEN_CARD]));
  });
});

const secrets = (start: GameState, prompt: string) =>
  decisionsOnTheWay(start, 1).slice(0, 60).filter(({ decision }) => decision.prompt === prompt);
