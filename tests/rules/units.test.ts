import { describe, expect, it } from 'vitest';
import type { SpecialRule } from '../../src/model/battle';
import { DIE } from '../../src/model/dice';
import { OFF_BOARD } from '../../src/model/hex';
import { NO_OPTIONAL_RULES } from '../../src/model/options';
import type { GameState } from '../../src/model/state';
import { RANK_DICE, RANKS } from '../../src/model/unit';
import { BATTLES } from '../../src/content/battles';
import { decisionOf, newGame, reduce } from '../../src/rules';
import { hasKeyword } from '../../src/rules/modifiers/keyword';
import { gameOf } from '../../src/rules/game';
import { after, attackBy, diceAsked, draw, offeredHexes, offers, play, position, unit } from '../position';

const kingsroad = () => newGame(BATTLES.kingsroad!);

const withSpecial = (state: GameState, ...special: SpecialRule[]): GameState => ({ ...state, plan: { ...state.plan, special } });

/** Chance answers with what comes first, the houses pass and keep nothing. */
function idle(state: GameState): GameState {
  const decision = decisionOf(state)!;
  const { chance, options } = decision;
  if (chance?.kind === 'dice') return play(state, { type: 'roll', faces: Array<'green'>(chance.count).fill('green') });
  if (chance?.kind === 'shuffle') return play(state, { type: 'shuffle', cards: chance.cards });
  return play(state, options.find(({ type }) => type === 'pass' || type === 'decline') ?? { type: 'done' });
}

describe('authority', () => {
  it('R0.1 a card overrides the rules: attack first, then move', () => {
    const start = position(`
      .   .   .
        .C1 .i1 .

      unit C1 rickard
      hand stark SL16
    `);
    const attacked = after(start, 'play SL16 rickard\ncommands 1 2\nattack C1 i1\nroll red red');
    expect(offers(attacked)).toContain('disengage C1');
    expect(offers(after(start, 'play SL16 rickard\ncommands 1\ndone'))).toEqual(['attack C1 i1', 'done']);
  });

  it('R0.1 the plan overrides a commander card: it bars the ground a keyword may burn', () => {
    const start = position(`
      .   ,   .
        .i1 .
      .   &   .

      first lannister
      pool lannister green 1
      unit i1 gregorReaver
    `);
    const ordered = after(start, 'order i1 green\ndone');
    expect(draw(ordered, offeredHexes(ordered))).toBe(`
.x  ,x  .
  .i1 .x
.x  &x  .
`);
    const onlyTents: SpecialRule = { kind: 'grantKeyword', labels: ['i1'], keyword: 'scorchedEarth', onlyAgainst: 'tent' };
    const limited = after(withSpecial(start, onlyTents), 'order i1 green\ndone');
    expect(offers(limited)).toEqual(['scorch i1 b1', 'done']);
    // It bars nothing to a unit of which it does not speak, and nothing by a keyword that burns nothing.
    for (const other of [{ ...onlyTents, labels: ['i2'] }, { ...onlyTents, keyword: 'advance' }] as const) {
      expect(offers(after(withSpecial(start, other), 'order i1 green\ndone'))).toHaveLength(offers(ordered).length);
    }
  });

  it('R0.1 the plan overrides a card: a keyword it grants cannot be taken away', () => {
    const start = position(`
      .   .I1
        .i1 .

      modifier {"modifier":{"kind":"withoutKeyword","keyword":"stalwart"},"units":[1],"until":"turn"}
    `);
    const granted: SpecialRule = { kind: 'grantKeyword', labels: ['i1'], keyword: 'stalwart', onlyAgainst: null };
    const isStalwart = (state: GameState) => hasKeyword(gameOf(state), unit(state, 'i1'), 'stalwart');
    expect(isStalwart(start)).toBe(false);
    expect(isStalwart(withSpecial(start, granted))).toBe(true);
  });
});

