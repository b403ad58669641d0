import type { Language } from '../../content/text';
import type { Dialog } from '../../store/table';

/** The words of the menu and of the settings; each sheet has its title under its own name. */
export interface MenuWords extends Readonly<Record<Dialog, string>> {
  readonly exportGame: string;
  readonly otherGames: string;
  readonly kept: string;
}

export const menu: Readonly<Record<Language, MenuWords>> = {
  fr: {
    menu: 'Menu',
    settings: 'Réglages',
    help: 'Apprendre',
    exportGame: 'Exporter cette partie',
    otherGames: 'Parties gardées',
    kept: 'La partie est gardée à chaque action : vous la retrouverez ici.',
  },
  en: {
    menu: 'Menu',
    settings: 'Settings',
    help: 'How to play',
    exportGame: 'Export this game',
    otherGames: 'Saved games',
    kept: 'The game is kept after every action: you will find it here again.',
  },
};
