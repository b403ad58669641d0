import type { Action } from '../model/action';

/** Whether two actions say the same, in whatever order their fields were written. */
export function sameAction(one: Action, other: Action): boolean {
  if (one.type !== other.type) return false;
  const fields = Object.entries(one);
  if (Object.keys(other).length !== fields.length) return false;
  const others = new Map<string, unknown>(Object.entries(other));
  return fields.every(([key, value]) => same(value, others.get(key)));
}

function same(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a)) return a === b;
  return Array.isArray(b) && a.length === b.length && a.every((item, i) => item === b[i]);
}
