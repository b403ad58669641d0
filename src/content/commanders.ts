import type { CardId, Provenance } from '../model/card';
import type { CommanderCard, CommanderId } from '../model/commander';
import type { Modifier, Passive } from '../model/modifier';

/** The five cards of a commander, printed in one run of ids. */
const fiveFrom = (prefix: 'SL' | 'LL', first: number): CardId[] =>
  [0, 1, 2, 3, 4].map((step) => `${prefix}${String(first + step).padStart(2, '0')}`);

const hisUnit = (...modifiers: Modifier[]): Passive[] => modifiers.map((modifier) => ({ modifier, to: 'unit' }));

const from = (ability: Provenance, commitment: Provenance): CommanderCard['provenance'] => ({ ability, commitment });

const robb = { name: 'robb', side: 'stark', figures: 'winterfellRiders', cards: fiveFrom('SL', 1) } as const;
const greatjon = { name: 'greatjon', side: 'stark', figures: 'warHost', cards: fiveFrom('SL', 11) } as const;
const jaime = { name: 'jaime', side: 'lannister', cards: fiveFrom('LL', 1) } as const;
const gregor = { name: 'gregor', side: 'lannister', figures: 'lannisportGuards', cards: fiveFrom('LL', 11) } as const;

/** Ten people, four of them in two versions; a battle plan names the version (R3.1). */
export const COMMANDERS: Readonly<Record<CommanderId, CommanderCard>> = {
  robbKing: {
    ...robb,
    id: 'robbKing',
    traits: ['king'],
    commandLimit: 3,
    captureValue: 4,
    ability: hisUnit({ kind: 'slipsAway' }),
    commitment: { timing: 'whenHit' },
    provenance: from('rulebook', 'known'),
  },
  robbYoungWolf: {
    ...robb,
    id: 'robbYoungWolf',
    traits: [],
    commandLimit: 3,
    captureValue: 3,
    ability: hisUnit({ kind: 'ignoresStops', during: 'pursuit' }),
    commitment: { timing: 'insteadOfAttack' },
    provenance: from('ours', 'ours'),
  },
  eddard: {
    id: 'eddard',
    name: 'eddard',
    side: 'stark',
    figures: 'warHost',
    traits: [],
    commandLimit: 3,
    captureValue: 3,
    ability: [{ modifier: { kind: 'keyword', keyword: 'stalwart', level: 1 }, to: 'adjacentFriends' }],
    commitment: {
      timing: 'ownTurn',
      effects: [
        {
          kind: 'modify',
          on: { side: 'own', count: 'all', reach: 'zone' },
          modifier: { kind: 'unshaken' },
          until: 'round',
        },
      ],
    },
    cards: fiveFrom('SL', 6),
    provenance: from('ours', 'ours'),
  },
  greatjon: {
    ...greatjon,
    id: 'greatjon',
    traits: [],
    commandLimit: 2,
    captureValue: 4,
    ability: hisUnit({ kind: 'keyword', keyword: 'toughness', level: 1 }),
    commitment: { timing: 'beforeAttack', by: 'ownUnit', modifiers: [{ kind: 'moraleHits' }], twice: false },
    provenance: from('ours', 'ours'),
  },
  greatjonLord: {
    ...greatjon,
    id: 'greatjonLord',
    traits: [],
    commandLimit: 2,
    captureValue: 3,
    ability: hisUnit({ kind: 'dice', amount: 1, when: 'flanking' }),
    commitment: {
      timing: 'ownTurn',
      effects: [{ kind: 'rally', on: { side: 'own', count: 'all', where: { engaged: true }, reach: 'zone' } }],
    },
    provenance: from('ours', 'ours'),
  },
  rickard: {
    id: 'rickard',
    name: 'rickard',
    side: 'stark',
    figures: 'winterfellRiders',
    traits: [],
    commandLimit: 2,
    captureValue: 3,
    ability: hisUnit({ kind: 'dice', amount: 1, when: 'againstCommander' }),
    commitment: {
      timing: 'ownTurn',
      effects: [{ kind: 'rally', on: { side: 'own', count: 'all', where: { classes: ['cavalry'] }, reach: 'zone' } }],
    },
    cards: fiveFrom('SL', 16),
    provenance: from('ours', 'known'),
  },
  maege: {
    id: 'maege',
    name: 'maege',
    side: 'stark',
    figures: 'warHost',
    traits: ['lady'],
    commandLimit: 1,
    captureValue: 2,
    ability: hisUnit(
      { kind: 'keyword', keyword: 'heavyArmor', level: 1 },
      { kind: 'keyword', keyword: 'stalwart', level: 1 },
    ),
    commitment: { timing: 'beforeAttack', by: 'controlled', modifiers: [], twice: true },
    cards: fiveFrom('SL', 21),
    provenance: from('rulebook', 'rulebook'),
  },
  jaimeKingslayer: {
    ...jaime,
    id: 'jaimeKingslayer',
    figures: 'lannisportGuards',
    traits: ['lord'],
    commandLimit: 3,
    captureValue: 3,
    ability: hisUnit({ kind: 'captureValue', amount: -1 }),
    commitment: { timing: 'ownTurn', effects: [{ kind: 'bespoke', name: 'rallyOrCaptor' }] },
    provenance: from('rulebook', 'rulebook'),
  },
  jaimeYoungLion: {
    ...jaime,
    id: 'jaimeYoungLion',
    figures: 'casterlyRockCavaliers',
    traits: [],
    commandLimit: 2,
    captureValue: 3,
    ability: hisUnit({ kind: 'dice', amount: 1, when: 'movedTwo' }),
    commitment: { timing: 'afterAttack' },
    provenance: from('ours', 'ours'),
  },
  tywin: {
    id: 'tywin',
    name: 'tywin',
    side: 'lannister',
    figures: 'casterlyRockCavaliers',
    traits: [],
    commandLimit: 3,
    captureValue: 4,
    ability: hisUnit({ kind: 'keepsCards', amount: 1 }),
    commitment: { timing: 'ownTurn', effects: [{ kind: 'commandToken', most: 2 }] },
    cards: fiveFrom('LL', 6),
    provenance: from('ours', 'ours'),
  },
  gregorMountain: {
    ...gregor,
    id: 'gregorMountain',
    traits: [],
    commandLimit: 1,
    captureValue: 4,
    ability: hisUnit({ kind: 'keyword', keyword: 'toughness', level: 1 }),
    commitment: {
      timing: 'beforeAttack',
      by: 'ownUnit',
      modifiers: [{ kind: 'valorDoubles' }],
      twice: false,
    },
    provenance: from('ours', 'ours'),
  },
  gregorReaver: {
    ...gregor,
    id: 'gregorReaver',
    traits: [],
    commandLimit: 1,
    captureValue: 3,
    ability: hisUnit({ kind: 'keyword', keyword: 'scorchedEarth', level: 1 }, { kind: 'valorKindles' }),
    commitment: { timing: 'ownTurn', effects: [{ kind: 'bespoke', name: 'fanTheFlames' }] },
    provenance: from('rulebook', 'known'),
  },
  addam: {
    id: 'addam',
    name: 'addam',
    side: 'lannister',
    figures: 'casterlyRockCavaliers',
    traits: [],
    commandLimit: 2,
    captureValue: 2,
    ability: hisUnit({ kind: 'moves', amount: 1 }),
    commitment: {
      timing: 'ownTurn',
      effects: [
        {
          kind: 'shift',
          on: { side: 'own', count: 'any', where: { classes: ['cavalry'], engaged: false }, reach: 'zone' },
          hexes: 2,
        },
      ],
    },
    cards: fiveFrom('LL', 16),
    provenance: from('ours', 'ours'),
  },
  kevan: {
    id: 'kevan',
    name: 'kevan',
    side: 'lannister',
    figures: 'lannisportGuards',
    traits: [],
    commandLimit: 2,
    captureValue: 2,
    ability: hisUnit({ kind: 'support', dice: 2 }),
    commitment: { timing: 'whenAnswered' },
    cards: fiveFrom('LL', 21),
    provenance: from('known', 'ours'),
  },
};
