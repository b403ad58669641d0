import { describe, expect, it, test } from 'vitest';
import type { GameState } from '../../src/model/state';
import { decisionOf } from '../../src/rules';
import { after, asked, offers, position, unit } from '../position';

/** Whoever is second can go on after the turn that is tested. */
const stark = (drawing: string, ...lines: string[]) =>
  position([drawing, '', 'pool lannister morale 1', ...lines].join('\n'));
const lannister = (drawing: string, ...lines: string[]) =>
  position([drawing, '', 'first lannister', 'pool stark morale 1', ...lines].join('\n'));

const RICKARD = ['unit C1 rickard', 'commander rickard committed'];
const MAEGE = ['unit I1 maege', 'commander maege committed'];
const GREATJON = ['unit I1 greatjon', 'commander greatjon committed'];
const EDDARD = ['unit I1 eddard', 'commander eddard committed'];
const ADDAM = ['unit c1 addam', 'commander addam committed'];

const plays = (state: GameState) => offers(state).filter((option) => option.startsWith('play'));
const tokensOf = (state: GameState, side: 'stark' | 'lannister' = 'stark') => [
  state.houses[side].commandTokens,
  state.commanders.find((commander) => commander.side === side)?.tokens,
];
const dice = (state: GameState) => decisionOf(state)?.chance;
const ready = (state: GameState) =>
  state.units.filter((one) => one.ready && one.hex >= 0).map(({ label }) => label);

/** Maege rules a zone of two hexes: I4 is outside. */
const FIELD = `
.   .   .   .   .   .   .
  .I3 .I1 .I2 .   .I4 .   .
.   .   .   .   .   .   .
  .   .   .i1 .   .   .   .
`;

const RIDERS = `
.   .   .   .   .   .
  .   .C1 .I1 .   .   .
.   .   .i1 .   .   .
  .   .   .   .   .   .
`;

describe('R9.0', () => {
  test('R9.0 commands, tactic before, units, moves, attacks', () => {
    const steps = [
      ...['play SL16 rickard', 'commands 1', 'decline', 'choose C1', 'done'],
      ...['done', 'attack C1 i1', 'roll red red'],
    ];
    const start = stark(RIDERS, ...RICKARD, 'hand stark SL16', 'morale 4');
    const prompts = steps.map((_, count) => asked(after(start, ...steps.slice(0, count + 1))));
    expect(prompts).toEqual([
      'stark card.commands',
      'stark card.tactic',
      'stark card.declare',
      'stark card.declare',
      'stark orders.move',
      'stark orders.attack',
      'chance attack.roll',
      'lannister turn.choose',
    ]);
  });

  test('R9.0 a tactic after the command comes when all have attacked', () => {
    const start = stark(RIDERS, ...RICKARD, 'hand stark SL19', 'pool stark blue 1');
    const attacked = after(start, 'play SL19 rickard', 'tactic after', 'done', 'attack C1 i1', 'roll red red');
    expect(asked(attacked)).toBe('stark effects.choose');
    expect(ready(after(attacked, 'choose C1'))).toContain('C1');
  });

  test('R9.0 until it is resolved the card is in neither hand nor discard pile', () => {
    const playing = after(stark(RIDERS, ...RICKARD, 'hand stark SL19 SB01'), 'play SL19 rickard');
    expect(playing.houses.stark).toMatchObject({ hand: ['SB01'], discard: [] });
    expect(after(playing, 'done', 'done').houses.stark).toMatchObject({ hand: ['SB01'], discard: ['SL19'] });
  });
});

describe('R9.1', () => {
  const both = [...MAEGE, 'unit C1 rickard spent', 'hand stark SL01 SB01'];

  test('R9.1 any commander on the board plays any card, ready or spent, whoever is pictured', () => {
    expect(plays(stark(RIDERS, ...both))).toEqual([
      ...['play SL01 rickard', 'play SB01 rickard'],
      ...['play SL01 maege', 'play SB01 maege'],
    ]);
  });

  test('R9.1 a captured commander plays none', () => {
    const lost = stark(FIELD, 'unit I1 maege', 'unit C1 dead rickard', 'commander rickard captured', 'hand stark SB01');
    expect(plays(lost)).toEqual(['play SB01 maege']);
  });
});

