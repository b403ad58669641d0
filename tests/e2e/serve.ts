import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

export interface Served {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** The built game in a folder of a server of its own, which can be shut; `change` is what a later version would have otherwise. */
export async function serve(folder: string, change: (file: string, text: string) => string = (_, text) => text): Promise<Served> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = path === folder ? 'index.html' : path.slice(folder.length);
    const type = TYPES[extname(file)] ?? 'text/plain';
    readFile(fileURLToPath(new URL(`../../dist/${file}`, import.meta.url))).then(
      (content) => {
        response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
        response.end(/html|javascript/.test(type) ? change(file, content.toString()) : content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${folder}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
