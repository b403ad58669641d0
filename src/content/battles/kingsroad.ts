import { planOf } from './plan';

/**
 * Clash on the Kingsroad, the battle for beginners. The river parts both armies in two; the objectives on the Stark
 * bank look over the broad ford at its bend, where Kevan's foot can be soon enough to make a fight of it.
 */
export const kingsroad = planOf({
  id: 'kingsroad',
  provenance: 'known',
  drawing: `
.   .   .I1 =   .   .   .   ~   .   .   .   .   .   .   .
  .   &   .I2 =I3 .C2 .   ~   .   .   &   .C1 .   .   .
.   &   .   =   .   .   ~   .   .A1 .A2 .A3 .   .   .   .
  .   .   =   .   .   ~   .   .   .   .   .   &   &   .
.   .   .   =   .   .   ~   .   ^   ^   .   .   &   .   .
  .   .   .   =   .   .   :   ~   .   .   .   .   .   .
.   &   .   .   =   .   .   .   ~   :   :   .   ~   ~   ~
  .   .   .   .   =c2 .c3 .i4 .   .i2 .i3 ~   :   &   .
.   ^   .   .   =c4 .c1 .c5 .   .   .i1 .   &   &   .   .
  .   .   .   .   =   .   .   .   .   .   .   .   .   &
.   .   .   .   .   =   .   .   .   .   .   .   .   .   .
`,
  edges: { stark: 'top', lannister: 'bottom' },
  rounds: 5,
  momentum: 'stark',
  ratings: { commandTokens: 3, orderValue: 4, commandValue: 3 },
  segments: { stark: '11', lannister: 'rout' },
  army: { green: 'I1 I2 I3 A1 A2 A3 c1 c2 c3 c4 c5', blue: 'C1 C2 i1 i2 i3 i4' },
  commanders: { C1: 'rickard', I1: 'maege', c1: 'addam', i1: 'kevan' },
  objectives: 'i6 k6',
  victory: (hexes) => ({
    instant: [],
    atEnd: [
      {
        side: 'lannister',
        claim: { kind: 'controls', side: 'lannister', hexes: hexes('i6 k6'), atLeast: 2, presence: false },
      },
    ],
    otherwise: 'stark',
  }),
});
