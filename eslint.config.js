import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

// What each room may import: the rooms to its left, and these packages. See docs/architecture.md.
const rooms = {
  model: { rooms: [], packages: [] },
  content: { rooms: ['model'], packages: [] },
  rules: { rooms: ['model', 'content'], packages: [] },
  ai: { rooms: ['model', 'content', 'rules'], packages: [] },
  store: {
    rooms: ['model', 'content', 'rules', 'ai'],
    packages: ['seedrandom/lib/alea\\.js', 'valibot', 'zustand(/.+)?'],
    rulesBy: 'index',
  },
  ui: {
    rooms: ['model', 'content', 'rules', 'ai', 'store'],
    packages: ['react', 'react-dom(/.+)?', 'zustand(/.+)?'],
    rulesBy: 'index',
  },
  cli: { rooms: ['model', 'content', 'rules', 'ai', 'store'], packages: ['node:.+'] },
};
const pureRooms = ['model', 'content', 'rules', 'ai'];

const filesOf = (room) => [`src/${room}/**/*.{ts,tsx}`];

const syntaxEverywhere = [
  { selector: 'TSEnumDeclaration', message: 'No enums: a const array and its union type say the same and vanish.' },
  {
    selector: ':matches(ClassDeclaration, ClassExpression):not([superClass.name=/Error$/])',
    message: 'No classes but errors: state is plain data, behaviour is functions.',
  },
];
const syntaxOfNamedExports = [
  ...syntaxEverywhere,
  {
    selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
    message: 'Named exports only: one thing has one name everywhere.',
  },
];
const syntaxOfPureRooms = [
  ...syntaxOfNamedExports,
  {
    selector: ':matches(Program, ExportNamedDeclaration) > VariableDeclaration[kind="let"]',
    message: 'No module-level let: what changes belongs into the state.',
  },
  { selector: 'ImportExpression', message: 'No dynamic imports: they would go around the import directions.' },
];

const hostGlobals = [
  ...['console', 'crypto', 'document', 'fetch', 'global', 'globalThis', 'localStorage', 'navigator', 'performance'],
  ...['process', 'queueMicrotask', 'requestAnimationFrame', 'self', 'sessionStorage', 'setInterval', 'setTimeout', 'window'],
];

const nodeGlobals = Object.fromEntries(
  ['Buffer', 'console', 'module', 'performance', 'process', 'URL'].map((name) => [name, 'readonly']),
);

function importDirections(room) {
  const allowed = rooms[room];
  const forbidden = Object.keys(rooms).filter((other) => other !== room && !allowed.rooms.includes(other));
  return {
    files: filesOf(room),
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^(\\.{1,2}/)+(src|tests|${forbidden.join('|')})(/|$)`,
              message: `${room} may import only from: ${[room, ...allowed.rooms].join(', ')}.`,
            },
            ...(allowed.rulesBy === 'index'
              ? [{ regex: '^(\\.{1,2}/)+rules/.', message: `${room} knows of the rules only what rules/index.ts tells.` }]
              : []),
            {
              regex: `^(?!\\.{1,2}(/|$))(?!(${allowed.packages.join('|')})$)`,
              message: `Packages allowed in ${room}: ${allowed.packages.join(', ') || 'none'}.`,
            },
          ],
        },
      ],
    },
  };
}

export default defineConfig(
  globalIgnores(['dist/', 'coverage/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // What leaves a record of the state leaves it by `delete`.
      '@typescript-eslint/no-dynamic-delete': 'off',
      // Boards are drawings in ASCII, read one character at a time.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: 'only-allowed-literals' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      eqeqeq: 'error',
      'max-lines': ['error', 200],
      'no-restricted-syntax': ['error', ...syntaxOfNamedExports],
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: nodeGlobals },
    rules: { 'no-restricted-syntax': ['error', ...syntaxEverywhere] },
  },
  // Vite and Playwright want theirs as a default export.
  { files: ['vite.config.ts', 'playwright.config.ts', 'tests/e2e/globalSetup.ts'], rules: { 'no-restricted-syntax': ['error', ...syntaxEverywhere] } },
  { files: ['src/content/**', 'tests/**'], rules: { 'max-lines': 'off' } },
  // Array reads in hot loops and in tests are known to hit; a branch for the miss could never be covered.
  { files: ['src/rules/**', 'tests/**'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
  { files: ['src/ui/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat.recommended] },
  ...Object.keys(rooms).map(importDirections),
  // A declaration file describes somebody else's package, as it is.
  { files: ['**/*.d.ts'], rules: { 'no-restricted-imports': 'off', 'no-restricted-syntax': 'off' } },
  {
    files: pureRooms.flatMap(filesOf),
    rules: {
      'no-restricted-syntax': ['error', ...syntaxOfPureRooms],
      'no-restricted-globals': [
        'error',
        { name: 'Date', message: 'No clock: the same state and action always give the same result.' },
        ...hostGlobals.map((name) => ({ name, message: `${name} is not everywhere the rules run.` })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance is a decider: rolls and shuffles are actions.' },
      ],
    },
  },
);
