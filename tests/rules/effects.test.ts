import { describe, expect, it, test } from 'vitest';
import type { GameState } from '../../src/model/state';
import { decisionOf } from '../../src/rules';
import { after, asked, hex, offers, position, unit } from '../position';

const PAIR = `
.   .   .   .   .   .
  .   .I1 .I2 .   .   .
.   .   .i1 .c1 .   .
  .   .   .   .   .   .
`;

const EDDARD = ['unit I2 eddard', 'commander eddard committed'];
const TYWIN = ['unit c1 tywin', 'commander tywin committed'];

/** Eddard has this card, or Tywin; whoever is second can go on after the turn that is tested. */
const stark = (card: string, lines: readonly string[] = [], drawing = PAIR) =>
  position([drawing, '', 'pool lannister morale 1 green 1', ...EDDARD, `hand stark ${card}`, ...lines].join('\n'));
const lannister = (card: string, lines: readonly string[] = [], drawing = PAIR) =>
  position(
    [drawing, '', 'first lannister', 'pool stark morale 1', ...TYWIN, `hand lannister ${card}`, ...lines].join('\n'),
  );

const dice = (state: GameState) => {
  const chance = decisionOf(state)?.chance;
  return chance?.kind === 'dice' ? chance.count : null;
};
const figures = (state: GameState, ...labels: string[]) => labels.map((label) => unit(state, label).figures);
const moves = (state: GameState) => offers(state).filter((option) => option.startsWith('move'));

describe('whom a card orders', () => {
  const FIELD = `
.   .   .   .   .   .
  .   .I1 .I2 .   .   .
.   .i2 .i1 .c1 .a1 .
  .   .   .   .c2 .   .
`;
  it.each([
    ['LB05', 'units that are not engaged', ['i2', 'c1', 'a1', 'c2']],
    ['LB04', 'engaged units', ['i1']],
    ['LB06', 'cavalry', ['c1', 'c2']],
    ['LB07', 'footmen', ['i2', 'i1', 'a1']],
    ['LB08', 'blue and red units', ['i2', 'a1']],
    ['LL24', 'his own unit and those beside it', ['i1', 'c1', 'a1', 'c2']],
  ])('R9.7 %s orders %s', (card, _, labels) => {
    const lines = ['engaged I1 i1 stark', 'unit i2 blue', 'unit a1 red'];
    const played = after(lannister(card, lines, FIELD), `play ${card} tywin`);
    // A single one is declared at once.
    const single = played.turn!.orders.map((order) => `choose ${played.units[order.unit]!.label}`);
    const chosen = asked(played) === 'lannister card.declare' ? offers(played) : single;
    expect(chosen).toEqual(labels.map((label) => `choose ${label}`));
  });

  test('R9.3 LL20 orders a unit and two adjacent to that one', () => {
    const first = after(lannister('LL20', [], FIELD), 'play LL20 tywin', 'choose i1');
    expect(offers(first)).toEqual(['choose i2', 'choose c1', 'done']);
    expect(offers(after(first, 'choose c1'))).toEqual(['choose i2', 'done']);
  });
});

