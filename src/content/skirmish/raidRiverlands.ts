import type { Skirmish } from '../../model/skirmish';

/** Raid in the Riverlands: two forces meet on open land, and every unit destroyed counts. */
export const raidRiverlands: Skirmish = {
  id: 'raidRiverlands',
  provenance: 'known',
  grid: { columns: 15, rows: 11, indented: 1 },
  edges: { stark: 'top', lannister: 'bottom' },
  rounds: 6,
  momentum: 'random',
  commanders: { most: 2, value: 4 },
  draws: { units: 2, terrain: 2 },
  rows: { terrain: 8, commanders: 3, units: 4 },
  ratings: { commandTokens: 3, orderValue: 4, commandValue: 3, segment: 'rout' },
  points: { unit: 1, captured: 0 },
};
