import { describe, expect, test } from 'vitest';
import { clauseList, covers } from '../../src/cli/clauses/clauseList';
import { namedTests } from '../../src/cli/clauses/namedTests';
import { coverageOf } from '../../src/cli/clauses/rulesCoverage';

// Put together from parts, so that these samples are not taken for tests of this file.
const named = (call: string, name: string) => `${call}(${name}, () => {});`;
const clausesIn = (source: string) => namedTests('a.test.ts', source).map((found) => found.clauses);

describe('namedTests', () => {
  test('finds the clauses a name begins with, and only those', () => {
    expect(clausesIn(named('test', "'R7.3 all moves come before R11 attacks, see R9.0'"))).toEqual([['R7.3']]);
    expect(clausesIn(named('it', '"R12.5 R12.6: a unit leaves"'))).toEqual([['R12.5', 'R12.6']]);
    expect(clausesIn(named('test', "'L1339 R9.2 Maege plays SL16'"))).toEqual([['L1339', 'R9.2']]);
    expect(clausesIn(named('test', "'a unit stops (R16.3)'"))).toEqual([]);
  });

  test('finds names of tables, names on the next line and names with quotes', () => {
    expect(clausesIn(named("test.each([['forest', 1]])", "'R16.3 %s'"))).toEqual([['R16.3']]);
    expect(clausesIn("test(\n  'R1.1 long',\n  () => {},\n);")).toEqual([['R1.1']]);
    const source = named('test', String.raw`'R6.3 the captor\'s'`);
    expect(namedTests('a.test.ts', source)[0]?.name).toBe("R6.3 the captor's");
  });

  test('a group is no test', () => {
    expect(clausesIn(named('describe', "'R16.3 forests'"))).toEqual([]);
  });
});

describe('covers', () => {
  test('any line of an example names it, a line outside does not', () => {
    const example = { number: 'L1973-1977', about: '' };
    expect(['L1973', 'L1975', 'L1973–1977', 'L1974-1976'].every((line) => covers(line, example))).toBe(true);
    expect(['L1972', 'L1978', 'L1973-1978', 'R1973.1'].some((line) => covers(line, example))).toBe(false);
  });

  test('a clause is not covered by one whose number begins alike', () => {
    expect(covers('R16.10', { number: 'R16.1', about: '' })).toBe(false);
  });
});

describe('coverageOf', () => {
  const clauses = clauseList('# remark\n\nR1.1 one thing\nR1.2 another | thing\nL12 example\n');
  const tests = namedTests('a.test.ts', [named('test', "'R1.1 a'"), named('test', "'L12 R1.2 b'")].join('\n'));

  test('lists every clause with its tests, the examples apart', () => {
    const { page, gaps } = coverageOf(clauses, tests);
    expect(gaps).toEqual([]);
    expect(page).toContain('| R1.1 | one thing | a.test.ts: R1.1 a |');
    expect(page.indexOf('| L12 |')).toBeGreaterThan(page.indexOf('Worked examples'));
  });

  test('a clause without test is a gap, and so is a clause nobody knows', () => {
    expect(coverageOf(clauses, tests.slice(0, 1)).gaps).toEqual(['R1.2 another | thing: no test', 'L12 example: no test']);
    expect(coverageOf(clauses.slice(0, 2), tests).gaps).toEqual([expect.stringContaining('names L12')]);
  });
});
