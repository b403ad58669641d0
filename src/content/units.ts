import type { OrderLine, Rank, UnitType, UnitTypeId } from '../model/unit';

/** Orders of infantry and ranged units (R5.2): a blue one moves 1 and attacks, or moves 2. */
const onFoot: Readonly<Record<Rank, OrderLine>> = {
  green: { move: 2, moveAndAttack: 2 },
  blue: { move: 2, moveAndAttack: 1 },
  red: { move: 1, moveAndAttack: 1 },
};

const onHorse: Readonly<Record<Rank, OrderLine>> = {
  green: { move: 4, moveAndAttack: 4 },
  blue: { move: 3, moveAndAttack: 3 },
  red: { move: 2, moveAndAttack: 2 },
};

const infantry = { class: 'infantry', strength: 4, orders: onFoot, range: 1, valorHits: true, keywords: {} } as const;
const cavalry = { ...infantry, class: 'cavalry', strength: 3, orders: onHorse, keywords: { pursue: 2 } } as const;
const ranged = { ...infantry, class: 'ranged', range: 4, valorHits: false, keywords: { offBalance: 1 } } as const;

/** The eight kinds of figures. */
export const UNITS: Readonly<Record<UnitTypeId, UnitType>> = {
  warHost: { ...infantry, id: 'warHost', side: 'stark', keywords: { advance: 1 } },
  winterfellRiders: { ...cavalry, id: 'winterfellRiders', side: 'stark' },
  northmenArchers: { ...ranged, id: 'northmenArchers', side: 'stark' },
  kennelmasters: { ...infantry, id: 'kennelmasters', side: 'stark', strength: 3, keywords: { warHounds: 1 } },
  lannisportGuards: { ...infantry, id: 'lannisportGuards', side: 'lannister', keywords: { advance: 1 } },
  casterlyRockCavaliers: { ...cavalry, id: 'casterlyRockCavaliers', side: 'lannister' },
  westerlandsArchers: { ...ranged, id: 'westerlandsArchers', side: 'lannister' },
  heavyInfantry: { ...infantry, id: 'heavyInfantry', side: 'lannister', keywords: { heavyArmor: 1 } },
};
