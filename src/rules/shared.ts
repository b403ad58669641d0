type Fields = Record<string, unknown>;

/**
 * `after`, in which everything that says the same as its counterpart in `before` is that very object, and all else is
 * frozen. So what an action did not change stays identical, which is what views compare by. `after` is used up.
 */
export const shared = <T>(before: T | null, after: T): T => merge(before, after) as T;

function merge(before: unknown, after: unknown): unknown {
  // What is frozen already is data of the box or part of an older state.
  if (before === after || typeof after !== 'object' || after === null || Object.isFrozen(after)) return after;
  return Array.isArray(after) ? mergeList(before, after) : mergeFields(before, after as Fields);
}

function mergeList(before: unknown, after: unknown[]): unknown {
  const old: readonly unknown[] = Array.isArray(before) ? before : [];
  let isSame = Array.isArray(before) && old.length === after.length;
  for (let i = 0; i < after.length; i += 1) {
    const value = after[i];
    if (value === old[i]) continue;
    const merged = merge(old[i], value);
    after[i] = merged;
    if (merged !== old[i]) isSame = false;
  }
  return isSame ? before : Object.freeze(after);
}

const NOTHING: Fields = {};

function mergeFields(before: unknown, after: Fields): unknown {
  const old = typeof before === 'object' && before !== null ? (before as Fields) : NOTHING;
  let isSame = old !== NOTHING;
  for (const key in after) {
    const [value, was] = [after[key], old[key]];
    if (value === was) continue;
    const merged = merge(was, value);
    after[key] = merged;
    if (merged !== was) isSame = false;
  }
  if (isSame) for (const key in old) if (!(key in after)) isSame = false;
  return isSame ? before : Object.freeze(after);
}
