import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LaunchOptions } from '@playwright/test';

const packageFolder = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', '..');
const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };

/** Named after the version, so that an upgrade never runs the browser of yesterday. */
const folder = fileURLToPath(new URL(`../../node_modules/.cache/chromium-${version}`, import.meta.url));

const isPackaged = process.platform === 'linux' && process.arch === 'x64' && process.env['CHROMIUM'] === undefined;

/** The Chromium that travels in npm; $CHROMIUM goes before it; on other systems the Chrome that is installed. */
export function launchOptions(): LaunchOptions {
  const args = [
    ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    ...['--disable-component-update', '--disable-sync', '--font-render-hinting=none'],
  ];
  const chosen = process.env['CHROMIUM'];
  if (chosen !== undefined) return { args, executablePath: chosen };
  if (!isPackaged) return { args, channel: 'chrome' };
  const env = { ...process.env, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: join(folder, 'fonts') };
  return { args, executablePath: join(folder, 'chromium'), env: definedOnly(env) };
}

/** Unpacks the browser, once. Under another name until it is whole, for whoever runs at the same time. */
export async function unpackBrowser(): Promise<void> {
  if (!isPackaged || existsSync(folder)) return;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  // The package unpacks into the temporary folder, and its libraries only where it believes to run on a server.
  const before = { TMPDIR: process.env['TMPDIR'], AWS_LAMBDA_JS_RUNTIME: process.env['AWS_LAMBDA_JS_RUNTIME'] };
  Object.assign(process.env, { TMPDIR: unfinished, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' });
  const { default: chromium } = await import('@sparticuz/chromium');
  await chromium.executablePath();
  for (const [name, value] of Object.entries(before)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  // Without a configuration of its own it finds no font, and draws no text.
  const fonts = join(folder, 'fonts');
  const configuration = `<fontconfig><dir>${fonts}</dir><cachedir>${join(fonts, 'cache')}</cachedir></fontconfig>`;
  writeFileSync(join(unfinished, 'fonts', 'fonts.conf'), `<?xml version="1.0"?>\n${configuration}\n`);
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
