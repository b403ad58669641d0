// Runs a command-line program written in TypeScript: node src/cli/run.mjs NAME args…
// Node 20 reads no TypeScript, so src/cli/NAME.ts is bundled once for each content of src and kept under node_modules/.cache.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const USAGE_ERROR = 64;
const INTERNAL_ERROR = 70;
const KEPT_UNUSED_MS = 60 * 60 * 1000;

const root = fileURLToPath(new URL('../..', import.meta.url));
const here = join(root, 'src/cli');
const cache = join(root, 'node_modules/.cache/cli');
const debugging = process.env.DEBUG === '1';
const [name = '', ...args] = process.argv.slice(2);

// The bundler's errors span many lines, with the place in the second.
function oneLine(error) {
  const text = stripVTControlCharacters(String(error?.errors?.[0]?.message ?? error?.message ?? error));
  const [first = 'unknown error', second = ''] = text.split('\n').filter((line) => line.trim());
  const place = /─\[ (.+) \]/.exec(second)?.[1];
  return place ? `${place}: ${first}` : first;
}

function fail(error) {
  // A reader that closes the pipe early, as `head` does, is no error.
  if (error?.code === 'EPIPE') process.exit(0);
  writeSync(2, `${name}: ${debugging ? (error?.stack ?? error) : oneLine(error)}\n`);
  process.exit(INTERNAL_ERROR);
}

// The commands cannot import the page, so a change there needs no new bundle.
function contentHash() {
  const ui = join(root, 'src/ui') + sep;
  const files = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(ui))
    .sort();
  const hash = createHash('sha256');
  for (const file of [join(root, 'package-lock.json'), ...files]) {
    hash.update(`${relative(root, file)}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

async function bundle(target) {
  const { build } = await import('vite');
  const scratch = join(cache, `building-${randomUUID()}`);
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      // Measured and fuzzed is what players run.
      define: { 'process.env.NODE_ENV': '"production"' },
      ssr: { noExternal: true },
      build: {
        ssr: join(here, `${name}.ts`),
        outDir: scratch,
        target: 'node20',
        sourcemap: 'inline',
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: `${name}.mjs`, codeSplitting: false } },
      },
    });
    mkdirSync(join(target, '..'), { recursive: true });
    // Renaming is atomic: a second run started meanwhile sees the whole bundle or none.
    renameSync(join(scratch, `${name}.mjs`), target);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function prune(current) {
  for (const entry of readdirSync(cache)) {
    const folder = join(cache, entry);
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (entry !== current && age > KEPT_UNUSED_MS) rmSync(folder, { recursive: true, force: true });
  }
}

process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);
process.stdout.on('error', fail);

const commands = readdirSync(here)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length));

if (!commands.includes(name)) {
  writeSync(2, `usage: node src/cli/run.mjs NAME args…, NAME being one of: ${commands.join(', ')}\n`);
  process.exitCode = USAGE_ERROR;
} else {
  if (debugging) process.setSourceMapsEnabled(true);
  const hash = contentHash();
  const target = join(cache, hash, `${name}.mjs`);
  if (!existsSync(target)) {
    await bundle(target);
    prune(hash);
  }
  const now = new Date();
  utimesSync(join(cache, hash), now, now);
  const { main } = await import(pathToFileURL(target).href);
  process.exitCode = await main(args);
}
