import type { Language } from '../../content/text';

/** What is told of a battle that is over. */
export interface VictoryWords {
  readonly decisive: string;
  readonly losses: string;
  readonly unitsLost: (count: number, of: number) => string;
  readonly figuresLost: (count: number) => string;
  readonly held: string;
  readonly captives: string;
  readonly nobody: string;
  readonly rematch: string;
  readonly finalBoard: string;
  readonly finalMorale: (space: number, house: string) => string;
  readonly evenMorale: string;
}

export const victory: Readonly<Record<Language, VictoryWords>> = {
  fr: {
    decisive: 'Dernier coup marquant',
    losses: 'Pertes',
    unitsLost: (count, of) => `${count} sur ${of} unités`,
    figuresLost: (count) => `${count} ${count < 2 ? 'figurine' : 'figurines'}`,
    held: 'Objectifs tenus',
    captives: 'Captifs',
    nobody: 'aucun',
    rematch: 'Revanche',
    finalBoard: 'Le champ de bataille à la fin',
    finalMorale: (space, house) => `case ${space}, côté ${house}`,
    evenMorale: 'au milieu',
  },
  en: {
    decisive: 'Last telling blow',
    losses: 'Losses',
    unitsLost: (count, of) => `${count} of ${of} units`,
    figuresLost: (count) => `${count} ${count === 1 ? 'figure' : 'figures'}`,
    held: 'Objectives held',
    captives: 'Captives',
    nobody: 'none',
    rematch: 'Rematch',
    finalBoard: 'The battlefield at the end',
    finalMorale: (space, house) => `space ${space}, on the side of ${house}`,
    evenMorale: 'in the middle',
  },
};
