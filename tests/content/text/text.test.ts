import { describe, expect, it } from 'vitest';
import { BATTLES } from '../../../src/content/battles';
import { CARDS, cardOf } from '../../../src/content/cards';
import { SKIRMISHES } from '../../../src/content/skirmish';
import { LANGUAGES, textOf } from '../../../src/content/text';
import { sceneOf } from '../../../src/content/text/sceneOf';
import type { Text } from '../../../src/content/text/text';
import type { Effect } from '../../../src/model/effect';
import type { Modifier } from '../../../src/model/modifier';
import { REFUSAL_CODES } from '../../../src/model/refusal';
import { QUESTIONS } from '../../../src/rules/whyNot/questions';
import { position } from '../../position';
import { sampleEvents } from './sampleEvents';

const state = position(`
.I1 .c1 .
  .   .   .
`);
const scene = sceneOf(state);

const every = { side: 'own', count: 'all', reach: 'zone' } as const;

/** One of each kind, used by a card or not. */
const MODIFIERS: { readonly [K in Modifier['kind']]: Extract<Modifier, { readonly kind: K }> } = {
  keyword: { kind: 'keyword', keyword: 'toughness', level: 2 },
  withoutKeyword: { kind: 'withoutKeyword', keyword: 'pursue' },
  dice: { kind: 'dice', amount: -2, when: 'againstCavalry' },
  moves: { kind: 'moves', amount: 2 },
  ignoresStops: { kind: 'ignoresStops', during: 'pursuit' },
  flanks: { kind: 'flanks' },
  valorHits: { kind: 'valorHits', amount: 2 },
  valorDoubles: { kind: 'valorDoubles' },
  valorPierces: { kind: 'valorPierces' },
  moraleHits: { kind: 'moraleHits' },
  noCounterattack: { kind: 'noCounterattack' },
  dreaded: { kind: 'dreaded' },
  unshaken: { kind: 'unshaken' },
  captureValue: { kind: 'captureValue', amount: 1 },
  keepsCards: { kind: 'keepsCards', amount: 2 },
  slipsAway: { kind: 'slipsAway' },
  valorKindles: { kind: 'valorKindles' },
  support: { kind: 'support', dice: 2 },
};

const EFFECTS: readonly Effect[] = [
  ...Object.values(MODIFIERS).flatMap((modifier): Effect[] => [
    { kind: 'modify', on: every, modifier, until: 'turn' },
    { kind: 'bestow', modifier },
  ]),
  { kind: 'bespoke', name: 'rallyOrCaptor' },
  { kind: 'bespoke', name: 'fanTheFlames' },
  { kind: 'commandToken', most: 2 },
  { kind: 'order', count: 'all', where: { ranks: ['green', 'blue'], hasCommander: false, ready: true } },
];

/** Every string of a dictionary with its place; functions are asked by `sentences`. */
function strings(words: unknown, place = ''): [string, string][] {
  if (typeof words === 'string') return [[place, words]];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, word]) => strings(word, `${place}.${key}`));
}

/** What the functions say of everything there is. */
const sentences = (text: Text): string[] => [
  ...Object.values(CARDS).flatMap((card) => {
    const { commands, tactic } = text.card(card);
    return tactic === null ? commands : [...commands, tactic];
  }),
  ...EFFECTS.map(text.effect),
  ...sampleEvents.map((event) => text.event(event, scene)),
  ...REFUSAL_CODES.map((code) => text.refusal({ code, rule: 'R7.2' })),
];

const all = (text: Text): string[] => [...strings(text).map(([, word]) => word), ...sentences(text)];

const rulesOf = (text: Text, id: string): string[] => {
  const { commands, tactic } = text.card(cardOf(id));
  return tactic === null ? [...commands] : [...commands, tactic];
};

