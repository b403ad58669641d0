import { describe, expect, test } from 'vitest';
import type { CommandCard } from '../../src/model/card';
import type { CommanderId, CommanderName } from '../../src/model/commander';
import { COMMANDER_IDS, COMMANDER_NAMES } from '../../src/model/commander';
import type { Effect } from '../../src/model/effect';
import type { Modifier } from '../../src/model/modifier';
import { SIDES } from '../../src/model/side';
import type { TerrainRule } from '../../src/model/terrain';
import { GROUNDS, TERRAIN_TOKENS } from '../../src/model/terrain';
import type { UnitTypeId } from '../../src/model/unit';
import { UNIT_TYPES } from '../../src/model/unit';
import { CARDS, cardOf, deckOf } from '../../src/content/cards';
import { COMMANDERS } from '../../src/content/commanders';
import { TERRAIN } from '../../src/content/terrain';
import { UNITS } from '../../src/content/units';

const ALL = Object.values(CARDS);
const BASIC = ALL.filter((card) => card.commander === null);
const PERSONAL = ALL.filter((card) => card.commander !== null);

const ids = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${String(index + 1).padStart(2, '0')}`);
const commandEffects = (card: CommandCard) => card.commands.flatMap((command) => command.effects);
const orders = (card: CommandCard) => commandEffects(card).flatMap((effect) => (effect.kind === 'order' ? [effect] : []));
const tacticEffects = (card: CommandCard) => card.tactic?.effects ?? [];

describe('the command cards', () => {
  test('R3.2 the box has seventy cards, with the ids printed on them', () => {
    const printed = [...ids('SB', 10), ...ids('SL', 25), ...ids('LB', 10), ...ids('LL', 25)];
    expect(Object.keys(CARDS).sort()).toEqual(printed.sort());
    expect(ALL.map((card) => card.id)).toEqual(Object.keys(CARDS));
  });

  test('R3.2 a card is of the house its id begins with', () => {
    for (const card of ALL) expect(card.side, card.id).toBe(card.id.startsWith('S') ? 'stark' : 'lannister');
    expect(BASIC.map((card) => card.id[1])).toEqual(Array(20).fill('B'));
    expect(PERSONAL.map((card) => card.id[1])).toEqual(Array(50).fill('L'));
  });

  test('R3.2 a deck is the ten basic cards and the five of each commander in the battle', () => {
    expect(deckOf('lannister', [])).toEqual(ids('LB', 10));
    expect(deckOf('lannister', ['tywin'])).toEqual([...ids('LB', 10), 'LL06', 'LL07', 'LL08', 'LL09', 'LL10']);
    expect(deckOf('stark', ['tywin'])).toEqual(ids('SB', 10));
    expect(() => cardOf('SB11')).toThrow('SB11');
  });

  test('L841 the Stark deck of Rickard and Maege has twenty cards, none of Robb, Eddard or the Greatjon', () => {
    const deck = deckOf('stark', ['rickard', 'maege']);
    expect(deck).toHaveLength(20);
    expect(deck.filter((id) => ids('SL', 15).includes(id))).toEqual([]);
  });

  test.each(SIDES)('R3.2 no two cards of the %s deck say the same', (side) => {
    const texts = ALL.filter((card) => card.side === side).map(({ id, commands, tactic }) => ({
      id,
      text: JSON.stringify([commands, tactic]),
    }));
    expect(texts.filter(({ id, text }) => texts.some((other) => other.id !== id && other.text === text))).toEqual([]);
  });

  test('R9.2 every command costs one command token', () => {
    expect(ALL.flatMap((card) => card.commands).filter((command) => command.cost !== 1)).toEqual([]);
  });

  test('R9.2 a basic card has commands only, a commander\'s one or two commands and a tactic', () => {
    for (const card of BASIC) expect(card.tactic, card.id).toBeNull();
    for (const card of PERSONAL) {
      expect(card.tactic, card.id).not.toBeNull();
      expect([1, 2], card.id).toContain(card.commands.length);
    }
  });

  test('R9.2 no commander has a card with more commands than he can pay for', () => {
    for (const { id, cards, commandLimit } of Object.values(COMMANDERS)) {
      const tooLong = cards.filter((card) => cardOf(card).commands.length > commandLimit);
      expect(tooLong, id).toEqual([]);
    }
  });

  test('R9.8 a card orders units or rallies some, and what it gives to ordered units it gives to somebody', () => {
    for (const card of ALL) {
      const kinds = commandEffects(card).map((effect) => effect.kind);
      const given = [...kinds, ...tacticEffects(card).map((effect) => effect.kind)];
      if (orders(card).length > 0) expect(kinds, card.id).not.toContain('rally');
      else {
        expect(kinds, card.id).toEqual(['rally']);
        expect(given, card.id).not.toContain('bestow');
      }
      expect(orders(card).length, card.id).toBeLessThan(2);
    }
  });

  test('R9.0 only a tactic after the commands speaks of units already ordered', () => {
    const speaksOfOrdered = (effect: Effect) => 'on' in effect && effect.on.where?.ordered === true;
    const speaking = PERSONAL.filter((card) => tacticEffects(card).some(speaksOfOrdered));
    expect(speaking.length).toBeGreaterThan(0);
    for (const card of speaking) expect(card.tactic?.timing, card.id).toBe('after');
    for (const card of PERSONAL.filter((one) => tacticEffects(one).some(({ kind }) => kind === 'bestow'))) {
      expect(card.tactic?.timing, card.id).toBe('before');
    }
  });

  test('R6.6 whoever pays figures for an effect must have them', () => {
    const priced = ALL.flatMap((card) => [...commandEffects(card), ...tacticEffects(card)]).flatMap((effect) =>
      effect.kind === 'rally' && effect.price !== undefined ? [effect] : [],
    );
    expect(priced.length).toBeGreaterThan(0);
    for (const { on, price } of priced) expect(on.where?.figures).toBe(price);
  });

  test.each(SIDES)('R9.7 of the ten basic cards of %s five order two units, one all of a rank, one nobody', (side) => {
    const basic = BASIC.filter((card) => card.side === side);
    const ordering = (count: number | 'all') => basic.filter((card) => orders(card)[0]?.count === count);

    const [single, ...noOther] = ordering(1);
    expect(noOther).toEqual([]);
    expect(commandEffects(single!).some((effect) => effect.kind === 'bestow')).toBe(true);
    expect(ordering(2)).toHaveLength(5);
    expect(ordering(3)).toHaveLength(2);
    for (const card of ordering(3)) expect(orders(card)[0]!.where ?? orders(card)[0]!.bond, card.id).toBeDefined();
    expect(ordering('all').map((card) => orders(card)[0]!.where?.ranks?.length)).toEqual([1]);
    expect(basic.filter((card) => orders(card).length === 0)).toEqual([
      expect.objectContaining({
        commands: [{ cost: 1, effects: [{ kind: 'rally', on: { side: 'own', count: 'all', reach: 'zone' } }] }],
        provenance: 'known',
      }),
    ]);
  });
});

describe('the cards that are printed or known', () => {
  const one = (...effects: Effect[]) => ({ cost: 1, effects });
  const orderTwo: Effect = { kind: 'order', count: 2 };
  const orderThree: Effect = { kind: 'order', count: 3 };
  const bestowed = (modifier: Modifier): Effect => ({ kind: 'bestow', modifier });
  const oneEnemy = { side: 'enemy', count: 1, reach: 'zone' } as const;
  const enemyGreenOrWorse = { kind: 'morale', whose: 'enemy', zone: 'green', or: 'worse' } as const;
  const noCounterattack = {
    timing: 'before',
    condition: enemyGreenOrWorse,
    effects: [{ kind: 'modify', on: oneEnemy, modifier: { kind: 'noCounterattack' }, until: 'turn' }],
  } as const;
  const twoTokens = { kind: 'tokens', tokens: [expect.any(String), expect.any(String)] };

  test('R9.2 the basic cards the rulebook shows', () => {
    const sameRank = { bond: 'sameRank' } as const;
    expect(cardOf('SB01')).toMatchObject({ commands: [one({ ...orderTwo, ...sameRank })], provenance: 'rulebook' });
    expect(cardOf('SB05')).toMatchObject({ commands: [one({ ...orderThree, ...sameRank })], provenance: 'rulebook' });
    expect(cardOf('LB03')).toEqual({
      id: 'LB03',
      side: 'lannister',
      commander: null,
      commands: [one(orderTwo)],
      tactic: null,
      provenance: 'rulebook',
    });
  });

  test('R9.5 SL01 orders three; before or after, two tokens hit every engaged enemy unit once', () => {
    expect(cardOf('SL01').commands).toEqual([one(orderThree)]);
    expect(cardOf('SL01').tactic).toEqual({
      timing: 'either',
      condition: twoTokens,
      effects: [{ kind: 'hit', on: { side: 'enemy', count: 'all', where: { engaged: true }, reach: 'zone' }, hits: 1 }],
    });
  });

  test('R9.5 SL06 orders three and adds hits by valor on foot; with green or better own morale all flank', () => {
    const onFoot = { classes: ['infantry', 'ranged'] };
    expect(cardOf('SL06').commands).toEqual([
      one(orderThree),
      one({ ...bestowed({ kind: 'valorHits', amount: 1 }), where: onFoot } as Effect),
    ]);
    expect(cardOf('SL06').tactic).toEqual({
      timing: 'before',
      condition: { kind: 'morale', whose: 'own', zone: 'green', or: 'better' },
      effects: [bestowed({ kind: 'flanks' })],
    });
  });

  test('R9.5 SL11 orders two with Pursue 2; after, two tokens rally ordered units at a figure each', () => {
    expect(cardOf('SL11').commands).toEqual([
      one(orderTwo),
      one(bestowed({ kind: 'keyword', keyword: 'pursue', level: 2 })),
    ]);
    const payers = { side: 'own', count: 'any', where: { ordered: true, figures: 1 }, reach: 'board' };
    expect(cardOf('SL11').tactic).toEqual({
      timing: 'after',
      condition: twoTokens,
      effects: [{ kind: 'rally', on: payers, price: 1 }],
    });
  });

  test('R9.5 SL16 orders two that attack before they move; one enemy unit cannot counterattack', () => {
    expect(cardOf('SL16').commands).toEqual([one(orderTwo), one({ kind: 'attackThenMove' })]);
    expect(cardOf('SL16').tactic).toEqual(noCounterattack);
  });

  test('R9.5 SL18 orders two whose infantry cavalry cannot shrug off; the tactic is that of SL16', () => {
    const pierces = { ...bestowed({ kind: 'valorPierces' }), where: { classes: ['infantry'] } } as Effect;
    expect(cardOf('SL18').commands).toEqual([one(orderTwo, pierces)]);
    expect(cardOf('SL18').tactic).toEqual(noCounterattack);
  });

  test('R9.5 SL21 orders a unit and one beside it; two tokens take Stalwart from an enemy unit', () => {
    expect(cardOf('SL21').commands).toEqual([one({ kind: 'order', count: 1, escort: 1 })]);
    expect(cardOf('SL21').tactic).toEqual({
      timing: 'before',
      condition: twoTokens,
      effects: [
        { kind: 'modify', on: oneEnemy, modifier: { kind: 'withoutKeyword', keyword: 'stalwart' }, until: 'turn' },
      ],
    });
  });

  test('R9.2 LL17 orders two units adjacent to each other, LL19 any two', () => {
    expect(cardOf('LL17').commands).toEqual([one({ ...orderTwo, bond: 'adjacent' })]);
    expect(cardOf('LL19').commands).toEqual([one(orderTwo)]);
  });

  test('R9.5 a card of Gregor turns long retreats into morale, given a blue token', () => {
    const known = PERSONAL.filter((card) => card.commander === 'gregor' && card.provenance === 'known');
    expect(known.map((card) => card.tactic)).toEqual([
      {
        timing: 'before',
        condition: { kind: 'tokens', tokens: ['blue'] },
        effects: [{ kind: 'bespoke', name: 'moraleForRouts' }],
      },
    ]);
  });

  test('R9.2 every other card says that it is ours', () => {
    const from = (provenance: string) => ALL.filter((card) => card.provenance === provenance).map((card) => card.id);
    expect(from('rulebook')).toEqual(['SB01', 'SB05', 'SL01', 'SL06', 'SL11', 'SL16', 'SL18', 'SL21', 'LB03']);
    expect(from('known')).toEqual(['SB10', 'LB10', 'LL11', 'LL17', 'LL19']);
  });
});

describe('the commander cards', () => {
  type Row = readonly [CommanderId, CommanderName, UnitTypeId, number, number, string, string, string];
  const TABLE: readonly Row[] = [
    ['robbKing', 'robb', 'winterfellRiders', 3, 4, 'SL01', 'rulebook', 'known'],
    ['robbYoungWolf', 'robb', 'winterfellRiders', 3, 3, 'SL01', 'ours', 'ours'],
    ['eddard', 'eddard', 'warHost', 3, 3, 'SL06', 'ours', 'ours'],
    ['greatjon', 'greatjon', 'warHost', 2, 4, 'SL11', 'ours', 'ours'],
    ['greatjonLord', 'greatjon', 'warHost', 2, 3, 'SL11', 'ours', 'ours'],
    ['rickard', 'rickard', 'winterfellRiders', 2, 3, 'SL16', 'ours', 'known'],
    ['maege', 'maege', 'warHost', 1, 2, 'SL21', 'rulebook', 'rulebook'],
    ['jaimeKingslayer', 'jaime', 'lannisportGuards', 3, 3, 'LL01', 'rulebook', 'rulebook'],
    ['jaimeYoungLion', 'jaime', 'casterlyRockCavaliers', 2, 3, 'LL01', 'ours', 'ours'],
    ['tywin', 'tywin', 'casterlyRockCavaliers', 3, 4, 'LL06', 'ours', 'ours'],
    ['gregorMountain', 'gregor', 'lannisportGuards', 1, 4, 'LL11', 'ours', 'ours'],
    ['gregorReaver', 'gregor', 'lannisportGuards', 1, 3, 'LL11', 'rulebook', 'known'],
    ['addam', 'addam', 'casterlyRockCavaliers', 2, 2, 'LL16', 'ours', 'ours'],
    ['kevan', 'kevan', 'lannisportGuards', 2, 2, 'LL21', 'known', 'ours'],
  ];

  test.each(TABLE)('R6.1 %s', (id, name, figures, commandLimit, captureValue, first, ability, commitment) => {
    expect(COMMANDERS[id]).toMatchObject({
      id,
      name,
      side: UNITS[figures].side,
      figures,
      commandLimit,
      captureValue,
      provenance: { ability, commitment },
    });
    expect(COMMANDERS[id].cards[0]).toBe(first);
  });

  test('R6.1 ten people on fourteen cards', () => {
    expect(TABLE.map(([id]) => id)).toEqual(COMMANDER_IDS);
    expect(Object.keys(COMMANDERS)).toEqual([...COMMANDER_IDS]);
    expect(new Set(Object.values(COMMANDERS).map(({ name }) => name))).toEqual(new Set(COMMANDER_NAMES));
  });

  test('R3.2 the five cards on a commander card are those that bear his name', () => {
    for (const commander of Object.values(COMMANDERS)) {
      const his = PERSONAL.filter((card) => card.commander === commander.name).map((card) => card.id);
      expect(commander.cards, commander.id).toEqual(his);
      expect(his, commander.id).toHaveLength(5);
    }
  });

  test('L683 the Greatjon has two versions, told apart by their titles', () => {
    const versions = Object.values(COMMANDERS).filter(({ name }) => name === 'greatjon');
    expect(versions.map(({ id, captureValue }) => [id, captureValue])).toEqual([
      ['greatjon', 4],
      ['greatjonLord', 3],
    ]);
  });

  test('R5.6 Robb is King, Maege Lady and Jaime Lord', () => {
    const titled = Object.values(COMMANDERS).filter(({ traits }) => traits.length > 0);
    expect(titled.map(({ id, traits }) => [id, ...traits])).toEqual([
      ['robbKing', 'king'],
      ['maege', 'lady'],
      ['jaimeKingslayer', 'lord'],
    ]);
  });

  const his = (...modifiers: Modifier[]) => modifiers.map((modifier) => ({ modifier, to: 'unit' }));

  test.each<readonly [CommanderId, unknown]>([
    ['robbKing', his({ kind: 'slipsAway' })],
    ['robbYoungWolf', his({ kind: 'ignoresStops', during: 'pursuit' })],
    ['eddard', [{ modifier: { kind: 'keyword', keyword: 'stalwart', level: 1 }, to: 'adjacentFriends' }]],
    ['greatjon', his({ kind: 'keyword', keyword: 'toughness', level: 1 })],
    ['greatjonLord', his({ kind: 'dice', amount: 1, when: 'flanking' })],
    ['rickard', his({ kind: 'dice', amount: 1, when: 'againstCommander' })],
    [
      'maege',
      his({ kind: 'keyword', keyword: 'heavyArmor', level: 1 }, { kind: 'keyword', keyword: 'stalwart', level: 1 }),
    ],
    ['jaimeKingslayer', his({ kind: 'captureValue', amount: -1 })],
    ['jaimeYoungLion', his({ kind: 'dice', amount: 1, when: 'movedTwo' })],
    ['tywin', his({ kind: 'keepsCards', amount: 1 })],
    ['gregorMountain', his({ kind: 'keyword', keyword: 'toughness', level: 1 })],
    ['gregorReaver', his({ kind: 'keyword', keyword: 'scorchedEarth', level: 1 }, { kind: 'valorKindles' })],
    ['addam', his({ kind: 'moves', amount: 1 })],
    ['kevan', his({ kind: 'support', dice: 2 })],
  ])('R6.2 the unit ability of %s', (id, ability) => {
    expect(COMMANDERS[id].ability).toEqual(ability);
  });

  const ownTurn = (...effects: Effect[]) => ({ timing: 'ownTurn', effects });
  const controlled = { side: 'own', count: 'all', reach: 'zone' } as const;

  test.each<readonly [CommanderId, unknown]>([
    ['robbKing', { timing: 'whenHit' }],
    ['robbYoungWolf', { timing: 'insteadOfAttack' }],
    ['eddard', ownTurn({ kind: 'modify', on: controlled, modifier: { kind: 'unshaken' }, until: 'round' })],
    ['greatjon', { timing: 'beforeAttack', by: 'ownUnit', modifiers: [{ kind: 'moraleHits' }], twice: false }],
    ['greatjonLord', ownTurn({ kind: 'rally', on: { ...controlled, where: { engaged: true } } })],
    ['rickard', ownTurn({ kind: 'rally', on: { ...controlled, where: { classes: ['cavalry'] } } })],
    ['maege', { timing: 'beforeAttack', by: 'controlled', modifiers: [], twice: true }],
    ['jaimeKingslayer', ownTurn({ kind: 'bespoke', name: 'rallyOrCaptor' })],
    ['jaimeYoungLion', { timing: 'afterAttack' }],
    ['tywin', ownTurn({ kind: 'commandToken', most: 2 })],
    ['gregorMountain', { timing: 'beforeAttack', by: 'ownUnit', modifiers: [{ kind: 'valorDoubles' }], twice: false }],
    ['gregorReaver', ownTurn({ kind: 'bespoke', name: 'fanTheFlames' })],
    [
      'addam',
      ownTurn({
        kind: 'shift',
        on: { ...controlled, count: 'any', where: { classes: ['cavalry'], engaged: false } },
        hexes: 2,
      }),
    ],
    ['kevan', { timing: 'whenAnswered' }],
  ])('R6.4 the commitment ability of %s', (id, commitment) => {
    expect(COMMANDERS[id].commitment).toEqual(commitment);
  });

  test('R6.4 fewer than ten of the 84 cards do what only code can tell', () => {
    // A commitment without effects or modifiers is as good as bespoke: its timing is its meaning.
    const unwritten = Object.values(COMMANDERS).filter(
      ({ commitment }) => !('effects' in commitment) && !('modifiers' in commitment),
    );
    const written = Object.values(COMMANDERS).flatMap(({ commitment }) =>
      'effects' in commitment ? commitment.effects : [],
    );
    const bespoke = [...written, ...ALL.flatMap((card) => [...commandEffects(card), ...tacticEffects(card)])].filter(
      (effect) => effect.kind === 'bespoke',
    );
    console.log(`bespoke: ${bespoke.length} effects and ${unwritten.length} commitment abilities`);
    expect(bespoke.length + unwritten.length).toBeLessThan(10);
    expect(new Set(bespoke.map(({ name }) => name)).size, 'each of one card only').toBe(bespoke.length);
  });
});

describe('the unit types', () => {
  const onFoot = [
    [2, 2],
    [2, 1],
    [1, 1],
  ];
  const onHorse = [
    [4, 4],
    [3, 3],
    [2, 2],
  ];

  test.each([
    ['warHost', 'stark', 'infantry', 4, onFoot, 1, true, { advance: 1 }],
    ['winterfellRiders', 'stark', 'cavalry', 3, onHorse, 1, true, { pursue: 2 }],
    ['northmenArchers', 'stark', 'ranged', 4, onFoot, 4, false, { offBalance: 1 }],
    ['kennelmasters', 'stark', 'infantry', 3, onFoot, 1, true, { warHounds: 1 }],
    ['lannisportGuards', 'lannister', 'infantry', 4, onFoot, 1, true, { advance: 1 }],
    ['casterlyRockCavaliers', 'lannister', 'cavalry', 3, onHorse, 1, true, { pursue: 2 }],
    ['westerlandsArchers', 'lannister', 'ranged', 4, onFoot, 4, false, { offBalance: 1 }],
    ['heavyInfantry', 'lannister', 'infantry', 4, onFoot, 1, true, { heavyArmor: 1 }],
  ] as const)('R5.1 R5.2 %s', (id, side, unitClass, strength, table, range, valorHits, keywords) => {
    const { orders: lines, ...rest } = UNITS[id];
    expect(rest).toEqual({ id, side, class: unitClass, strength, range, valorHits, keywords });
    const inOrder = [lines.green, lines.blue, lines.red].map(({ move, moveAndAttack }) => [move, moveAndAttack]);
    expect(inOrder).toEqual(table);
  });

  test('R5.1 there are eight', () => {
    expect(Object.keys(UNITS)).toEqual([...UNIT_TYPES]);
    expect(UNIT_TYPES).toHaveLength(8);
  });
});

describe('the terrain table', () => {
  const FREE: TerrainRule = {
    blocksSight: false,
    impassable: false,
    stops: 'nobody',
    cavalryToll: 0,
    isRoad: false,
    isBridge: false,
    burnLimit: 0,
    burnsTo: 'nothing',
    cover: 0,
    diceAgainst: null,
    diceFrom: null,
    rangedDiceFrom: null,
    counterDiceFrom: null,
  };
  const is = (differs: Partial<TerrainRule>) => ({ ...FREE, ...differs });

  test('R16.1 a plain is free and burns without effect up to 4', () => {
    expect(TERRAIN.plain).toEqual(is({ burnLimit: 4 }));
  });
  test('R16.2 a hill blocks sight, shelters to 3 dice and never burns', () => {
    expect(TERRAIN.hill).toEqual(is({ blocksSight: true, diceAgainst: 3 }));
  });
  test('R16.3 a forest blocks sight, stops, and allows 2 dice in and out; it is razed at 3', () => {
    const woods = { blocksSight: true, stops: 'everybody', diceAgainst: 2, diceFrom: 2 } as const;
    expect(TERRAIN.forest).toEqual(is({ ...woods, burnLimit: 3, burnsTo: 'razed' }));
  });
  test('R16.4 a river is impassable', () => {
    expect(TERRAIN.river).toEqual(is({ impassable: true }));
  });
  test('R16.5 a forest river is impassable and blocks sight', () => {
    expect(TERRAIN.forestRiver).toEqual(is({ impassable: true, blocksSight: true }));
  });
  test('R16.6 a building blocks sight, stops, gives Cover 1 and allows archers 2 dice; it is razed at 4', () => {
    const walls = { blocksSight: true, stops: 'everybody', cover: 1, rangedDiceFrom: 2 } as const;
    expect(TERRAIN.building).toEqual(is({ ...walls, burnLimit: 4, burnsTo: 'razed' }));
  });
  test('R16.7 a road burns without effect up to 4', () => {
    expect(TERRAIN.road).toEqual(is({ isRoad: true, burnLimit: 4 }));
  });
  test('R16.8 a forest road is a road that blocks sight and is razed at 3', () => {
    expect(TERRAIN.forestRoad).toEqual(is({ isRoad: true, blocksSight: true, burnLimit: 3, burnsTo: 'razed' }));
  });
  test('R16.9 a wooden bridge is as road and burns down at 3', () => {
    expect(TERRAIN.woodenBridge).toEqual(is({ isRoad: true, isBridge: true, burnLimit: 3, burnsTo: 'removed' }));
  });
  test('R16.10 a stone bridge is as road and never burns', () => {
    expect(TERRAIN.stoneBridge).toEqual(is({ isRoad: true, isBridge: true }));
  });
  test('R16.11 a palisade is impassable, blocks sight and burns down at 4', () => {
    expect(TERRAIN.palisade).toEqual(is({ impassable: true, blocksSight: true, burnLimit: 4, burnsTo: 'removed' }));
  });
  test('R16.12 a tent is free and burns down at once', () => {
    expect(TERRAIN.tent).toEqual(is({ burnLimit: 1, burnsTo: 'removed' }));
  });
  test('R16.13 a siege tower is impassable, blocks sight and burns down at once', () => {
    expect(TERRAIN.siegeTower).toEqual(is({ impassable: true, blocksSight: true, burnLimit: 1, burnsTo: 'removed' }));
  });
  test('R16.14 a ford stops footmen, costs cavalry 1 and allows a counterattack 2 dice', () => {
    expect(TERRAIN.ford).toEqual(is({ stops: 'footmen', cavalryToll: 1, counterDiceFrom: 2 }));
  });
  test('R16.15 R17.8 razed terrain is as plain, but no new fire starts', () => {
    expect(TERRAIN.razed).toEqual(is({}));
  });
  test('R7.1 R10.3 what is no hex bars every way and every sight', () => {
    expect(TERRAIN.void).toEqual(is({ impassable: true, blocksSight: true }));
  });
  test('R16.18 every ground and every token is in the table', () => {
    expect(Object.keys(TERRAIN).sort()).toEqual([...GROUNDS, ...TERRAIN_TOKENS].sort());
  });
});
