import type { Language } from '../../content/text';
import type { KeyId } from '../keys/keys';

/** The keys, each with its name on the keyboard and what it does; and the ways between the parts of the table. */
export interface KeyWords extends Readonly<Record<KeyId, readonly [key: string, what: string]>> {
  readonly skip: string;
  readonly question: string;
  readonly undone: string;
}

export const keys: Readonly<Record<Language, KeyWords>> = {
  fr: {
    choose: ['Entrée, espace', 'choisir ce qui a le focus ; Tab va d’un élément à l’autre'],
    arrows: ['Flèches', 'aller de case en case'],
    row: ['Début, Fin', 'aller au début ou à la fin de la rangée'],
    lit: ['N, Maj + N', 'aller à la case suivante ou précédente qui peut être choisie'],
    own: ['O, Maj + O', 'aller à l’unité suivante ou précédente de la Maison qui décide'],
    view: ['+, −, 0', 'agrandir, réduire, tout voir ; Maj + flèches déplace la vue'],
    overlays: ['L, Z, R', 'montrer la ligne de vue, les zones de contrôle, la portée de l’unité pointée'],
    region: ['F6, Maj + F6', 'passer de la question au champ de bataille, aux options, à la main, à la chronique'],
    answer: ['1 à 9', 'donner la réponse de ce rang parmi les boutons de la question'],
    unpick: ['Échap', 'renoncer à ce qui est choisi, fermer ce qui est ouvert'],
    undo: ['U', 'annuler la dernière action'],
    hand: ['H', 'montrer la main tant que la touche est tenue'],
    summary: ['S', 'dire toute la position'],
    keys: ['?', 'montrer cette liste'],
    skip: 'Aller à',
    question: 'Question',
    undone: 'Action annulée.',
  },
  en: {
    choose: ['Enter, space', 'choose what has the focus; Tab goes from one thing to the next'],
    arrows: ['Arrows', 'go from hex to hex'],
    row: ['Home, End', 'go to the beginning or the end of the row'],
    lit: ['N, Shift + N', 'go to the next or previous hex that can be chosen'],
    own: ['O, Shift + O', 'go to the next or previous unit of the house that decides'],
    view: ['+, −, 0', 'zoom in, zoom out, see all; Shift + arrows moves the view'],
    overlays: ['L, Z, R', 'show the line of sight, the zones of control, the reach of the unit pointed at'],
    region: ['F6, Shift + F6', 'go from the question to the battlefield, the options, the hand, the chronicle'],
    answer: ['1 to 9', 'give the answer of that place among the buttons of the question'],
    unpick: ['Esc', 'let go of what was chosen, close what is open'],
    undo: ['U', 'take back the last action'],
    hand: ['H', 'show the hand while the key is held'],
    summary: ['S', 'tell the whole position'],
    keys: ['?', 'show this list'],
    skip: 'Go to',
    question: 'Question',
    undone: 'Action taken back.',
  },
};
