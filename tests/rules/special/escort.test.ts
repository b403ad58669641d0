import { expect, test } from 'vitest';
import type { HexMarker, MarkerKind } from '../../../src/model/battle';
import type { Hex } from '../../../src/model/hex';
import { OFF_BOARD } from '../../../src/model/hex';
import type { GameState } from '../../../src/model/state';
import { reduce, viewFor } from '../../../src/rules';
import { gameOf } from '../../../src/rules/game';
import { holds } from '../../../src/rules/victory';
import { after, asked, hex, position, rolls, play, unit } from '../../position';

const drawn = position(`
.   .   .   .   .
  .   .C1 .   .   .
.   .   .   .   .i1

edges stark top
pool stark valor 4
pool lannister valor 4
`);
const token = (kind: MarkerKind, name: string, faceUp = false): HexMarker => ({
  hex: hex(drawn, name),
  kind,
  owner: 'lannister',
  faceUp,
});
const withTokens = (...markers: readonly HexMarker[]): GameState => ({
  ...drawn,
  plan: { ...drawn.plan, special: [{ kind: 'escort', side: 'stark' }] },
  markers,
});
const start = withTokens(token('edmure', 'a3'), token('falseEdmure', 'c3'));
const edmureAt = (state: GameState): Hex | undefined => state.markers.find(({ kind }) => kind === 'edmure')?.hex;

test.each(['a3', 'c3'])('R0.1 a unit that ends its turn on %s reveals both tokens, and the false one goes', (place) => {
  const found = after(start, 'order C1 valor', `move C1 ${place}`);
  expect(found.markers).toEqual([token('edmure', 'a3', true)]);
});

test('R0.1 nothing is revealed before the turn ends', () => {
  const { events } = reduce(after(start, 'order C1 valor'), { type: 'move', unit: 0, to: hex(start, 'b3') });
  expect(events.filter(({ type }) => type === 'markerRevealed')).toEqual([]);
});

test('R0.1 the enemy finds nobody', () => {
  const theirs = after(start, 'pass', 'order i1 valor', 'move i1 c3');
  expect(theirs.markers).toEqual(start.markers);
});

test('R2.3 the other house cannot tell the true token from the false one', () => {
  expect(viewFor(start, 'stark').markers.map(({ kind }) => kind)).toEqual(['hidden', 'hidden']);
  expect(viewFor(start, 'lannister').markers.map(({ kind }) => kind)).toEqual(['edmure', 'falseEdmure']);
});

test('R0.1 Edmure goes with the unit that he is with when its turn begins', () => {
  const together = withTokens(token('edmure', 'b2', true));
  const gone = after(together, 'order C1 valor', 'move C1 b1');
  expect(unit(gone, 'C1').hex).toBe(hex(gone, 'b1'));
  expect(edmureAt(gone)).toBe(hex(gone, 'b1'));
});

test('R0.1 nobody takes him along who only rides past, nor an enemy', () => {
  const passed = after(withTokens(token('edmure', 'c2', true)), 'order C1 valor', 'move C1 d2');
  expect(edmureAt(passed)).toBe(hex(passed, 'c2'));
  const theirs = after(withTokens(token('edmure', 'e3', true)), 'pass', 'order i1 valor', 'move i1 d3');
  expect(edmureAt(theirs)).toBe(hex(theirs, 'e3'));
});

test('R13.1 he is driven back with his escort', () => {
  const fought = position(`
.   .   .   .
  .   .C1 .   .
.   .   .i1 .

edges stark top
first lannister
pool stark valor 1
pool lannister valor 1
`);
  const state: GameState = {
    ...fought,
    plan: { ...fought.plan, special: [{ kind: 'escort', side: 'stark' }] },
    markers: [{ hex: hex(fought, 'b2'), kind: 'edmure', owner: 'lannister', faceUp: true }],
  };
  const back = play(after(state, 'order i1 valor', 'done', 'attack i1 C1'), rolls('morale', 'red'));
  const away = after(back, 'retreat b1');
  expect(edmureAt(away)).toBe(hex(away, 'b1'));
  // Who was driven onto a token has not ended its turn there.
  const hidden = { ...back, markers: [{ ...back.markers[0]!, hex: hex(back, 'b1'), faceUp: false }] };
  const over = after(hidden, 'retreat b1', 'decline');
  expect(asked(over)).toBe('stark turn.choose');
  expect(over.markers).toMatchObject([{ faceUp: false }]);
});

test('R0.1 he stays where his escort fell', () => {
  const state = withTokens(token('edmure', 'b2', true));
  const fallen = { ...state, units: state.units.map((one) => (one.label === 'C1' ? { ...one, hex: OFF_BOARD, figures: 0 } : one)) };
  expect(edmureAt(after(fallen, 'pass', 'order i1 valor', 'move i1 d3'))).toBe(hex(state, 'b2'));
});

test('R18.1 he is brought home once he lies face up in one of the hexes of the claim', () => {
  const claim = { kind: 'brought', marker: 'edmure', hexes: [hex(drawn, 'a1'), hex(drawn, 'b1')] } as const;
  expect(holds(gameOf(withTokens(token('edmure', 'b1', true))), claim)).toBe(true);
  expect(holds(gameOf(withTokens(token('edmure', 'b1'))), claim)).toBe(false);
  expect(holds(gameOf(withTokens(token('edmure', 'c1', true))), claim)).toBe(false);
  expect(holds(gameOf(withTokens(token('falseEdmure', 'b1', true))), claim)).toBe(false);
});
