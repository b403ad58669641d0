import { describe, expect, it } from 'vitest';
import type { GameState } from '../../src/model/state';
import { chanceOfCapture, figuresAtRisk } from '../../src/ai/danger';
import { knightMind } from '../../src/ai/knight';
import { openGame } from '../../src/rules';
import { position, unit } from '../position';

const FIELD = '\n.c1 .C1 .   .\n  .   .   .I1 .\n\n';

function riskOf(state: GameState, label: string): { readonly figures: number; readonly capture: number } {
  const one = unit(state, label);
  const mind = knightMind(openGame(state), one.side);
  return { figures: figuresAtRisk(mind, one, one.hex), capture: chanceOfCapture(mind, one, one.hex) };
}

describe('what a unit risks where it stands', () => {
  it('R6.3 only a commander is captured', () => {
    const plain = riskOf(position(FIELD), 'c1');
    expect(plain.capture).toBe(0);
    expect(plain.figures).toBeGreaterThan(0);
    expect(riskOf(position(`${FIELD}unit c1 addam`), 'c1').capture).toBeGreaterThan(0);
  });

  it('R6.3 the figures around a commander protect him', () => {
    const among = riskOf(position(`${FIELD}unit c1 addam`), 'c1');
    const alone = riskOf(position(`${FIELD}unit c1 addam 0`), 'c1');
    expect(alone.capture).toBeGreaterThan(2 * among.capture);
  });

  it('R6.1 a low capture value is a danger', () => {
    const addam = riskOf(position(`${FIELD}unit c1 addam 0`), 'c1');
    const tywin = riskOf(position(`${FIELD}unit c1 tywin 0`), 'c1');
    expect(addam.capture).toBeGreaterThan(2 * tywin.capture);
  });

  it('R11.1 nobody risks anything out of reach', () => {
    const far = position('\n.c1 .   .   .   .   .   .   .   .   .   .I1\n\nunit c1 addam');
    expect(riskOf(far, 'c1')).toEqual({ figures: 0, capture: 0 });
  });
});
