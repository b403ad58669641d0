import { Worker, parentPort, workerData } from 'node:worker_threads';
import type { Job } from './job';
import { playedGame } from './job';
import type { Played } from './soloBattle';

/** Told to a worker: the games of this job, one index after another. */
interface Order {
  readonly batailles: Job;
}

const isOrder = (data: unknown): data is Order => typeof data === 'object' && data !== null && 'batailles' in data;

// A bundled command is one file, so that a worker can be started from it; source is not run by Node itself.
const isBundled = import.meta.url.endsWith('.mjs');

if (parentPort !== null && isOrder(workerData)) {
  const { batailles } = workerData;
  parentPort.on('message', (index: number) => parentPort?.postMessage(playedGame(batailles, index)));
}

/** All games of a job, in their order, whichever core played them. */
export async function playedOnAllCores(job: Job, cores: number, watch: (played: number) => void): Promise<Played[]> {
  const results: Played[] = [];
  let next = 0;
  let played = 0;
  const keep = (index: number, result: Played): void => {
    results[index] = result;
    watch((played += 1));
  };
  if (!isBundled || cores === 1) {
    for (; next < job.games; next += 1) keep(next, playedGame(job, next));
    return results;
  }
  const work = (): Promise<void> =>
    new Promise((done, fail) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: { batailles: job } satisfies Order });
      let index = 0;
      const goOn = (): void => {
        index = next++;
        if (index < job.games) worker.postMessage(index);
        else void worker.terminate().then(() => done());
      };
      worker.on('error', fail);
      worker.on('message', (result: Played) => {
        keep(index, result);
        goOn();
      });
      goOn();
    });
  await Promise.all(Array.from({ length: Math.min(cores, job.games) }, work));
  return results;
}