describe('R9.2', () => {
  const start = (...lines: string[]) => stark(RIDERS, ...RICKARD.slice(0, 1), 'hand stark SL16', ...lines);
  const committed = (words: string) => `commander rickard committed ${words}`;

  test('R9.2 each chosen command is paid first, from the command board onto the commander’s card', () => {
    const choosing = after(start(committed('')), 'play SL16 rickard');
    expect(offers(choosing)).toEqual(['commands 1', 'commands 1 2']);
    expect(tokensOf(after(choosing, 'commands 1'))).toEqual([2, 1]);
    expect(tokensOf(after(choosing, 'commands 1 2'))).toEqual([1, 2]);
  });

  test('R9.2 his card never holds more than his command limit', () => {
    const once = after(start(committed('tokens 1')), 'play SL16 rickard');
    expect(asked(once)).toBe('stark card.declare');
    expect(tokensOf(once)).toEqual([1, 2]);
    expect(plays(start(committed('tokens 2')))).toEqual([]);
  });

  test('R9.2 nobody pays with tokens he has not got', () => {
    expect(plays(start('tokens stark 0'))).toEqual([]);
    expect(asked(after(start(committed(''), 'tokens stark 1'), 'play SL16 rickard'))).toBe('stark card.declare');
  });

  test('L1339 Maege, whose command limit is one, plays Rickard’s card with only one command', () => {
    const played = after(stark(RIDERS, ...MAEGE, 'hand stark SL16'), 'play SL16 maege');
    expect(asked(played)).toBe('stark card.declare');
    expect(tokensOf(played)).toEqual([2, 1]);
    const moving = after(played, 'choose C1', 'done');
    expect(asked(moving)).toBe('stark orders.move');
  });
});

describe('R9.3', () => {
  test('R9.3 a card orders ready units in the zone', () => {
    const choosing = after(stark(FIELD, ...MAEGE, 'unit I3 spent', 'hand stark SB02'), 'play SB02 maege');
    expect(offers(choosing)).toEqual(['choose I1', 'choose I2']);
  });

  test('L1395 "order all units" orders only those in the zone', () => {
    const ordered = after(stark(FIELD, ...MAEGE, 'hand stark SB09'), 'play SB09 maege');
    expect(ordered.turn?.orders.map((order) => ordered.units[order.unit]?.label)).toEqual(['I3', 'I1', 'I2']);
  });

  test('R9.3 a unit the card ordered counts as controlled wherever it moves', () => {
    const away = `
.   .   .   .   .   .   .
  .I1 .C1 .   .   .   .   .
.   .   .   .   .   .i1 .
`;
    const start = stark(away, ...MAEGE, 'hand stark SL19', 'pool stark blue 1');
    const moved = after(start, 'play SL19 maege', 'tactic after', 'move C1 f2', 'done');
    expect(offers(moved)).toEqual(['choose C1', 'done']);
  });

  test('R9.3 the tactic after reaches it there too, and no other unit outside the zone', () => {
    const away = `
.   .   .   .   .   .   .
  .I1 .A1 .   .   .   .C1 .
.   .   .   .   .   .   .i1
`;
    const start = stark(away, ...EDDARD, 'hand stark SL07', 'pool stark green 2');
    const moved = after(start, 'play SL07 eddard', 'tactic after', 'choose A1', 'done', 'move A1 d2', 'done');
    const steadfast = moved.modifiers.flatMap(({ units }) => units).map((id) => moved.units[id]?.label);
    expect(steadfast).toEqual(['I1', 'A1']);
  });

  test('R9.3 other effects reach the zone as it is when they resolve', () => {
    const far = `
.   .   .   .   .   .   .
  .   .C1 .   .I2 .   .   .
.   .   .   .   .i1 .   .
  .   .   .   .   .   .   .
`;
    const lines = ['unit C1 robbKing', 'hand stark SL01', 'pool stark blue 1 valor 1', 'engaged I2 i1 stark'];
    const declared = (when: string) =>
      after(stark(far, ...lines), 'play SL01 robbKing', `tactic ${when}`, 'choose C1', 'done', 'move C1 c2');
    expect(unit(declared('before'), 'i1').figures).toBe(4);
    expect(unit(declared('after'), 'i1').figures).toBe(3);
  });

  test('R9.3 R6.7 the tactic of a commander captured in the meantime reaches nobody', () => {
    const field = `
.   .   .   .   .
  .   .I2 .I1 .   .
.   .   .i1 .i2 .
  .   .   .i3 .   .
`;
    const start = stark(field, 'unit I1 0 maege', 'commander maege committed', 'hand stark SL23');
    const attacked = after(start, 'play SL23 maege', 'tactic after', 'choose I1', 'choose I2', 'done', 'attack I1 i1');
    const captured = after(attacked, 'roll red red', 'accept', 'roll valor valor', 'done');
    expect(captured.commanders).toMatchObject([{ id: 'maege', captured: true }]);
    expect(captured.modifiers.flatMap(({ units }) => units)).toEqual([]);
    const missed = after(attacked, 'roll red red', 'decline', 'done');
    expect(missed.modifiers.flatMap(({ units }) => units)).toHaveLength(2);
  });
});

