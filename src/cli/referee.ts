import { readFileSync } from 'node:fs';
import { refereed } from './refereeing/refereed';
import { UsageError, guarded } from './terminal/usageError';

const STANDARD_INPUT = 0;

/**
 * Plays a position and actions written in the notation, and prints as JSON what came of them and what may be done next. What
 * the rules refuse or nobody can read fails with 2, told in one line and in the JSON.
 */
export const main = (args: readonly string[]): Promise<number> =>
  guarded('referee', () => {
    const [file, ...others] = args;
    if (file === undefined || others.length > 0) throw new UsageError('name one file, or - for standard input');
    const report = refereed(textOf(file));
    console.log(JSON.stringify(report, null, 2));
    if ('error' in report) throw new UsageError(`line ${report.line}: ${report.error}`);
    if (report.refusal === null) return 0;
    const { line, text, rule, code } = report.refusal;
    throw new UsageError(`line ${line}: "${text}" is refused by ${rule}: ${code}`);
  });

function textOf(file: string): string {
  try {
    return readFileSync(file === '-' ? STANDARD_INPUT : file, 'utf8');
  } catch (error) {
    // Node tells the call as well; what went wrong stands before the comma.
    const [what = ''] = (error as Error).message.split(',');
    throw new UsageError(`cannot read '${file}': ${what}`);
  }
}
