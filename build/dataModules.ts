/** The modules in which words are written and maps are drawn, by their paths from the root of the project. */
export const dataModules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['/src/content/text/**/*.ts', '/src/ui/words/*.ts', '/src/content/battles/*.ts', '!/src/content/battles/{index,plan}.ts'],
  { eager: true },
);