test('R9.4 a unit is ordered once by a card', () => {
  const one = after(stark(FIELD, ...MAEGE, 'hand stark SB02'), 'play SB02 maege', 'choose I2');
  expect(offers(one)).toEqual(['choose I3', 'choose I1', 'done']);
});

describe('R9.5', () => {
  const tactics = (state: GameState) => offers(state).filter((option) => option.startsWith('tactic'));
  const play = (card: string, ...lines: string[]) =>
    after(stark(RIDERS, ...RICKARD, `hand stark ${card}`, ...lines), `play ${card} rickard`);
  /** With one command token left no command has to be chosen. */
  const cheap = (card: string, ...lines: string[]) => tactics(play(card, 'tokens stark 1', ...lines));

  test('R9.5 a tactic is optional, and "before or after" is chosen when the card is played', () => {
    const choosing = play('SL01', 'pool stark blue 1 valor 1');
    expect(offers(choosing)).toEqual(['tactic before', 'tactic after', 'decline']);
    expect(asked(after(choosing, 'decline'))).toBe('stark card.declare');
  });

  test('R9.5 the condition is checked once, when the card is played', () => {
    const start = (morale: number) =>
      lannister(RIDERS.replace('i1', 'c1'), ...ADDAM, 'unit I1 1', 'hand lannister LL19', `morale ${morale}`);
    const fells = ['done', 'attack c1 I1', 'roll green red', 'decline'];
    const late = after(start(-3), 'play LL19 addam', ...fells);
    expect(late.morale).toBe(-4);
    expect(asked(late)).toBe('stark turn.choose');
    const met = after(start(-4), 'play LL19 addam', 'tactic after', ...fells);
    expect(offers(met)).toEqual(['choose c1', 'done']);
  });

  test('L1827 a tactic checks the tokens it names and does not spend them', () => {
    expect(cheap('SL11', 'pool stark morale 1')).toEqual([]);
    expect(cheap('SL11', 'pool stark valor 1')).toEqual([]);
    const used = after(play('SL11', 'tokens stark 1', 'pool stark morale 1 valor 1'), 'tactic after');
    expect(used.houses.stark.pool).toMatchObject({ morale: 1, valor: 1 });
  });

  test('L1832 two tokens of a kind are two tokens', () => {
    expect(cheap('SL07', 'pool stark green 1 valor 3')).toEqual([]);
    expect(cheap('SL07', 'pool stark green 2')).toEqual(['tactic after']);
  });

  it.each([
    [10, true],
    [0, true],
    [-4, true],
    [-7, true],
    [-8, false],
    [-10, false],
  ])('L1843 with the marker on %i Stark morale is green or better: %s', (morale, is) => {
    expect(cheap('SL06', `morale ${morale}`).length > 0).toBe(is);
  });

  it.each([
    [-8, false],
    [0, false],
    [3, false],
    [4, true],
    [7, true],
    [10, true],
  ])('L1848 with the marker on %i Lannister morale is green or worse: %s', (morale, is) => {
    expect(cheap('SL16', `morale ${morale}`).length > 0).toBe(is);
  });

  test('L1754 with the marker in Lannister’s yellow an enemy unit is chosen, then the commands are carried out', () => {
    const stalwart = `
.   .   .   .   .   .
  .   .C1 .I1 .   .   .
.   .   .i1 .i2 .   .
  .   .   .i3 .   .   .
`;
    const start = stark(stalwart, ...RICKARD, 'hand stark SL16', 'morale 8');
    const choosing = after(start, 'play SL16 rickard', 'commands 1', 'tactic before');
    expect(asked(choosing)).toBe('stark effects.choose');
    expect(offers(choosing)).toContain('choose i1');
    const attack = ['done', 'attack C1 i1', 'roll red red'];
    expect(asked(after(choosing, 'choose i1', 'choose C1', 'done', ...attack))).toBe('lannister turn.choose');
    expect(asked(after(choosing, 'choose i2', 'choose C1', 'done', ...attack))).toBe('lannister attack.counterattack');
  });
});

