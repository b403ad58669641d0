/** What is wrong with a text, and in which line, counted from 1. */
export interface NotationError {
  readonly error: string;
  readonly line: number;
}

/** Thrown within the parsers only; `attempt` turns it into the error they return. */
export class Fault extends Error {
  readonly line: number | null;

  constructor(error: string, line: number | null = null) {
    super(error);
    this.line = line;
  }
}

/** Whoever reads words does not know their line; whoever reads lines does. */
export function onLine<T>(line: number, read: () => T): T {
  try {
    return read();
  } catch (thrown) {
    throw thrown instanceof Fault && thrown.line === null ? new Fault(thrown.message, line) : thrown;
  }
}

export function attempt<T>(read: () => T): T | NotationError {
  try {
    return read();
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown;
    return { error: thrown.message, line: thrown.line ?? 1 };
  }
}
