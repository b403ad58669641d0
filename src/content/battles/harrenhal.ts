import { SIDES } from '../../model/side';
import { planOf } from './plan';

/** The two hills and the road between them. */
const THE_PASS = 'e6 g6 j6';

/**
 * Harassment to Harrenhal: the rearguard of Tywin's army stands across the road where it leaves the forest and goes
 * between two hills. Stark has to hold most of the pass in the end, and the red steel of the West stands in it.
 */
export const harrenhal = planOf({
  id: 'harrenhal',
  provenance: 'ours',
  drawing: `
.   &   &   .   .   .   &   *   &   .   .   .   &   &   &
  &   &   .   .C4 .I6 &   *   &   .I7 .C3 .   &   &   &
&   &   .   .A1 .I4 .C1 .I1 =   .I2 .C2 .I5 .A2 .   &   &
  &   .   .   .   .K1 .I3 =   .A3 .K2 .   .   .   &   &
.   .   .   .   .   .   .   =   .   .   .   .   .   .   .
  .   .   .   ^   ^   .   =   .   .   ^   ^   .   .   .
.   .   .   ^i3 ^   ^   .   =   .   .   ^   ^i4 ^   .   .
  .   &   .   .a1 ^i1 .h2 =h1 .h3 .i2 ^a2 .   .   &   .
.   &   &   .   .c2 .   .i5 =   .i6 .a3 .c3 .   &   &   .
  .   &   .   .   .   .c4 =c1 .   .   .   .   .   &   .
.   .   .   .   .   #   #   =   #   #   .   .   .   .   .
`,
  edges: { stark: 'top', lannister: 'bottom' },
  rounds: 6,
  momentum: 'stark',
  ratings: { commandTokens: 4, orderValue: 5, commandValue: 4 },
  segments: { stark: 'rout', lannister: 'rout' },
  army: {
    green: 'I4 I5 I6 I7 C3 C4 A1 A2 A3 K1 K2 i3 i4 i5 i6 c2 c3 c4 a1 a2 a3',
    blue: 'I1 I2 I3 C2 i1 i2 c1 h2 h3',
    red: 'C1 h1',
  },
  commanders: { C1: 'rickard', I1: 'greatjonLord', I2: 'maege', i1: 'gregorMountain', c1: 'addam', i2: 'kevan' },
  objectives: THE_PASS,
  scoring: (hexes) =>
    SIDES.flatMap((side) => [
      { when: 'round', side, each: 'controlled', hexes: hexes(THE_PASS), presence: false, points: 1 } as const,
      { when: 'eliminated', side, points: 1 } as const,
    ]),
  victory: () => ({ instant: [], atEnd: [], otherwise: 'mostPoints' }),
});
