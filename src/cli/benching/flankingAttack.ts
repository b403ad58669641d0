import type { BattlePlan, Ratings } from '../../model/battle';
import type { Drawing } from '../../model/drawing';
import { parseDrawing, sideOfLabel, typeOfLabel } from '../../model/drawing';
import type { GameState } from '../../model/state';
import type { UnitId } from '../../model/unit';
import { newGame } from '../../rules';

const FIELD = `
    .   .I2 .   .
  .   .i1 .I1 .
    .   .   .i2 .i3
`;

const RATINGS: Ratings = { commandTokens: 3, orderValue: 4, commandValue: 3, segment: 'rout' };

/** A red war host flanks guards that are engaged with another: four dice, a reroll to choose, a retreat to foresee. */
export function flankingAttack(): { state: GameState; attack: { unit: UnitId; target: UnitId; flanking: true } } {
  const state = newGame(planOf(parseDrawing(FIELD) as Drawing));
  const id = (label: string): UnitId => state.units.findIndex((unit) => unit.label === label);
  const engagement = { stark: id('I2'), lannister: id('i1'), token: 'stark' } as const;
  return {
    state: { ...state, engagements: [engagement] },
    attack: { unit: id('I1'), target: id('i1'), flanking: true },
  };
}

const planOf = ({ grid, ground, tokens, units }: Drawing): BattlePlan => ({
  id: 'flankingAttack',
  provenance: 'ours',
  grid,
  ground,
  tokens,
  edges: { stark: 'top', lannister: 'bottom' },
  rounds: 5,
  momentum: 'stark',
  ratings: { stark: RATINGS, lannister: RATINGS },
  army: units.map(({ label, hex }) => ({
    label,
    hex,
    side: sideOfLabel(label),
    type: typeOfLabel(label) ?? 'warHost',
    rank: 'red',
    commander: null,
  })),
  markers: [],
  special: [],
  scoring: [],
  victory: { instant: [], atEnd: [], otherwise: 'mostPoints' },
});
