import { describe, expect, it } from 'vitest';
import { OFF_BOARD } from '../../src/model/hex';
import type { GameState } from '../../src/model/state';
import { after, asked, attackBy, diceAsked, draw, flush, hex, offeredHexes, offers, position, unit } from '../position';

/** Tokens for every unit, so that no turn ends the round. */
const TOKENS = 'pool stark green 3 blue 3 red 2\npool lannister green 3 blue 3 red 2';

/** A drawing, then statements. */
const field = (drawing: string, ...lines: readonly string[]): GameState =>
  position(`${flush(drawing)}\n${TOKENS}\n${lines.join('\n')}`);

const isTurned = (state: GameState, id: string): boolean => state.commanders.find((one) => one.id === id)!.committed;

const ready = (state: GameState, ...labels: readonly string[]): boolean[] =>
  labels.map((label) => unit(state, label).ready);

describe('when commitment abilities are used', () => {
  const spent = (...lines: readonly string[]) =>
    field('.C2 .C1 .   .i1', 'unit C1 rickard', 'unit C2 spent', ...lines);

  it('R6.4 once a battle: then the card is turned', () => {
    expect(offers(spent())).toContain('commit rickard');
    const used = after(spent(), 'commit rickard');
    expect(isTurned(used, 'rickard')).toBe(true);
    expect(offers(used)).not.toContain('commit rickard');
    expect(offers(spent('commander rickard committed'))).not.toContain('commit rickard');
  });

  it('R6.4 it is not a turn of its own, and not for a turn of passing', () => {
    const used = after(spent(), 'commit rickard');
    expect(asked(used)).toBe('stark turn.choose');
    expect(offers(spent())).toContain('pass');
    expect(offers(used)).not.toContain('pass');
    // Nothing else to do in this turn: no turn for it to be used in.
    const idle = position('.C1 .C2\n\nunit C1 rickard spent\nunit C2 spent\npool lannister valor 1');
    expect(offers(idle)).toEqual(['pass']);
  });

  it('R4.3 R6.4 who could only pass may use an ability that gives something else to do', () => {
    const tired = (commander: string, ...lines: readonly string[]) =>
      position(['.i1 .i2', '', 'first lannister', `unit i1 ${commander} spent`, 'unit i2 spent', ...lines].join('\n'));
    const able = tired('jaimeKingslayer', 'pool lannister green 1', 'pool stark valor 1');
    expect(offers(able)).toEqual(['commit jaimeKingslayer', 'pass']);
    expect(offers(after(able, 'commit jaimeKingslayer'))).toEqual(['order i1 green', 'order i2 green']);
    // Nobody of that rank is rallied.
    expect(offers(tired('jaimeKingslayer', 'pool lannister red 1'))).toEqual(['pass']);
  });

  it('R4.3 R6.4 who could only pass may rally for a card, or take back the tokens it costs', () => {
    const riders = position('.C1 .C2 .   .i1\n\nunit C1 rickard spent\nunit C2 spent\nhand stark SB02\npool lannister valor 1');
    expect(offers(riders)).toEqual(['commit rickard', 'pass']);
    // The one card is played by itself.
    expect(asked(after(riders, 'commit rickard'))).toBe('stark card.declare');
    const plans = (...lines: readonly string[]) =>
      position(['.c1 .i1', '', 'first lannister', 'unit c1 tywin', 'tokens lannister 0', 'commander tywin tokens 3', ...lines].join('\n'));
    const planning = plans('hand lannister LB03', 'pool stark valor 1');
    expect(offers(planning)).toEqual(['commit tywin', 'pass']);
    expect(asked(after(planning, 'commit tywin', 'choose c1', 'done'))).toBe('lannister card.declare');
    expect(offers(plans('pool stark valor 1'))).toEqual(['pass']);
  });

  it('R6.4 between two steps of the own turn, also after the last unit is spent', () => {
    const start = spent('unit i1 blue');
    expect(offers(after(start, 'order C1 green'))).toContain('commit rickard');
    const attacking = after(start, 'order C1 green', 'move C1 c1');
    expect(offers(attacking)).toEqual(['attack C1 i1', 'commit rickard', 'done']);
    const closing = after(attacking, 'done');
    expect(asked(closing)).toBe('stark turn.close');
    expect(ready(after(closing, 'commit rickard'), 'C1', 'C2')).toEqual([true, true]);
    expect(isTurned(after(closing, 'done'), 'rickard')).toBe(false);
  });

  it('R6.4 never in the enemy’s turn without a trigger', () => {
    const theirs = position('.C1 .C2 .   .i1\n\nfirst lannister\npool lannister green 1\nunit C1 rickard\nunit C2 spent');
    expect(offers(theirs)).toEqual(['order i1 green', 'pass']);
  });

  it('R6.4 nobody is asked for an ability that would do nothing', () => {
    expect(offers(field('.C1 .C2', 'unit C1 rickard'))).not.toContain('commit rickard');
    expect(offers(field('.c1 .I1', 'first lannister', 'unit c1 tywin'))).not.toContain('commit tywin');
    expect(offers(field('.c1 .I1', 'first lannister', 'unit c1 addam'))).not.toContain('commit addam');
    const burning = field('.c1 .   .', 'first lannister', 'unit c1 addam', 'fire a1 1');
    expect(offers(burning)).not.toContain('commit addam');
  });

  it('R6.4 a captured commander has no abilities', () => {
    const start = field('.I1 .c1 .c2 .', 'unit I1 red', 'unit c1 tywin 0', 'unit c2 addam', 'commander addam tokens 2');
    const captured = after(attackBy(start, 'I1', 'c1'), 'roll green green green green', 'decline');
    expect(captured.commanders[0]).toMatchObject({ id: 'tywin', captured: true });
    expect(offers(captured).filter((offer) => offer.startsWith('commit'))).toEqual(['commit addam']);
  });
});

