/** The modules in which words are written and maps are drawn, by their paths from the root of the project. */
export const dataModules = import.meta.glob<Readonly<Record<string, unknown>>>(
  [
    '/src/ai/scorerWords.ts',
    '/src/content/battles/*.ts',
    '!/src/content/battles/{index,plan}.ts',
    '/src/content/text/**/*.ts',
    '/src/ui/words/*.ts',
  ],
  { eager: true },
);
