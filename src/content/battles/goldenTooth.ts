import { planOf } from './plan';

/** The inn, the bridge and the watch-tower, from the Stark end of the road to the other. */
const ROAD_PLACES = 'g3 h5 d8';

/**
 * The Golden Tooth Road: Eddard comes down on the road that feeds the war in the Riverlands, and Jaime rides to open
 * it again. Each round in which a place on it is Stark’s costs a convoy; the escort has the riders and the hills.
 */
export const goldenTooth = planOf({
  id: 'goldenTooth',
  provenance: 'ours',
  drawing: `
.   .   &   .   .   .   .   .   .   .   =   .   .   &   .
  .   &   &   .   .   .I1 .I2 .   .   =   .   &   &   .
.   .   &   .   .C1 .I3 #   =   =   =   .A1 .   &   .   .
  .   .   .   .C2 .I4 .   .   =   .I5 .   .I6 .A2 .   .
~   ~   .   .   .   .   ~   +   ~   ~   .   .   .   .   .
  .   ~   :   ~   ~   ~   =   .   .   ~   ~   :   ~   ~
.   ^   .   .   .   =   =   .   .c4 .   .   .   .   .   .
  .   ^   ^   #   =   .c1 .c2 .c3 .   ^   ^   .   .   .
^   ^   .i3 =i1 =i2 .a1 .a2 .   .h1 ^   ^   .   &   .   .
  ^   .   =   .   .   .   .i4 .   .   ^   .   &   &   .
`,
  edges: { stark: 'top', lannister: 'bottom' },
  rounds: 6,
  momentum: 'lannister',
  ratings: { commandTokens: 3, orderValue: 4, commandValue: 3 },
  segments: { stark: 'rout', lannister: 'rout' },
  army: { green: 'I2 I3 I4 I5 I6 C2 A1 A2 i3 i4 c4 a1 a2', blue: 'I1 C1 i1 i2 h1 c1 c2 c3' },
  commanders: { I1: 'eddard', c1: 'jaimeYoungLion' },
  objectives: ROAD_PLACES,
  scoring: (hexes) => {
    const places = { each: 'controlled', hexes: hexes(ROAD_PLACES), presence: false } as const;
    return [
      { when: 'round', side: 'stark', ...places, points: 1 },
      { when: 'eliminated', side: 'stark', points: 1 },
      { when: 'eliminated', side: 'lannister', points: 1 },
      { when: 'end', side: 'lannister', ...places, points: 4 },
    ];
  },
  victory: () => ({ instant: [], atEnd: [], otherwise: 'mostPoints' }),
});