describe('R9.6', () => {
  const play = (...steps: string[]) => after(stark(FIELD, ...MAEGE, 'hand stark SB02'), 'play SB02 maege', ...steps);

  test('R9.6 a unit is spent when its own order ends, whether or not it did anything', () => {
    const declared = play('choose I1', 'choose I2');
    expect(ready(declared)).toEqual(['I3', 'I1', 'I2', 'I4', 'i1']);
    expect(ready(after(declared, 'done'))).toEqual(['I3', 'I4', 'i1']);
  });

  test('R9.6 after its attack, though others are still to attack', () => {
    const near = FIELD.replace('.   .   .   .   .   .   .\n  .   .   .i1', '.   .   .i1 .   .   .   .\n  .   .   .  ');
    const attacked = after(
      stark(near, ...MAEGE, 'hand stark SB02'),
      ...['play SB02 maege', 'choose I1', 'choose I2', 'done', 'attack I1 i1', 'roll red red'],
    );
    expect(asked(attacked)).toBe('stark orders.attack');
    expect(ready(attacked)).toEqual(['I3', 'I2', 'I4', 'i1']);
  });

  test('R9.6 rallying a unit whose order is unfinished does nothing', () => {
    const two = RIDERS.replace('I1', 'C2');
    const start = stark(two, 'unit C1 rickard', 'unit C2 spent', 'hand stark SB02');
    const rallied = after(start, 'play SB02 rickard', 'commit rickard');
    expect(ready(rallied)).toContain('C2');
    expect(ready(after(rallied, 'done', 'done'))).toEqual(['C2', 'i1']);
  });
});

describe('R9.7', () => {
  test('R9.7 the number of units is a maximum, and at least one is declared', () => {
    const choosing = after(stark(FIELD, ...MAEGE, 'hand stark SB02'), 'play SB02 maege');
    expect(offers(choosing)).not.toContain('done');
    expect(offers(after(choosing, 'choose I1'))).toContain('done');
    expect(asked(after(choosing, 'choose I1', 'choose I2'))).toBe('stark orders.move');
  });

  test('R9.7 a card that can order nobody is not played', () => {
    const spent = ['I1 spent maege', 'I2 spent', 'I3 spent'].map((words) => `unit ${words}`);
    expect(plays(stark(FIELD, ...spent, 'hand stark SB02 SL19'))).toEqual([]);
    expect(plays(stark(FIELD, ...MAEGE, 'hand stark SL19'))).toEqual([]);
  });
});

describe('R9.8', () => {
  test('R9.8 all units are declared, then all move, then all attack', () => {
    const near = FIELD.replace('.   .   .i1', '.   .i1 .  ');
    const declared = after(stark(near, ...MAEGE, 'hand stark SB02'), 'play SB02 maege', 'choose I1', 'choose I2');
    const moved = after(declared, 'move I2 c3', 'move I1 b3');
    expect(offers(moved)).toEqual(['attack I1 i1', 'attack I2 i1', 'done']);
  });

  test('R9.8 "ordered units …" speaks of every unit the card orders, and of no other', () => {
    const near = FIELD.replace('.   .   .   .   .   .   .\n  .   .   .i1', '.   .   .i1 .   .   .   .\n  .   .   .  ');
    const start = stark(near, ...MAEGE, 'hand stark SB04', 'engaged I1 i1 stark');
    const rolling = after(start, 'play SB04 maege', 'done', 'attack I1 i1');
    expect(dice(rolling)).toEqual({ kind: 'dice', count: 3 });
    const others = stark(near, ...MAEGE, 'engaged I1 i1 stark', 'pool stark green 1');
    expect(dice(after(others, 'order I1 green', 'done', 'attack I1 i1'))).toEqual({ kind: 'dice', count: 2 });
  });
});

