import { describe, expect, it } from 'vitest';
import type { GameState } from '../../src/model/state';
import { after, asked, attackBy, diceAsked, draw, flush, offeredHexes, offers, position, unit } from '../position';

/** Tokens for every unit, so that no turn ends the round. */
const TOKENS = 'pool stark green 3 blue 3 valor 1\npool lannister green 3 blue 3 valor 1';

/** A drawing, then statements. */
const field = (drawing: string, ...lines: readonly string[]): GameState =>
  position(`${flush(drawing)}\n${TOKENS}\n${lines.join('\n')}`);

const units = (state: GameState, prefix: string): string[] =>
  offers(state)
    .filter((offer) => offer.startsWith(prefix))
    .map((offer) => offer.slice(prefix.length));

describe('the zone of control', () => {
  it('R6.5 goes two hexes far from the commander, his own hex included', () => {
    const drawing = `
      .I0 .I1 .I2 .I3 .I4 .I5
        .   .   .   .I6 .I7 .
      .   .   .   .   .   .K1
        .   .   .I8 .   .I9 .
      .   .   .   .C1 .C2 .
        .   .   .   .C3 .   .
    `;
    const start = field(drawing, 'unit I7 eddard', 'hand stark SB02');
    const played = after(start, 'play SB02 eddard');
    expect(units(played, 'choose ').sort()).toEqual(['I3', 'I4', 'I5', 'I6', 'I7', 'I9', 'K1']);
  });

  it('R6.5 a unit may be controlled by several commanders', () => {
    const start = field('.I1 .   .I2 .   .C1', 'unit I1 maege', 'unit C1 rickard', 'hand stark SB08');
    expect(units(after(start, 'play SB08 maege'), 'choose ')).toEqual(['I1', 'I2']);
    expect(units(after(start, 'play SB08 rickard'), 'choose ')).toEqual(['I2', 'C1']);
  });

  it('R6.5 goes with the commander', () => {
    const start = field('.I1 .   .   .I2', 'unit I1 maege', 'hand stark SB08');
    const orderedBy = (state: GameState) => after(state, 'play SB08 maege').turn?.orders.map((order) => order.unit);
    expect(orderedBy(start)).toEqual([unit(start, 'I1').id]);
    expect(orderedBy(after(start, 'order I1 green', 'move I1 b1'))).toEqual([unit(start, 'I2').id]);
  });

  it('L1654 Maege controls the war host in her zone, not the archers outside it', () => {
    const start = field(
      `
        .   .   .   .A1
          .I2 .   .   .
        .   .I1 .   .
      `,
      'unit I1 maege',
      'hand stark SB02',
    );
    expect(units(after(start, 'play SB02 maege'), 'choose ')).toEqual(['I2', 'I1']);
  });
});

describe('the commander card', () => {
  it('R6.1 names the limit of command tokens on it', () => {
    const start = field('.I1 .I2', 'unit I1 maege', 'hand stark SL16 SB02');
    expect(offers(start)).toContain('play SB02 maege');
    // SL16 has two commands, and she can pay for one.
    expect(offers(after(start, 'play SL16 maege'))).not.toContain('commands 1 2');
    expect(offers(field('.I1 .I2', 'unit I1 maege', 'hand stark SB02', 'commander maege tokens 1'))).not.toContain(
      'play SB02 maege',
    );
  });

  it('R6.1 has no commitment ability on its committed side, but still the unit ability', () => {
    const lines = ['unit I1 greatjon 2', 'commander greatjon committed'];
    const own = attackBy(field('.I1 .i1', ...lines), 'I1', 'i1');
    expect(diceAsked(own)).toBe(2);
    const struck = after(attackBy(field('.I1 .i1', 'first lannister', ...lines), 'i1', 'I1'), 'roll green green');
    expect(unit(struck, 'I1').figures).toBe(1);
  });

  it('R6.2 his unit has all its unit type has', () => {
    const attacked = after(attackBy(field('.I1 .i1 .', 'unit I1 eddard', 'unit i1 1'), 'I1', 'i1'), 'roll green red');
    expect(offers(attacked)).toEqual(['advance b1', 'decline']);
    const riding = after(attackBy(field('.C1 .i1 .', 'unit C1 rickard', 'unit i1 1'), 'C1', 'i1'), 'roll green red');
    expect(offers(riding)).toEqual(['pursue b1', 'pursue c1', 'decline']);
  });
});

