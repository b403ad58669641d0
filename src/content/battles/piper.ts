import type { Side } from '../../model/side';
import { SIDES } from '../../model/side';
import { planOf } from './plan';

const BUILDINGS = 'g5 i5 f6 h6';
const CROSSINGS = 'c9 h9 m9';

/**
 * Paying the Piper: a Lannister column has followed the bait out of its camp, and the trap shuts behind it. The village
 * parts the two Stark groups, and the river leaves few ways home to whoever is pushed back.
 */
export const piper = planOf({
  id: 'piper',
  provenance: 'known',
  drawing: `
.   .   &   .   .   .   .   =   .   .   .   .   &   .   .
  .   &   &   .   .   .   =   .   .   .   .   &   &   .
.   .   &   .A1 .C1 .   .   =   .   .   .I1 .A2 &   ^   .
  .   .   .   .C2 .I4 .   =   .   .I2 .   .   .   ^   .
.   ^   .   .   .   .I5 #   =   #   .I3 .   .   .   .   .
  .   .   .   .   .   #   =   #   .   .   .   .   .   .
.   .   .C3 .   .   .   .   =   .   .   .   .   .K1 &   .
  .   .   &   .   .i2 .i1 =h1 .i3 ~   ~   ~   .   .   .
~   ~   :   ~   .   ~   ~   +c1 ~   .   .   ~   :   ~   ~
  .   .   .   ~   ~   .c2 =i4 .a1 .   &   .   .   .   .
.   .   &   .   .   ,   ,a2 =c3 ,   ,   .   &   .   .   .
`,
  edges: { stark: 'top', lannister: 'bottom' },
  rounds: 5,
  momentum: 'lannister',
  ratings: { commandTokens: 3, orderValue: 4, commandValue: 3 },
  segments: { stark: 'rout', lannister: 'rout' },
  army: { green: 'I2 I3 I4 I5 C2 C3 A1 A2 K1 i3 i4 c2 c3 a1 a2', blue: 'I1 C1 i1 i2 h1 c1' },
  commanders: { I1: 'greatjon', C1: 'rickard', i1: 'gregorMountain', c1: 'addam' },
  objectives: `${BUILDINGS} ${CROSSINGS}`,
  scoring: (hexes) => {
    const controlled = (side: Side) => ({ side, each: 'controlled', presence: false }) as const;
    return SIDES.flatMap((side) => [
      { when: 'round', ...controlled(side), hexes: hexes(BUILDINGS), points: 1 } as const,
      { when: 'end', ...controlled(side), hexes: hexes(CROSSINGS), points: 2 } as const,
    ]);
  },
  victory: () => ({ instant: [], atEnd: [], otherwise: 'mostPoints' }),
});
