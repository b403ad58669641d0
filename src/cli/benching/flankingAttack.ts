import type { GameState } from '../../model/state';
import type { UnitId } from '../../model/unit';
import { planOf } from '../../content/battles/plan';
import { newGame } from '../../rules';

const plan = planOf({
  id: 'flankingAttack',
  provenance: 'ours',
  drawing: `
    .   .I2 .   .
  .   .i1 .I1 .
    .   .   .i2 .i3
`,
  edges: { stark: 'top', lannister: 'bottom' },
  rounds: 1,
  momentum: 'stark',
  ratings: { commandTokens: 3, orderValue: 4, commandValue: 3 },
  segments: { stark: 'rout', lannister: 'rout' },
  army: { red: 'I1 I2 i1 i2 i3' },
  commanders: {},
  objectives: '',
  victory: () => ({ instant: [], atEnd: [], otherwise: 'mostPoints' }),
});

/** A red war host flanks guards that are engaged with another: four dice, a reroll to choose, a retreat to foresee. */
export function flankingAttack(): { state: GameState; attack: { unit: UnitId; target: UnitId; flanking: true } } {
  const state = newGame(plan);
  const id = (label: string): UnitId => state.units.findIndex((unit) => unit.label === label);
  const engagement = { stark: id('I2'), lannister: id('i1'), token: 'stark' } as const;
  return {
    state: { ...state, engagements: [engagement] },
    attack: { unit: id('I1'), target: id('i1'), flanking: true },
  };
}
