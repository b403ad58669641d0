import { afterEach, beforeEach, vi } from 'vitest';

/** Catches what a command prints (`printed`) and what it says beside that (`said`) in each test of a file. */
export function listen(): { readonly printed: string[]; readonly said: string[] } {
  const printed: string[] = [];
  const said: string[] = [];
  beforeEach(() => {
    printed.length = 0;
    said.length = 0;
    vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
    vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
  });
  afterEach(() => vi.restoreAllMocks());
  return { printed, said };
}
