import type { Plugin } from 'vite';

const RUNTIME = 'react/jsx-runtime';
const DIRECT = '\0direct-jsx';

/**
 * Elements are made in a thousand places. React's runtime is no ES module, so that each would call `(0,runtime.jsx)(…)` or
 * `(0,runtime.jsxs)(…)`, which in production are the same function: here it has one short name.
 */
export const directJsx: Plugin = {
  name: 'direct-jsx',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) => (source === RUNTIME && importer !== DIRECT ? DIRECT : null),
  load: (id) =>
    id === DIRECT
      ? `import runtime from '${RUNTIME}'; const make = runtime.jsx; export { make as jsx, make as jsxs }; export const Fragment = runtime.Fragment;`
      : null,
};
