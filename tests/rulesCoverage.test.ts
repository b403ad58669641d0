import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { rulesCoverage } from '../src/cli/clauses/rulesCoverage';
import { staleness } from '../src/cli/rules-coverage';

const root = fileURLToPath(new URL('..', import.meta.url));

test('every clause of the rules and every worked example has a test named after it', () => {
  expect(rulesCoverage(root).gaps).toEqual([]);
});

test('docs/rules-coverage.md says which', () => {
  expect(staleness(root, rulesCoverage(root).page)).toEqual([]);
});
