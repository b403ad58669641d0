import type { Hex } from '../../model/hex';
import type { HexMarker } from '../../model/battle';
import type { Rank } from '../../model/unit';
import { planOf } from './plan';

const TENTS = 'e6 h6 j6 e7 g7 i7 k7 d8 f8 h8 i8 k8';
/** What the palisade encloses, down to the river. */
const CAMP = 'd6 e6 f6 g6 h6 i6 j6 d7 e7 f7 g7 h7 i7 j7 k7 l7 c8 d8 e8 f8 g8 h8 i8 j8 k8';
/** Each of the three fords is broad enough for a catapult of every colour. */
const CATAPULTS: Readonly<Record<Rank, string>> = { green: 'c9 h10 m9', blue: 'd9 h9 l10', red: 'c10 i9 l9' };

/**
 * Wolf Raiders: the North falls upon a camp whose army is still beyond the river. Lannister has to bring it home
 * through three fords at which the catapults on the far bank already aim.
 */
export const wolfRaiders = planOf({
  id: 'wolfRaiders',
  provenance: 'known',
  drawing: `
.   .   &   .   .   .   .   =   .   .   .   .   &   .   .
  .   &   &   .   .   .   =   .   .   .   .   &   &   .
.   .   &   .   .   .I4 .A1 =   .I3 .I5 .   .   .   .   .
  .   .   .   .   .C2 .I2 =   .   .C4 .   .   .   ^   .
.   .   .   |   |   .C1 |   =I1 |   .C3 |   |   .   ^   .
  .   .   |   .   ,   .i2 =   ,   .i3 ,   |   .   .   .
.   .   |   .   ,   .   ,   =   ,   .   ,   .   |   .   .
  .   .   .   ,   .   ,   =i1 ,   ,   .   ,   .   .   .
~   ~   :   :   ~   ~   ~   :   :   ~   ~   :   :   ~   ~
  .   .c3 :   .c4 .   .   .c1 :   .c2 .   .i4 :   .i5 .
.   .   .   .i6 .h1 .   .   =   .a2 .   .h2 .a1 .   &   .
`,
  edges: { stark: 'top', lannister: 'bottom' },
  rounds: 4,
  momentum: 'stark',
  ratings: { commandTokens: 4, orderValue: 4, commandValue: 4 },
  segments: { stark: '11', lannister: '11' },
  army: {
    green: 'I3 I4 I5 A1 C2 C3 C4 i4 i5 i6 a1 a2 c2 c3 c4',
    blue: 'I2 C1 i1 i2 i3 c1 h1',
    red: 'I1 h2',
  },
  commanders: { I1: 'greatjon', C1: 'rickard', i1: 'kevan', c1: 'addam' },
  objectives: '',
  markers: (hexes) => [
    ...aimed('green', hexes(CATAPULTS.green)),
    ...aimed('blue', hexes(CATAPULTS.blue)),
    ...aimed('red', hexes(CATAPULTS.red)),
  ],
  special: () => [
    {
      kind: 'grantKeyword',
      labels: ['I1', 'C1', 'C2', 'C3', 'C4'],
      keyword: 'scorchedEarth',
      onlyAgainst: 'tent',
    },
    { kind: 'palisades', owner: 'lannister', tokens: { green: 6, blue: 5, red: 4 }, dice: 5 },
    { kind: 'catapults', against: 'lannister' },
  ],
  scoring: (hexes) => [
    { when: 'eliminated', side: 'stark', points: 1 },
    { when: 'end', side: 'stark', each: 'destroyed', hexes: hexes(TENTS), presence: false, points: 1 },
    { when: 'end', side: 'lannister', each: 'standing', hexes: hexes(TENTS), presence: false, points: 1 },
    { when: 'end', side: 'lannister', camp: hexes(CAMP), units: 3, points: 1 },
  ],
  victory: () => ({ instant: [], atEnd: [], otherwise: 'mostPoints' }),
});

function aimed(rank: Rank, hexes: readonly Hex[]): HexMarker[] {
  return hexes.map((hex) => ({ hex, kind: 'catapult', owner: 'stark', faceUp: true, rank }));
}
