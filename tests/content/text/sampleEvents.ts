import type { GameEvent } from '../../../src/model/event';

type Samples = { readonly [T in GameEvent['type']]: readonly Extract<GameEvent, { readonly type: T }>[] };

const SAMPLES: Samples = {
  commandersRevealed: [{ type: 'commandersRevealed', side: 'stark', commanders: ['rickard', 'maege'] }],
  momentumDrawn: [{ type: 'momentumDrawn', side: 'stark' }],
  setupCardsDrawn: [
    { type: 'setupCardsDrawn', side: 'stark', section: 'units', cards: ['SE1', 'SE2'] },
    { type: 'setupCardsDrawn', side: 'lannister', section: 'terrain', cards: ['LE1'] },
  ],
  terrainPlaced: [{ type: 'terrainPlaced', side: 'stark', ground: 'forestRoad', hex: 3 }],
  unitPlaced: [{ type: 'unitPlaced', unit: 0, hex: 4 }],
  roundBegan: [{ type: 'roundBegan', round: 2, firstPlayer: 'lannister' }],
  tokensGained: [{ type: 'tokensGained', side: 'stark', faces: ['green', 'green', 'valor'] }],
  cardsDrawn: [{ type: 'cardsDrawn', side: 'stark', cards: ['??', '??'] }],
  deckShuffled: [{ type: 'deckShuffled', side: 'lannister' }],
  choiceForced: [
    { type: 'choiceForced', side: 'stark', action: { type: 'pass' }, card: null },
    { type: 'choiceForced', side: 'lannister', action: { type: 'retreat', to: 4 }, card: null },
    { type: 'choiceForced', side: 'stark', action: { type: 'choose', unit: 0 }, card: 'SL16' },
    { type: 'choiceForced', side: 'stark', action: { type: 'commands', commands: [0] }, card: 'SL16' },
  ],
  passed: [{ type: 'passed', side: 'stark' }],
  tokenUsed: [
    { type: 'tokenUsed', side: 'stark', token: 'green', count: 2 },
    { type: 'tokenUsed', side: 'stark', token: 'morale', count: 1 },
  ],
  cardPlayed: [{ type: 'cardPlayed', side: 'stark', card: 'SL16', commander: 'maege' }],
  cardDiscarded: [{ type: 'cardDiscarded', side: 'stark', card: 'SL16' }],
  commandsPaid: [{ type: 'commandsPaid', commander: 'rickard', tokens: 2 }],
  tacticUsed: [{ type: 'tacticUsed', card: 'SL16' }],
  committed: [{ type: 'committed', commander: 'kevan' }],
  unitOrdered: [{ type: 'unitOrdered', unit: 0 }],
  unitSpent: [{ type: 'unitSpent', unit: 0 }],
  unitRallied: [{ type: 'unitRallied', unit: 1 }],
  unitMoved: (['move', 'advance', 'pursuit', 'retreat', 'shift'] as const).map((by) => ({
    type: 'unitMoved',
    unit: 0,
    path: [0, 1],
    by,
  })),
  engaged: [{ type: 'engaged', attacker: 0, target: 1 }],
  disengaged: [{ type: 'disengaged', unit: 1, from: 0 }],
  attackDeclared: (['melee', 'ranged', 'hounds', 'parting', 'counter'] as const).map((form) => ({
    type: 'attackDeclared',
    form,
    attacker: 1,
    target: 0,
    flanking: form === 'melee',
  })),
  diceCounted: [
    {
      type: 'diceCounted',
      attacker: 0,
      dice: 2,
      reasons: [
        { why: 'rank', dice: 3 },
        { why: 'forest', dice: 2 },
      ],
    },
  ],
  diceRolled: [{ type: 'diceRolled', side: 'stark', faces: ['blue', 'blue', 'morale', 'morale'] }],
  diceRerolled: [{ type: 'diceRerolled', side: 'stark', symbol: 'morale', faces: ['red'] }],
  hitsScored: [
    { type: 'hitsScored', target: 1, hits: 2, ignored: 1 },
    { type: 'hitsScored', target: 0, hits: 1, ignored: 0 },
  ],
  figuresLost: [{ type: 'figuresLost', unit: 1, figures: 1 }],
  unitEliminated: [{ type: 'unitEliminated', unit: 1 }],
  commanderCaptured: [{ type: 'commanderCaptured', commander: 'addam' }],
  bearersSwapped: [{ type: 'bearersSwapped', commander: 'robbKing', unit: 0, with: 1 }],
  moraleIgnored: [{ type: 'moraleIgnored', unit: 0 }],
  retreatBlocked: [{ type: 'retreatBlocked', unit: 0, hits: 1 }],
  answerDeclined: [
    { type: 'answerDeclined', unit: 0, form: 'parting' },
    { type: 'answerDeclined', unit: 1, form: 'counter' },
  ],
  answerForbidden: [{ type: 'answerForbidden', unit: 0, by: 'kevan' }],
  supported: [{ type: 'supported', unit: 0, target: 1, dice: 2 }],
  moraleChanged: [
    { type: 'moraleChanged', by: 'stark', from: 0, to: 2 },
    { type: 'moraleChanged', by: 'lannister', from: 2, to: 3 },
  ],
  fireSet: [{ type: 'fireSet', hex: 2, level: 3 }],
  fireOut: [{ type: 'fireOut', hex: 2 }],
  fireResisted: [{ type: 'fireResisted', hex: 2 }],
  terrainRazed: [{ type: 'terrainRazed', hex: 2 }],
  terrainRemoved: [
    { type: 'terrainRemoved', hex: 2, token: 'palisade' },
    { type: 'terrainRemoved', hex: 2, token: 'woodenBridge' },
  ],
  objectiveTaken: [{ type: 'objectiveTaken', hex: 2, side: 'stark' }],
  markerLaid: [{ type: 'markerLaid', side: 'stark', hex: 2 }],
  markerRevealed: [{ type: 'markerRevealed', hex: 2, kind: 'falseEdmure' }],
  markerTaken: [{ type: 'markerTaken', hex: 2, kind: 'catelyn', unit: 1 }],
  unitDeployed: [{ type: 'unitDeployed', unit: 1, hex: 2 }],
  palisadeManned: [{ type: 'palisadeManned', hex: 2, rank: 'blue' }],
  palisadeStripped: [{ type: 'palisadeStripped', hex: 2, rank: 'red', faces: ['red'] }],
  catapultShot: [
    { type: 'catapultShot', unit: 1, hex: 2, face: 'green', isHit: true },
    { type: 'catapultShot', unit: 0, hex: 2, face: 'valor', isHit: false },
  ],
  pointsScored: [{ type: 'pointsScored', side: 'stark', points: 1 }],
  commandTokensReturned: [{ type: 'commandTokensReturned', side: 'stark', tokens: 3 }],
  cardsKept: [
    { type: 'cardsKept', side: 'stark', cards: [] },
    { type: 'cardsKept', side: 'stark', cards: ['SB01'] },
  ],
  tokenKept: [
    { type: 'tokenKept', side: 'stark', token: null },
    { type: 'tokenKept', side: 'stark', token: 'valor' },
  ],
  moraleRecovered: [{ type: 'moraleRecovered', side: 'stark', to: -4 }],
  gameEnded: (['rout', 'instant', 'claim', 'otherwise', 'points', 'morale', 'momentum'] as const).map((reason) => ({
    type: 'gameEnded',
    outcome: { winner: 'stark', reason },
  })),
};

/** At least one event of every type, told of unit 0, which is one, and of unit 1, which are many. */
export const sampleEvents: readonly GameEvent[] = Object.values(SAMPLES).flat();