describe('dice', () => {
  const attack = (target = 'i1') => ['done', `attack I1 ${target}`];

  test('R9.8 SB08 gives one die more', () => {
    expect(dice(after(stark('SB08'), 'play SB08 eddard', 'choose I1', ...attack()))).toBe(3);
  });

  test('R9.8 LL13 gives two', () => {
    expect(dice(after(lannister('LL13'), 'play LL13 tywin', 'choose i1', 'done', 'attack i1 I1'))).toBe(4);
  });

  test('R9.8 SL03 gives one to units that flank', () => {
    const flanking = stark('SL03', ['engaged I2 i1 lannister']);
    expect(dice(after(flanking, 'play SL03 eddard', 'commands 1 2', ...attack()))).toBe(3);
    expect(dice(after(stark('SL03'), 'play SL03 eddard', 'commands 1 2', 'choose I1', 'done', ...attack()))).toBe(2);
  });

  test('R9.5 LL01 gives one against commanders', () => {
    const steps = ['play LL01 tywin', 'commands 1', 'tactic before', 'choose i1', 'done', 'done', 'attack i1 I2'];
    expect(dice(after(lannister('LL01'), ...steps))).toBe(2);
    expect(dice(after(lannister('LL01', ['unit I2 eddard']), ...steps))).toBe(3);
  });

  test('R9.8 LL04 gives one to units that moved two hexes', () => {
    const declared = after(lannister('LL04'), 'play LL04 tywin', 'commands 1 2', 'choose i1', 'done');
    expect(dice(after(declared, 'move i1 a2', 'attack i1 I1'))).toBe(3);
    expect(dice(after(declared, 'move i1 b3', 'attack i1 I1'))).toBe(2);
  });

  test('R9.8 SL09 gives one to units that stood still', () => {
    const declared = after(stark('SL09'), 'play SL09 eddard', 'commands 1 2', 'choose I1', 'done');
    expect(dice(after(declared, ...attack()))).toBe(3);
    expect(dice(after(declared, 'move I1 b3', 'attack I1 i1'))).toBe(2);
  });

  test('R9.8 SB03 gives it to archers only', () => {
    const play = ['play SB03 eddard', 'commands 1 2'];
    expect(dice(after(stark('SB03'), ...play, 'choose I1', 'done', ...attack()))).toBe(2);
    const archers = stark('SB03', [], PAIR.replace('I1', 'A1'));
    expect(dice(after(archers, ...play, 'choose A1', 'done', 'done', 'attack A1 i1'))).toBe(3);
  });

  test('R9.8 LB07 lets archers shoot after a move without loss', () => {
    const archers = lannister('LB07', [], PAIR.replace('i1', 'a1'));
    expect(dice(after(archers, 'play LB07 tywin', 'move a1 b3', 'attack a1 I1'))).toBe(2);
  });

  test('R9.5 SL12 gives one at the price of morale', () => {
    const start = stark('SL12', ['pool stark red 1', 'engaged I1 i1 stark']);
    const chosen = after(start, 'play SL12 eddard', 'commands 1', 'tactic before', 'done');
    expect(chosen.morale).toBe(-1);
    expect(dice(after(chosen, 'attack I1 i1'))).toBe(3);
  });

  test('R9.5 SL25 takes one from an engaged enemy until the end of the round', () => {
    const start = stark('SL25', ['pool stark red 1', 'engaged I1 i1 stark']);
    const cowed = after(start, 'play SL25 eddard', 'tactic after', 'choose I2', 'done', 'done', 'done', 'choose i1');
    expect(dice(after(cowed, 'order i1 green', 'done', 'attack i1 I1'))).toBe(1);
  });

  test('R9.8 LL21 lets an ordered unit give up its attack for a die of its neighbour', () => {
    const chosen = after(lannister('LL21'), 'play LL21 tywin', 'commands 1 2', 'decline');
    const lent = after(chosen, 'choose i1', 'choose c1', 'done', 'support i1 c1');
    expect(unit(lent, 'i1').ready).toBe(false);
    expect(offers(lent)).toEqual(['attack c1 I2', 'done']);
    expect(dice(after(lent, 'attack c1 I2'))).toBe(3);
  });
});

