import type { Text } from '../text';

export const houses: Text['houses'] = { stark: 'House Stark', lannister: 'House Lannister' };

export const units: Text['units'] = {
  warHost: 'War Host of the North',
  winterfellRiders: 'Winterfell Riders',
  northmenArchers: 'Northmen Archers',
  kennelmasters: 'Stark Kennelmasters',
  lannisportGuards: 'Lannisport Guards',
  casterlyRockCavaliers: 'Casterly Rock Cavaliers',
  westerlandsArchers: 'Westerlands Archers',
  heavyInfantry: 'Lannister Heavy Infantry',
};

export const classes: Text['classes'] = { infantry: 'infantry', cavalry: 'cavalry', ranged: 'ranged' };

export const ranks: Text['ranks'] = { green: 'green', blue: 'blue', red: 'red' };

export const keywords: Text['keywords'] = {
  advance: { name: 'Advance', explanation: 'After its attack emptied the target’s hex, the unit may move into that hex.' },
  pursue: {
    name: 'Pursue',
    explanation: 'After its attack emptied the target’s hex, the unit may move up to X hexes, beginning with that one, and attack again.',
  },
  toughness: { name: 'Toughness', explanation: 'The unit ignores the first X hits of each attack.' },
  heavyArmor: {
    name: 'Heavy Armor',
    explanation: 'Shields hit the unit as if its rank were one higher; a red unit ignores valor instead.',
  },
  offBalance: { name: 'Off-balance', explanation: 'The unit rolls 1 die less if it moved before attacking in the same turn.' },
  stalwart: {
    name: 'Stalwart',
    explanation: 'The unit may ignore the first morale result of an attack, and may counterattack if it held its ground.',
  },
  warHounds: {
    name: 'War Hounds',
    explanation: 'Instead of moving and attacking, the unit may set its hounds on an enemy 2 or 3 hexes away.',
  },
  scorchedEarth: {
    name: 'Scorched Earth',
    explanation: 'Instead of attacking, the unit may set fire to an empty adjacent hex: each green shield adds a level.',
  },
};

export const terrain: Text['terrain'] = {
  void: { name: 'Off the field', explanation: 'This is not part of the battlefield.' },
  plain: { name: 'Plain', explanation: 'Open ground without effect.' },
  hill: { name: 'Hill', explanation: 'Blocks sight; at most 3 dice against a unit on it, unless the attacker is on a hill; archers on it see over units.' },
  forest: { name: 'Forest', explanation: 'Blocks sight and ends moves; at most 2 dice against or by a unit in it; it is razed at fire level 3.' },
  river: { name: 'River', explanation: 'No unit can enter it.' },
  forestRiver: { name: 'Wooded river', explanation: 'No unit can enter it, and it blocks sight.' },
  building: {
    name: 'Building',
    explanation: 'Blocks sight and ends moves; Cover 1, unless the unit is engaged under its own house’s token; archers in it roll at most 2 dice; it is razed at fire level 4.',
  },
  road: { name: 'Road', explanation: 'A move that keeps to the road may go 1 hex further.' },
  forestRoad: { name: 'Forest road', explanation: 'A road that blocks sight; it is razed at fire level 3.' },
  woodenBridge: { name: 'Wooden bridge', explanation: 'A road onto which nobody advances or pursues; it burns down at fire level 3.' },
  stoneBridge: { name: 'Stone bridge', explanation: 'A road onto which nobody advances or pursues; it does not burn.' },
  palisade: { name: 'Palisade', explanation: 'No unit can enter it, and it blocks sight; it burns down at fire level 4.' },
  tent: { name: 'Tent', explanation: 'Open to all; it burns down at fire level 1.' },
  siegeTower: { name: 'Siege tower', explanation: 'No unit can enter it, and it blocks sight; it burns down at fire level 1.' },
  ford: { name: 'Ford', explanation: 'Ends the move of infantry and archers and costs cavalry 1 hex more; counterattacks out of it roll at most 2 dice.' },
  razed: { name: 'Razed', explanation: 'Burnt ground: it counts as plain, and no new fire starts here.' },
};

export const faces: Text['faces'] = { green: 'green', blue: 'blue', red: 'red', valor: 'valor', morale: 'morale' };

export const zones: Text['zones'] = { grey: 'grey', green: 'green', yellow: 'yellow', red: 'red' };

export const markers: Text['markers'] = {
  objective: 'objective',
  place: 'true strategy token',
  decoy: 'decoy',
  archers: 'archers in hiding',
  catelyn: 'Catelyn Stark',
  edmure: 'Edmure Tully',
  falseEdmure: 'false Edmure',
  catapult: 'catapult',
  guard: 'palisade guard',
  hidden: 'face-down token',
};

export const directions: Text['directions'] = ['north-east', 'east', 'south-east', 'south-west', 'west', 'north-west'];

export const diceReasons: Text['diceReasons'] = {
  rank: 'rank',
  hill: 'hill',
  forest: 'forest',
  building: 'building',
  ford: 'ford',
  offBalance: 'Off-balance',
  modifier: 'card or ability',
  support: 'support',
  reducedStrength: 'reduced strength',
  supporters: 'coordinated attack',
};

export const provenances: Text['provenances'] = {
  rulebook: 'shown in the rulebook',
  known: 'known from public sources',
  ours: 'written for this adaptation',
};

export const terms: Text['terms'] = {
  abilities: 'Keywords',
  attack: 'Attack',
  basicCards: 'Basic cards',
  captureValue: 'Capture value',
  command: 'Command',
  commandCard: 'Command card',
  commandLimit: 'Command limit',
  commandToken: 'Command token',
  commitment: 'Commitment ability',
  dice: 'Dice',
  goal: 'Goal',
  hand: 'Hand',
  momentum: 'Momentum',
  morale: 'Morale',
  move: 'Move',
  orderPool: 'Order pool',
  orderToken: 'Order token',
  provenance: 'Source',
  range: 'Range',
  ready: 'Ready',
  round: 'Round',
  rounds: 'Rounds',
  rout: 'Rout',
  spent: 'Spent',
  strength: 'Figures',
  tactic: 'Tactic',
  unitAbility: 'Unit ability',
  victoryPoints: 'Victory points',
  zoneOfControl: 'Zone of control',
};

export const optionalRules: Text['optionalRules'] = {
  directionalRetreat: {
    name: 'Directional retreat',
    explanation: 'A unit beaten in melee by its engaged foe retreats straight away from it instead of towards its own edge.',
  },
  reducedStrength: { name: 'Reduced strength', explanation: 'A unit that lost half or more of its figures rolls 1 die less.' },
  anyCardOrdersOne: {
    name: 'Any card orders one unit',
    explanation: 'Discard any card and pay 1 command token to order 1 controlled unit.',
  },
  coordinatedAttack: {
    name: 'Coordinated attack',
    explanation: 'Several units attack one target in a single roll: the leader’s dice, and those of each supporter less one.',
  },
};
