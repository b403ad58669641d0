import type { Language } from '../../content/text';
import type { Pace } from '../../store/settings';
import type { Dialog } from '../../store/table';

/** The words of the menu and of the settings; each sheet has its title under its own name. */
export interface MenuWords extends Readonly<Record<Dialog, string>> {
  readonly exportGame: string;
  readonly otherGames: string;
  readonly kept: string;
  readonly textSize: string;
  readonly pace: string;
  readonly paces: Readonly<Record<Pace, string>>;
  readonly handOver: string;
  readonly handOverHint: string;
  readonly hints: string;
  readonly hintsHint: string;
  readonly letterKeys: string;
  readonly letterKeysHint: string;
}

export const menu: Readonly<Record<Language, MenuWords>> = {
  fr: {
    menu: 'Menu',
    settings: 'Réglages',
    why: 'Pourquoi ?',
    help: 'Apprendre',
    keys: 'Au clavier',
    summary: 'La position',
    exportGame: 'Exporter cette partie',
    otherGames: 'Parties gardées',
    kept: 'La partie est gardée à chaque action : vous la retrouverez ici.',
    textSize: 'Taille du texte',
    pace: 'Mouvements',
    paces: { off: 'aucun', brisk: 'vifs', normal: 'normaux', slow: 'lents' },
    handOver: 'Passage de main',
    handOverHint: 'Quand le tour change de joueur, la page dit d’abord ce que l’autre a fait.',
    hints: 'Premiers pas',
    hintsHint: 'Une ligne explique chaque sorte de décision la première fois qu’elle se présente.',
    letterKeys: 'Touches d’une lettre',
    letterKeysHint: 'Une lettre ou un chiffre suffit ; à éteindre si l’on dicte à l’appareil. La touche ? montre la liste.',
  },
  en: {
    menu: 'Menu',
    settings: 'Settings',
    why: 'Why?',
    help: 'How to play',
    keys: 'By keyboard',
    summary: 'The position',
    exportGame: 'Export this game',
    otherGames: 'Saved games',
    kept: 'The game is kept after every action: you will find it here again.',
    textSize: 'Text size',
    pace: 'Motion',
    paces: { off: 'none', brisk: 'brisk', normal: 'normal', slow: 'slow' },
    handOver: 'Hand-over',
    handOverHint: 'When the turn passes to the other player, the page first tells what was done.',
    hints: 'First steps',
    hintsHint: 'A line explains each kind of decision the first time it comes up.',
    letterKeys: 'Single-letter keys',
    letterKeysHint: 'A letter or digit is enough; turn it off if you dictate to your device. Press ? for the list.',
  },
};