describe('unit abilities of the North', () => {
  const engagedRobb = (who: string) =>
    field(
      `
        .C1 .   .
          .i1 .
      `,
      `unit C1 ${who}`,
      'engaged C1 i1 stark',
    );

  it('R6.2 Robb, King in the North, slips away before he acts, without parting blow', () => {
    const ordered = after(engagedRobb('robbKing'), 'order C1 green');
    expect(offers(ordered)).toContain('slip C1');
    const away = after(ordered, 'slip C1');
    expect(away.engagements).toEqual([]);
    expect(asked(away)).toBe('stark orders.move');
    expect(offers(away)).toEqual(expect.arrayContaining(['move C1 b1', 'move C1 c1', 'move C1 b2', 'done']));
    expect(offers(away)).not.toContain('slip C1');
    expect(offers(after(engagedRobb('robbYoungWolf'), 'order C1 green'))).not.toContain('slip C1');
  });

  it('R6.2 Robb, King in the North, slips away after he acted', () => {
    const attacked = after(attackBy(engagedRobb('robbKing'), 'C1', 'i1'), 'roll red red');
    expect(offers(attacked)).toEqual(['slip C1', 'done']);
    const away = after(attacked, 'slip C1');
    expect(away.engagements).toEqual([]);
    expect(asked(away)).toBe('lannister turn.choose');
  });

  it('R6.2 no terrain stops the pursuit of Robb, the Young Wolf, but his moves end as anybody’s', () => {
    const pursuing = (who: string) =>
      after(attackBy(field('.C1 &i1 .   .', `unit C1 ${who}`, 'unit i1 1'), 'C1', 'i1'), 'roll green red');
    expect(units(pursuing('robbYoungWolf'), 'pursue ')).toEqual(['b1', 'c1']);
    expect(units(pursuing('rickard'), 'pursue ')).toEqual(['b1']);
    const moving = after(field('.C1 &   .   .', 'unit C1 robbYoungWolf'), 'order C1 green');
    expect(units(moving, 'move C1 ')).toEqual(['b1']);
  });

  it.each([
    ['beside Eddard a friend is Stalwart', '.I1 .I2 .i1', 'I2', 'stark attack.stand'],
    ['not beside Eddard it is not', '.I1 .   .I2 .i1', 'I2', 'stark retreat.step'],
    ['Eddard’s own unit is not', '.   .I2 .I1 .i1', 'I1', 'stark retreat.step'],
  ])('R6.2 %s', (_, drawing, target, question) => {
    const start = field(`${drawing}\n  .   .   .   .   .`, 'first lannister', 'unit I1 eddard', 'edges stark bottom');
    const struck = after(attackBy(start, 'i1', target), 'roll morale red');
    // Who is not Stalwart must go, by one of two ways.
    expect(asked(struck)).toBe(question);
  });

  it('R6.2 beside Eddard no enemy is Stalwart', () => {
    const start = field('  .   .   .\n.I1 .i1 .\n  .   .   .', 'unit I1 eddard');
    expect(asked(after(attackBy(start, 'I1', 'i1'), 'roll morale red'))).toBe('lannister retreat.step');
  });

  it('R6.2 Greatjon Umber, the Greatjon, is tough: the first hit of each attack does nothing', () => {
    const start = field('.I1 .i1', 'first lannister', 'unit I1 greatjon');
    const struck = (faces: string) => unit(after(attackBy(start, 'i1', 'I1'), `roll ${faces}`), 'I1').figures;
    expect([struck('green red'), struck('green valor')]).toEqual([3, 2]);
  });

  it('R6.2 Greatjon Umber, Lord of Last Hearth, rolls a die more when flanking, and only then', () => {
    const start = (...lines: readonly string[]) => field('.I1 .i1 .I2', 'unit I1 greatjonLord', ...lines);
    expect(diceAsked(attackBy(start('engaged I2 i1 stark'), 'I1', 'i1'))).toBe(3);
    expect(diceAsked(attackBy(start(), 'I1', 'i1'))).toBe(2);
  });

  it('R6.2 Rickard rolls a die more against a unit with a commander', () => {
    expect(diceAsked(attackBy(field('.C1 .i1', 'unit C1 rickard', 'unit i1 kevan'), 'C1', 'i1'))).toBe(3);
    expect(diceAsked(attackBy(field('.C1 .i1', 'unit C1 rickard'), 'C1', 'i1'))).toBe(2);
  });

  it('R6.2 Maege wears Heavy Armor: blue shields hit her green unit, green ones do not', () => {
    const start = field('.I1 .i1', 'first lannister', 'unit I1 maege');
    const struck = (faces: string) => unit(after(attackBy(start, 'i1', 'I1'), `roll ${faces}`), 'I1').figures;
    expect([struck('green green'), struck('blue green'), struck('blue blue')]).toEqual([3, 2, 1]);
  });

  it('R6.2 Maege is Stalwart: she may stand, and strike back', () => {
    const start = field('.   .\n  .I1 .i1', 'first lannister', 'unit I1 maege');
    const struck = after(attackBy(start, 'i1', 'I1'), 'roll morale red');
    expect(asked(struck)).toBe('stark attack.stand');
    expect(asked(after(struck, 'accept'))).toMatch(/^stark .*\.counterattack$/);
  });
});

