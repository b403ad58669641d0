/** All modules in which words are written, by their paths from the root of the project. */
export const wordModules = import.meta.glob<Readonly<Record<string, unknown>>>(['/src/content/text/**/*.ts', '/src/ui/words/*.ts'], {
  eager: true,
});
