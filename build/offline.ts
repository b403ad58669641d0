import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Writes a service worker that knows every built file, so that the game goes on when the server does not. */
export const offline: Plugin = {
  name: 'offline',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const hash = createHash('sha256');
      for (const file of Object.values(bundle)) hash.update(file.type === 'chunk' ? file.code : file.source);
      const given = readdirSync('public');
      for (const file of given) hash.update(readFileSync(`public/${file}`));
      // The page itself is asked for by the name of its folder.
      const files = ['./', ...[...Object.keys(bundle), ...given].filter((file) => file !== 'index.html')];
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker(hash.digest('hex').slice(0, 12), files) });
    },
  },
};

/**
 * A new version installs itself beside the page that runs and answers from the next load on. The one before stays kept as well,
 * because a page still open may yet ask for a part of it.
 */
const worker = (version: string, files: readonly string[]): string => `
const prefix = 'westeros ' + registration.scope + ' ';
const name = prefix + '${version}';
const open = () => caches.open(name);
const fresh = (file) => new Request(file, { cache: 'no-cache' });
addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(open().then((cache) => cache.addAll(${JSON.stringify(files)}.map(fresh))));
});
addEventListener('activate', (event) => {
  const old = (names) => names.filter((one) => one.startsWith(prefix) && one !== name).slice(0, -1);
  const clean = (names) => Promise.all(old(names).map((one) => caches.delete(one)));
  event.waitUntil(Promise.all([caches.keys().then(clean), clients.claim()]));
});
addEventListener('fetch', (event) => {
  const { request } = event;
  const wanted = request.mode === 'navigate' ? './' : request;
  const among = (store) => store.match(wanted, { ignoreVary: true });
  event.respondWith(open().then(among).then((found) => found ?? among(caches)).then((found) => found ?? fetch(request)));
});
`.trimStart();
