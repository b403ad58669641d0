import type { Language } from '../../content/text';

/** What the position needs in words beyond those of the game. */
export interface SummaryWords {
  readonly moraleEven: string;
  readonly morale: (house: string, spaces: number, zone: string) => string;
  readonly passed: string;
  readonly otherHexes: string;
  readonly engagedWith: (hexes: string) => string;
}

export const summary: Readonly<Record<Language, SummaryWords>> = {
  fr: {
    moraleEven: 'Le moral est égal.',
    morale: (house, spaces, zone) => `Moral : ${house} en retrait de ${spaces}, zone de couleur ${zone}`,
    passed: 'a passé',
    otherHexes: 'Autres cases',
    engagedWith: (hexes) => `engagée avec ${hexes}`,
  },
  en: {
    moraleEven: 'Morale is even.',
    morale: (house, spaces, zone) => `Morale: ${house} down by ${spaces}, ${zone} zone`,
    passed: 'has passed',
    otherHexes: 'Other hexes',
    engagedWith: (hexes) => `engaged with ${hexes}`,
  },
};
