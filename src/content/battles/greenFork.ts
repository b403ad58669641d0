import { planOf } from './plan';

/** The two rows between the armies, but for the hexes by the water. */
const BEFORE_THE_LANNISTERS = 'b6 c6 d6 e6 f6 g6 h6 i6 j6 c7 d7 e7 f7 g7 h7 i7 j7';
const TRUE_PLACES = 5;
const DECOYS = 8;

/**
 * Green Fork: two long lines of foot along the river. Only Stark knows which of the thirteen tokens before the
 * Lannister line mark the places that matter, and has to hold four of them with its courage unbroken.
 */
export const greenFork = planOf({
  id: 'greenFork',
  provenance: 'known',
  drawing: `
.   .   &   .   .   .   .   .   .   =   .   .   ~   .   .
  .   &   &   .   .   .   .   .   =   .   .   ~   .   .
.   .   &   .   .   .   .   .   .   =   .   .   ~   .   &
  .   .   .C2 .A1 .K1 .C1 .   .A2 =   .   .   ~   .   .
.   .   .I5 .I3 .I1 .I2 .I4 .I6 .I7 =I8 .   .   ~   .   .
  .   .   .   .   .   ^   .   .   =   .   .   :   .   .
.   .   &   .   .   ^   .   .   .   =   .   .   ~   .   &
  .   .   .   .   .   .   .   .   =   .   .   .   ~   .
.   .   .c2 .i4 .i3 .h1 .h2 .i2 .i5 =i6 .   .   .   ~   .
  .   .   .c1 .a1 .i1 .   .a2 .c3 =   .   .   .   ~   .
.   .   .   .   &   .   .   .   .   =   .   .   .   ~   .
`,
  edges: { stark: 'top', lannister: 'bottom' },
  rounds: 5,
  momentum: 'stark',
  ratings: { commandTokens: 4, orderValue: 5, commandValue: 4 },
  segments: { stark: 'rout', lannister: 'rout' },
  army: {
    green: 'I5 I6 I7 I8 A1 A2 K1 a2 c3',
    blue: 'I3 I4 C1 C2 i1 i2 i3 i4 i5 i6 a1 c1 c2',
    red: 'I1 I2 h1 h2',
  },
  commanders: { C1: 'robbKing', C2: 'rickard', i1: 'kevan', i2: 'gregorMountain', c1: 'addam' },
  objectives: '',
  special: (hexes) => [
    {
      kind: 'lay',
      side: 'stark',
      markers: [...Array<'place'>(TRUE_PLACES).fill('place'), ...Array<'decoy'>(DECOYS).fill('decoy')],
      hexes: hexes(BEFORE_THE_LANNISTERS),
    },
  ],
  victory: () => ({
    instant: [],
    atEnd: [
      {
        side: 'stark',
        claim: {
          kind: 'all',
          of: [
            { kind: 'places', side: 'stark', atLeast: 4 },
            { kind: 'morale', side: 'stark', zone: 'green', or: 'better' },
          ],
        },
      },
    ],
    otherwise: 'lannister',
  }),
});
