import { describe, expect, it } from 'vitest';
import { OFF_BOARD } from '../../src/model/hex';
import type { CommanderState, GameState } from '../../src/model/state';
import { after, attackBy, flush, offers, position, unit } from '../position';

/** Tokens for every unit, so that no turn ends the round. */
const TOKENS = 'pool stark green 3 blue 3 red 1\npool lannister green 3 blue 3 red 1 valor 1';

/** A drawing, then statements. */
const field = (drawing: string, ...lines: readonly string[]): GameState =>
  position(`${flush(drawing)}\n${TOKENS}\n${lines.join('\n')}`);

const commander = (state: GameState, id: string): CommanderState => state.commanders.find((one) => one.id === id)!;

describe('capture by an attack', () => {
  it.each([
    ['red green green', false],
    ['green green green', true],
    ['green green valor', true],
  ])('L2486 three hits in one attack capture a lone Jaime, fewer do nothing: %s', (faces, captured) => {
    const start = field('.I1 .i1', 'unit I1 blue', 'unit i1 jaimeKingslayer 0');
    const attacked = after(attackBy(start, 'I1', 'i1'), `roll ${faces}`);
    expect(commander(attacked, 'jaimeKingslayer').captured).toBe(captured);
    expect(unit(attacked, 'i1').hex === OFF_BOARD).toBe(captured);
    expect(attacked.morale).toBe(captured ? 1 : 0);
  });

  it('L2486 hits of two attacks do not add up', () => {
    const start = field('.I1 .i1 .I2', 'unit i1 jaimeKingslayer 0');
    const once = after(attackBy(start, 'I1', 'i1'), 'roll green green', 'pass');
    const twice = after(attackBy(once, 'I2', 'i1'), 'roll green green', 'decline');
    expect(commander(twice, 'jaimeKingslayer').captured).toBe(false);
    expect(unit(twice, 'i1').figures).toBe(0);
  });

  /** Hits, ordinary figures, capture value 3: F figures go, captured if and only if H - F reaches the value. */
  it.each([
    [4, 1, true],
    [3, 1, false],
    [4, 2, false],
    [4, 3, false],
    [4, 0, true],
    [3, 0, true],
    [2, 0, false],
  ])('R6.3 %i hits on %i figures and a commander of capture value 3: captured %s', (hits, figures, captured) => {
    const start = field('.I1 .i1', 'unit I1 red', `unit i1 jaimeKingslayer ${figures}`);
    const faces = ['green', 'green', 'green', 'green'].fill('red', hits);
    const attacked = after(attackBy(start, 'I1', 'i1'), `roll ${faces.join(' ')}`);
    expect(commander(attacked, 'jaimeKingslayer').captured).toBe(captured);
    expect(unit(attacked, 'i1').figures).toBe(Math.max(0, figures - hits));
  });

  it('R6.3 without their figures a commander fights on alone', () => {
    const start = field('.I1 .i1', 'unit i1 jaimeKingslayer 2');
    const attacked = after(attackBy(start, 'I1', 'i1'), 'roll green green');
    expect(unit(attacked, 'i1')).toMatchObject({ figures: 0, hex: unit(start, 'i1').hex });
    expect(attacked.morale).toBe(0);
    expect(offers(attacked)).toContain('order i1 green');
  });

  it('R6.3 toughness counts before the capture value', () => {
    const capture = (id: string) => {
      const start = field('.I1 .i1', 'unit I1 red', `unit i1 ${id} 0`);
      return commander(after(attackBy(start, 'I1', 'i1'), 'roll green green green green'), id).captured;
    };
    // Both have capture value 4; the Mountain ignores a hit.
    expect([capture('tywin'), capture('gregorMountain')]).toEqual([true, false]);
  });

  it('R6.3 steps of a retreat that are barred count with the hits of the attack', () => {
    const start = field('.I1 .i1', 'unit I1 blue', 'unit i1 jaimeKingslayer 0');
    const attacked = after(attackBy(start, 'I1', 'i1'), 'roll green green morale');
    expect(commander(attacked, 'jaimeKingslayer').captured).toBe(true);
  });

  it.each([
    ['green green morale red', 'jaimeKingslayer', false],
    ['green green morale morale', 'jaimeKingslayer', true],
    ['green green green green', 'gregorMountain', false],
  ])('R6.3 R13.3 cover and toughness shelter from hits, not from barred steps: %s captures a lone %s in a building: %s', (faces, id, captured) => {
    const start = field('#i1 .I1', 'unit I1 red', `unit i1 ${id} 0`);
    const attacked = after(attackBy(start, 'I1', 'i1'), `roll ${faces}`);
    expect(commander(attacked, id).captured).toBe(captured);
  });

  it('R6.3 a captured commander costs no morale beyond that of the unit', () => {
    const start = field('.I1 .i1', 'unit I1 blue', 'unit i1 jaimeKingslayer blue 0');
    const attacked = after(attackBy(start, 'I1', 'i1'), 'roll blue blue valor');
    expect(attacked.morale).toBe(2);
  });
});

