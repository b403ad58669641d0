/** What the caller got wrong, in one line. */
export class UsageError extends Error {}

/** Runs a command; wrong arguments are answered by one line and exit code 2. */
export async function guarded(name: string, command: () => number | Promise<number>): Promise<number> {
  try {
    return await command();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${name}: ${error.message}`);
    return 2;
  }
}
