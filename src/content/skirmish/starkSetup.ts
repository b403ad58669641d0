import type { SetupCard } from '../../model/skirmish';
import { pieces, units } from './section';

/** The stronger a commander, the stronger the units on his card, which may be drawn only if he stays at home (R19.3). */
export const starkSetup: readonly SetupCard[] = [
  {
    id: 'SE1',
    side: 'stark',
    commander: { id: 'robbKing', value: 3, rank: 'red' },
    units: [units(2, 'red', 'warHost'), units(1, 'red', 'winterfellRiders')],
    terrain: [pieces(2, 'hill'), pieces(2, 'forest')],
    provenance: { commander: 'known', sections: 'ours' },
  },
  {
    id: 'SE2',
    side: 'stark',
    commander: { id: 'eddard', value: 3, rank: 'red' },
    units: [units(2, 'red', 'warHost'), units(1, 'blue', 'northmenArchers'), units(1, 'green', 'kennelmasters')],
    terrain: [pieces(2, 'building'), pieces(2, 'forest')],
    provenance: { commander: 'ours', sections: 'ours' },
  },
  {
    id: 'SE3',
    side: 'stark',
    commander: { id: 'greatjon', value: 2, rank: 'blue' },
    units: [units(1, 'red', 'warHost'), units(2, 'blue', 'warHost'), units(1, 'green', 'kennelmasters')],
    terrain: [pieces(3, 'forest'), pieces(1, 'forestRiver')],
    provenance: { commander: 'ours', sections: 'ours' },
  },
  {
    id: 'SE4',
    side: 'stark',
    commander: { id: 'rickard', value: 2, rank: 'blue' },
    units: [units(2, 'blue', 'winterfellRiders'), units(2, 'green', 'warHost')],
    terrain: [pieces(1, 'hill'), pieces(2, 'forest'), pieces(1, 'forestRiver')],
    provenance: { commander: 'known', sections: 'ours' },
  },
  {
    id: 'SE5',
    side: 'stark',
    commander: { id: 'maege', value: 1, rank: 'green' },
    units: [units(1, 'green', 'northmenArchers'), units(2, 'blue', 'warHost'), units(1, 'blue', 'kennelmasters')],
    terrain: [pieces(3, 'forest'), pieces(1, 'building')],
    provenance: { commander: 'known', sections: 'ours' },
  },
  {
    id: 'SE6',
    side: 'stark',
    commander: null,
    units: [units(3, 'green', 'warHost'), units(1, 'blue', 'winterfellRiders')],
    terrain: [pieces(3, 'hill'), pieces(1, 'building')],
    provenance: { commander: 'ours', sections: 'ours' },
  },
  {
    id: 'SE7',
    side: 'stark',
    commander: null,
    units: [units(1, 'green', 'northmenArchers'), units(1, 'blue', 'northmenArchers'), units(2, 'green', 'warHost')],
    terrain: [pieces(4, 'forest')],
    provenance: { commander: 'ours', sections: 'ours' },
  },
  {
    id: 'SE8',
    side: 'stark',
    commander: null,
    units: [units(1, 'green', 'winterfellRiders'), units(1, 'green', 'kennelmasters'), units(2, 'blue', 'warHost')],
    terrain: [pieces(2, 'hill'), pieces(2, 'forestRiver')],
    provenance: { commander: 'ours', sections: 'ours' },
  },
];
