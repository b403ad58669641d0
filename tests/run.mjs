// The whole test command. Every step runs even if an earlier one failed, so that one run shows all there is to mend.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = new URL('../node_modules/.cache/reports/', import.meta.url);

let passed = 0;
let failed = 0;

function npmRun(script) {
  const started = performance.now();
  return new Promise((resolve) => {
    // Through a shell, because npm is a batch file on Windows.
    const child = spawn(`npm run --silent ${script}`, { cwd: root, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('close', (code) =>
      resolve({ ok: code === 0, output: Buffer.concat(output).toString(), seconds: (performance.now() - started) / 1000 }),
    );
  });
}

function show(title, { ok, output, seconds }, note = '') {
  console.log(`${ok ? 'ok  ' : 'FAIL'}  ${title.padEnd(18)} ${seconds.toFixed(1).padStart(6)} s${note && `  ${note}`}`);
  if (!ok) console.log(`\n${output.trimEnd()}\n`);
}

async function check({ title, script }) {
  const result = await npmRun(script);
  if (result.ok) passed += 1;
  else failed += 1;
  show(title, result);
}

async function inPairs(steps) {
  const waiting = [...steps];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await check(step);
  };
  await Promise.all([worker(), worker()]);
}

const vitestCounts = ({ numPassedTests, numFailedTests }) => ({ good: numPassedTests, bad: numFailedTests });
// A test that passes only when tried again is a failure.
const playwrightCounts = ({ stats }) => ({ good: stats.expected, bad: stats.unexpected + stats.flaky });

async function tests({ title, script, file, countsOf }) {
  const report = new URL(file, reports);
  // A report left by an earlier run must not speak for this one.
  rmSync(report, { force: true });
  const result = await npmRun(script);
  const { good, bad } = existsSync(report) ? countsOf(JSON.parse(readFileSync(report, 'utf8'))) : { good: 0, bad: 0 };
  const ran = good + bad;
  const ok = result.ok && ran > 0;
  passed += good;
  // A file that does not load, a missed coverage threshold or no test at all fails without a failing test.
  failed += bad || (ok ? 0 : 1);
  show(title, { ...result, ok }, ran > 0 ? `${ran} tests` : 'no test ran');
}

// The slowest first, two at a time; then the tests, which use two threads themselves.
await inPairs([
  { title: 'lint', script: 'lint' },
  { title: 'types', script: 'types' },
  { title: 'dead code', script: 'deadcode' },
  { title: 'import cycles', script: 'cycles' },
  { title: 'build', script: 'build' },
]);
await tests({ title: 'tests, coverage', script: 'coverage', file: 'vitest.json', countsOf: vitestCounts });
await tests({ title: 'real browser', script: 'e2e', file: 'playwright.json', countsOf: playwrightCounts });

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
