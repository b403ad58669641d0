const ROUNDS = 2e8;

/** How fast this machine is just now: millions of rounds a second of a plain integer loop. */
export function calibration(): number {
  const started = performance.now();
  let h = 0;
  for (let i = 0; i < ROUNDS; i++) {
    h = Math.imul(h ^ i, 0x9e3779b1);
    h ^= h >>> 15;
  }
  const seconds = (performance.now() - started) / 1000;
  // The result must be used, or the compiler may drop the loop.
  return Number.isInteger(h) ? ROUNDS / 1e6 / seconds : 0;
}
