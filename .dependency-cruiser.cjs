// Only cycles: who may import whom is lint's, in eslint.config.js. Type-only imports may go around,
// since they vanish and the words of a vocabulary do refer to each other.
module.exports = {
  forbidden: [{ name: 'no-circular', severity: 'error', from: {}, to: { circular: true } }],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: false,
    tsConfig: { fileName: 'tsconfig.node.json' },
  },
};
