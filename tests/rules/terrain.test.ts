import { expect, test } from 'vitest';
import { canSee } from '../../src/rules/board/sight';
import { gameOf } from '../../src/rules/game';
import { after, before, drawMoves, flush, offers, position, unit } from '../position';

/** The unit drawn may move to the marked hexes, and nowhere else. */
function expectMoves(picture: string, says = ''): void {
  expect(drawMoves(picture, says)).toBe(flush(picture));
}

/** Whether two units see each other across this terrain. */
function isSeenAcross(terrain: string, says = ''): boolean {
  const state = position(`
    .A1 ${terrain}   .i1

    ${says}
  `);
  return canSee(gameOf(state), unit(state, 'A1').hex, unit(state, 'i1').hex, 'all');
}

/** What may be answered after a green unit has felled a lone figure on this terrain. */
function afterFelling(attacker: string, terrain: string): string[] {
  const start = before(`.${attacker} ${terrain}i1 .   .   .i2`, 'unit i1 1');
  return offers(after(start, `order ${attacker} valor\nattack ${attacker} i1\nroll green green`));
}

test('R16.1 plain neither ends a move nor blocks the sight', () => {
  expectMoves('.I1 .x  .x  .');
  expect(isSeenAcross('.')).toBe(true);
});

test('R16.2 a hill does not end a move but blocks the sight', () => {
  expectMoves('.I1 ^x  .x  .');
  expect(isSeenAcross('^')).toBe(false);
});

test('R16.3 a unit stops on entering a forest, which blocks the sight', () => {
  expectMoves('.I1 &x  .   .');
  expectMoves('.C1 &x  .   .');
  expectMoves('&I1 .x  .x  .');
  expect(isSeenAcross('&')).toBe(false);
});

test('R16.4 a river is impassable and seen across', () => {
  expectMoves('.I1 ~   .   .');
  expectMoves('.C1 ~   .   .');
  expect(isSeenAcross('~')).toBe(true);
});

test('R16.5 a forest river is impassable and blocks the sight', () => {
  expectMoves('.I1 %   .   .');
  expect(isSeenAcross('%')).toBe(false);
});

test('R16.6 a unit stops on entering a building, which blocks the sight', () => {
  expectMoves('.I1 #x  .   .');
  expectMoves('.C1 #x  .   .');
  expect(isSeenAcross('#')).toBe(false);
});

test('R16.7 a road does not block the sight and lets a unit go one hex further', () => {
  expectMoves('=I1 =x  =x  =x  =');
  expect(isSeenAcross('=')).toBe(true);
});

test('R16.8 a forest road is a road and blocks the sight', () => {
  expectMoves('*I1 *x  *x  *x  *');
  expect(isSeenAcross('*')).toBe(false);
});

test('R16.9 a wooden bridge is a road over the river, with no advance or pursuit onto it', () => {
  expectMoves('=I1 -x  -x  =x  =');
  expect(isSeenAcross('-')).toBe(true);
  expect(afterFelling('I1', '-')).not.toContain('advance b1');
  expect(afterFelling('C1', '-')).not.toContain('pursue b1');
});

test('R16.10 a stone bridge is a road over the river, with no advance or pursuit onto it', () => {
  expectMoves('=I1 +x  +x  =x  =');
  expect(isSeenAcross('+')).toBe(true);
  expect(afterFelling('I1', '+')).not.toContain('advance b1');
  expect(afterFelling('C1', '+')).not.toContain('pursue b1');
});

test('R16.9 R16.10 onto other ground a unit advances or pursues, a pursuit not over a bridge further on', () => {
  expect(afterFelling('I1', '.')).toEqual(['advance b1', 'decline']);
  expect(afterFelling('C1', '.')).toEqual(['pursue b1', 'pursue c1', 'decline']);
  const start = before('.C1 .i1 -   .i2', 'unit i1 1');
  expect(offers(after(start, 'order C1 valor\nattack C1 i1\nroll green green'))).toEqual(['pursue b1', 'decline']);
});

test('R16.11 a palisade is impassable and blocks the sight', () => {
  expectMoves('.I1 |   .   .');
  expect(isSeenAcross('|')).toBe(false);
});

test('R16.12 a tent neither ends a move nor blocks the sight', () => {
  expectMoves('.I1 ,x  .x  .');
  expect(isSeenAcross(',')).toBe(true);
});

test('R16.13 a siege tower is impassable and blocks the sight', () => {
  expectMoves('.I1 !   .   .');
  expect(isSeenAcross('!')).toBe(false);
});

test('R16.14 infantry and ranged units stop on entering a ford, which is seen across', () => {
  expectMoves('.I1 :x  .   .');
  expectMoves('.A1 :x  .   .');
  expectMoves(':I1 .x  .x  .');
  expect(isSeenAcross(':')).toBe(true);
});

test('R16.14 each ford entered costs cavalry one of the remaining hexes, to no less than 0', () => {
  expectMoves('.C1 :x  .x  .x  .   .');
  expectMoves('.C1 :x  :x  .   .');
  expectMoves('.C1 .x  :x  .   .', 'unit C1 red');
  expectMoves('.C1 .x  .x  :x  .', 'unit C1 blue');
});

test('R16.15 razed ground is plain', () => {
  expectMoves('.I1 ;x  .x  .');
  expectMoves('=I1 ;x  .x  .', 'ground b1 forestRoad');
  expect(isSeenAcross(';')).toBe(true);
  expect(isSeenAcross(';', 'ground b1 building')).toBe(true);
});

test('R16.16 no unit enters or leaves a fire hex, nor attacks from it; fire is seen across', () => {
  expectMoves('.I1 .   .   .', 'fire b1 1');
  expectMoves('.I1 .   .   .', 'fire a1 1');
  expect(offers(after(before('.I1 .i1 .', 'fire a1 1'), 'order I1 valor'))).toEqual(['douse I1 a1', 'done']);
  expect(isSeenAcross('.', 'fire b1 4')).toBe(true);
});

test('R16.17 a move all by road, its first hex included, may go one hex further', () => {
  expectMoves('=I1 =x  =x  =x  =');
  expectMoves('=C1 =x  =x  =x  =x  =x  =');
  expectMoves('.I1 =x  =x  =   =');
  expectMoves('=I1 .x  =x  =   =');
  expectMoves('=I1 =x  .x  .   .');
});

test('R16.17 the hex further is the last and need not be road', () => {
  expectMoves('=I1 =x  =x  .x  .');
  expectMoves('=I1 =x  =x  &x  .');
  expectMoves('=I1 =x  =x  ~   .');
  expectMoves('=C1 =x  =x  =x  =x  :x  .');
});

test('R16.17 a razed forest road is plain', () => {
  expectMoves('=I1 ;x  =x  =   =', 'ground b1 forestRoad');
  expectMoves(';I1 =x  =x  =   =', 'ground a1 forestRoad');
});

test('R16.17 cavalry that leaves the road for a ford still pays for it', () => {
  expectMoves('=C1 =x  :x  .x  .   .');
});

test('R16.18 a terrain token overrides the hex it lies on', () => {
  expectMoves('.I1 ,x  .x  .', 'ground b1 river');
  expectMoves('.I1 |   .   .', 'ground b1 road');
  expectMoves('.I1 :x  .   .', 'ground b1 road');
  expect(isSeenAcross(':', 'ground b1 forestRiver')).toBe(true);
  expect(isSeenAcross('|', 'ground b1 plain')).toBe(false);
});
