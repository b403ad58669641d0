import type { ScorerName } from '../../ai/scorer';
import type { Language } from '../../content/text';

/** What an opponent weighs, as said beside how much it weighs. */
export type ScorerWords = Readonly<Record<ScorerName, string>>;

export const scorers: Readonly<Record<Language, ScorerWords>> = {
  fr: {
    elimination: 'une unité ennemie peut être détruite',
    losses: 'ce que l’ennemi perdrait',
    forcedBack: 'l’ennemi peut être repoussé',
    cleared: 'la place peut être libérée',
    menace: 'l’ennemi en devient moins dangereux',
    counterattack: 'la contre-attaque à craindre',
    partingBlow: 'le coup reçu en se dégageant',
    objective: 'le but de la bataille',
    exposure: 'les coups à craindre à cet endroit',
    support: 'des amis tout près',
    command: 'un commandant à portée',
    ground: 'la valeur du terrain',
    closing: 'l’approche de l’ennemi',
    economy: 'les pions et les cartes dépensés',
    morale: 'le moral',
    cardEffect: 'ce que fait la carte ou la capacité',
    fire: 'le feu',
    placement: 'la place choisie',
    material: 'les figurines restantes',
    points: 'les points de victoire',
    playOuts: 'les parties essayées à l’avance',
  },
  en: {
    elimination: 'an enemy unit may be destroyed',
    losses: 'what the enemy would lose',
    forcedBack: 'the enemy may be forced back',
    cleared: 'the place may be cleared',
    menace: 'the enemy becomes less dangerous',
    counterattack: 'the counterattack to be feared',
    partingBlow: 'the blow taken when leaving',
    objective: 'the aim of the battle',
    exposure: 'the blows to be feared there',
    support: 'friends close by',
    command: 'a commander in reach',
    ground: 'the worth of the ground',
    closing: 'closing in on the enemy',
    economy: 'tokens and cards spent',
    morale: 'morale',
    cardEffect: 'what the card or ability does',
    fire: 'fire',
    placement: 'the place chosen',
    material: 'the figures left',
    points: 'victory points',
    playOuts: 'games tried out ahead',
  },
};
