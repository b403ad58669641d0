import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COVERAGE_FILE, rulesCoverage } from './clauses/rulesCoverage';

/**
 * Writes docs/rules-coverage.md; with `--check` it only says what is missing. Run from the top of the project.
 */
export function main(args: readonly string[]): number {
  const [option] = args;
  if (args.length > 1 || (option !== undefined && option !== '--check')) {
    console.error('rules-coverage: the only argument is --check');
    return 2;
  }
  const { page, gaps } = rulesCoverage(process.cwd());
  const problems = option === undefined ? gaps : [...gaps, ...staleness(process.cwd(), page)];
  if (option === undefined) writeFileSync(join(process.cwd(), COVERAGE_FILE), page);
  for (const problem of problems) console.log(problem);
  console.log(problems.length === 0 ? 'every clause has a test' : `${problems.length} to mend`);
  return option === '--check' && problems.length > 0 ? 1 : 0;
}

/** Says so where the page in docs is not the one that would be written now. */
export function staleness(root: string, page: string): readonly string[] {
  const file = join(root, COVERAGE_FILE);
  const upToDate = existsSync(file) && readFileSync(file, 'utf8') === page;
  return upToDate ? [] : [`${COVERAGE_FILE} is out of date: npm run rules-coverage`];
}
