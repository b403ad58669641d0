import { describe, expect, it, test } from 'vitest';
import type { GameState } from '../../src/model/state';
import { decisionOf } from '../../src/rules';
import { after, asked, draw, offeredHexes, offers, position, unit } from '../position';

/** Both houses can go on after the turn that is tested; a last figure falls at one hit. */
const start = (drawing: string, ...lines: string[]) =>
  position([drawing, '', 'pool stark green 2', 'pool lannister morale 1', ...lines].join('\n'));

const attack = (state: GameState, attacker: string, target: string, ...answers: string[]) =>
  after(state, `order ${attacker} green`, 'done', `attack ${attacker} ${target}`, ...answers);

const FALLS = 'roll green red';

/** What the attacker may do after the fall of i1, on a field of one row. */
function follow(row: string, ...lines: string[]): string[] {
  const [attacker = ''] = /[IC]1/.exec(row) ?? [];
  // With its back to the edge and its foe before it, it has no move to pass up.
  const won = after(start(row, 'unit i1 1', ...lines), `order ${attacker} green`, `attack ${attacker} i1`, FALLS);
  return asked(won) === 'stark attack.follow' ? offers(won) : [];
}

const FACING = `
.   .I1 .   .
  .   .i1 .   .
.   .   .   .
`;

describe('Advance', () => {
  test('R15.1 a unit may move into the hex of a target it eliminated', () => {
    const won = attack(start(FACING, 'unit i1 1'), 'I1', 'i1', FALLS);
    expect(offers(won)).toEqual(['advance b2', 'decline']);
    expect(draw(after(won, 'advance b2'))).toBe(`
.   .   .   .
  .   .I1 .   .
.   .   .   .
`);
    expect(draw(after(won, 'decline'))).toBe(`
.   .I1 .   .
  .   .   .   .
.   .   .   .
`);
  });

  test('R15.1 or of one it drove back', () => {
    const won = attack(start(FACING), 'I1', 'i1', 'roll morale red', 'retreat b3');
    expect(offers(won)).toEqual(['advance b2', 'decline']);
  });

  test('R15.1 not where the target stayed, nor without the keyword', () => {
    expect(asked(attack(start(FACING), 'I1', 'i1', 'roll green red'))).toBe('lannister turn.choose');
    const kennel = FACING.replace('I1', 'K1');
    expect(asked(attack(start(kennel, 'unit i1 1'), 'K1', 'i1', FALLS))).toBe('lannister turn.choose');
  });

  test('R15.1 a parting blow leads to no advance', () => {
    const field = [FACING, '', 'first lannister', 'pool lannister green 1', 'pool stark morale 1'];
    field.push('unit i1 1', 'engaged I1 i1 stark');
    const struck = after(position(field.join('\n')), 'order i1 green', 'disengage i1', 'accept', FALLS);
    expect(struck.morale).toBe(1);
    expect(asked(struck)).toBe('stark turn.choose');
  });

  test('R15.1 a unit advances once a turn', () => {
    const column = `
.   .I1 .   .
  .   .i1 .   .
.   .   .i2 .
`;
    const first = attack(
      start(column, 'unit I1 maege', 'unit i1 1', 'unit i2 1'),
      ...(['I1', 'i1', 'commit maege', FALLS, 'advance b2'] as const),
    );
    expect(offers(first)).toEqual(['attack I1 i2', 'done']);
    const second = after(first, 'attack I1 i2', FALLS);
    expect(second.morale).toBe(2);
    expect(asked(second)).toBe('lannister turn.choose');
  });
});

const CHARGE = `
.   .C1 .   .
  .   .i1 .   .i2
.   .   .   .
`;

describe('Pursue', () => {
  const won = attack(start(CHARGE, 'unit i1 1'), 'C1', 'i1', FALLS);

  test('R15.2 a unit may pursue up to X hexes, the first being the vacated one', () => {
    expect(draw(won, offeredHexes(won))).toBe(`
.   .C1 .x  .
  .x  .x  .x  .i2
.   .x  .x  .
`);
    expect(offers(won)).toContain('decline');
  });

  test('R15.2 having pursued it may attack again, any target', () => {
    const pursued = after(won, 'pursue c2');
    expect(offers(pursued)).toEqual(['attack C1 i2', 'done']);
    expect(unit(after(pursued, 'attack C1 i2', 'roll green green'), 'i2').figures).toBe(2);
  });

  test('R15.2 it may pursue without attacking, and does not attack without pursuing', () => {
    expect(asked(after(won, 'pursue c2', 'done'))).toBe('lannister turn.choose');
    expect(asked(after(won, 'decline'))).toBe('lannister turn.choose');
  });

  test('R15.2 the same target may be attacked again', () => {
    const driven = attack(start(CHARGE), 'C1', 'i1', 'roll morale red', 'retreat b3');
    const again = after(driven, 'pursue b2', 'attack C1 i1', 'roll green green');
    expect(unit(again, 'i1').figures).toBe(2);
  });

  test('R15.2 a unit pursues once a turn', () => {
    const again = attack(
      start(CHARGE.replace('.   .C1', '.I1 .C1'), 'unit I1 maege', 'unit i1 1', 'unit i2 1'),
      ...(['C1', 'i1', 'commit maege', FALLS, 'pursue c2', 'done', 'attack C1 i2', FALLS] as const),
    );
    expect(again.morale).toBe(2);
    expect(asked(again)).toBe('lannister turn.choose');
  });

  test('R15.3 the attack of a pursuit leads to no other pursuit', () => {
    const second = after(attack(start(CHARGE, 'unit i1 1', 'unit i2 1'), 'C1', 'i1', FALLS), 'pursue c2');
    const fallen = after(second, 'attack C1 i2', FALLS);
    expect(fallen.morale).toBe(2);
    expect(asked(fallen)).toBe('lannister turn.choose');
  });
});

