import type { Language } from '../../content/text';

/** The words around games that are kept. */
export interface SaveWords {
  readonly begun: (on: Date) => string;
  readonly over: (house: string) => string;
  readonly seat: (house: string, name: string) => string;
  readonly surelyRemove: string;
  readonly removeForGood: string;
  readonly keepIt: string;
  readonly brokenKept: string;
  readonly dropHint: string;
}

const dateIn = (language: Language) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });

export const saves: Readonly<Record<Language, SaveWords>> = {
  fr: {
    begun: (on) => `commencée le ${dateIn('fr').format(on)}`,
    over: (house) => `gagnée par la ${house}`,
    seat: (house, name) => `${house} : ${name}`,
    surelyRemove: 'Supprimer cette partie ?',
    removeForGood: 'Supprimer pour de bon',
    keepIt: 'Garder',
    brokenKept: 'Rien n’est effacé : exportez-la pour la confier à quelqu’un.',
    dropHint: 'Ou déposez le fichier n’importe où sur cette page.',
  },
  en: {
    begun: (on) => `begun on ${dateIn('en').format(on)}`,
    over: (house) => `won by ${house}`,
    seat: (house, name) => `${house}: ${name}`,
    surelyRemove: 'Delete this game?',
    removeForGood: 'Delete for good',
    keepIt: 'Keep',
    brokenKept: 'Nothing is erased: export it to show it to somebody.',
    dropHint: 'Or drop the file anywhere on this page.',
  },
};
