import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { normalizePath, runnerImport, transformWithOxc, type Plugin } from 'vite';
import { withoutTexts } from './withoutTexts.ts';
import type { dataModules } from './dataModules.ts';

const SHARED = 'virtual:data';

/**
 * Words and maps are data: the built page fetches them as one file beside the script, instead of through the script's
 * parser (docs/decisions/009). The sources stay as they are, typed and with their grammar in code.
 */
export function dataBesideScript(): Plugin {
  const modules = new Map<string, string>();
  let file = '';
  return {
    name: 'data-beside-script',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const entries: unknown[] = [];
      const { module } = await runnerImport<{ readonly dataModules: typeof dataModules }>('./build/dataModules.ts');
      for (const [path, exported] of Object.entries(module.dataModules)) {
        const id = normalizePath(join(process.cwd(), path));
        modules.set(id, `import $data from '${SHARED}';\n${await codeWithoutData(id, { ...exported }, entries)}`);
      }
      file = this.emitFile({ type: 'asset', name: 'data.json', source: JSON.stringify(entries) });
    },
    resolveId: (id) => (id === SHARED ? `\0${SHARED}` : null),
    load(id) {
      if (id === `\0${SHARED}`) return `export default await (await fetch(import.meta.ROLLUP_FILE_URL_${file})).json();`;
      const code = modules.get(id);
      return code === undefined ? null : { code, moduleType: 'js' };
    },
    // Asked for at once, not only when the script has been read.
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => name.includes('/data-'))
          .map((name) => ({ tag: 'link', attrs: { rel: 'preload', as: 'fetch', crossorigin: '', href: `./${name}` } })),
    },
  };
}

/** A module of nothing but data becomes one entry; of another only its texts are taken out. */
async function codeWithoutData(path: string, exported: object, entries: unknown[]): Promise<string> {
  if (isDeepStrictEqual(JSON.parse(JSON.stringify(exported)), exported)) {
    return `export const { ${Object.keys(exported).join(', ')} } = $data[${entries.push(exported) - 1}];\n`;
  }
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path);
  return withoutTexts(code, entries);
}