describe('commitments of the North', () => {
  const beside = (...lines: readonly string[]) => field('.C1 .C2 .I1\n  .i1 .', 'first lannister', ...lines);

  it('R6.4 Robb, King in the North, changes places with the bearer of a neighbouring cavalry unit', () => {
    const struck = after(attackBy(beside('unit C1 robbKing', 'unit C2 blue'), 'i1', 'C1'), 'roll green blue');
    expect(asked(struck)).toBe('stark attack.takePlace');
    expect(offers(struck)).toEqual(['choose C2', 'decline']);
    const swapped = after(struck, 'choose C2');
    expect(isTurned(swapped, 'robbKing')).toBe(true);
    // Infantry hits cavalry by no valor; the new bearer is blue, so the blue shield hits and the green one does not.
    expect(unit(swapped, 'C1')).toMatchObject({ commander: null, rank: 'blue', figures: 2 });
    expect(unit(swapped, 'C2')).toMatchObject({ commander: 'robbKing', rank: 'green', figures: 2 });
    expect(swapped.commanders[0]).toMatchObject({ id: 'robbKing', unit: unit(swapped, 'C2').id });
    const stayed = after(struck, 'decline');
    expect(unit(stayed, 'C1')).toMatchObject({ commander: 'robbKing', figures: 1 });
    expect(isTurned(stayed, 'robbKing')).toBe(false);
  });

  it('R6.4 Robb who left can no longer be captured there: the unit he left is an ordinary one', () => {
    const start = beside('unit C1 robbKing 1', 'unit i1 red');
    const struck = after(attackBy(start, 'i1', 'C1'), 'roll green green red red');
    const swapped = after(struck, 'choose C2');
    expect(unit(swapped, 'C1').hex).toBe(OFF_BOARD);
    expect(swapped.commanders[0]).toMatchObject({ captured: false });
    expect(swapped.morale).toBe(-1);
  });

  it.each([
    ['without a hit', ['unit C1 robbKing'], 'roll red red'],
    ['without other figures than his own', ['unit C1 robbKing 0'], 'roll green green'],
    ['once the card is turned', ['unit C1 robbKing', 'commander robbKing committed'], 'roll green green'],
  ])('R6.4 Robb, King in the North, does not change places %s', (_, lines, roll) => {
    expect(asked(after(attackBy(beside(...lines), 'i1', 'C1'), roll))).not.toContain('takePlace');
  });

  it('R6.4 Robb, King in the North, changes places with cavalry only, and with no other commander', () => {
    const start = field('.I1 .C1 .C2\n  .i1 .', 'first lannister', 'unit C1 robbKing', 'unit C2 rickard');
    expect(asked(after(attackBy(start, 'i1', 'C1'), 'roll green green'))).not.toContain('takePlace');
  });

  it('R6.4 Robb, King in the North, changes places with no enemy', () => {
    const start = field('.c1 .C1 .I1\n  .i1 .', 'first lannister', 'unit C1 robbKing');
    expect(asked(after(attackBy(start, 'i1', 'C1'), 'roll green green'))).not.toContain('takePlace');
  });

  it('R6.4 Robb, King in the North, changes places at a counterattack too', () => {
    const start = field('.C1 .C2\n  .i1 .i2\n.   .i3', 'unit C1 robbKing');
    const struck = after(attackBy(start, 'C1', 'i1'), 'roll red red', 'accept', 'roll green red');
    expect(asked(struck)).toBe('stark attack.takePlace');
  });

  it('R6.4 Robb, King in the North, who leaves in his own turn is ordered no more: the order is that of the unit he left', () => {
    const start = field('.C1 .C2 .\n  .i1 .i2\n.   .i3 .', 'unit C1 robbKing', 'unit C2 blue', 'unit i1 blue');
    const struck = after(attackBy(start, 'C1', 'i1'), 'roll red red', 'accept', 'roll green green blue', 'choose C2');
    // One blue shield on the new bearer's blue unit.
    expect(unit(struck, 'C1')).toMatchObject({ commander: null, rank: 'blue', figures: 2, ready: false });
    expect(unit(struck, 'C2')).toMatchObject({ commander: 'robbKing', rank: 'green', figures: 2, ready: true });
    expect(asked(struck)).toBe('lannister turn.choose');
  });

  it('R6.4 Grey Wind attacks instead of the unit of Robb, the Young Wolf, at distance 1 to 3', () => {
    const start = field('.i3 .C1 .   .i1 .i2', 'unit C1 robbYoungWolf');
    const ordered = after(start, 'order C1 green', 'done');
    expect(offers(ordered)).toEqual(['attack C1 i3', 'hounds C1 i3', 'hounds C1 i1', 'done']);
    const bitten = after(ordered, 'hounds C1 i1', 'roll valor');
    expect(unit(bitten, 'i1').figures).toBe(3);
    expect(isTurned(bitten, 'robbYoungWolf')).toBe(true);
    expect(ready(bitten, 'C1')).toEqual([false]);
  });

  it('R6.4 Grey Wind may come again if he eliminated his target', () => {
    const start = field('.C1 .   .i1 .   .i2', 'unit C1 robbYoungWolf', 'unit i1 1');
    const killed = after(start, 'order C1 green', 'done', 'hounds C1 i1', 'roll valor');
    expect(unit(killed, 'i1').hex).toBe(OFF_BOARD);
    expect(isTurned(killed, 'robbYoungWolf')).toBe(false);
  });

  it('R6.4 Grey Wind leaves a unit that moved before its attack free to be set on', () => {
    const start = field('.C1 .   .   .   .i1', 'unit C1 robbYoungWolf');
    expect(offers(after(start, 'order C1 green', 'move C1 c1'))).toEqual(['hounds C1 i1', 'done']);
  });

  it('R6.4 Eddard makes the units he controls ignore all morale results until the end of the round', () => {
    const drawing = '  .   .   .   .   .   .\n.I1 .   .I2 .i1 .i2 .I3\n  .   .   .   .   .   .';
    const steady = after(field(drawing, 'unit I1 eddard'), 'commit eddard', 'order I3 green', 'done', 'done');
    const first = after(attackBy(steady, 'i1', 'I2'), 'roll morale morale');
    expect(unit(first, 'I2').hex).toBe(hex(first, 'c2'));
    // I3 was not in his zone.
    const second = after(attackBy(after(first, 'pass'), 'i2', 'I3'), 'roll morale red');
    expect(asked(second)).toBe('stark retreat.step');
    expect(steady.modifiers).toHaveLength(1);
    const nextRound = after(steady, 'pass', 'pass', 'done', 'done');
    expect(nextRound).toMatchObject({ round: 2, modifiers: [] });
  });

  it('R6.4 Greatjon Umber, the Greatjon, makes morale results of his attack hits too', () => {
    const start = field('.I1 .i1\n  .   .', 'unit I1 greatjon', 'unit i1 blue');
    const before = attackBy(start, 'I1', 'i1');
    expect(asked(before)).toBe('stark attack.prepare');
    const fierce = after(before, 'commit greatjon', 'roll morale red');
    expect(unit(fierce, 'i1')).toMatchObject({ figures: 3 });
    expect(isTurned(fierce, 'greatjon')).toBe(true);
    expect(after(fierce, 'retreat b2').modifiers).toEqual([]);
    const calm = after(before, 'decline', 'roll morale red');
    expect(unit(calm, 'i1')).toMatchObject({ figures: 4 });
    expect(isTurned(calm, 'greatjon')).toBe(false);
  });

  it('R6.4 Greatjon Umber, Lord of Last Hearth, rallies every engaged friendly unit he controls', () => {
    const start = field(
      `
        .I1 .I2 .I3 .   .I4
          .i1 .   .   .i4
      `,
      ...['unit I1 greatjonLord spent', 'unit I2 spent', 'unit I3 spent', 'unit I4 spent', 'unit i1 spent'],
      ...['engaged I2 i1 stark', 'engaged I4 i4 stark', 'hand stark SB10'],
    );
    const used = after(start, 'commit greatjonLord');
    expect(ready(used, 'I1', 'I2', 'I3', 'I4', 'i1')).toEqual([false, true, false, false, false]);
  });

  it('R6.4 Rickard rallies all friendly cavalry he controls', () => {
    const start = field(
      '.C1 .C2 .I1 .C3',
      ...['unit C1 rickard', 'unit C2 spent', 'unit I1 spent', 'unit C3 spent'],
    );
    expect(ready(after(start, 'commit rickard'), 'C1', 'C2', 'I1', 'C3')).toEqual([true, true, false, false]);
  });

  const maege = (...lines: readonly string[]) =>
    field(
      `
        .I1 .   .I2 .   .I3
          .   .   .i1 .   .i3
        .   .   .   .i2 .   .
      `,
      'unit I1 maege',
      ...lines,
    );

  it('R6.4 Maege: a unit she controls attacks twice, morale results of the first attack are ignored', () => {
    const before = attackBy(maege(), 'I2', 'i1');
    expect(offers(before)).toEqual(['commit maege', 'decline']);
    const first = after(before, 'commit maege', 'roll morale green');
    expect(unit(first, 'i1')).toMatchObject({ figures: 3, hex: unit(before, 'i1').hex });
    expect(offers(first)).toEqual(['attack I2 i1', 'done']);
    const second = after(first, 'attack I2 i1', 'roll morale green');
    expect(unit(second, 'i1')).toMatchObject({ figures: 2, hex: hex(second, 'c3') });
    const over = after(second, 'decline');
    expect(asked(over)).toBe('lannister turn.choose');
    expect(isTurned(over, 'maege')).toBe(true);
  });

  it('R6.4 Maege: the first attack is resolved fully, and the second may have another target', () => {
    const killed = after(attackBy(maege('unit i1 1'), 'I2', 'i1'), 'commit maege', 'roll green red');
    expect(offers(killed)).toEqual(['advance c2', 'decline']);
    const advanced = after(killed, 'advance c2');
    expect(offers(advanced)).toEqual(['attack I2 i2', 'done']);
    expect(ready(advanced, 'I2')).toEqual([true]);
    // Twice, and no third time.
    expect(asked(after(advanced, 'attack I2 i2', 'roll red red'))).toBe('lannister turn.choose');
  });

  it('R6.4 R15.2 Maege: both attacks may come after the pursuit of the first, and none leads to another pursuit', () => {
    const start = field('.I1 .C1 .i1 .   .i2 .', 'unit I1 maege', 'unit i1 1', 'unit i2 2');
    const killed = after(start, 'order C1 green', 'attack C1 i1', 'commit maege', 'roll green morale');
    const pursued = after(killed, 'pursue d1', 'attack C1 i2', 'roll green red');
    expect(offers(pursued)).toEqual(['attack C1 i2', 'done']);
    const over = after(pursued, 'attack C1 i2', 'roll green red');
    expect(over.morale).toBe(2);
    expect(asked(over)).toBe('stark turn.choose');
  });

  it('R6.4 R15.2 Maege: used at the attack of a pursuit it is that attack whose morale results are ignored', () => {
    const start = field('.I1 .C1 .i1 .i2 .\n  .   .   .   .   .', 'unit I1 maege', 'unit i1 1');
    const pursued = after(attackBy(start, 'C1', 'i1'), 'decline', 'roll green red', 'pursue c1', 'attack C1 i2');
    expect(offers(pursued)).toEqual(['commit maege', 'decline']);
    const first = after(pursued, 'commit maege', 'roll morale green');
    expect(unit(first, 'i2')).toMatchObject({ figures: 3, hex: hex(first, 'd1') });
    expect(asked(after(first, 'attack C1 i2', 'roll morale red'))).toBe('lannister retreat.step');
  });

  it('R9.3 R6.4 Maege: a unit her card ordered is hers wherever it went, one that a token ordered is not', () => {
    const start = field('.I1 .C1 .   .   .   .i1', 'unit I1 maege', 'hand stark SB02');
    const byCard = after(start, 'play SB02 maege', 'choose C1', 'done', 'move C1 e1', 'attack C1 i1');
    expect(offers(byCard)).toEqual(['commit maege', 'decline']);
    expect(diceAsked(after(start, 'order C1 green', 'move C1 e1', 'attack C1 i1'))).toBe(2);
  });

  it('R9.3 R6.4 Maege: nor one that the card of another commander ordered', () => {
    const picture = '.I1 .C1 .C2 .   .   .i1\n  .   .   .   .   .   .';
    const start = field(picture, 'unit I1 maege', 'unit C2 rickard', 'hand stark SB02');
    expect(diceAsked(after(start, 'play SB02 rickard', 'choose C1', 'done', 'move C1 e1', 'attack C1 i1'))).toBe(2);
  });

  it('R6.4 Maege: not for a unit outside her zone', () => {
    expect(diceAsked(attackBy(maege(), 'I3', 'i3'))).toBe(2);
  });
});

