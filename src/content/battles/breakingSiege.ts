import { SIDES } from '../../model/side';
import { planOf } from './plan';

const TOWERS = 'd2 e3 e4 e6 e7 d8 d9 c10';
/** Without these the gate cannot be stormed. */
const TOWERS_AT_THE_GATE = 'e3 e4 e6 e7';
/** The tents in which a prisoner may be kept. */
const PRISONS = 'h8 i8 h9 i9 j9 g10 h10';
/** The castle behind its gate, and the ground from which Robb came. */
const SAFETY = 'c5 d5 e5 d1 e1 f1 g1 h1 i1 j1 k1 l1 m1 n1 o1';

/**
 * Breaking the Siege: towers ring the moat of Riverrun, and Edmure Tully is held in one of two tents behind the lines.
 * Robb comes with wolf, hound and torch, and must be gone with his uncle before the besiegers have gathered.
 */
export const breakingSiege = planOf({
  id: 'breakingSiege',
  provenance: 'known',
  drawing: `
.   .   ~   .   .   .I4 .   .I6 .   .   .   .   .   &   .
  .   .   ~   !   .C2 .I3 .K1 .I2 .   .I5 .C4 .   &   &
.   #   .   ~   !   .C3 .C1 .I1 .   .K2 .I7 .   .   &   .
  .   #   #   ~   !   .   .   .   .   .   .   .   .   .
#   #   =   =   +   =i6 =h3 .   .   ^   .   .   .   .   .
  .   #   #   ~   !   .i3 =   =   =   ^i4 .   .   .   .
.   .   .   ~   !   .h1 .   .i1 .   =   =   .   .   .   &
  .   .   ~   !   .   .h2 .a2 ,   ,   .i2 =   =   .   &
.   ~   ~   !   .   .a1 .   ,   ,   ,   .i5 .   =   =   =
  ~   .   !   .   .   .   ,   ,   .c1 .   .   .   .   .
`,
  edges: { stark: 'top', lannister: 'bottom' },
  rounds: 5,
  momentum: 'stark',
  ratings: { commandTokens: 3, orderValue: 4, commandValue: 3 },
  segments: { stark: 'rout', lannister: 'rout' },
  army: {
    green: 'I3 I4 I5 I6 I7 C3 C4 K1 K2 i3 i4 i5 i6 a1 a2 h1 h2',
    blue: 'I1 I2 C1 C2 i1 i2 c1 h3',
  },
  commanders: { C1: 'robbYoungWolf', I1: 'greatjon', i1: 'gregorMountain', i2: 'kevan', c1: 'addam' },
  objectives: '',
  special: (hexes) => [
    {
      kind: 'grantKeyword',
      labels: ['I1', 'C1', 'C2', 'C3', 'C4'],
      keyword: 'scorchedEarth',
      onlyAgainst: 'siegeTower',
    },
    { kind: 'lay', side: 'lannister', markers: ['edmure', 'falseEdmure'], hexes: hexes(PRISONS) },
    { kind: 'escort', side: 'stark' },
  ],
  scoring: (hexes) => [
    ...SIDES.map((side) => ({ when: 'eliminated', side, points: 1 }) as const),
    { when: 'end', side: 'stark', each: 'destroyed', hexes: hexes(TOWERS), presence: false, points: 2 },
    { when: 'end', side: 'stark', claim: { kind: 'brought', marker: 'edmure', hexes: hexes(SAFETY) }, points: 5 },
    { when: 'end', side: 'lannister', each: 'standing', hexes: hexes(TOWERS_AT_THE_GATE), presence: false, points: 1 },
  ],
  victory: () => ({ instant: [], atEnd: [], otherwise: 'mostPoints' }),
});
