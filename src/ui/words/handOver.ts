import type { Language } from '../../content/text';

/** The words of two people at one table: whose turn it is, and who may look. */
export interface HandOverWords {
  readonly title: (house: string, name: string) => string;
  readonly since: (house: string) => string;
  readonly begin: string;
  readonly replay: string;
  readonly secret: (house: string, name: string) => string;
  readonly lookAway: string;
  readonly show: string;
  /** Of an answer that dice, a draw or a secret follow. */
  readonly crosses: string;
  readonly bothOf: (one: string, other: string) => string;
}

export const handOver: Readonly<Record<Language, HandOverWords>> = {
  fr: {
    title: (house, name) => (name === '' ? `À la ${house} de jouer` : `À ${name} de jouer`),
    since: (house) => `Ce qu’a fait la ${house} :`,
    begin: 'Jouer',
    replay: 'Revoir sur le plateau',
    secret: (house, name) => (name === '' ? `Pour la ${house} seulement` : `Pour ${name} seulement`),
    lookAway: 'Ce choix est secret. L’autre joueur détourne les yeux.',
    show: 'Il ne regarde pas : montrer',
    crosses: 'Dés, pioche ou secret suivent : ensuite, annuler demande l’accord des deux joueurs.',
    bothOf: (one, other) => `${one} et ${other}`,
  },
  en: {
    title: (house, name) => `${name === '' ? house : name} to play`,
    since: (house) => `What ${house} did:`,
    begin: 'Play',
    replay: 'Replay it on the board',
    secret: (house, name) => `For ${name === '' ? house : name} only`,
    lookAway: 'This choice is secret. The other player looks away.',
    show: 'No one else is looking: show',
    crosses: 'Dice, a draw or a secret follow: to undo it both players must then agree.',
    bothOf: (one, other) => `${one} and ${other}`,
  },
};
