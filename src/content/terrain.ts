import type { Terrain, TerrainRule } from '../model/terrain';

/** R16.1; every other terrain says in what it differs. */
const plain: TerrainRule = {
  blocksSight: false,
  impassable: false,
  stops: 'nobody',
  cavalryToll: 0,
  isRoad: false,
  isBridge: false,
  burnLimit: 4,
  burnsTo: 'nothing',
  cover: 0,
  diceAgainst: null,
  diceFrom: null,
  rangedDiceFrom: null,
  counterDiceFrom: null,
};

const fireproof: TerrainRule = { ...plain, burnLimit: 0 };
const river: TerrainRule = { ...fireproof, impassable: true };
const road: TerrainRule = { ...plain, isRoad: true };

/** The table of R16, clause by clause. */
export const TERRAIN: Readonly<Record<Terrain, TerrainRule>> = {
  /** R7.1, R10.3: no part of the battlefield. */
  void: { ...fireproof, blocksSight: true, impassable: true },
  plain,
  /** R16.2; the limit falls away for an attacker on a hill, which the rules see to. */
  hill: { ...fireproof, blocksSight: true, diceAgainst: 3 },
  forest: {
    ...plain,
    blocksSight: true,
    stops: 'everybody',
    burnLimit: 3,
    burnsTo: 'razed',
    diceAgainst: 2,
    diceFrom: 2,
  },
  river,
  forestRiver: { ...river, blocksSight: true },
  building: { ...plain, blocksSight: true, stops: 'everybody', burnsTo: 'razed', cover: 1, rangedDiceFrom: 2 },
  road,
  forestRoad: { ...road, blocksSight: true, burnLimit: 3, burnsTo: 'razed' },
  woodenBridge: { ...road, isBridge: true, burnLimit: 3, burnsTo: 'removed' },
  stoneBridge: { ...road, isBridge: true, burnLimit: 0 },
  palisade: { ...plain, blocksSight: true, impassable: true, burnsTo: 'removed' },
  tent: { ...plain, burnLimit: 1, burnsTo: 'removed' },
  siegeTower: { ...plain, blocksSight: true, impassable: true, burnLimit: 1, burnsTo: 'removed' },
  ford: { ...fireproof, stops: 'footmen', cavalryToll: 1, counterDiceFrom: 2 },
  /** R17.8: the fire that razed it stays, and no new one starts. */
  razed: fireproof,
};