describe('unit abilities of the Westerlands', () => {
  it('R6.2 Jaime, the Kingslayer, lowers the capture value of the commander he attacks', () => {
    const start = field('.C1 .i1', 'first lannister', 'unit C1 rickard 0', 'unit i1 jaimeKingslayer blue');
    expect(after(attackBy(start, 'i1', 'C1'), 'roll green green red').commanders[0]).toMatchObject({ captured: true });
    expect(after(attackBy(start, 'i1', 'C1'), 'roll green red red').commanders[0]).toMatchObject({ captured: false });
    const other = field('.C1 .i1', 'first lannister', 'unit C1 rickard 0', 'unit i1 blue');
    expect(after(attackBy(other, 'i1', 'C1'), 'roll green green red').commanders[0]).toMatchObject({ captured: false });
  });

  it('R6.2 nor does he lower it by answering: a parting blow is no attack of his', () => {
    const start = field(
      '.   .C1 .i1',
      'unit C1 rickard 0',
      'unit i1 jaimeKingslayer blue',
      'engaged C1 i1 stark',
    );
    const struck = after(start, 'order C1 green', 'disengage C1', 'accept', 'roll green green red');
    expect(struck.commanders[0]).toMatchObject({ id: 'rickard', captured: false });
  });

  it('R6.2 Jaime, the Young Lion, rolls a die more in a turn in which he moved two hexes', () => {
    const start = field('.c1 .   .   .I1', 'first lannister', 'unit c1 jaimeYoungLion');
    expect(diceAsked(after(start, 'order c1 green', 'move c1 c1', 'attack c1 I1'))).toBe(3);
    const near = field('.c1 .   .I1', 'first lannister', 'unit c1 jaimeYoungLion');
    expect(diceAsked(after(near, 'order c1 green', 'move c1 b1', 'attack c1 I1'))).toBe(2);
  });

  it('R6.2 with Tywin on the board his house keeps one more card at the end of a round', () => {
    const keeping = (...lines: readonly string[]) =>
      after(position(`.c1 .   .   .I1\n\n${lines.join('\n')}\nhand lannister LB01 LB02 LB03\ntokens lannister 0`), 'pass');
    const kept = after(keeping('unit c1 tywin'), 'keep LB01');
    expect(offers(kept)).toEqual(['keep LB02', 'keep LB03', 'done']);
    expect(after(kept, 'keep LB03').houses.lannister.hand).toEqual(['LB01', 'LB03']);
    expect(after(keeping(), 'keep LB01').houses.lannister.hand).toEqual(['LB01']);
  });

  it('R6.2 Gregor, the Mountain, is tough', () => {
    const start = field('.I1 .i1', 'unit i1 gregorMountain');
    const struck = (faces: string) => unit(after(attackBy(start, 'I1', 'i1'), `roll ${faces}`), 'i1').figures;
    expect([struck('green red'), struck('green green')]).toEqual([3, 2]);
  });

  it('R6.2 Gregor, the Reaver, sets fires, and valor kindles them too', () => {
    const start = field('&   .i1 .', 'first lannister', 'unit i1 gregorReaver');
    const ordered = after(start, 'order i1 green', 'done');
    expect(units(ordered, 'scorch i1 ')).toEqual(['c1', 'a1']);
    expect(after(ordered, 'scorch i1 a1', 'roll green valor').fires).toEqual({ 0: 2 });
    const other = after(field('&   .i1 .', 'first lannister'), 'order i1 green', 'done');
    expect(units(other, 'scorch i1 ')).toEqual([]);
  });

  it('R6.2 Addam moves one hex further', () => {
    const moving = (who: string) => after(field('.c1 .   .   .   .   .   .', 'first lannister', `unit c1 ${who}`), 'order c1 green');
    expect(offeredHexes(moving('addam'))).toEqual([1, 2, 3, 4, 5]);
    expect(offeredHexes(moving('nobody'))).toEqual([1, 2, 3, 4]);
  });

  const withKevan = () =>
    after(
      field(
        `
          .i3 .   .i4
            .i1 .i2 .
          .   .   .I1
        `,
        'first lannister',
        'unit i1 kevan',
        'hand lannister LL21',
      ),
      ...['play LL21 kevan', 'commands 1', 'decline', 'choose i1', 'choose i2', 'choose i4', 'done'],
    );

  it('R6.2 Kevan, ordered and not attacking, lends two dice to one neighbour ordered in the same turn', () => {
    const start = withKevan();
    expect(units(start, 'support ')).toEqual(['i1 i2']);
    const lent = after(start, 'support i1 i2');
    expect(units(lent, 'support ')).toEqual([]);
    expect(diceAsked(after(lent, 'attack i2 I1'))).toBe(4);
    expect(diceAsked(after(start, 'attack i2 I1'))).toBe(2);
  });

  it('R6.2 the dice Kevan lends are for one attack', () => {
    const attacked = after(withKevan(), 'support i1 i2', 'attack i2 I1', 'roll red red red red');
    expect(attacked.turn?.orders.every(({ extraDice }) => extraDice === 0)).toBe(true);
  });

  it('R6.2 Kevan gone too far to attack still lends his dice', () => {
    const start = field(
      `
        .i1 .   .i2 .I1
          .   .   .I2 .
      `,
      'first lannister',
      'unit i1 kevan blue',
      'hand lannister LB03',
    );
    const gone = after(start, 'play LB03 kevan', 'choose i1', 'choose i2', 'move i1 b2', 'done');
    // He stands beside I2.
    expect(units(gone, 'attack i1 ')).toEqual([]);
    const lent = after(gone, 'support i1 i2');
    expect(units(lent, 'support ')).toEqual([]);
    expect(diceAsked(after(lent, 'attack i2 I1'))).toBe(4);
  });
});