describe('by road', () => {
  it.each([
    ['an advance goes two hexes of road', '=I1 =i1 =   =   =', ['advance b1', 'advance c1']],
    ['an advance off the road goes one hex', '.I1 .i1 =   =   =', ['advance b1']],
    ['its second hex must be road too', '=I1 =i1 .   =   =', ['advance b1']],
    ['a pursuit goes three hexes of road', '=C1 =i1 =   =   =', ['pursue b1', 'pursue c1', 'pursue d1']],
    ['a pursuit that leaves the road goes two', '=C1 =i1 =   .   =', ['pursue b1', 'pursue c1']],
    ['forest road is road', '*C1 *i1 *   *   =', ['pursue b1', 'pursue c1', 'pursue d1']],
    ['nobody advances onto a wooden bridge', '=I1 -i1 =', []],
    ['nor onto one of stone', '=I1 +i1 =', []],
    ['nor over a bridge', '=C1 =i1 +   =', ['pursue b1']],
    ['forest ends a pursuit', '.C1 .i1 &   .', ['pursue b1', 'pursue c1']],
    ['forest at once ends it at once', '.C1 &i1 .   .', ['pursue b1']],
    ['a building ends a pursuit', '=C1 =i1 #   =', ['pursue b1', 'pursue c1']],
    ['forest at once ends an advance at once, road or not', '=I1 &i1 =', ['advance b1']],
    ['a bridge under the unit does not hold it back', '+C1 =i1 =   =', ['pursue b1', 'pursue c1', 'pursue d1']],
    ['a ford ends a pursuit as the second hex', '.C1 .i1 :   .', ['pursue b1', 'pursue c1']],
    ['a ford costs cavalry a hex', '.C1 :i1 .   .', ['pursue b1']],
    ['no unit is ridden over', '.C1 .i1 .i2 .', ['pursue b1']],
    ['no river is crossed', '.C1 .i1 ~   .', ['pursue b1']],
  ])('R15.3 %s', (_, row, options) => {
    expect(follow(row).filter((option) => option !== 'decline')).toEqual(options);
  });

  test('R15.3 nobody advances or pursues into fire', () => {
    expect(follow('.C1 .i1 .   .', 'fire b1 1')).toEqual([]);
    expect(follow('.C1 .i1 .   .', 'fire c1 1')).toEqual(['pursue b1', 'decline']);
  });

  test('R15.3 Robb the Young Wolf is not stopped by forest when he pursues', () => {
    const robb = ['unit C1 robbYoungWolf', 'commander robbYoungWolf committed'];
    expect(follow('.C1 &i1 .   .', ...robb)).toEqual(['pursue b1', 'pursue c1', 'decline']);
  });

  test('R15.3 the vacated hex must be adjacent', () => {
    const row = (gap: string) =>
      after(
        start(`.I1 .   .A1 ${gap}.i1 .`, 'unit I1 maege', 'commander maege committed', 'unit i1 1', 'hand stark SL25'),
        ...['play SL25 maege', 'choose A1', 'done', 'done', 'attack A1 i1', FALLS],
      );
    expect(offers(row(''))).toEqual(['pursue d1', 'decline']);
    expect(asked(row('.   '))).toBe('lannister turn.choose');
  });
});

test('R15.6 a pursuit too puts archers off balance', () => {
  const greatjon = ['unit I1 greatjon', 'commander greatjon committed', 'hand stark SL11'];
  const won = after(
    start('.I1 .A1 .i1 .   .i2', ...greatjon, 'unit A1 blue', 'unit i1 1'),
    ...['play SL11 greatjon', 'commands 1 2', 'choose A1', 'done', 'attack A1 i1', 'roll green red red'],
  );
  const shooting = after(won, 'pursue c1', 'attack A1 i2');
  expect(decisionOf(shooting)?.chance).toEqual({ kind: 'dice', count: 2 });
});

describe('both keywords', () => {
  const both = after(
    start(
      CHARGE.replace('C1', 'I1'),
      ...['unit I1 greatjon', 'commander greatjon committed', 'unit i1 1', 'unit i2 1', 'hand stark SL11'],
    ),
    ...['play SL11 greatjon', 'commands 1 2', 'done', 'attack I1 i1', FALLS],
  );

  test('R15.3 a unit with both chooses one for each vacated hex', () => {
    expect(offers(both)).toEqual(expect.arrayContaining(['advance b2', 'pursue b2', 'pursue c2', 'decline']));
  });

  test('R15.3 there is no attack after an advance', () => {
    expect(asked(after(both, 'advance b2'))).toBe('lannister turn.choose');
  });

  test('R15.3 the attack of a pursuit may lead to an advance', () => {
    const fallen = after(both, 'pursue c2', 'attack I1 i2', FALLS);
    expect(offers(fallen)).toEqual(['advance d2', 'decline']);
  });
});
