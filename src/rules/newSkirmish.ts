import type { BattlePlan } from '../model/battle';
import { columnOf, rowOf } from '../model/hex';
import type { OptionalRules } from '../model/options';
import { NO_OPTIONAL_RULES } from '../model/options';
import { SIDES, bySide } from '../model/side';
import type { Skirmish } from '../model/skirmish';
import type { GameState } from '../model/state';
import type { Ground } from '../model/terrain';
import { setUp } from './setUp';
import { shared } from './shared';

/** A skirmish about to be set up: an empty field, and commanders to be chosen (R19). */
export const newSkirmish = (skirmish: Skirmish, rules: OptionalRules = NO_OPTIONAL_RULES): GameState =>
  shared<GameState>(null, {
    ...setUp(emptyField(skirmish), rules),
    agenda: [
      {
        kind: 'skirmish',
        step: 'chooseCommanders',
        skirmish: skirmish.id,
        queue: [...SIDES],
        chosen: [],
        unitCards: [],
        terrainCards: [],
        pieces: [],
      },
    ],
  });

/** The plan that the players will complete; as long as momentum is not drawn, it says nothing that it is Stark's. */
const emptyField = ({ id, provenance, grid, edges, rounds, momentum, ratings, points }: Skirmish): BattlePlan => ({
  id,
  provenance,
  grid,
  ground: Array.from({ length: grid.columns * grid.rows }, (_, hex): Ground => {
    const isHalf = rowOf(grid, hex) % 2 === grid.indented && columnOf(grid, hex) === grid.columns - 1;
    return isHalf ? 'void' : 'plain';
  }),
  tokens: {},
  edges,
  rounds,
  momentum: momentum === 'random' ? 'stark' : momentum,
  ratings: bySide(() => ratings),
  army: [],
  markers: [],
  special: [],
  scoring: SIDES.map((side) => ({ when: 'eliminated', side, points: points.unit })),
  victory: { instant: [], atEnd: [], otherwise: 'mostPoints' },
});