describe('dice and tokens', () => {
  it('R2.1 a die has three green, two blue and one red shield, a valor and a morale', () => {
    expect(DIE).toEqual(['green', 'green', 'green', 'blue', 'blue', 'red', 'valor', 'morale']);
  });

  it('R2.1 the number of dice is never a limit', () => {
    const attacking = attackBy(
      position(`
        .I1
          .i1

        unit I1 red
        pool stark red 1
        modifier {"modifier":{"kind":"dice","amount":9,"when":"always"},"units":[0],"until":"turn"}
      `),
      'I1',
      'i1',
    );
    expect(diceAsked(attacking)).toBe(13);
  });

  it('R2.3 the twenty engagement tokens of the box are no limit', () => {
    const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    const labels = [...['A', 'C'].flatMap((letter) => digits.map((digit) => `${letter}${digit}`)), 'I0'];
    const engaged = labels.slice(0, 20).map((label) => `engaged ${label} ${label.toLowerCase()} stark`);
    const row = (of: readonly string[]) => of.map((label) => `.${label} `).join('');
    const start = position(`
      ${row(labels)}
        ${row(labels.map((label) => label.toLowerCase()))}

      pool stark green 1
      ${engaged.join('\n')}
    `);
    expect(start.engagements).toHaveLength(20);
    const attacked = attackBy(start, 'I0', 'i0');
    expect(attacked.engagements).toHaveLength(21);
  });
});

describe('setting up', () => {
  it('R3.1 the battlefield is as the plan has it', () => {
    const { plan, ...state } = kingsroad();
    expect(state.tokens).toEqual(plan.tokens);
    expect(state.markers).toEqual(plan.markers);
    expect(state.firstPlayer).toBe(plan.momentum);
    expect(state.units.map(({ label, side, type, rank, commander, hex }) => ({ label, side, type, rank, commander, hex }))).toEqual(
      plan.army,
    );
  });

  it('R3.1 optional rules are off unless somebody asks for them', () => {
    expect(kingsroad().rules).toEqual(NO_OPTIONAL_RULES);
    const rules = { ...NO_OPTIONAL_RULES, reducedStrength: true };
    expect(newGame(BATTLES.kingsroad!, rules).rules).toEqual(rules);
  });

  it('R3.1 each house rolls its order value and draws its command value', () => {
    const start = position(`
      .I1 .   .i1

      ratings stark 3 2 1
      ratings lannister 3 4 5
    `);
    const stark = after(start, 'pass');
    expect(diceAsked(stark)).toBe(2);
    const lannister = after(stark, 'roll green green');
    expect(lannister.houses.stark.hand).toHaveLength(1);
    expect(diceAsked(lannister)).toBe(4);
    expect(after(lannister, 'roll green green green green').houses.lannister.hand).toHaveLength(5);
  });

  it('R3.2 the cards of commanders who are not in the battle leave the game', () => {
    const { deck } = newGame(BATTLES.redFork!).houses.stark;
    const basic = ['SB01', 'SB02', 'SB03', 'SB04', 'SB05', 'SB06', 'SB07', 'SB08', 'SB09', 'SB10'];
    expect([...deck].sort()).toEqual([...basic, 'SL11', 'SL12', 'SL13', 'SL14', 'SL15']);
  });

  it('R3.2 the deck is drawn as it was shuffled', () => {
    const start = kingsroad();
    const cards = start.houses.stark.deck.toReversed();
    const shuffled = play(start, { type: 'shuffle', cards });
    expect(shuffled.houses.stark.deck).toEqual(cards);
    const refused = reduce(start, { type: 'shuffle', cards: cards.slice(1) });
    expect(refused.refusal).not.toBeNull();
  });

  it('R3.3 tokens lie on the command boards, the marker on start, and no card is turned', () => {
    const { houses, morale, round, commanders } = kingsroad();
    expect([houses.stark.commandTokens, houses.lannister.commandTokens, morale, round]).toEqual([3, 3, 0, 1]);
    expect(commanders.map(({ id, tokens, committed, captured }) => [id, tokens, committed, captured])).toEqual([
      ['maege', 0, false, false],
      ['addam', 0, false, false],
      ['rickard', 0, false, false],
      ['kevan', 0, false, false],
    ]);
  });

  it('R3.4 a unit starts at full strength and ready, and a commander replaces one of its figures', () => {
    const state = kingsroad();
    const strengths = ['I1', 'I2', 'C1', 'C2', 'A1', 'c1', 'c2', 'i1', 'i2'].map((label) => unit(state, label).figures);
    expect(strengths).toEqual([3, 4, 2, 3, 4, 2, 3, 3, 4]);
    expect(state.units.every(({ ready }) => ready)).toBe(true);
  });

  it('R3.5 momentum never changes hands: a later tie goes to its holder, whoever was first player', () => {
    const start = position(`
      .I1 .   .i1

      momentum stark
      first lannister
      tokens stark 1
      tokens lannister 2
    `);
    const second = after(start, 'pass');
    expect(second).toMatchObject({ round: 2, firstPlayer: 'lannister' });
    const tied = { ...start, houses: { ...start.houses, stark: { ...start.houses.stark, commandTokens: 2 } } };
    expect(after(tied, 'pass')).toMatchObject({ round: 2, firstPlayer: 'stark' });
  });

  it('R3.6 a hex has two neighbours towards an edge, one at the side of the board', () => {
    const lines = '\n\nfirst lannister\npool lannister green 1\npool stark green 1';
    const retreat = (drawing: string) => after(attackBy(position(drawing + lines), 'i1', 'I1'), 'roll morale red');
    const inside = retreat('.   .   .\n  .   .I1 .\n.   .   .i1 ');
    expect(draw(inside, offeredHexes(inside))).toBe('\n.   .x  .x\n  .   .I1 .\n.   .   .i1\n');
    const below = retreat('.i1 .\n  .I1 .\n.   .\n\nedges stark bottom');
    expect(draw(below, offeredHexes(below))).toBe('\n.i1 .\n  .I1 .\n.x  .x\n');
    const atSide = retreat('  .   .\n.I1 .\n  .i1 .');
    expect(draw(atSide)).toBe('\n  .I1 .\n.   .\n  .i1 .\n');
  });
});

