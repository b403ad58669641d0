import type { Language } from '../../content/text';

/** The parts of the table on a small screen. */
export type TabWords = Readonly<Record<'label' | 'board' | 'hand' | 'orders' | 'commanders' | 'chronicle', string>>;

export const tabs: Readonly<Record<Language, TabWords>> = {
  fr: { label: 'Parties de la table', board: 'Plateau', hand: 'Main', orders: 'Ordres', commanders: 'Chefs', chronicle: 'Chronique' },
  en: { label: 'Parts of the table', board: 'Board', hand: 'Hand', orders: 'Orders', commanders: 'Leaders', chronicle: 'Chronicle' },
};
