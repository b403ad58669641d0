import { refereed } from './refereeing/refereed';
import { textOf } from './terminal/textOf';
import { UsageError, guarded } from './terminal/usageError';

/**
 * Plays a position and actions written in the notation, and prints as JSON what came of them and what may be done next. What
 * the rules refuse or nobody can read fails with 2, told in one line and in the JSON.
 */
export const main = (args: readonly string[]): Promise<number> =>
  guarded('referee', () => {
    const report = refereed(textOf(args));
    console.log(JSON.stringify(report, null, 2));
    if ('error' in report) throw new UsageError(`line ${report.line}: ${report.error}`);
    if (report.refusal === null) return 0;
    const { line, text, rule, code } = report.refusal;
    throw new UsageError(`line ${line}: "${text}" is refused by ${rule}: ${code}`);
  });
