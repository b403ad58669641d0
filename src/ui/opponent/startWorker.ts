/** In the built page this is an entry of the same build, which shares the rules with it (vite.config.ts). */
const ADDRESS = new URL('./worker.ts', import.meta.url);

export const startWorker = (): Worker => new Worker(ADDRESS, { type: 'module' });
