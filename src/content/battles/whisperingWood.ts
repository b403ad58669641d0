import type { CommanderId } from '../../model/commander';
import type { Scoring, Victory } from '../../model/battle';
import type { Side } from '../../model/side';
import { SIDES, enemyOf } from '../../model/side';
import type { Zone } from '../../model/morale';
import { planOf } from './plan';

/** Woods in which nobody stands when the battle begins. */
const HIDING_PLACES = 'c5 b6 b7 c8 d9 m5 l6 l7 l8 k9';
const CATELYN = 'h1';
const POINTS_TO_WIN = 5;

/**
 * The Whispering Wood: Jaime’s column follows the road up a wooded valley, and Robb is waiting on every side of it.
 * Catelyn watches from beyond the river; whoever takes the other leader with enough blood shed need not fight on.
 */
export const whisperingWood = planOf({
  id: 'whisperingWood',
  provenance: 'known',
  drawing: `
.   &   &   .   .   .   =   ^   .   .   .   &   &   &   .
  &   &   .   .   .   .   =   .   .   .   .   &   &   &
&   &   .   ~   ~   ~   :   ~   ~   ~   :   ~   .   &   &
  ~   ~   ~   .C1 .C2 .   =   .   .C3 .C4 ~   ~   ~   ~
&   &I2 &   .   .   .   .   =   .   .   .   .   &   &   &
  &I1 &   .   .   .   .   =   .   .   .   .   &   &I6 &
&   &   .   .   .   .c2 =c1 .c3 .   .   .   &   &I5 &   &
  &I3 &   &   .   .   .i2 =i1 .i3 .   .   .   &   &I7 &
&   &   &I4 &   .   .   .h1 =i4 .a1 .   &   &   &I8 &   &
  &   &   &   .   .   .   =h2 .a2 .   .   &   &   &   .
.   &   &   .   .   .c4 .   =   .c5 .   .   &   &   &   .
`,
  edges: { stark: 'top', lannister: 'bottom' },
  rounds: 6,
  momentum: 'lannister',
  ratings: { commandTokens: 4, orderValue: 4, commandValue: 4 },
  segments: { stark: 'rout', lannister: 'rout' },
  army: {
    green: 'I2 I3 I4 I6 I7 I8 C3 A1 A2 A3 i3 c3 c4 c5 a1 a2',
    blue: 'I1 I5 C1 C2 C4 i1 i2 i4 c1 c2 h1 h2',
  },
  commanders: {
    C1: 'robbYoungWolf',
    I1: 'greatjonLord',
    I5: 'maege',
    C4: 'rickard',
    i1: 'jaimeKingslayer',
    i2: 'kevan',
    c1: 'addam',
  },
  reserve: 'A1 A2 A3',
  objectives: '',
  markers: (hexes) => hexes(CATELYN).map((hex) => ({ hex, kind: 'catelyn', owner: 'stark', faceUp: true })),
  special: (hexes) => [
    { kind: 'lay', side: 'stark', markers: ['archers', 'archers', 'archers'], hexes: hexes(HIDING_PLACES) },
    { kind: 'ambush', side: 'stark', labels: ['A1', 'A2', 'A3'] },
  ],
  scoring: () => [
    ...SIDES.flatMap((side): Scoring[] => [
      { when: 'eliminated', side, points: 1 },
      ...(['green', 'yellow', 'red'] as const).map((zone) => shaken(side, zone)),
    ]),
    { when: 'taken', side: 'lannister', marker: 'catelyn', points: 5 },
  ],
  victory: () => ({
    instant: [leaderTaken('stark', 'jaimeKingslayer'), leaderTaken('lannister', 'robbYoungWolf')],
    atEnd: [],
    otherwise: 'mostPoints',
  }),
});

/** One point for each zone that the enemy's morale has reached: 1, 2 or 3 in all. */
function shaken(side: Side, zone: Zone): Scoring {
  const claim = { kind: 'morale', side: enemyOf(side), zone, or: 'worse' } as const;
  return { when: 'end', side, claim, points: 1 };
}

function leaderTaken(side: Side, commander: CommanderId): Victory['instant'][number] {
  return {
    side,
    claim: {
      kind: 'all',
      of: [
        { kind: 'points', side, atLeast: POINTS_TO_WIN },
        { kind: 'captured', commander },
      ],
    },
  };
}
