import { planOf } from './plan';

const BUILDINGS = 'd5 h5 c8 f8 h8 l8';
const WOODEN_BRIDGE = 'd6';
const STONE_BRIDGE = 'j8';

/**
 * Razing the Red Fork: Gregor's men come with torches, and the Greatjon can be everywhere but not at once. Bridges are
 * held only by a unit that stands on them.
 */
export const redFork = planOf({
  id: 'redFork',
  provenance: 'known',
  drawing: `
.   .   .   .   .   =   .   .   .   .   .   .   .   .   .
  .   &   &   .   .   =   .   .   .K1 .   .   &   .   .
.   .   &   .   .   =I2 =I1 =C1 .   .   .   .   &   .   .
  .   .   .   .I3 =   .   .A1 =   .   .   .I5 .   ^   .
.   .   .   #   =C2 .   .   #   =I4 .   .   .A2 .   .   .
  ~   ~   ~   -   ~   ~   .   .   =   .   .   .   .   .
.   .   .   .   =   .   ~   :   ~   =   .   ~   :   ~   ~
  .   .   #   .i4 =   #   .   #   ~   +   ~   #   .   .
.   &   .   .i2 .i1 =i3 .   .   .   =   .   .   .c2 &   .
  .   &   .   .c1 .   =   .   .   =h1 .a2 .i6 .   &   .
.   .   .   .   .a1 .   =   .   =   .h2 .   .i5 .   .   .
`,
  edges: { stark: 'top', lannister: 'bottom' },
  rounds: 5,
  momentum: 'lannister',
  ratings: { commandTokens: 3, orderValue: 4, commandValue: 3 },
  segments: { stark: '11', lannister: 'rout' },
  army: { green: 'I3 I4 I5 C2 A1 A2 K1 i5 i6 c1 c2 a1 a2', blue: 'I1 I2 C1 i1 i2 i3 i4 h1 h2' },
  commanders: { I1: 'greatjon', i1: 'gregorReaver' },
  objectives: BUILDINGS,
  special: () => [{ kind: 'grantKeyword', labels: ['i2', 'i3', 'i4'], keyword: 'scorchedEarth', onlyAgainst: null }],
  scoring: (hexes) => {
    const buildings = { hexes: hexes(BUILDINGS), presence: false };
    const woodenBridge = { hexes: hexes(WOODEN_BRIDGE), presence: true };
    const stoneBridge = { hexes: hexes(STONE_BRIDGE), presence: true };
    return [
      { when: 'round', side: 'stark', each: 'controlled', ...buildings, points: 1 },
      { when: 'round', side: 'stark', each: 'controlled', ...woodenBridge, points: 1 },
      { when: 'end', side: 'stark', each: 'controlled', ...stoneBridge, points: 2 },
      { when: 'end', side: 'lannister', each: 'fireLevel', ...buildings, points: 1 },
      { when: 'end', side: 'lannister', each: 'razed', ...buildings, points: 5 },
      { when: 'end', side: 'lannister', each: 'fireLevel', ...woodenBridge, points: 1 },
      { when: 'end', side: 'lannister', each: 'destroyed', ...woodenBridge, points: 4 },
      { when: 'end', side: 'lannister', each: 'controlled', ...stoneBridge, points: 2 },
    ];
  },
  victory: () => ({ instant: [], atEnd: [], otherwise: 'mostPoints' }),
});
