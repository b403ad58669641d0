import type { CommanderId } from '../../model/commander';

const FILES = import.meta.glob<string>('../art/portraits/*.svg', { eager: true, query: '?url', import: 'default' });

/** Where the bust of a commander lies. */
export const portraitOf = (commander: CommanderId): string => FILES[`../art/portraits/${commander}.svg`] ?? '';