describe('moves', () => {
  const row = (card: string, ground: string) =>
    moves(after(stark(card, [], `.I2 ${ground}   .   .   .c1`), `play ${card} eddard`));

  test('R9.8 SB07 lets units move one hex further', () => {
    expect(row('SB02', '.')).toEqual(['move I2 b1', 'move I2 c1']);
    expect(row('SB07', '.')).toEqual(['move I2 b1', 'move I2 c1', 'move I2 d1']);
  });

  test('R9.8 SL02 lets units ignore terrain that ends moves', () => {
    const through = moves(after(stark('SL02', ['tokens stark 1'], '.I2 &   .   .   .c1'), 'play SL02 eddard'));
    expect(row('SB02', '&')).toEqual(['move I2 b1']);
    expect(through).toEqual(['move I2 b1', 'move I2 c1']);
  });

  test('R9.8 SL05 lets an engaged unit take its token away without parting blow', () => {
    const start = stark('SL05', ['engaged I1 i1 lannister']);
    const declared = after(start, 'play SL05 eddard', 'choose I1', 'done');
    expect(offers(declared)).toEqual(['disengage I1', 'slip I1', 'done']);
    const slipped = after(declared, 'slip I1');
    expect(slipped.engagements).toEqual([]);
    expect(moves(slipped)).toContain('move I1 b3');
  });

  test('R9.8 SL05 it may do so after its attack', () => {
    const start = stark('SL05', ['engaged I1 i1 lannister']);
    const attacked = after(start, 'play SL05 eddard', 'choose I1', 'done', 'done', 'attack I1 i1', 'roll red red');
    expect(offers(attacked)).toEqual(['slip I1', 'done']);
    expect(after(attacked, 'slip I1').engagements).toEqual([]);
  });

  test('R9.5 LL16 lets a cavalry unit move that is not ordered', () => {
    const start = lannister('LL16', ['pool lannister blue 1'], '.I1 .   .   .   .c2 .c1');
    const shifting = after(start, 'play LL16 tywin', 'commands 1', 'tactic after', 'choose c1', 'done');
    expect(moves(shifting)).toEqual(['move c2 d1', 'move c2 c1']);
    const shifted = after(shifting, 'move c2 c1');
    expect(unit(shifted, 'c2')).toMatchObject({ hex: hex(shifted, 'c1'), ready: true });
    expect(asked(shifted)).toBe('stark turn.choose');
  });

  test('R17.2 LL16 moves nobody out of a fire', () => {
    const start = lannister('LL16', ['pool lannister blue 1', 'fire e1 1'], '.I1 .   .   .   .c2 .c1');
    const played = after(start, 'play LL16 tywin', 'commands 1', 'tactic after', 'choose c1', 'done', 'done');
    expect(asked(played)).toBe('stark turn.choose');
  });
});

describe('hits', () => {
  const attack = (...roll: string[]) => ['choose i1', 'done', 'done', 'attack i1 I1', ...roll];

  test('R9.8 LB02 lets a unit count as flanking', () => {
    const declared = after(lannister('LB02'), 'play LB02 tywin', 'commands 1 2', 'choose i1', 'done');
    const flanking = after(declared, 'attack i1 I1', 'roll red red red');
    expect(asked(flanking)).toBe('lannister attack.reroll');
  });

  test('R9.8 LL05 gives one more hit for each valor', () => {
    const declared = after(lannister('LL05'), 'play LL05 tywin', 'commands 1 2', ...attack('roll valor red'));
    expect(figures(declared, 'I1')).toEqual([2]);
  });

  test('R9.8 LL08 makes each morale result also a hit', () => {
    const driven = after(lannister('LL08'), 'play LL08 tywin', 'commands 1 2', ...attack('roll morale red'));
    expect(figures(driven, 'I1')).toEqual([3]);
    expect(asked(driven)).toBe('stark retreat.step');
  });

  test('R9.8 LL01 lowers the capture value of commanders by one', () => {
    const start = lannister('LL01', ['unit I2 0 eddard', 'morale 8']);
    const struck = (commands: string) =>
      after(start, 'play LL01 tywin', commands, 'choose i1', 'done', 'done', 'attack i1 I2', 'roll green green');
    expect(struck('commands 1').commanders.some(({ captured }) => captured)).toBe(false);
    expect(struck('commands 1 2').commanders.some(({ captured }) => captured)).toBe(true);
  });

  test('R9.8 LB04 lets engaged units ignore the first hit of a parting blow', () => {
    const start = lannister('LB04', ['engaged I1 i1 stark']);
    const left = after(start, 'play LB04 tywin', 'disengage i1', 'accept', 'roll green green');
    expect(figures(left, 'i1')).toEqual([3]);
  });

  test('R9.5 LL12 lets valor kindle', () => {
    const start = lannister('LL12', ['pool lannister red 1']);
    const declared = after(start, 'play LL12 tywin', 'tactic before', 'choose i1', 'done');
    const burning = after(declared, 'done', 'scorch i1 b3', 'roll valor green');
    expect(burning.fires).toEqual({ [hex(burning, 'b3')]: 2 });
  });

  test('R9.5 LL13 hits one engaged enemy', () => {
    const start = lannister('LL13', ['pool lannister valor 1', 'engaged I1 i1 stark']);
    const choosing = after(start, 'play LL13 tywin', 'tactic after', 'choose i1', 'done', 'done');
    expect(offers(choosing)).toEqual(['choose I1', 'done']);
    expect(figures(after(choosing, 'choose I1'), 'I1', 'I2')).toEqual([3, 4]);
    expect(figures(after(choosing, 'done'), 'I1', 'I2')).toEqual([4, 4]);
  });

  test('R9.5 LL15 hits every enemy beside the commander', () => {
    const start = lannister('LL15', ['pool lannister red 1 morale 1']);
    expect(figures(after(start, 'play LL15 tywin', 'tactic after', 'done', 'done'), 'I1', 'I2')).toEqual([4, 3]);
  });

  test('R6.3 a hit of a card captures nobody whose capture value is higher', () => {
    const start = lannister('LL15', ['pool lannister red 1 morale 1', 'unit I2 0 eddard']);
    const hit = after(start, 'play LL15 tywin', 'tactic after', 'done', 'done');
    expect(hit.commanders.some(({ captured }) => captured)).toBe(false);
  });
});

