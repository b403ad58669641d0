/** The way to the first place where two values in plain JSON differ, and what stands there; `null` if they are alike. */
export function firstDifference(a: unknown, b: unknown, path = 'state'): string | null {
  if (Object.is(a, b)) return null;
  if (!isTree(a) || !isTree(b) || Array.isArray(a) !== Array.isArray(b)) return `${path}: ${shown(a)} / ${shown(b)}`;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const difference = firstDifference(a[key], b[key], `${path}.${key}`);
    if (difference !== null) return difference;
  }
  return null;
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));
