import { SIDES } from '../../model/side';
import { planOf } from './plan';

/** The river, the far bank and the far end, counted from the own edge: whoever is through is worth the more. */
const MARKED_ROWS = [
  { row: 6, points: 1 },
  { row: 8, points: 2 },
  { row: 10, points: 3 },
];
const COMPANIES = 3;

/**
 * Rallying the Remnant: what is left of both hosts meets at a river that can be waded everywhere. Each wants to get
 * through the other to where its banners are, and three companies that arrive are a host again.
 */
export const remnant = planOf({
  id: 'remnant',
  provenance: 'known',
  drawing: `
.   &   &   .   .   .   .   =   .   .   .   .   .   &   .
  .   &   .   .I5 .   .C1 =   .A1 .   .   .I6 .   &   .
.   .   .C2 .   .   .I4 .   =I1 .   .C3 .   .   .   .   .
  .   .   .I2 .   .   .   =   .   .   .K1 .   .I3 .   .
.   :   :   .   .   &   .   =   .   .   .   .   :   :   :
  :   .   :   :   .   .   :   :   :   .   :   :   .   .
:   .   .   .   :   :   :   =   &   :   :   .   .   .   .
  .   .   .i2 .   .   .   =   .   .   .   .i3 .h1 .   .
.   .   .   .c2 .   .i1 .   =   .i4 .   .   .c3 .   ^   .
  .   &   .   .i5 .   .a1 =   .c1 .   .h2 .   .   ^   .
.   &   &   .   .   .   .   =   .   .   .   .   .   .   .
`,
  edges: { stark: 'top', lannister: 'bottom' },
  rounds: 6,
  momentum: 'stark',
  ratings: { commandTokens: 3, orderValue: 4, commandValue: 3 },
  segments: { stark: 'rout', lannister: 'rout' },
  army: {
    green: 'I3 I4 I5 I6 A1 i3 i4 i5 c2 c3 a1 h1',
    blue: 'I1 I2 C1 C2 C3 K1 i1 i2 c1 h2',
  },
  commanders: { C1: 'robbKing', I1: 'maege', i1: 'kevan', c1: 'tywin' },
  objectives: '',
  scoring: () =>
    SIDES.flatMap((side) => [
      { when: 'round', side, rows: MARKED_ROWS, units: COMPANIES } as const,
      { when: 'eliminated', side, points: 1 } as const,
    ]),
  victory: () => ({ instant: [], atEnd: [], otherwise: 'mostPoints' }),
});
