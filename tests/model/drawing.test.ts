import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Drawing } from '../../src/model/drawing';
import { GROUND_UNDER, isTerrainToken, parseDrawing, printDrawing } from '../../src/model/drawing';
import { sideOfLabel, surveyDrawing, typeOfLabel } from '../../src/model/drawing';
import { GROUNDS, TERRAIN_TOKENS, type Terrain } from '../../src/model/terrain';
import { UNIT_TYPES } from '../../src/model/unit';

const LETTERS = ['I', 'C', 'A', 'K', 'i', 'c', 'a', 'h'];

/** Any battlefield that is not a single indented row, which looks just like one that is not indented. */
const drawings: fc.Arbitrary<Drawing> = fc
  .record({
    columns: fc.integer({ min: 1, max: 6 }),
    rows: fc.integer({ min: 2, max: 6 }),
    indented: fc.constantFrom(0 as const, 1 as const),
  })
  .chain((grid) => {
    const size = grid.columns * grid.rows;
    const cell = fc.record({
      terrain: fc.constantFrom<Terrain>(...GROUNDS, ...TERRAIN_TOKENS),
      hasUnit: fc.boolean(),
      isMarked: fc.boolean(),
    });
    const labels = fc.shuffledSubarray(
      LETTERS.flatMap((letter) => Array.from({ length: 10 }, (_, digit) => letter + String(digit))),
      { minLength: size, maxLength: size },
    );
    return fc.tuple(fc.array(cell, { minLength: size, maxLength: size }), labels).map(([cells, names]) => ({
      grid,
      ground: cells.map(({ terrain }) => (isTerrainToken(terrain) ? GROUND_UNDER[terrain] : terrain)),
      tokens: Object.fromEntries(
        cells.flatMap(({ terrain }, hex) => (isTerrainToken(terrain) ? [[hex, terrain]] : [])),
      ),
      units: cells.flatMap(({ terrain, hasUnit }, hex) =>
        hasUnit && terrain !== 'void' ? [{ label: names[hex]!, hex }] : [],
      ),
      marks: cells.flatMap(({ terrain, isMarked }, hex) => (isMarked && terrain !== 'void' ? [hex] : [])),
    }));
  });

describe('parseDrawing', () => {
  test('reads terrain, units and marks, whatever the margin', () => {
    const expected = {
      grid: { columns: 3, rows: 2, indented: 0 },
      ground: ['plain', 'forest', 'plain', 'plain', 'river', 'void'],
      tokens: { 4: 'ford' },
      units: [
        { label: 'i1', hex: 2 },
        { label: 'C2', hex: 3 },
      ],
      marks: [1, 3],
    };
    expect(parseDrawing('  .   &x  .i1\n.C2x:\n')).toEqual(expected);
    expect(
      parseDrawing(`
          .   &x  .i1
        .C2x:
      `),
    ).toEqual(expected);
  });

  test('reads back every drawing that was printed', () => {
    fc.assert(
      fc.property(drawings, (drawing) => {
        expect(parseDrawing(printDrawing(drawing))).toEqual(drawing);
      }),
    );
  });

  test('takes one row as not indented', () => {
    expect(parseDrawing('  .   .')).toMatchObject({ grid: { columns: 2, rows: 1, indented: 1 } });
  });

  test.each([
    ['', 1, 1, 'empty'],
    ['.\n\n.', 2, 1, 'empty'],
    ['.   .\n .   .', 2, 2, 'out of step'],
    ['.   .\n.   .', 2, 1, 'out of step'],
    ['.   .\n  .   ?', 2, 7, '"?" is no terrain'],
    ['.   .\n  .   .Z1', 2, 8, '"Z1" is no unit'],
    ['.I  .', 1, 2, '"I " is no unit'],
    ['.I1 .I1', 1, 6, 'two units "I1"'],
    ['.I1o.', 1, 4, '"o" is no mark'],
    ['.I1i1.', 1, 4, '"I1" and "i1" stand in one hex'],
    ['.    I1', 1, 5, '"I1" stands on no hex'],
    ['_I1', 1, 1, '"I1" stands on no hex'],
  ])('says where %j is wrong, and how', (text, line, column, message) => {
    expect(parseDrawing(text)).toEqual({ line, column, error: expect.stringContaining(message) as string });
  });
});

describe('surveyDrawing', () => {
  test('tells the first error of every row', () => {
    const errors = surveyDrawing('.   ?   ?\n  .   .\n.Z1 ?\n');
    expect(errors).toMatchObject([
      { line: 1, column: 5, error: expect.stringContaining('"?" is no terrain') as string },
      { line: 3, column: 2, error: expect.stringContaining('"Z1" is no unit') as string },
    ]);
  });
});

describe('labels', () => {
  test('name the type of a unit by their letter', () => {
    expect(LETTERS.map((letter) => typeOfLabel(`${letter}1`))).toEqual(UNIT_TYPES);
  });

  test('are a known letter and a digit', () => {
    expect(['Z1', 'I', 'I12', 'II', ''].map(typeOfLabel)).toEqual([null, null, null, null, null]);
  });

  test('name the house by their case', () => {
    expect(LETTERS.map((letter) => sideOfLabel(`${letter}1`))).toEqual([
      ...Array<string>(4).fill('stark'),
      ...Array<string>(4).fill('lannister'),
    ]);
  });
});