describe('abilities and cards', () => {
  it('R6.2 Kevan who lends his dice where attacks come first still has his move', () => {
    const start = field(
      `
        .i1 .i2 .I1
          .   .   .
      `,
      'first lannister',
      'unit i1 kevan',
      'hand lannister LL18',
    );
    const lent = after(start, 'play LL18 kevan', 'commands 1 2', 'decline', 'choose i1', 'choose i2', 'support i1 i2');
    expect(units(lent, 'attack ')).toEqual(['i2 I1']);
    const moving = after(lent, 'attack i2 I1', 'roll red red red red', 'done');
    expect(asked(moving)).toBe('lannister orders.move');
    expect(units(moving, 'move i1 ')).toEqual(['a2', 'b2']);
  });
});

describe('abilities and the board', () => {
  it('R6.2 an ability lasts as long as what it needs: apart from Eddard nobody is Stalwart', () => {
    const start = field('  .   .   .   .\n.   .I2 .I1 .\n  .   .i1 .   .', 'unit I1 eddard', 'commander eddard committed');
    const parted = after(start, 'order I1 green', 'move I1 d2');
    expect(draw(parted)).toBe(flush('  .   .   .   .\n.   .I2 .   .I1\n  .   .i1 .   .'));
    const struck = after(attackBy(parted, 'i1', 'I2'), 'roll morale red');
    expect(asked(struck)).toBe('stark retreat.step');
  });
});
