/** Deep equality of plain data; the order of keys does not count. */
export function sameData(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [ours, theirs] = [Object.entries(a), Object.entries(b)];
  const other = new Map(theirs);
  if (ours.length !== theirs.length) return false;
  return ours.every(([key, value]) => other.has(key) && sameData(value, other.get(key)));
}
