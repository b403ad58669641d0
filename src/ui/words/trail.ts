import type { Language } from '../../content/text';

/** The stations of a turn: what is chosen, who acts, where they go, whom they fight. */
export type Station = 'order' | 'card' | 'units' | 'moves' | 'attacks';

export const trail: Readonly<Record<Language, Readonly<Record<Station, string>>>> = {
  fr: { order: 'Ordre', card: 'Carte', units: 'Unités', moves: 'Mouvements', attacks: 'Combats' },
  en: { order: 'Order', card: 'Card', units: 'Units', moves: 'Moves', attacks: 'Attacks' },
};
