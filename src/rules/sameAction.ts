import type { Action } from '../model/action';

/** Whether two actions say the same, in whatever order their fields were written. */
export function sameAction(one: Action, other: Action): boolean {
  if (one.type !== other.type) return false;
  const [a, b] = [one as unknown as Fields, other as unknown as Fields];
  const keys = Object.keys(a);
  return Object.keys(b).length === keys.length && keys.every((key) => same(a[key], b[key]));
}

type Fields = Readonly<Record<string, unknown>>;

function same(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a)) return a === b;
  return Array.isArray(b) && a.length === b.length && a.every((item, i) => item === b[i]);
}