describe('what lasts', () => {
  const shaken = ['order c1 green', 'done', 'attack c1 I2', 'roll morale red'];

  test('R9.5 SL07 makes units in the zone Stalwart until the end of the round', () => {
    const start = stark('SL07', ['pool stark green 2']);
    const play = (tactic: string) =>
      after(start, 'play SL07 eddard', tactic, 'choose I1', 'done', 'done', 'done', ...shaken);
    expect(asked(play('decline'))).toBe('stark retreat.step');
    expect(asked(play('tactic after'))).toBe('stark attack.stand');
  });

  test('R9.5 SL09 gives the units it ordered toughness until the end of the round', () => {
    const start = stark('SL09', ['pool stark blue 1', 'tokens stark 1']);
    const tough = after(start, 'play SL09 eddard', 'tactic after', 'choose I1', 'done', 'done', 'done');
    const struck = after(tough, 'order i1 green', 'done', 'attack i1 I1', 'roll green green', 'decline');
    expect(figures(struck, 'I1')).toEqual([3]);
  });

  test('R9.8 what a card bestows ends with the turn', () => {
    const start = stark('SB08', ['pool stark valor 1']);
    const next = after(start, 'play SB08 eddard', 'choose I1', 'done', 'done', 'pass');
    expect(next.modifiers).toEqual([]);
  });
});