describe('examples of the rulebook', () => {
  it('L683 the plan picks the version of the Greatjon by his title', () => {
    const flanked = (version: string) => {
      const start = position(`.I1 .I2\n  .i1 .\n\nunit I1 ${version}\nengaged I2 i1 stark\npool stark green 1`);
      return attackBy(start, 'I1', 'i1');
    };
    expect(diceAsked(flanked('greatjonLord'))).toBe(3);
    expect(offers(flanked('greatjon'))).toEqual(['commit greatjon', 'decline']);
    expect(diceAsked(after(flanked('greatjon'), 'decline'))).toBe(2);
  });

  it('L841 on the Kingsroad the fifteen cards of Robb, Eddard and the Greatjon are out', () => {
    const { deck } = kingsroad().houses.stark;
    expect(deck).toHaveLength(20);
    expect(deck.filter((card) => /^SL(0[1-9]|1[0-5])$/.test(card))).toEqual([]);
  });

  it('L1037 the Kingsroad lasts five rounds', () => {
    let state = kingsroad();
    const rounds = new Set<number>();
    while (state.outcome === null) {
      rounds.add(state.round);
      state = idle(state);
    }
    expect([...rounds]).toEqual([1, 2, 3, 4, 5]);
    expect(state.outcome).toEqual({ winner: 'stark', reason: 'otherwise' });
  });
});

