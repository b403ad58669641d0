import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { Text } from '../content/text/text';
import { textOf } from '../content/text';
import type { Table, TableStore } from '../store/table';
import { wordsOf } from './words';
import type { Words } from './words/words';

/** The one store of a page. */
export const TableContext = createContext<TableStore | null>(null);

export function useTable<T>(select: (table: Table) => T): T {
  const store = use(TableContext);
  if (store === null) throw new Error('There is no table around this component');
  return useStore(store, select);
}

/** All words in the language chosen: `text` for the game, `words` for the page around it. */
export function useWords(): { readonly text: Text; readonly words: Words } {
  const language = useTable((table) => table.language);
  return { text: textOf(language), words: wordsOf(language) };
}