describe('commitments of the Westerlands', () => {
  it('R6.4 Jaime, the Kingslayer, rallies his unit and all adjacent friendly units', () => {
    const start = field(
      '.i1 .i2 .i3 .I1',
      ...['first lannister', 'unit i1 jaimeKingslayer spent', 'unit i2 spent', 'unit i3 spent', 'hand lannister LB10'],
    );
    expect(ready(after(start, 'commit jaimeKingslayer'), 'i1', 'i2', 'i3')).toEqual([true, true, false]);
  });

  it('R6.4 Jaime, the Kingslayer, rallies no enemy', () => {
    const start = field('.I1 .i1 .i2', 'first lannister', 'unit i1 jaimeKingslayer', 'unit I1 spent', 'unit i2 spent');
    expect(ready(after(start, 'commit jaimeKingslayer'), 'I1', 'i2')).toEqual([false, true]);
  });

  it('R6.4 Jaime, the Kingslayer, rallies all friendly units on the board if he captured a commander this turn', () => {
    const start = field(
      '.C1 .i1 .i2 .   .i3',
      ...['first lannister', 'unit C1 rickard 0', 'unit i1 jaimeKingslayer red', 'unit i2 spent', 'unit i3 spent'],
    );
    const captured = after(attackBy(start, 'i1', 'C1'), 'roll green green green green', 'decline');
    expect(ready(after(captured, 'commit jaimeKingslayer'), 'i1', 'i2', 'i3')).toEqual([true, true, true]);
    const missed = after(attackBy(start, 'i1', 'C1'), 'roll red red red red');
    expect(ready(after(missed, 'commit jaimeKingslayer'), 'i1', 'i2', 'i3')).toEqual([true, true, false]);
  });

  it('R6.4 Jaime, the Young Lion, may attack once more after his attack', () => {
    const start = field('.I1 .c1 .I2', 'first lannister', 'unit c1 jaimeYoungLion');
    const attacked = after(attackBy(start, 'c1', 'I1'), 'roll red red');
    expect(offers(attacked)).toEqual(['commit jaimeYoungLion', 'decline']);
    const again = after(attacked, 'commit jaimeYoungLion');
    expect(offers(again)).toEqual(['attack c1 I1', 'attack c1 I2', 'done']);
    expect(asked(after(again, 'attack c1 I1', 'roll red red'))).toBe('stark turn.choose');
    expect(asked(after(attacked, 'decline'))).toBe('stark turn.choose');
  });

  it('R6.4 R15.2 Jaime, the Young Lion, may do so after the attack of his pursuit, and pursues no more', () => {
    const start = field('.c1 .I1 .   .I2 .   .I3', 'first lannister', 'unit c1 jaimeYoungLion', 'unit I1 1', 'unit I2 2');
    const killed = after(start, 'order c1 green', 'attack c1 I1', 'roll green red', 'pursue c1', 'attack c1 I2');
    // He has moved two hexes by now.
    expect(diceAsked(killed)).toBe(3);
    const again = after(killed, 'roll green red red', 'commit jaimeYoungLion');
    expect(offers(again)).toEqual(['attack c1 I2', 'done']);
    const over = after(again, 'attack c1 I2', 'roll green red red');
    expect(over.morale).toBe(-2);
    expect(asked(over)).toBe('stark turn.choose');
  });

  it('R6.4 Jaime, the Young Lion, who fell to a counterattack attacks no more', () => {
    const start = field(
      '.I2 .I1 .I3\n  .c1 .',
      ...['first lannister', 'unit c1 jaimeYoungLion 0', 'unit I1 red'],
    );
    const struck = after(attackBy(start, 'c1', 'I1'), 'roll red green', 'accept', 'roll green green green green');
    expect(unit(struck, 'c1').hex).toBe(OFF_BOARD);
    expect(asked(struck)).toBe('stark turn.choose');
  });

  it('R6.4 Tywin takes up to two command tokens from commanders back to the command board', () => {
    const start = field(
      '.c1 .i1 .I1',
      ...['first lannister', 'unit c1 tywin', 'unit i1 kevan', 'commander tywin tokens 2', 'commander kevan tokens 1'],
    );
    const taking = after(start, 'commit tywin');
    expect(offers(taking)).toEqual(['choose c1', 'choose i1', 'done']);
    const taken = after(taking, 'choose c1', 'choose i1');
    expect(taken.commanders.map(({ tokens }) => tokens)).toEqual([1, 0]);
    expect(taken.houses.lannister.commandTokens).toBe(start.houses.lannister.commandTokens + 2);
    const one = after(taking, 'choose i1');
    expect(offers(one)).toEqual(['choose c1', 'done']);
    expect(after(one, 'done').commanders.map(({ tokens }) => tokens)).toEqual([2, 0]);
  });

  it('R6.4 Tywin takes nothing from a captured commander', () => {
    const start = field(
      '.c1 .I1',
      ...['first lannister', 'unit c1 tywin', 'unit i1 dead kevan', 'commander kevan tokens 2 captured'],
    );
    expect(offers(start)).not.toContain('commit tywin');
    const own = field(
      '.c1 .I1',
      ...['first lannister', 'unit c1 tywin', 'commander tywin tokens 1', 'unit i1 dead kevan', 'commander kevan tokens 2 captured'],
    );
    expect(offers(after(own, 'commit tywin'))).toEqual(['choose c1', 'done']);
  });

  it('R6.4 Gregor, the Mountain, makes each valor of his attack count two hits', () => {
    const before = attackBy(field('.i1 .I1', 'first lannister', 'unit i1 gregorMountain'), 'i1', 'I1');
    expect(unit(after(before, 'commit gregorMountain', 'roll valor red'), 'I1').figures).toBe(2);
    expect(unit(after(before, 'decline', 'roll valor red'), 'I1').figures).toBe(3);
  });

  const reaver = () =>
    field(
      `
        .   .   .   .   .   .
          .   &   .   .   .   .
        .i1 .   .   ~   .   .I1
      `,
      ...['first lannister', 'unit i1 gregorReaver', 'fire b1 1', 'fire b2 1', 'fire c3 4'],
    );

  it('R6.4 Gregor, the Reaver, after an order: every fire rises, then up to three spread two hexes one way', () => {
    expect(offers(reaver())).not.toContain('commit gregorReaver');
    const fanned = after(reaver(), 'order i1 green', 'done', 'done', 'commit gregorReaver');
    expect(fanned.fires).toEqual({ 1: 2, 7: 2, 14: 4 });
    expect(offers(fanned)).toEqual(expect.arrayContaining(['choose direction 1', 'choose direction 6', 'done']));
    const east = after(fanned, 'choose direction 2');
    expect(draw(east, offeredHexes(east))).toBe(
      flush(`
        .   .x  .   .   .   .
          .   &x  .   .   .   .
        .i1 .   .x  ~   .   .I1
      `),
    );
    const spread = after(east, 'choose hex b1', 'choose hex b2', 'choose hex c3');
    // The river does not burn, what lies beyond it does.
    expect(spread.fires).toEqual({ 1: 2, 2: 1, 3: 1, 7: 2, 8: 1, 9: 1, 14: 4, 16: 1 });
    expect(asked(spread)).toBe('stark turn.choose');
  });

  it('R6.4 R17.5 Gregor, the Reaver: off the board there is nothing to spread to', () => {
    const fanned = after(reaver(), 'order i1 green', 'done', 'done', 'commit gregorReaver');
    const south = after(fanned, 'choose direction 3', 'choose hex c3', 'done');
    expect(south.fires).toEqual(fanned.fires);
  });

  it('R6.4 Gregor, the Reaver: a fire that rises to its limit razes the forest', () => {
    const start = field('&   .i1 .I1', 'first lannister', 'unit i1 gregorReaver', 'fire a1 2');
    const fanned = after(start, 'order i1 green', 'done', 'commit gregorReaver');
    expect(fanned.tokens[0]).toBe('razed');
  });

  it('R6.4 R17.8 Gregor, the Reaver: a fire that rises to the limit of a bridge goes out with it, and none is left to spread', () => {
    const start = field('=   -I1 =   .i1 .', 'first lannister', 'unit i1 gregorReaver', 'fire b1 2');
    const fanned = after(start, 'order i1 green', 'done', 'done', 'commit gregorReaver');
    expect(fanned).toMatchObject({ fires: {}, tokens: {} });
    expect(unit(fanned, 'I1')).toMatchObject({ hex: hex(fanned, 'b1'), figures: 4 });
    expect(asked(fanned)).toBe('stark turn.choose');
  });

  it('R17.3 R6.4 a unit that has attacked has no whole order left for a fire that Gregor drove onto it', () => {
    const start = field(
      '.i1 .   .c1 .I1 .i2',
      ...['first lannister', 'unit i1 gregorReaver', 'unit c1 jaimeYoungLion', 'fire b1 1', 'hand lannister LB03'],
    );
    const attacked = after(
      after(start, 'play LB03 jaimeYoungLion', 'choose c1', 'choose i2', 'attack i2 I1', 'roll red red'),
      ...['attack c1 I1', 'roll red red', 'decline', 'commit jaimeYoungLion'],
    );
    expect(offers(attacked)).toEqual(['attack c1 I1', 'douse c1 b1', 'commit gregorReaver', 'done']);
    const burning = after(attacked, 'commit gregorReaver', 'choose direction 2', 'choose hex b1');
    expect(burning.fires[unit(burning, 'c1').hex]).toBe(1);
    expect(asked(burning)).toBe('stark turn.choose');
  });

  it('R6.4 Addam: friendly cavalry he controls and not engaged may move up to two hexes without being ordered', () => {
    const start = field(
      `
        .c1 .   .c2 .   .   .c4
          .   .c3 .   .i1 .   .
        .   .I1 .   .   .   .
      `,
      ...['first lannister', 'unit c1 addam', 'unit c2 spent', 'engaged I1 c3 stark'],
    );
    const shifting = after(start, 'commit addam');
    const movers = new Set(offers(shifting).map((offer) => offer.slice(0, 7)));
    expect([...movers]).toEqual(['move c1', 'move c2', 'done']);
    const moved = after(shifting, 'move c2 e1');
    expect(draw(moved, offeredHexes(moved))).toBe(
      flush(`
        .c1 .x  .x  .   .c2 .c4
          .x  .c3 .   .i1 .   .
        .x  .I1 .   .   .   .
      `),
    );
    expect(unit(moved, 'c2').ready).toBe(false);
    const both = after(moved, 'move c1 b1');
    expect(asked(both)).toBe('lannister turn.choose');
    expect(both.turn?.orders).toEqual([]);
  });

  it.each([
    { shift: 'move c1 b1', order: 'done', dice: 2 },
    { shift: 'move c1 b1', order: 'move c1 c1', dice: 3 },
    { shift: 'move c1 c1', order: 'done', dice: 3 },
    { shift: 'done', order: 'move c1 b1', dice: 2 },
  ])('R6.2 Addam’s ride counts where a unit has to have moved: after $shift, $order the Young Lion rolls $dice', ({ shift, order, dice }) => {
    const picture = '.c1 .   .   .   .\n  .c2 .I1 .   .   .';
    const start = field(picture, 'first lannister', 'unit c1 jaimeYoungLion', 'unit c2 addam', 'commander jaimeYoungLion committed');
    const ridden = after(start, 'commit addam', shift);
    // Whether Addam himself rides is still open.
    const rode = asked(ridden) === 'lannister turn.choose' ? ridden : after(ridden, 'done');
    expect(diceAsked(after(rode, 'order c1 green', order, 'attack c1 I1'))).toBe(dice);
  });

  it('R6.4 Addam: cavalry in a fire does not move', () => {
    const start = field('.c1 .   .c2 .   .', 'first lannister', 'unit c1 addam', 'fire c1 1');
    const movers = new Set(offers(after(start, 'commit addam')).map((offer) => offer.slice(0, 7)));
    expect([...movers]).toEqual(['move c1', 'done']);
  });

  const kevan = (...lines: readonly string[]) =>
    field(
      `
        .I1 .I2 .   .
          .i1 .   .i2
        .   .   .   .
      `,
      ...['first lannister', 'unit i2 kevan', 'engaged I1 i1 stark', ...lines],
    );

  it('R6.4 Kevan: a parting blow declared against a unit he controls does not happen', () => {
    const left = after(kevan(), 'order i1 green', 'disengage i1');
    expect(asked(left)).toBe('stark disengage.partingBlow');
    const declared = after(left, 'accept');
    expect(offers(declared)).toEqual(['commit kevan', 'decline']);
    const forbidden = after(declared, 'commit kevan');
    expect(asked(forbidden)).toBe('lannister orders.move');
    expect(isTurned(forbidden, 'kevan')).toBe(true);
    expect(diceAsked(after(declared, 'decline'))).toBe(2);
    expect(diceAsked(after(kevan('commander kevan committed'), 'order i1 green', 'disengage i1', 'accept'))).toBe(2);
  });

  it('R6.4 Kevan: a parting blow that is not struck needs no preventing', () => {
    const left = after(kevan(), 'order i1 green', 'disengage i1', 'decline');
    expect(asked(left)).toBe('lannister orders.move');
    expect(isTurned(left, 'kevan')).toBe(false);
  });

  it('R6.4 Kevan: a counterattack declared against a unit he controls does not happen', () => {
    const start = field('.I1 .i1 .   .i2', 'first lannister', 'unit I1 maege', 'unit i2 kevan');
    const declared = after(attackBy(start, 'i1', 'I1'), 'roll red red', 'accept');
    expect(offers(declared)).toEqual(['commit kevan', 'decline']);
    expect(asked(after(declared, 'commit kevan'))).toBe('stark turn.choose');
    expect(diceAsked(after(declared, 'decline'))).toBe(2);
  });

  it('R9.3 R6.4 Kevan: a unit his card ordered is his wherever it went', () => {
    const start = field('.i1 .c1 .   .   .   .I1 .', 'first lannister', 'unit i1 kevan', 'unit I1 maege', 'hand lannister LB03');
    const moved = after(start, 'play LB03 kevan', 'choose c1', 'done', 'move c1 e1', 'attack c1 I1', 'roll red red');
    expect(offers(after(moved, 'accept'))).toEqual(['commit kevan', 'decline']);
  });

  it('R6.4 Kevan: not for a unit outside his zone', () => {
    const start = field('.I1 .i1 .   .   .i2', 'first lannister', 'unit I1 maege', 'unit i2 kevan');
    expect(diceAsked(after(attackBy(start, 'i1', 'I1'), 'roll red red', 'accept'))).toBe(2);
  });
});