describe('units', () => {
  it.each([
    ['I1', 4],
    ['A1', 4],
    ['C1', 3],
    ['K1', 3],
    ['i1', 4],
    ['a1', 4],
    ['c1', 3],
    ['h1', 4],
  ])('R5.1 %s starts with %i figures', (label, figures) => {
    expect(unit(position(`.${label}`), label).figures).toBe(figures);
  });

  it.each([1, 2, 3, 4])('R5.1 %i figures roll as many dice as any other number', (figures) => {
    const start = position(`.I1\n  .i1\n\nunit I1 blue ${figures}\npool stark blue 1`);
    expect(diceAsked(attackBy(start, 'I1', 'i1'))).toBe(3);
  });

  /** By label and rank: how far it may move, how far if it is to attack. */
  it.each([
    ['I1', 'green', 2, 2],
    ['I1', 'blue', 2, 1],
    ['I1', 'red', 1, 1],
    ['A1', 'green', 2, 2],
    ['A1', 'blue', 2, 1],
    ['A1', 'red', 1, 1],
    ['C1', 'green', 4, 4],
    ['C1', 'blue', 3, 3],
    ['C1', 'red', 2, 2],
    ['K1', 'green', 2, 2],
    ['h1', 'blue', 2, 1],
    ['c1', 'red', 2, 2],
  ])('R5.2 %s %s moves up to %i, or up to %i and attacks', (label, rank, move, moveAndAttack) => {
    const [side, foe] = /[A-Z]/.test(label) ? ['stark', 'i9'] : ['lannister', 'I9'];
    const lines = `\n\nfirst ${side}\nunit ${label} ${rank}\npool ${side} ${rank} 1`;
    const ordered = after(position(`.${label} .   .   .   .   .   .   .${lines}`), `order ${label} ${rank}`);
    expect(offeredHexes(ordered)).toEqual(Array.from({ length: move }, (_, step) => step + 1));
    const attacksAfter = (hexes: number) => {
      const start = position(`.${label} ${'.   '.repeat(hexes)}.${foe}${lines}`);
      return offers(after(start, `order ${label} ${rank}\nmove ${label} ${'abcdef'.charAt(hexes)}1`)).includes(
        `attack ${label} ${foe}`,
      );
    };
    expect(attacksAfter(moveAndAttack)).toBe(true);
    if (move > moveAndAttack) expect(attacksAfter(move)).toBe(false);
  });

  it('R5.2 by road a blue war host moves 2 and attacks, or moves 3', () => {
    const start = position(`=I1 =   =   =   =i1\n\nunit I1 blue\npool stark blue 1`);
    const ordered = after(start, 'order I1 blue');
    expect(offeredHexes(ordered)).toEqual([1, 2, 3]);
    expect(offers(after(ordered, 'move I1 d1'))).not.toContain('attack I1 i1');
    const near = position(`=I1 =   =   =i1\n\nunit I1 blue\npool stark blue 1`);
    expect(offers(after(near, 'order I1 blue\nmove I1 c1'))).toContain('attack I1 i1');
  });

  it('R5.3 each hit removes a figure, and with the banner bearer the unit is gone', () => {
    const start = position(`.I1\n  .i1\n\nunit i1 2\npool stark green 2\npool lannister valor 1`);
    const once = after(attackBy(start, 'I1', 'i1'), 'roll green red');
    expect(unit(once, 'i1')).toMatchObject({ figures: 1, hex: unit(start, 'i1').hex });
    const both = after(attackBy(start, 'I1', 'i1'), 'roll green green');
    expect(unit(both, 'i1')).toMatchObject({ figures: 0, hex: OFF_BOARD });
    expect(both.morale).toBe(1);
  });

  it('R5.3 more hits than figures change nothing more', () => {
    const start = position(`.I1\n  .i1\n\nunit i1 1\npool stark green 2`);
    const later = after(attackBy(start, 'I1', 'i1'), 'roll green valor');
    expect(unit(later, 'i1')).toMatchObject({ figures: 0, hex: OFF_BOARD });
    expect(later.morale).toBe(1);
  });

  it('R5.4 green is below blue, blue below red: so are their dice', () => {
    expect([...RANKS].sort((a, b) => RANK_DICE[a] - RANK_DICE[b])).toEqual(['green', 'blue', 'red']);
    expect(RANKS).toEqual(['green', 'blue', 'red']);
  });

  it('R5.5 no unit moves onto another, friend or enemy', () => {
    const ordered = after(
      position(`
        .   .I2 .
          .   .I1 .
        .   .   .i1

        unit I1 red
        pool stark red 1
      `),
      'order I1 red',
    );
    expect(draw(ordered, offeredHexes(ordered))).toBe(`
.   .I2 .x
  .x  .I1 .x
.   .x  .i1
`);
  });

  it('R5.6 a trait does nothing by itself: the unit of a Lady rolls the dice of its rank', () => {
    const start = position(`.I1\n  .i1\n\nunit I1 maege\npool stark green 1`);
    const attacking = after(attackBy(start, 'I1', 'i1'), 'decline');
    expect(diceAsked(attacking)).toBe(2);
  });
});