describe('effects', () => {
  test('R9.3 LL09 rallies up to three spent units that are not engaged', () => {
    const spent = ['unit i1 spent', 'engaged I1 i1 stark', 'unit c2 spent'];
    const start = lannister('LL09', spent, PAIR.replace('.c1 .   ', '.c1 .c2 '));
    const played = after(start, 'play LL09 tywin');
    expect(offers(played)).toEqual(['choose c2', 'done']);
    expect(unit(after(played, 'choose c2'), 'c2').ready).toBe(true);
  });

  test('R9.5 LL09 gains an order token', () => {
    const start = lannister('LL09', ['unit i1 spent', 'pool lannister morale 1']);
    const gained = after(start, 'play LL09 tywin', 'tactic before');
    expect(gained.houses.lannister.pool.red).toBe(1);
    expect(asked(gained)).toBe('lannister effects.choose');
  });

  test('R6.6 SL15 rallies infantry for a figure each, and nobody who would fall by it', () => {
    const start = stark('SL15', ['unit I1 spent 2', 'unit I3 spent 1'], PAIR.replace('.I2 .  ', '.I2 .I3'));
    const played = after(start, 'play SL15 eddard');
    expect(offers(played)).toEqual(['choose I1', 'done']);
    expect(unit(after(played, 'choose I1'), 'I1')).toMatchObject({ ready: true, figures: 1 });
  });

  test('R6.6 SL15 is not played where nobody can pay', () => {
    expect(offers(stark('SL15', ['unit I1 spent 1', 'pool stark morale 1']))).not.toContain('play SL15 eddard');
  });

  test('R13.6 LL08 makes an enemy unit retreat when the card says', () => {
    const start = lannister('LL08', ['morale -4', 'tokens lannister 1']);
    const choosing = after(start, 'play LL08 tywin', 'tactic before');
    expect(offers(choosing)).toEqual(['choose I1', 'choose I2', 'done']);
    const driven = after(choosing, 'choose I1');
    expect(asked(driven)).toBe('stark retreat.step');
    expect(asked(after(driven, 'retreat b1'))).toBe('lannister card.declare');
  });

  test('R13.6 LL14 drives two back in the order in which they were chosen', () => {
    const start = lannister('LL14', ['morale -4', 'tokens lannister 1', 'engaged I1 i1 stark', 'engaged I2 c1 stark']);
    const ordered = after(start, 'play LL14 tywin', 'tactic after', 'choose i1', 'done', 'done', 'done');
    const chosen = after(ordered, 'choose I2', 'choose I1');
    expect(offers(chosen)).toEqual(['retreat c1', 'retreat d1']);
    expect(offers(after(chosen, 'retreat d1'))).toEqual(['retreat b1', 'retreat c1']);
  });

  test('R13.2 SL14 a step of such a retreat that is barred is a hit', () => {
    const start = stark('SL14', ['morale 4', 'tokens stark 1', 'engaged I1 i1 stark']);
    const ordered = after(start, 'play SL14 eddard', 'tactic after', 'choose I2', 'done', 'done');
    const driven = after(ordered, 'choose i1', 'retreat b4');
    expect(figures(driven, 'i1')).toEqual([3]);
  });

  test('R12.6 LL20 removes engagement tokens without parting blow', () => {
    const start = lannister('LL20', ['pool lannister valor 1', 'engaged I1 i1 stark']);
    const freed = after(start, 'play LL20 tywin', 'tactic before', 'choose i1');
    expect(freed.engagements).toEqual([]);
    expect(asked(freed)).toBe('lannister card.declare');
  });

  test('R9.5 SL08 raises morale where it is low', () => {
    const start = stark('SL08', ['morale -8']);
    expect(after(start, 'play SL08 eddard', 'commands 1', 'tactic before').morale).toBe(-6);
  });

  test('R9.5 LL06 draws a card', () => {
    const start = lannister('LL06', ['deck lannister LB01 LB02']);
    const drawn = after(start, 'play LL06 tywin', 'tactic after', 'choose i1', 'done', 'done', 'done');
    expect(drawn.houses.lannister).toMatchObject({ hand: ['LB01'], deck: ['LB02'], discard: ['LL06'] });
  });

  test('R9.5 LL07 takes a command token back to the command board', () => {
    const start = lannister('LL07', ['pool lannister green 1 blue 1']);
    const choosing = after(start, 'play LL07 tywin', 'tactic before');
    expect(choosing.houses.lannister.commandTokens).toBe(2);
    expect(offers(choosing)).toEqual(['choose c1', 'done']);
    const taken = after(choosing, 'choose c1');
    expect(taken.houses.lannister.commandTokens).toBe(3);
    expect(taken.commanders.find(({ id }) => id === 'tywin')?.tokens).toBe(0);
  });
  test('R6.7 the command tokens of a captured commander are not within reach', () => {
    const offered = (...lines: string[]) =>
      offers(position([PAIR, '', 'first lannister', 'pool lannister morale 1', 'unit c1 tywin', ...lines].join('\n')));
    expect(offered('commander tywin tokens 1')).toContain('commit tywin');
    expect(offered('unit i2 dead kevan', 'commander kevan captured tokens 1')).not.toContain('commit tywin');
  });
});