describe.each(LANGUAGES)('the words in %s', (language) => {
  const text = textOf(language);

  it('hold no word of the engine', () => {
    for (const word of all(text)) {
      expect(word).not.toMatch(/[a-zà-ÿ][A-Z]|undefined|null|NaN|\[object|\b[SL][BL]\d\d\b|\?\?/);
    }
  });

  it('have no empty text and no stray space', () => {
    for (const word of all(text)) expect(word).not.toMatch(/^$|^\s|\s$|\s\s|\s[.,)]/);
  });

  it('are sentences where something is told', () => {
    for (const sentence of sentences(text)) expect(sentence).toMatch(/^[A-ZÀ-Ý“«].*[.)]$/);
  });

  it('use typographic apostrophes and quotation marks', () => {
    for (const word of all(text)) expect(word).not.toMatch(/['"]/);
  });

  it('give no two cards the same title', () => {
    const titles = Object.values(text.cardTitles);
    expect(titles).toHaveLength(70);
    expect(new Set(titles).size).toBe(70);
    expect(Object.keys(text.cardTitles).sort()).toEqual(Object.keys(CARDS).sort());
  });

  it.each(['stark', 'lannister'])('give no two cards of the %s deck the same rules', (side) => {
    const deck = Object.values(CARDS).filter((card) => card.side === side);
    expect(new Set(deck.map(({ id }) => rulesOf(text, id).join('\n'))).size).toBe(deck.length);
  });

  it('have a question and a reason for every prompt of the rules', () => {
    expect(Object.keys(text.prompts).sort()).toEqual(Object.keys(QUESTIONS).sort());
    for (const { question, reason } of Object.values(text.prompts)) {
      expect(question).toMatch(/\?$/);
      expect(reason).toMatch(/\.$/);
    }
  });

  it('have a title and a story for every battle and skirmish', () => {
    expect(Object.keys(text.battles)).toEqual(expect.arrayContaining([...Object.keys(BATTLES), ...Object.keys(SKIRMISHES)]));
  });

  it('tell the special rules of every battle that has some', () => {
    const told = Object.keys(BATTLES).filter((id) => text.battles[id as keyof typeof text.battles].special !== undefined);
    expect(told).toEqual(Object.keys(BATTLES).filter((id) => BATTLES[id]!.special.length > 0));
  });

  it('name the clause with every refusal', () => {
    for (const code of REFUSAL_CODES) expect(text.refusal({ code, rule: 'R7.2' })).toMatch(/\. \(R7\.2\)$/);
    expect(new Set(REFUSAL_CODES.map((code) => text.refusal({ code, rule: 'R7.2' }))).size).toBe(REFUSAL_CODES.length);
  });

  it('print keywords with their X', () => {
    expect(text.effect({ kind: 'bestow', modifier: { kind: 'keyword', keyword: 'pursue', level: 2 } })).toMatch(/\u00A02\.$/);
    expect(text.effect({ kind: 'bestow', modifier: { kind: 'keyword', keyword: 'stalwart', level: 1 } })).not.toMatch(/\d/);
  });
});

it('both languages have the same entries', () => {
  const places = (text: Text) => strings(text).map(([place]) => place);
  expect(places(textOf('en'))).toEqual(places(textOf('fr')));
});

it('French has a non-breaking space before high punctuation and inside quotation marks', () => {
  for (const word of all(textOf('fr'))) {
    expect(word).not.toMatch(/[^\u00a0][;:!?%»]|«[^\u00a0]/);
    expect(word).not.toMatch(/“|”/);
  }
});

describe('cards read as if somebody had written them', () => {
  it.each([
    ['fr', 'SB06', ['Activez 3 unités d’infanterie.', 'Les unités activées lancent 1 dé de plus en attaquant de la cavalerie.']],
    [
      'fr',
      'SL01',
      ['Activez 3 unités.', 'Avant ou après : si vous avez un pion bleu et un pion bravoure, chaque unité ennemie engagée dans la zone subit 1 touche.'],
    ],
    [
      'fr',
      'SL11',
      [
        'Activez 2 unités.',
        'Les unités activées gagnent Poursuivre 2.',
        'Après : si vous avez un pion bravoure et un pion moral, mobilisez autant d’unités activées que vous le souhaitez ; chacune perd 1 figurine autre que son commandant.',
      ],
    ],
    [
      'en',
      'SL21',
      [
        'Order 1 unit and 1 friendly unit adjacent to it, controlled or not.',
        'Before: if you have a green token and a morale token, one enemy unit in the zone loses Stalwart this turn.',
      ],
    ],
    [
      'en',
      'SL06',
      [
        'Order 3 units.',
        'The ordered infantry and ranged units score 1 extra hit for each valor rolled when attacking.',
        'Before: if your morale is green or better, the ordered units count as flanking when attacking.',
      ],
    ],
  ] as const)('in %s, %s', (language, id, expected) => {
    expect(rulesOf(textOf(language), id).map((line) => line.replaceAll('\u00a0', ' '))).toEqual(expected);
  });

  it('R6.6 figures to pay with go without saying, figures to have do not', () => {
    const pay = (figures: number): Effect => ({ kind: 'rally', on: { ...every, where: { figures } }, price: 1 });
    expect(textOf('en').effect(pay(1))).toBe('Rally all controlled units; each loses 1 figure other than its commander.');
    expect(textOf('en').effect(pay(2))).toContain('with at least 2 figures besides any commander');
    expect(textOf('fr').effect(pay(2))).toContain('comptant au moins 2\u00a0figurines hors commandant');
  });

  it('R9.3 an effect that reaches beyond the zone says so', () => {
    const rally: Effect = { kind: 'rally', on: { side: 'own', count: 2, reach: 'board' } };
    expect(textOf('en').effect(rally)).toBe('Rally up to 2 units anywhere on the board.');
    expect(textOf('fr').effect(rally)).toBe('Mobilisez jusqu’à 2\u00a0unités de tout le plateau.');
  });
});

describe('the chronicle', () => {
  const led = { unit: () => ({ type: 'casterlyRockCavaliers', commander: 'addam', mark: '' }) as const, hex: () => 'c3' };

  it('makes French verbs agree with the unit', () => {
    const { event } = textOf('fr');
    expect(event({ type: 'unitRallied', unit: 0 }, scene)).toBe('L’Ost de guerre du Nord (a1) se remobilise.');
    expect(event({ type: 'unitRallied', unit: 1 }, scene)).toBe('Les Cavaliers de Castral Roc (b1) se remobilisent.');
  });

  it('makes English verbs agree with the unit', () => {
    const { event } = textOf('en');
    expect(event({ type: 'unitRallied', unit: 0 }, scene)).toBe('The War Host of the North (a1) rallies.');
    expect(event({ type: 'unitRallied', unit: 1 }, scene)).toBe('The Casterly Rock Cavaliers (b1) rally.');
  });

  it('tells dice as the scene wants them, or else in words', () => {
    const roll = { type: 'diceRolled', side: 'stark', faces: ['green', 'green', 'valor'] } as const;
    expect(textOf('en').event(roll, scene)).toBe('House Stark rolls 2 green, 1 valor.');
    expect(textOf('fr').event(roll, { ...scene, faces: (faces) => faces.join('+') })).toBe('La Maison Stark obtient green+green+valor.');
  });

  it('names the commander of a unit', () => {
    expect(textOf('fr').event({ type: 'unitRallied', unit: 0 }, led)).toBe('Les Cavaliers de Castral Roc d’Addam Marbrand se remobilisent.');
    expect(textOf('en').event({ type: 'unitRallied', unit: 0 }, led)).toBe('Addam Marbrand’s Casterly Rock Cavaliers rally.');
  });

  it('R14.1 says whose morale rises or falls', () => {
    const { event } = textOf('en');
    expect(event({ type: 'moraleChanged', by: 'stark', from: 0, to: 2 }, scene)).toBe('The morale of House Stark rises by 2.');
    expect(event({ type: 'moraleChanged', by: 'lannister', from: 2, to: 3 }, scene)).toBe('The morale of House Lannister falls by 1.');
  });

  it('calls a unit that left the board without a hex, and knows none that never was', () => {
    const [unit] = state.units;
    const gone = sceneOf({ ...state, units: [{ ...unit!, hex: -1 }] });
    expect(gone.unit(0).mark).toBe('');
    expect(() => gone.unit(9)).toThrow('No unit 9');
  });
});
