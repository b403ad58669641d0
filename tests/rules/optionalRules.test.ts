import { describe, expect, test } from 'vitest';
import type { GameState } from '../../src/model/state';
import { decisionOf, pendingForecast } from '../../src/rules';
import { after, asked, offers, position, unit } from '../position';

const EDDARD = ['unit I1 eddard', 'commander eddard committed'];
const start = (drawing: string, ...lines: string[]) =>
  position([drawing, '', 'pool lannister morale 1', ...lines].join('\n'));

const dice = (state: GameState) => {
  const chance = decisionOf(state)?.chance;
  return chance?.kind === 'dice' ? chance.count : null;
};

const FIELD = `
.   .   .   .   .   .
  .   .I1 .I2 .   .I3
.   .   .i1 .   .   .
  .   .   .   .   .   .
`;

describe('any card orders one unit', () => {
  const field = (...lines: string[]) => start(FIELD, ...EDDARD, 'unit I2 red', 'hand stark SB09', ...lines);
  const rule = 'rules anyCardOrdersOne';
  const discards = (state: GameState) => offers(state).filter((option) => option.startsWith('discard'));

  test('R9.1 a card may be discarded and one command token paid to order one controlled unit, whatever it says', () => {
    expect(discards(field())).toEqual([]);
    expect(discards(field(rule))).toEqual(['discard SB09 eddard']);
    const choosing = after(field(rule), 'discard SB09 eddard');
    expect(offers(choosing)).toEqual(['choose I1', 'choose I2']);
    expect(choosing.houses.stark).toMatchObject({ commandTokens: 2, hand: [] });
    const ordered = after(choosing, 'choose I2', 'done', 'attack I2 i1');
    expect(dice(ordered)).toBe(4);
    const done = after(ordered, 'roll red red red red');
    expect(done.houses.stark.discard).toEqual(['SB09']);
    expect(asked(done)).toBe('lannister turn.choose');
  });

  test('R9.2 it needs a token and room for it on the commander’s card', () => {
    expect(discards(field(rule, 'tokens stark 0'))).toEqual([]);
    const full = ['unit I1 eddard', 'unit I2 red', 'commander eddard committed tokens 3', 'tokens stark 3'];
    expect(discards(start(FIELD, ...full, 'hand stark SB09', rule))).toEqual([]);
  });

  test('R9.3 it needs a ready unit in the zone', () => {
    const spent = ['unit I1 spent eddard', 'unit I2 spent', 'commander eddard committed'];
    expect(discards(start(FIELD, ...spent, 'hand stark SB09', rule))).toEqual([]);
  });

  test('R9.1 it needs an own commander who is not captured', () => {
    const others = ['unit i1 kevan', 'unit I2 dead maege', 'commander maege captured', 'unit I1 eddard'];
    const drawing = FIELD.replace('.I2', '.  ');
    expect(discards(start(drawing, ...others, 'hand stark SB09', rule))).toEqual(['discard SB09 eddard']);
  });

  test('R9.5 the tactic of a discarded card is not used', () => {
    const discarded = after(start(FIELD, ...EDDARD, 'hand stark SL06', rule), 'discard SL06 eddard');
    expect(asked(discarded)).toBe('stark card.declare');
  });
});

