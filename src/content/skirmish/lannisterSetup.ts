import type { SetupCard } from '../../model/skirmish';
import { pieces, units } from './section';

/** The same balance as on the Stark side: values by commander, sections by strength (R19.3). */
export const lannisterSetup: readonly SetupCard[] = [
  {
    id: 'LE1',
    side: 'lannister',
    commander: { id: 'jaimeKingslayer', value: 3, rank: 'red' },
    units: [units(2, 'red', 'lannisportGuards'), units(1, 'red', 'casterlyRockCavaliers')],
    terrain: [pieces(2, 'hill'), pieces(2, 'forest')],
    provenance: { commander: 'ours', sections: 'ours' },
  },
  {
    id: 'LE2',
    side: 'lannister',
    commander: { id: 'tywin', value: 3, rank: 'red' },
    units: [units(1, 'red', 'heavyInfantry'), units(1, 'blue', 'heavyInfantry'), units(1, 'blue', 'westerlandsArchers'), units(1, 'green', 'casterlyRockCavaliers')],
    terrain: [pieces(2, 'building'), pieces(2, 'hill')],
    provenance: { commander: 'ours', sections: 'ours' },
  },
  {
    id: 'LE3',
    side: 'lannister',
    commander: { id: 'gregorMountain', value: 2, rank: 'blue' },
    units: [units(1, 'red', 'lannisportGuards'), units(1, 'blue', 'lannisportGuards'), units(1, 'blue', 'heavyInfantry'), units(1, 'green', 'casterlyRockCavaliers')],
    terrain: [pieces(2, 'forest'), pieces(1, 'building'), pieces(1, 'forestRiver')],
    provenance: { commander: 'ours', sections: 'ours' },
  },
  {
    id: 'LE4',
    side: 'lannister',
    commander: { id: 'addam', value: 2, rank: 'blue' },
    units: [units(2, 'blue', 'casterlyRockCavaliers'), units(2, 'green', 'lannisportGuards')],
    terrain: [pieces(3, 'hill'), pieces(1, 'forestRiver')],
    provenance: { commander: 'ours', sections: 'ours' },
  },
  {
    id: 'LE5',
    side: 'lannister',
    commander: { id: 'kevan', value: 1, rank: 'green' },
    units: [units(2, 'blue', 'lannisportGuards'), units(1, 'green', 'westerlandsArchers'), units(1, 'blue', 'heavyInfantry')],
    terrain: [pieces(1, 'hill'), pieces(2, 'forest'), pieces(1, 'building')],
    provenance: { commander: 'ours', sections: 'ours' },
  },
  {
    id: 'LE6',
    side: 'lannister',
    commander: null,
    units: [units(1, 'blue', 'casterlyRockCavaliers'), units(2, 'green', 'lannisportGuards'), units(1, 'green', 'heavyInfantry')],
    terrain: [pieces(3, 'hill'), pieces(1, 'building')],
    provenance: { commander: 'ours', sections: 'ours' },
  },
  {
    id: 'LE7',
    side: 'lannister',
    commander: null,
    units: [units(1, 'green', 'westerlandsArchers'), units(1, 'blue', 'westerlandsArchers'), units(2, 'green', 'lannisportGuards')],
    terrain: [pieces(4, 'forest')],
    provenance: { commander: 'ours', sections: 'ours' },
  },
  {
    id: 'LE8',
    side: 'lannister',
    commander: null,
    units: [units(1, 'green', 'casterlyRockCavaliers'), units(1, 'blue', 'casterlyRockCavaliers'), units(1, 'blue', 'lannisportGuards'), units(1, 'green', 'westerlandsArchers')],
    terrain: [pieces(2, 'forest'), pieces(2, 'forestRiver')],
    provenance: { commander: 'ours', sections: 'ours' },
  },
];
