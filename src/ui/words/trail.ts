import type { Language } from '../../content/text';
import type { Station } from '../../rules';

export const trail: Readonly<Record<Language, Readonly<Record<Station, string>>>> = {
  fr: { order: 'Ordre', card: 'Carte', units: 'Unités', moves: 'Mouvements', attacks: 'Combats' },
  en: { order: 'Order', card: 'Card', units: 'Units', moves: 'Moves', attacks: 'Attacks' },
};