describe('capture by other hits', () => {
  /** SL20: before the orders, one enemy unit with a commander takes a hit. */
  const hitByCard = (...lines: readonly string[]) =>
    after(
      position(
        `.C1 .   .i1\n\npool stark red 1 valor 1\npool lannister valor 1\nunit C1 rickard\nhand stark SL20\n${lines.join('\n')}`,
      ),
      ...['play SL20 rickard', 'tactic before', 'choose i1'],
    );

  it('R6.3 hits of a card capture only if one effect by itself reaches the capture value', () => {
    const lone = hitByCard('unit i1 kevan 0');
    expect(commander(lone, 'kevan').captured).toBe(false);
    expect(unit(lone, 'i1').hex).not.toBe(OFF_BOARD);
    expect(unit(hitByCard('unit i1 kevan 2'), 'i1').figures).toBe(1);
  });

  it('R6.3 a retreat forced by a card counts its barred steps alone', () => {
    const start = position(`
      .C1 .i1

      morale 4
      pool lannister valor 1
      unit C1 rickard
      unit i1 kevan 0
      engaged C1 i1 stark
      hand stark SL14
    `);
    const ordered = after(start, 'play SL14 rickard', 'commands 1', 'tactic after', 'done', 'choose i1');
    expect(commander(ordered, 'kevan').captured).toBe(true);
    expect(ordered.morale).toBe(5);
  });
});

describe('capture by fire', () => {
  const burnt = (figures: number) =>
    after(position(`.i1 .   .I1\n\nunit i1 kevan ${figures}\nfire a1 2`), 'pass');

  it('R6.3 fire takes a commander like any figure, whatever his capture value, and nobody is his captor', () => {
    expect(burnt(1).commanders[0]).toMatchObject({ id: 'kevan', captured: true });
    expect(burnt(1).morale).toBe(1);
    expect(burnt(2).commanders[0]).toMatchObject({ captured: false });
    expect(unit(burnt(2), 'i1').figures).toBe(0);
  });

  it('R5.3 a unit without commander burns up with its last figure', () => {
    const start = position('.i1 .   .I1\n\nunit i1 1\nfire a1 1');
    expect(unit(after(start, 'pass'), 'i1')).toMatchObject({ figures: 0, hex: OFF_BOARD });
  });
});

describe('paying for a card', () => {
  /** SL15: any number of infantry rallies, each for a figure. */
  const rallying = (...lines: readonly string[]) =>
    position(`.I1 .I2 .I3\n\npool lannister valor 1\nhand stark SL15\n${lines.join('\n')}`);

  it('R6.6 a commander never pays: his last figure can be given, he himself cannot', () => {
    const withOne = rallying('unit I1 greatjon spent 1', 'unit I2 spent', 'unit I3 spent 1');
    const played = after(withOne, 'play SL15 greatjon');
    expect(offers(played)).toEqual(['choose I1', 'choose I2', 'done']);
    const paid = after(played, 'choose I1', 'choose I2');
    expect(['I1', 'I2', 'I3'].map((label) => [unit(paid, label).figures, unit(paid, label).ready])).toEqual([
      [0, true],
      [3, true],
      [1, false],
    ]);
    expect(commander(paid, 'greatjon').captured).toBe(false);
    const alone = after(rallying('unit I1 greatjon spent 0', 'unit I2 spent'), 'play SL15 greatjon');
    expect(offers(alone)).toEqual(['choose I2', 'done']);
  });

  it('R6.6 a card for which nobody can pay is not played', () => {
    expect(offers(rallying('unit I1 greatjon spent 0', 'unit I2 spent 1', 'unit I3'))).not.toContain('play SL15 greatjon');
    expect(offers(rallying('unit I1 greatjon spent 0', 'unit I2 spent 2', 'unit I3'))).toContain('play SL15 greatjon');
  });
});

describe('after a capture', () => {
  const captured = (...lines: readonly string[]) =>
    after(
      attackBy(
        field(
          '.I1 .i1 .i2 .   .c1',
          'unit I1 red',
          'unit i1 kevan 0',
          'unit c1 addam',
          'commander kevan tokens 1',
          'hand lannister LB03',
          ...lines,
        ),
        'I1',
        'i1',
      ),
      ...['roll green green red red', 'decline'],
    );

  it('R6.7 a captured commander plays no card', () => {
    const start = field('.I1 .i1 .i2', 'first lannister', 'unit i1 kevan', 'hand lannister LB03');
    expect(offers(start)).toContain('play LB03 kevan');
    expect(offers(captured()).filter((offer) => offer.startsWith('play'))).toEqual(['play LB03 addam']);
  });

  it('R6.7 has no zone: units near where he stood are uncontrolled', () => {
    const start = field('.I1 .i1 .i2 .   .   .c1', 'unit I1 red', 'unit i1 kevan 0', 'unit c1 addam', 'hand lannister LB03');
    const after1 = after(attackBy(start, 'I1', 'i1'), 'roll green green red red', 'decline');
    expect(commander(after1, 'kevan').captured).toBe(true);
    const ordered = after(after1, 'play LB03 addam');
    expect(ordered.turn?.orders.map((order) => order.unit)).toEqual([unit(start, 'c1').id]);
  });

  it('R6.7 costs no morale beyond that of his unit, and his captor is remembered for the turn', () => {
    const state = attackBy(field('.I1 .i1 .i2', 'unit I1 red', 'unit i1 kevan blue 0'), 'I1', 'i1');
    const taken = after(state, 'roll blue blue red red');
    expect(taken.morale).toBe(2);
    expect(taken.turn?.captures).toEqual([{ commander: 'kevan', by: unit(taken, 'I1').id }]);
  });

  it('R6.7 the command tokens on his card return to their board in the next rally phase', () => {
    const state = captured();
    expect([state.houses.lannister.commandTokens, commander(state, 'kevan').tokens]).toEqual([2, 1]);
    const next = after(state, 'pass', 'done', 'done', 'done');
    expect(next.round).toBe(2);
    expect([next.houses.lannister.commandTokens, commander(next, 'kevan').tokens]).toEqual([3, 0]);
  });
});