describe('rulebook cards', () => {
  const ranks = [...MAEGE, 'unit I2 blue'];

  test('R9.7 SB01 orders two units of the same rank', () => {
    const start = stark(FIELD, ...ranks, 'hand stark SB01');
    expect(offers(after(start, 'play SB01 maege', 'choose I1'))).toEqual(['choose I3', 'done']);
    expect(asked(after(start, 'play SB01 maege', 'choose I2'))).toBe('stark orders.move');
    expect(asked(after(start, 'play SB01 maege', 'choose I1', 'choose I3'))).toBe('stark orders.move');
  });

  test('R9.7 SB05 orders three units of the same rank', () => {
    const start = stark(FIELD, ...MAEGE, 'hand stark SB05');
    const two = after(start, 'play SB05 maege', 'choose I1', 'choose I3');
    expect(offers(two)).toEqual(['choose I2', 'done']);
    const blue = stark(FIELD, ...ranks, 'hand stark SB05');
    expect(asked(after(blue, 'play SB05 maege', 'choose I1', 'choose I3'))).toBe('stark orders.move');
  });

  test('R9.7 LB03 orders two units, of whatever rank', () => {
    const start = lannister(FIELD.replace('.   .   .i1', '.   .i1 .c1'), ...ADDAM, 'unit i1 red', 'hand lannister LB03');
    expect(asked(after(start, 'play LB03 addam', 'choose c1', 'choose i1'))).toBe('lannister orders.move');
  });

  test('R9.5 SL01 hits every enemy in the zone that is engaged, before or after the orders', () => {
    const line = `
.   .   .   .   .   .   .
  .   .I1 .C1 .I2 .   .I3
.   .   .i1 .   .i2 .   .i3
  .   .   .i4 .   .   .   .
`;
    const engaged = ['engaged I1 i1 stark', 'engaged I2 i2 lannister', 'engaged I3 i3 stark'];
    const start = stark(line, 'unit C1 robbKing', 'hand stark SL01', 'pool stark blue 1 valor 1', ...engaged);
    const figures = (state: GameState) => ['i1', 'i2', 'i3', 'i4'].map((label) => unit(state, label).figures);
    const before = after(start, 'play SL01 robbKing', 'tactic before');
    expect(asked(before)).toBe('stark card.declare');
    expect(figures(before)).toEqual([3, 3, 4, 4]);
    const later = after(start, 'play SL01 robbKing', 'tactic after', 'choose C1', 'done');
    expect(figures(later)).toEqual([4, 4, 4, 4]);
    expect(figures(after(later, 'done', 'done'))).toEqual([3, 3, 4, 4]);
  });

  test('R9.8 SL06 gives footmen one more hit for each valor, and its tactic lets all count as flanking', () => {
    const riders = RIDERS.replace('i1', 'c1');
    const start = stark(riders, ...EDDARD, 'hand stark SL06');
    const footmen = ['play SL06 eddard', 'commands 1 2', 'decline', 'choose I1', 'choose C1', 'done'];
    // Valor itself does not hit cavalry on foot (R11.7).
    expect(unit(after(start, ...footmen, 'attack I1 c1', 'roll valor red'), 'c1').figures).toBe(2);
    expect(unit(after(start, ...footmen, 'attack C1 c1', 'roll valor red'), 'c1').figures).toBe(2);
    const declared = after(start, 'play SL06 eddard', 'commands 1', 'tactic before', 'choose C1', 'done');
    const flanking = after(declared, 'done', 'attack C1 c1', 'roll red blue');
    expect(offers(flanking)).toEqual(['reroll blue', 'reroll red', 'decline']);
  });

  test('R9.5 SL06 lets archers reroll too', () => {
    const start = stark(RIDERS.replace('.C1', '.A1'), ...EDDARD, 'hand stark SL06', 'tokens stark 1');
    const declared = after(start, 'play SL06 eddard', 'tactic before', 'choose A1', 'done');
    const shot = after(declared, 'done', 'attack A1 i1', 'roll red red');
    expect(asked(shot)).toBe('stark attack.reroll');
  });

  test('R9.5 SL11 rallies any number of the ordered units for a figure each', () => {
    const holding = ['hand stark SL11', 'pool stark morale 1 valor 1', 'tokens stark 1'];
    const start = stark(RIDERS, ...GREATJON, 'unit C1 2', ...holding);
    const moved = after(start, 'play SL11 greatjon', 'tactic after', 'choose I1', 'choose C1', 'done', 'done');
    expect(offers(moved)).toEqual(['choose C1', 'choose I1', 'done']);
    const one = after(moved, 'choose C1', 'done');
    expect([unit(one, 'C1'), unit(one, 'I1')]).toMatchObject([
      { ready: true, figures: 1 },
      { ready: false, figures: 3 },
    ]);
    expect(after(moved, 'choose C1', 'choose I1').units).toEqual(
      expect.arrayContaining([expect.objectContaining({ label: 'I1', ready: true, figures: 2 })]),
    );
  });

  test('R6.6 SL11 rallies nobody who cannot pay', () => {
    const weak = ['unit I1 0 greatjon', 'commander greatjon committed', 'unit C1 1'];
    const start = stark(RIDERS, ...weak, 'hand stark SL11', 'pool stark morale 1 valor 1', 'tokens stark 1');
    const moved = after(start, 'play SL11 greatjon', 'tactic after', 'choose I1', 'choose C1', 'done', 'done');
    expect(asked(moved)).toBe('lannister turn.choose');
  });

  describe('R9.8 SL16', () => {
    const start = stark(RIDERS, ...RICKARD, 'unit i1 1', 'hand stark SL16');
    const attacking = after(start, 'play SL16 rickard', 'commands 1 2', 'choose I1', 'done');

    test('R9.8 SL16 lets ordered units attack first, then move', () => {
      expect(asked(attacking)).toBe('stark orders.attack');
      const missed = after(attacking, 'attack I1 i1', 'roll red red');
      expect(asked(missed)).toBe('stark orders.move');
      expect(offers(missed)).toEqual(['disengage I1', 'done']);
      expect(unit(missed, 'I1').ready).toBe(true);
    });

    test('R9.8 SL16 a unit that advanced may still move', () => {
      const advanced = after(attacking, 'attack I1 i1', 'roll green red', 'advance c3');
      expect(asked(advanced)).toBe('stark orders.move');
      const moved = after(advanced, 'move I1 c4');
      expect(asked(moved)).toBe('lannister turn.choose');
      expect(unit(moved, 'I1').ready).toBe(false);
    });

    test('R15.8 R17.3 SL16 hounds and the own fire leave no move', () => {
      const kennel = RIDERS.replace('.I1 .   .', '.I1 .K1 .');
      const burning = stark(kennel, ...RICKARD, 'fire c2 2', 'hand stark SL16');
      const both = after(burning, 'play SL16 rickard', 'commands 1 2', 'choose I1', 'choose K1');
      const ran = after(both, 'hounds K1 i1', 'roll green', 'roll red red');
      expect(offers(ran)).toEqual(['douse I1 c2', 'done']);
      expect(asked(after(ran, 'douse I1 c2'))).toBe('lannister turn.choose');
    });

    test('R9.8 SL16 nobody attacks after the moves', () => {
      const moved = after(attacking, 'done', 'move I1 d3');
      expect(asked(moved)).toBe('lannister turn.choose');
    });
  });

  test('R9.8 SL18 lets the valor of ordered infantry hit cavalry', () => {
    const start = stark(RIDERS.replace('i1', 'c1'), ...RICKARD, 'hand stark SL18');
    const attacked = after(start, 'play SL18 rickard', 'choose I1', 'done', 'done', 'attack I1 c1', 'roll valor red');
    expect(unit(attacked, 'c1').figures).toBe(2);
  });

  test('R9.3 SL21 orders a unit and a friend adjacent to it, controlled or not', () => {
    const chain = FIELD.replace('.I2 .   .I4', '.   .I2 .I4');
    const start = stark(chain, ...MAEGE, 'hand stark SL21');
    const first = after(start, 'play SL21 maege');
    expect(offers(first)).toEqual(['choose I3', 'choose I1', 'choose I2']);
    expect(offers(after(first, 'choose I2'))).toEqual(['choose I4', 'done']);
    expect(offers(after(first, 'choose I1'))).toEqual(['choose I3', 'done']);
  });

  test('R9.5 SL21 takes Stalwart from one enemy unit', () => {
    const stalwart = `
.   .   .   .   .   .
  .   .I1 .   .   .   .
.   .   .i1 .   .   .
  .   .i2 .i3 .   .   .
`;
    const lines = [...MAEGE, 'hand stark SL21', 'pool stark green 1 morale 1'];
    const attack = ['done', 'attack I1 i1', 'roll red red'];
    const declined = after(stark(stalwart, ...lines), 'play SL21 maege', 'decline', ...attack);
    expect(asked(declined)).toBe('lannister attack.counterattack');
    const shaken = after(stark(stalwart, ...lines), 'play SL21 maege', 'tactic before', 'choose i1', ...attack);
    expect(asked(shaken)).toBe('lannister turn.choose');
  });

  test('R9.7 LL17 orders two units adjacent to each other', () => {
    const start = lannister(
      `
.   .I1 .   .   .   .
  .   .   .   .   .   .
.   .c1 .i1 .i2 .   .
`,
      ...[...ADDAM, 'hand lannister LL17'],
    );
    expect(offers(after(start, 'play LL17 addam', 'choose i2'))).toEqual(['choose i1', 'done']);
    expect(offers(after(start, 'play LL17 addam', 'choose c1'))).toEqual(['choose i1', 'done']);
  });

  test('R9.5 LL19 orders two units and may rally an ordered cavalry unit', () => {
    const start = lannister(RIDERS.replace('.i1 .  ', '.i1 .c1'), ...ADDAM, 'hand lannister LL19', 'morale -4');
    const moved = after(start, 'play LL19 addam', 'tactic after', 'choose i1', 'choose c1', 'done', 'done');
    expect(offers(moved)).toEqual(['choose c1', 'done']);
    expect(ready(after(moved, 'choose c1'))).toContain('c1');
  });

  test('R9.5 LL11 wins morale for each enemy unit forced back two hexes or more', () => {
    const deep = `
.   .   .   .   .
  .   .   .   .   .
.   .   .I1 .   .
  .   .   .i1 .   .
`;
    const gregor = ['unit i1 blue gregorMountain', 'commander gregorMountain committed'];
    const start = lannister(deep, ...gregor, 'hand lannister LL11', 'pool lannister blue 1');
    const attack = (...roll: string[]) =>
      after(start, 'play LL11 gregorMountain', 'tactic before', 'done', 'attack i1 I1', ...roll);
    expect(attack('roll morale morale red red', 'retreat b2', 'retreat b1').morale).toBe(-1);
    expect(attack('roll morale red red red', 'retreat b2').morale).toBe(0);
  });

  const SPENT = ['unit I1 spent maege', 'unit I2 spent', 'unit I4 spent', 'commander maege committed'];

  test('R9.2 SB10 rallies all units in the zone, orders nobody and costs no morale', () => {
    const rallied = after(stark(FIELD, ...SPENT, 'hand stark SB10'), 'play SB10 maege');
    expect(ready(rallied)).toEqual(['I3', 'I1', 'I2', 'i1']);
    expect(rallied.morale).toBe(0);
    expect(asked(rallied)).toBe('lannister turn.choose');
  });

  test('R9.2 LB10 does the same for Lannister', () => {
    const field = FIELD.replace('.i1 .   .   .   ', '.i1 .i2 .   .i3 ');
    const spent = ['unit i1 spent kevan', 'unit i2 spent', 'unit i3 spent', 'commander kevan committed'];
    const rallied = after(lannister(field, ...spent, 'hand lannister LB10'), 'play LB10 kevan');
    expect(ready(rallied)).toEqual(['I3', 'I1', 'I2', 'I4', 'i1', 'i2']);
    expect(rallied.morale).toBe(0);
    expect(asked(rallied)).toBe('stark turn.choose');
  });

  test('R9.2 SB10 is not played for nothing', () => {
    expect(plays(stark(FIELD, ...MAEGE, 'hand stark SB10'))).toEqual([]);
  });
});
