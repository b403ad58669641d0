import type { Language } from '../../content/text';
import type { Provenance } from '../../model/card';

export interface CardWords {
  /** Where a card comes from, in a word or two. */
  readonly origins: Readonly<Record<Provenance, string>>;
  readonly basic: string;
  /** How often a commitment ability is used. */
  readonly once: string;
  readonly limit: string;
  readonly capture: string;
  readonly turned: string;
  readonly seeCard: (commander: string) => string;
  readonly discardOf: (house: string) => string;
  readonly discards: (count: number) => string;
  readonly deck: (count: number) => string;
  readonly noDiscards: string;
  /** Asked once a card is chosen, and why it matters. */
  readonly whoPlays: (title: string) => string;
  readonly itsZone: string;
  /** Asked once a unit is chosen that more than one kind of token can order. */
  readonly withWhat: string;
  readonly cost: (tokens: number) => string;
}

export const cards: Readonly<Record<Language, CardWords>> = {
  fr: {
    origins: { rulebook: 'livret', known: 'connue', ours: 'de notre main' },
    basic: 'base',
    once: 'une fois',
    limit: 'limite',
    capture: 'capture',
    turned: 'déjà utilisée',
    seeCard: (commander) => `Voir la carte : ${commander}`,
    discardOf: (house) => `Défausse : ${house}`,
    discards: (count) => `Défausse : ${count}`,
    deck: (count) => `Pioche : ${count}`,
    noDiscards: 'La défausse est vide.',
    whoPlays: (title) => `Qui joue « ${title} » ?`,
    withWhat: 'Avec quels pions ?',
    itsZone: 'La carte agit dans la zone de contrôle de ce commandant.',
    cost: (tokens) => `${tokens} ${tokens < 2 ? 'pion' : 'pions'} Commandement`,
  },
  en: {
    origins: { rulebook: 'rulebook', known: 'known', ours: 'ours' },
    basic: 'basic',
    once: 'once',
    limit: 'limit',
    capture: 'capture',
    turned: 'already used',
    seeCard: (commander) => `See the card: ${commander}`,
    discardOf: (house) => `Discard pile: ${house}`,
    discards: (count) => `Discard pile: ${count}`,
    deck: (count) => `Deck: ${count}`,
    noDiscards: 'The discard pile is empty.',
    whoPlays: (title) => `Who plays “${title}”?`,
    withWhat: 'With which tokens?',
    itsZone: 'The card acts within the zone of control of that commander.',
    cost: (tokens) => `${tokens} command ${tokens === 1 ? 'token' : 'tokens'}`,
  },
};
