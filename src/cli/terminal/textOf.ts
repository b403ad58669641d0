import { readFileSync } from 'node:fs';
import { UsageError } from './usageError';

const STANDARD_INPUT = 0;

/** The one file that a command line names, `-` being standard input. */
export function textOf(args: readonly string[]): string {
  const [file, ...others] = args;
  if (file === undefined || others.length > 0) throw new UsageError('name one file, or - for standard input');
  try {
    return readFileSync(file === '-' ? STANDARD_INPUT : file, 'utf8');
  } catch (error) {
    // Node tells the call as well; what went wrong stands before the comma.
    const [what = ''] = (error as Error).message.split(',');
    throw new UsageError(`cannot read '${file}': ${what}`);
  }
}
