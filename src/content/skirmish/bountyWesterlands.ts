import type { Skirmish } from '../../model/skirmish';

/**
 * Bounty of the Westerlands: a price is on every commander's head, as high as his value. The narrow side of the board,
 * thick with terrain, brings the armies together soon; Lannister is at home.
 */
export const bountyWesterlands: Skirmish = {
  id: 'bountyWesterlands',
  provenance: 'ours',
  grid: { columns: 15, rows: 10, indented: 1 },
  edges: { stark: 'top', lannister: 'bottom' },
  rounds: 5,
  momentum: 'lannister',
  commanders: { most: 2, value: 5 },
  draws: { units: 2, terrain: 3 },
  rows: { terrain: 7, commanders: 2, units: 3 },
  ratings: { commandTokens: 4, orderValue: 4, commandValue: 3, segment: 'rout' },
  points: { unit: 1, captured: 1 },
};
