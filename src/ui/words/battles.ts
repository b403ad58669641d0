import type { Language } from '../../content/text';
import type { Skirmish } from '../../model/skirmish';

/** The words around a battle that may be chosen. */
export interface BattleWords {
  readonly battles: string;
  readonly skirmishes: string;
  readonly lengths: readonly [string, string, string];
  readonly difficulties: readonly [string, string, string];
  readonly rounds: (count: number) => string;
  readonly legend: string;
  readonly special: string;
  readonly army: (units: number) => string;
  readonly ofRank: (count: number, rank: string) => string;
  readonly toPlace: (pieces: number) => string;
  /** Of a commander in a skirmish: his own, what is left of the limit, and how many more may be chosen. */
  readonly worth: (value: number) => string;
  readonly valueLeft: (left: number, limit: number) => string;
  readonly commandersLeft: (count: number) => string;
  readonly chosenInSecret: (skirmish: Skirmish) => string;
}

export const battles: Readonly<Record<Language, BattleWords>> = {
  fr: {
    battles: 'Batailles',
    skirmishes: 'Escarmouches',
    lengths: ['courte', 'moyenne', 'longue'],
    difficulties: ['simple', 'relevée', 'ardue'],
    rounds: (count) => `${count} rounds`,
    legend: 'Légende',
    special: 'Règles de cette bataille',
    army: (units) => `${units} unités`,
    ofRank: (count, rank) => `${count} de rang ${rank}`,
    toPlace: (pieces) => (pieces < 2 ? 'Une dernière pièce à placer' : `${pieces} pièces à placer`),
    worth: (value) => `valeur\u00A0${value}`,
    valueLeft: (left, limit) => `Valeur restante\u00A0: ${left} sur ${limit}`,
    commandersLeft: (count) => (count === 0 ? 'Aucun autre commandant' : count === 1 ? 'Encore un commandant au plus' : `Encore ${count} commandants au plus`),
    chosenInSecret: ({ commanders: { most, value }, draws }) =>
      `Chaque Maison choisit en secret ${most} commandants au plus, de valeur ${value} au plus en tout ; ${draws.units} cartes donnent ses unités, ${draws.terrain} autres son terrain. Puis chacun place le sien, de son côté.`,
  },
  en: {
    battles: 'Battles',
    skirmishes: 'Skirmishes',
    lengths: ['short', 'medium', 'long'],
    difficulties: ['simple', 'moderate', 'demanding'],
    rounds: (count) => `${count} rounds`,
    legend: 'Legend',
    special: 'Rules of this battle',
    army: (units) => `${units} units`,
    ofRank: (count, rank) => `${count} ${rank}`,
    toPlace: (pieces) => (pieces === 1 ? 'One last piece to place' : `${pieces} pieces to place`),
    worth: (value) => `value ${value}`,
    valueLeft: (left, limit) => `Value left: ${left} of ${limit}`,
    commandersLeft: (count) => (count === 0 ? 'No more commanders' : count === 1 ? 'At most one more commander' : `At most ${count} more commanders`),
    chosenInSecret: ({ commanders: { most, value }, draws }) =>
      `Each house chooses in secret up to ${most} commanders, worth at most ${value} in all; ${draws.units} cards bring its units, ${draws.terrain} more its terrain. Then each places its own, on its side.`,
  },
};
