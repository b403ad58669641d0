import type { Language } from '../../content/text';
import type { DieState } from './Die';
import type { HexStateKind } from './HexState';

interface GalleryWords {
  readonly title: string;
  readonly headings: Readonly<
    Record<
      | ('terrain' | 'occupied' | 'onHex' | 'states' | 'dice' | 'tokens' | 'signs' | 'emblems')
      | ('units' | 'deuteranopia' | 'grey' | 'crests' | 'board'),
      string
    >
  >;
  readonly fire: string;
  readonly objective: string;
  readonly held: string;
  readonly engagement: string;
  readonly place: string;
  readonly losses: string;
  readonly states: Readonly<Record<HexStateKind, string>>;
  readonly dieStates: Readonly<Record<DieState, string>>;
}

/** Words of the gallery alone. */
export const GALLERY_WORDS: Readonly<Record<Language, GalleryWords>> = {
  fr: {
    title: 'Galerie des pièces',
    headings: {
      terrain: 'Terrains',
      occupied: 'Occupé : le bord dit encore le terrain',
      onHex: 'Feu, objectif, contrôle, marqueurs',
      states: 'États d’une case',
      dice: 'Dés',
      tokens: 'Pions',
      signs: 'Engagement et mots clés',
      emblems: 'Emblèmes des commandants',
      units: 'Unités',
      deuteranopia: 'Deutéranopie',
      grey: 'Sans couleur',
      crests: 'Maisons',
      board: 'Ensemble',
    },
    fire: 'Feu',
    objective: 'Objectif',
    held: 'Tenu',
    engagement: 'Engagement',
    place: 'Emplacement',
    losses: 'Commandants, pertes, insignes',
    states: {
      hovered: 'Survol',
      legal: 'Permise',
      legalHovered: 'Permise, survolée',
      legalUnit: 'Permise, survolée, occupée',
      selected: 'Choisie',
      target: 'Cible',
      refused: 'Refusée',
      veiled: 'Hors choix',
      zoneOfControl: 'Zone de contrôle',
      focused: 'Focus clavier',
    },
    dieStates: { rolled: 'jet', hit: 'touche', reroll: 'à relancer', noEffect: 'sans effet' },
  },
  en: {
    title: 'Gallery of pieces',
    headings: {
      terrain: 'Terrain',
      occupied: 'Occupied: the rim still tells the terrain',
      onHex: 'Fire, objective, control, markers',
      states: 'States of a hex',
      dice: 'Dice',
      tokens: 'Tokens',
      signs: 'Engagement and keywords',
      emblems: 'Emblems of the commanders',
      units: 'Units',
      deuteranopia: 'Deuteranopia',
      grey: 'Without colour',
      crests: 'Houses',
      board: 'All together',
    },
    fire: 'Fire',
    objective: 'Objective',
    held: 'Held',
    engagement: 'Engagement',
    place: 'Place for one',
    losses: 'Commanders, losses, signs',
    states: {
      hovered: 'Hovered',
      legal: 'Legal',
      legalHovered: 'Legal, hovered',
      legalUnit: 'Legal, hovered, occupied',
      selected: 'Selected',
      target: 'Target',
      refused: 'Refused',
      veiled: 'Not to be chosen',
      zoneOfControl: 'Zone of control',
      focused: 'Keyboard focus',
    },
    dieStates: { rolled: 'rolled', hit: 'hit', reroll: 'to reroll', noEffect: 'no effect' },
  },
};
