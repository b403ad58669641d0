import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/e2e/browser';

// A port of this run's own, told to its workers: two runs side by side never see each other's page.
const port = (process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 20_000)));
const address = `http://127.0.0.1:${port}/`;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'node_modules/.cache/reports/e2e',
  globalSetup: './tests/e2e/globalSetup.ts',
  reporter: [['line'], ['json', { outputFile: 'node_modules/.cache/reports/playwright.json' }]],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  use: {
    baseURL: address,
    launchOptions: launchOptions(),
    viewport: { width: 1366, height: 768 },
    locale: 'fr-FR',
    reducedMotion: 'reduce',
  },
  projects: [
    { name: 'e2e', testMatch: '**/*.spec.ts' },
    { name: 'shots', testMatch: '**/shots.ts' },
    { name: 'pictures', testMatch: '**/pictures.ts' },
    { name: 'bench', testMatch: '**/bench.ts' },
  ],
  webServer: {
    command: `npx vite preview --host 127.0.0.1 --port ${port} --strictPort`,
    url: address,
  },
});
