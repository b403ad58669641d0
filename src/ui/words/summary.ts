import type { Language } from '../../content/text';
import type { Zone } from '../../model/morale';

/** What the position needs in words beyond those of the game. */
export interface SummaryWords {
  readonly moraleEven: string;
  readonly morale: (house: string, spaces: number, zone: Zone) => string;
  readonly commandTokens: (count: number) => string;
  readonly passed: string;
  readonly otherHexes: string;
  readonly engagedWith: (hexes: string) => string;
}

/** As they agree with « zone ». */
const ZONES: Readonly<Record<Zone, string>> = { grey: 'grise', green: 'verte', yellow: 'jaune', red: 'rouge' };

export const summary: Readonly<Record<Language, SummaryWords>> = {
  fr: {
    moraleEven: 'Le moral est égal.',
    morale: (house, spaces, zone) => `Moral : ${house} en retrait de ${spaces} ${spaces < 2 ? 'case' : 'cases'}, zone ${ZONES[zone]}`,
    commandTokens: (count) => `${count} ${count < 2 ? 'pion' : 'pions'} Commandement`,
    passed: 'a passé',
    otherHexes: 'Autres cases',
    engagedWith: (hexes) => `engagée avec ${hexes}`,
  },
  en: {
    moraleEven: 'Morale is even.',
    morale: (house, spaces, zone) => `Morale: ${house} down by ${spaces}, ${zone} zone`,
    commandTokens: (count) => `${count} command ${count === 1 ? 'token' : 'tokens'}`,
    passed: 'has passed',
    otherHexes: 'Other hexes',
    engagedWith: (hexes) => `engaged with ${hexes}`,
  },
};
