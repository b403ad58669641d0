import type { Level } from '../../ai/level';
import type { Language } from '../../content/text';

export interface OpponentWords {
  /** Who sits there, as a label and in a list. */
  readonly levels: Readonly<Record<Level, string>>;
  /** What to expect of them. */
  readonly levelHints: Readonly<Record<Level, string>>;
  readonly person: string;
  readonly playedBy: (house: string) => string;
  readonly takenBackAlone: string;
}

export const opponent: Readonly<Record<Language, OpponentWords>> = {
  fr: {
    levels: { squire: 'Écuyer', knight: 'Chevalier', lordCommander: 'Lord commandant' },
    levelHints: {
      squire: 'Apprend encore : joue vite et se trompe.',
      knight: 'Pèse chaque coup par ses chances exactes.',
      lordCommander: 'Essaie ses meilleurs coups à l’avance ; réfléchit jusqu’à deux secondes par tour.',
    },
    person: 'Une personne',
    playedBy: (house) => `Qui joue : ${house}`,
    takenBackAlone: 'Une action a été reprise après des dés, une pioche ou un secret.',
  },
  en: {
    levels: { squire: 'Squire', knight: 'Knight', lordCommander: 'Lord commander' },
    levelHints: {
      squire: 'Still learning: plays fast and errs.',
      knight: 'Weighs every move by its exact odds.',
      lordCommander: 'Tries the best moves out ahead; thinks for up to two seconds a turn.',
    },
    person: 'A person',
    playedBy: (house) => `Played by: ${house}`,
    takenBackAlone: 'An action was taken back after dice, a draw or a secret.',
  },
};