describe('spent units', () => {
  const two = (...lines: readonly string[]) =>
    after(
      field('.C1 .i1 .   .   .\n  .C2 .   .   .', 'unit C1 rickard', 'hand stark SB02', ...lines),
      ...['play SB02 rickard', 'choose C1', 'choose C2'],
    );

  it('R9.6 a unit is spent after its attack, while others are still to act', () => {
    const attacked = after(two(), 'done', 'attack C1 i1', 'roll red red');
    expect(ready(attacked, 'C1', 'C2')).toEqual([false, true]);
  });

  it('R9.6 a unit is not spent before its pursuit is over', () => {
    const killed = after(two('unit i1 1'), 'done', 'attack C1 i1', 'roll green red');
    expect(ready(killed, 'C1')).toEqual([true]);
    expect(ready(after(killed, 'pursue b1'), 'C1')).toEqual([false]);
  });

  it('R9.6 an ordered unit is spent whether or not it did anything', () => {
    const idle = after(two(), 'done', 'done');
    expect(asked(idle)).toBe('stark turn.close');
    expect(ready(idle, 'C1', 'C2')).toEqual([false, false]);
  });

  it('R9.6 a unit gone too far to attack is spent after its move', () => {
    const start = field('.I1 .   .   .I2', 'unit I1 blue eddard', 'hand stark SB02', 'unit I2 spent');
    const moved = after(start, 'order I1 blue', 'move I1 c1');
    expect(ready(moved, 'I1')).toEqual([false]);
  });

  it('R9.6 it is spent at once, while another unit of the card has still to move', () => {
    const start = field('.I1 .I2 .   .\n  .   .   .   .', 'unit I1 blue eddard', 'unit I2 blue', 'hand stark SB02');
    const moved = after(start, 'play SB02 eddard', 'choose I1', 'choose I2', 'move I2 d1');
    expect(asked(moved)).toBe('stark orders.move');
    expect(ready(moved, 'I1', 'I2')).toEqual([true, false]);
  });

  it('R9.6 rallying a unit whose order is unfinished does nothing', () => {
    const rallied = after(two('unit C2 blue'), 'done', 'attack C1 i1', 'roll red red', 'commit rickard');
    expect(ready(rallied, 'C1', 'C2')).toEqual([true, true]);
    // C2 had its order still before it, and is spent by it.
    const over = after(rallied, 'done');
    expect(ready(over, 'C1', 'C2')).toEqual([true, false]);
  });
});