describe('coordinated attack', () => {
  const rule = 'rules coordinatedAttack';
  const attacking = (...lines: string[]) =>
    after(
      start(FIELD, ...EDDARD, 'hand stark SB02', ...lines),
      ...['play SB02 eddard', 'choose I1', 'choose I2', 'done', 'attack I1 i1'],
    );

  test('R11.1 another ordered unit may give up its attack to add its dice less one', () => {
    expect(asked(attacking())).toBe('chance attack.roll');
    const joining = attacking(rule, 'unit I2 blue');
    expect(offers(joining)).toEqual(['choose I2', 'done']);
    expect(dice(after(joining, 'done'))).toBe(2);
    const joined = after(joining, 'choose I2');
    expect(dice(joined)).toBe(4);
    const struck = after(joined, 'roll green green green red');
    expect(unit(struck, 'i1').figures).toBe(1);
    expect(unit(struck, 'I2').ready).toBe(false);
    expect(asked(struck)).toBe('lannister turn.choose');
  });

  test('R11.5 the forecast counts those who have joined while others may still do so', () => {
    const three = `
.   .   .   .   .   .
  .   .I1 .I2 .   .
.   .I3 .i1 .   .   .
  .   .   .   .   .   .
`;
    const joining = after(
      start(three, ...EDDARD, 'hand stark SB09', rule, 'unit I2 green'),
      ...['play SB09 eddard', 'done', 'attack I1 i1'],
    );
    expect(pendingForecast(joining)).toMatchObject({ odds: { dice: 2 } });
    const joined = after(joining, 'choose I2');
    expect(offers(joined)).toEqual(['choose I3', 'done']);
    expect(pendingForecast(joined)).toMatchObject({
      odds: { dice: 3 },
      reasons: [
        { why: 'rank', dice: 2 },
        { why: 'supporters', dice: 3 },
      ],
    });
  });

  test('R11.6 it flanks only if all of them do', () => {
    const flanking = attacking(rule, 'engaged I2 i1 lannister');
    expect(asked(after(flanking, 'done', 'roll red red'))).toBe('stark attack.reroll');
    expect(asked(after(flanking, 'choose I2', 'roll red red red'))).toBe('lannister turn.choose');
  });

  test('R12.5 who is engaged with another unit does not join', () => {
    const field = FIELD.replace('.i1 .  ', '.i1 .i2');
    const busy = after(
      start(field, ...EDDARD, 'hand stark SB02', rule, 'engaged I2 i2 stark'),
      ...['play SB02 eddard', 'choose I1', 'choose I2', 'done', 'attack I1 i1'],
    );
    expect(asked(busy)).toBe('chance attack.roll');
  });

  test('R11.3 nor who cannot reach the target', () => {
    const far = after(
      start(FIELD.replace('.   .I3', '.I3 .  '), ...EDDARD, 'hand stark SB05', rule),
      ...['play SB05 eddard', 'choose I1', 'choose I2', 'choose I3', 'done', 'attack I1 i1'],
    );
    expect(offers(far)).toEqual(['choose I2', 'done']);
  });

  test('R15.2 nobody joins the attack of a pursuit', () => {
    const field = `
.   .   .   .   .   .
  .   .C1 .I2 .   .   .
.   .   .i1 .   .   .
  .   .   .   .i2 .   .
`;
    const moved = after(
      start(field, 'unit C1 rickard', 'commander rickard committed', 'unit i1 1', 'hand stark SB02', rule),
      ...['play SB02 rickard', 'choose C1', 'choose I2', 'move I2 d3', 'done'],
    );
    const pursuing = after(moved, 'attack C1 i1', 'done', 'roll green red', 'pursue c4', 'attack C1 i2');
    expect(asked(pursuing)).toBe('chance attack.roll');
    expect(dice(pursuing)).toBe(2);
  });
  test('R15.8 nobody joins the hounds', () => {
    const field = `
.   .   .   .   .   .
  .   .K1 .I1 .   .   .
.   .   .   .i1 .   .
  .   .   .   .   .   .
`;
    const running = after(
      start(field, ...EDDARD, 'hand stark SB02', rule),
      ...['play SB02 eddard', 'choose K1', 'choose I1', 'done', 'hounds K1 i1'],
    );
    expect(asked(running)).toBe('chance attack.unleash');
  });

  test('R11.8 who has attacked does not join', () => {
    const attacked = after(attacking(rule), 'done', 'roll red red', 'attack I2 i1');
    expect(asked(attacked)).toBe('chance attack.roll');
  });
});
