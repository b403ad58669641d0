/// <reference types="vitest/config" />
import { dirname, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { offline } from './build/offline.ts';
import { dataBesideScript } from './build/dataBesideScript.ts';
import { directJsx } from './build/directJsx.ts';

// The development server injects inline scripts, which the page's own policy rightly refuses; the built page keeps it.
const relaxPolicyInDevelopment: Plugin = {
  name: 'relax-policy-in-development',
  apply: 'serve',
  transformIndexHtml: (html) => html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ''),
};

// Where a file says `new URL('./worker.ts', import.meta.url)`, that worker becomes an entry of the page's own build, and shares the
// rules with it; left to itself Vite builds it apart, with rules of its own (decision 011).
const WORKER_ADDRESS = "new URL('./worker.ts', import.meta.url)";
const workerOfTheSameBuild: Plugin = {
  name: 'worker-of-the-same-build',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!code.includes(WORKER_ADDRESS)) return null;
    const worker = this.emitFile({ type: 'chunk', id: resolve(dirname(id), 'worker.ts'), name: 'worker' });
    return { code: code.replace(WORKER_ADDRESS, `import.meta.ROLLUP_FILE_URL_${worker}`), map: null };
  },
};

export default defineConfig({
  // Relative, so that the built folder can be served from any path.
  base: './',
  plugins: [react(), directJsx, workerOfTheSameBuild, dataBesideScript(), offline, relaxPolicyInDevelopment],
  build: {
    target: 'es2022',
    // Data addresses would have to be allowed by the page's policy, one kind after the other.
    assetsInlineLimit: 0,
    // Every browser that can run the page knows how to preload modules.
    modulePreload: { polyfill: false },
    // The weight is a test of its own (tests/e2e/size.spec.ts), counted as it travels.
    chunkSizeWarningLimit: 1000,
    // Reading all words and maps takes a second, and may.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  test: {
    pool: 'threads',
    maxWorkers: 2,
    reporters: ['default', ['json', { outputFile: 'node_modules/.cache/reports/vitest.json' }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/ui/**', 'tests/e2e/**'],
          // Pure functions share nothing, so files need no fresh module graph each.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'jsdom',
          include: ['tests/ui/**/*.test.tsx'],
          setupFiles: ['tests/ui/setup.ts'],
          // Roles are looked for in the whole page, which takes its time where many tests run at once.
          testTimeout: 60_000,
          isolate: false,
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['src/{model,content,rules,ai,store}/**/*.ts'],
      exclude: ['**/*.d.ts'],
      reporter: [['text', { skipFull: true }], 'html'],
      reportsDirectory: 'node_modules/.cache/reports/coverage',
      thresholds: {
        'src/model/**': { branches: 95 },
        'src/rules/**': { branches: 95 },
      },
    },
  },
});
