const WINDOW_MS = 1200;
const WARM_UP_MS = 400;
const WINDOWS = 3;

/** What one piece of work was worth: so many of each thing counted. */
export type Work<Figure extends string> = () => Readonly<Record<Figure, number>>;

/** How many of each a second: the median of three windows, after a warm-up. */
export function rates<Figure extends string>(work: Work<Figure>): Record<Figure, number> {
  timed(work, WARM_UP_MS);
  const windows = Array.from({ length: WINDOWS }, () => timed(work, WINDOW_MS));
  const figures = Object.keys(windows[0] ?? {}) as Figure[];
  return Object.fromEntries(figures.map((figure) => [figure, median(windows.map((window) => window[figure]))])) as Record<Figure, number>;
}

function timed<Figure extends string>(work: Work<Figure>, milliseconds: number): Record<Figure, number> {
  const totals: Partial<Record<Figure, number>> = {};
  const started = performance.now();
  let elapsed = 0;
  while (elapsed < milliseconds) {
    for (const [figure, count] of Object.entries<number>(work()) as [Figure, number][]) {
      totals[figure] = (totals[figure] ?? 0) + count;
    }
    elapsed = performance.now() - started;
  }
  for (const figure of Object.keys(totals) as Figure[]) totals[figure] = ((totals[figure] ?? 0) * 1000) / elapsed;
  return totals as Record<Figure, number>;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
