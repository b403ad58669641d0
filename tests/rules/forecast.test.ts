import { describe, expect, test } from 'vitest';
import type { GameState } from '../../src/model/state';
import { forecast, forecastsFrom, pendingForecast } from '../../src/rules';
import { after, asked, hex, position, unit } from '../position';

const of = (state: GameState, attacker: string, target: string) =>
  forecast(state, { unit: unit(state, attacker).id, target: unit(state, target).id });

describe('a forecast', () => {
  test('R11.5 tells where its dice come from', () => {
    const state = position('.I1 ^i1 .\n\nunit I1 red');
    expect(of(state, 'I1', 'i1')?.reasons).toEqual([
      { why: 'rank', dice: 4 },
      { why: 'hill', dice: 3 },
    ]);
  });

  test('R12.5 warns of the parting blow of the foe it leaves', () => {
    const state = position('.i2 .I1 .i1 .\n\nengaged I1 i2 stark');
    expect(of(state, 'I1', 'i1')?.obstacles).toContainEqual({ kind: 'partingBlow', foe: unit(state, 'i2').id });
    expect(of(state, 'I1', 'i2')?.obstacles).not.toContainEqual(expect.objectContaining({ kind: 'partingBlow' }));
  });

  test('R15.4 R15.5 R15.7 R16.6 tells what the target has against it', () => {
    const state = position('.I1 #h1 .i2\n  .i3 .   .\n');
    expect(of(state, 'I1', 'h1')?.obstacles).toEqual(
      expect.arrayContaining([
        { kind: 'keyword', keyword: 'heavyArmor', level: 1 },
        { kind: 'keyword', keyword: 'stalwart', level: 1 },
        { kind: 'cover', level: 1 },
      ]),
    );
  });

  test('R13.2 tells that the target cannot fall back', () => {
    const cornered = position('.   .   .   .\n  .I1 .i1 .');
    const free = position('.I1 .i1 .   .\n  .   .   .');
    const isCornered = (state: GameState) => of(state, 'I1', 'i1')?.obstacles.some(({ kind }) => kind === 'cornered');
    expect([isCornered(cornered), isCornered(free)]).toEqual([true, false]);
  });

  test('R5.2 from a hex it may move to, as long as it does not go too far to attack', () => {
    const state = after(position('.I1 .   .   .   .i1 .\n\npool stark green 1'), 'order I1 green');
    const from = (name: string) => forecastsFrom(state, { unit: unit(state, 'I1').id, to: hex(state, name) });
    expect(from('b1')).toEqual([]);
    expect(from('d1')).toEqual([]);
    const near = after(position('.I1 .   .i1 .\n\npool stark green 1'), 'order I1 green');
    const [only] = forecastsFrom(near, { unit: unit(near, 'I1').id, to: hex(near, 'b1') });
    expect(only?.odds.dice).toBe(2);
    expect(unit(near, 'I1').hex).toBe(hex(near, 'a1'));
  });

  test('R15.6 a unit that is off balance after a move has one die less', () => {
    const start = position('.A1 .   .   .   .i1 .\n\npool stark green 1');
    const state = after(start, 'order A1 green');
    const [shot] = forecastsFrom(state, { unit: unit(state, 'A1').id, to: hex(state, 'b1') });
    expect(shot?.odds.form).toBe('ranged');
    expect(shot?.reasons.map(({ why }) => why)).toContain('offBalance');
  });
});

describe('the forecast of what is asked', () => {
  test('R12.5 whether to strike a parting blow', () => {
    const start = position('.I1 .   .\n  .i1 .   .\n\nengaged I1 i1 stark\npool stark green 1');
    const state = after(start, 'order I1 green', 'disengage I1');
    expect(asked(state)).toBe('lannister disengage.partingBlow');
    expect(pendingForecast(state)).toMatchObject({ unit: unit(state, 'i1').id, odds: { form: 'parting', dice: 2 } });
  });

  test('R11.9 whether to counterattack', () => {
    const start = position(`
  .   .   .   .
.   .I1 .i1 .i2 .
  .   .   .i3 .

pool stark green 1
`);
    const state = after(start, 'order I1 green', 'done', 'attack I1 i1', 'roll red red');
    expect(asked(state)).toBe('lannister attack.counterattack');
    expect(pendingForecast(state)).toMatchObject({ target: unit(state, 'I1').id, odds: { form: 'counter' } });
  });

  test('R4.3 is none where no attack is in hand', () => {
    expect(pendingForecast(position('.I1 .i1\n\npool stark green 1'))).toBeNull();
  });
});
