import type { Face } from '../../../model/dice';
import type { BespokeName, Condition, OrderEffect } from '../../../model/effect';
import { type Deeds, cardTeller } from '../cardTeller';
import { withoutPrice } from '../clauses';
import { facesByKind } from '../facesByKind';
import { modifierPhrase } from './modifierPhrase';
import { faces, zones } from './names';
import { selected, unitNoun } from './unitPhrase';

const NUMBERS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq'];

/** Colours agree with the tokens; valor and morale are names. */
const tokens = (face: Face, count: number): string => {
  const agrees = count > 1 && face !== 'valor' && face !== 'morale';
  return `${count > 1 ? 'pions' : 'pion'} ${faces[face]}${agrees ? 's' : ''}`;
};

function conditionText(condition: Condition): string {
  if (condition.kind === 'morale') {
    const { whose, zone, or } = condition;
    return `${whose === 'own' ? 'votre moral' : 'le moral ennemi'} est ${zones[zone]} ou ${or === 'better' ? 'meilleur' : 'pire'}`;
  }
  const held = facesByKind(condition.tokens).map(({ face, count }) => `${NUMBERS[count] ?? count} ${tokens(face, count)}`);
  return `vous avez ${held.join(' et ')}`;
}

const each = (isMany: boolean): string => (isMany ? ' chacune' : '');
const counted = (count: number, noun: string): string => `${count} ${count > 1 ? `${noun}s` : noun}`;
const hexesOf = (count: number): string => (count === 1 ? 'd’une case' : `de ${count} cases`);

const DEEDS: Deeds = {
  order: (order) => `activez ${orderedText(order)}`,
  attackThenMove: (_, isMany) =>
    isMany ? 'les unités activées attaquent d’abord, puis se déplacent' : 'l’unité activée attaque d’abord, puis se déplace',
  modify({ on, modifier, until }) {
    const { text, isMany } = selected(on, 'subject');
    return `${text} ${modifierPhrase(modifier, isMany)} ${until === 'turn' ? 'à ce tour' : 'jusqu’à la fin du round'}`;
  },
  rally({ on, price }, isManyOrdered) {
    if (!isManyOrdered && on.where?.ordered === true) return `mobilisez l’${unitNoun(false, on.where)}`;
    if (price === undefined) return `mobilisez ${selected(on, 'object').text}`;
    const { text, isMany } = selected(withoutPrice(on, price), 'object');
    return `mobilisez ${text} ; ${isMany ? 'chacune' : 'elle'} perd ${counted(price, 'figurine')} autre que son commandant`;
  },
  hit({ on, hits }) {
    const { text, isMany } = selected(on, 'subject');
    return `${text} ${isMany ? 'subissent' : 'subit'}${each(isMany)} ${counted(hits, 'touche')}`;
  },
  retreat({ on, hexes }) {
    const { text, isMany } = selected(on, 'subject');
    return `${text} ${isMany ? 'battent' : 'bat'} en retraite ${hexesOf(hexes)}`;
  },
  disengage({ on }) {
    const { text, isMany } = selected(on, 'subject');
    return `${text} ${isMany ? 'retirent leurs pions' : 'retire son pion'} Engagement sans subir d’attaque de décrochage`;
  },
  morale: ({ amount }) => `${amount > 0 ? 'gagnez' : 'perdez'} ${Math.abs(amount)} de moral`,
  draw: ({ cards }) => `piochez ${counted(cards, 'carte')} Commandement`,
  gainToken: ({ token }) => `prenez 1 pion Ordre ${faces[token]}`,
  commandToken: ({ most }) =>
    `ramenez ${most > 1 ? 'jusqu’à ' : ''}${counted(most, 'pion')} Commandement de vos commandants sur votre plateau de commandement`,
  shift({ on, hexes }) {
    const { text, isMany } = selected(on, 'subject');
    return `${text} ${isMany ? 'peuvent' : 'peut'} se déplacer ${hexesOf(hexes)}${hexes > 1 ? ' au plus' : ''} sans être ${isMany ? 'activées' : 'activée'}`;
  },
  bespoke: ({ name }) => BESPOKE[name],
};

const BESPOKE: Readonly<Record<BespokeName, string>> = {
  rallyOrCaptor:
    'mobilisez l’unité du commandant et toutes les unités amies qui lui sont adjacentes, ou toutes vos unités sur le plateau si elle a capturé un commandant à ce tour',
  moraleForRouts: 'gagnez 1 de moral pour chaque unité ennemie forcée à ce tour de battre en retraite d’au moins 2 cases',
  fanTheFlames: 'chaque feu monte d’un niveau ; choisissez ensuite une direction : jusqu’à 3 feux se propagent de 2 cases de ce côté',
};

const BONDS: Readonly<Record<NonNullable<OrderEffect['bond']>, string>> = {
  sameRank: 'de même rang',
  adjacent: 'adjacentes l’une à l’autre',
};

function orderedText({ count, where, bond, escort }: OrderEffect): string {
  const isMany = count !== 1;
  const beside = where?.besideCommander === true ? ' : celle du commandant ou des unités qui lui sont adjacentes' : '';
  const noun = `${unitNoun(isMany, where, { joiner: count === 'all' ? 'et' : 'ou' })}${bond === undefined ? '' : ` ${BONDS[bond]}`}${beside}`;
  const units = count === 'all' ? `toutes les ${noun}` : `${count} ${noun}`;
  if (escort === undefined) return units;
  return escort === 1
    ? `${units} et 1 unité amie qui lui est adjacente, contrôlée ou non`
    : `${units} et jusqu’à ${escort} unités amies qui lui sont adjacentes, contrôlées ou non`;
}

/** Cards in French. */
export const cards = cardTeller({
  deeds: DEEDS,
  gifts({ modifiers, where, isTheirs }, isMany) {
    const noun = unitNoun(isMany, { ordered: true, ...where }, { joiner: 'et' });
    const subject = isTheirs ? (isMany ? 'elles' : 'elle') : isMany ? `les ${noun}` : `l’${noun}`;
    return `${subject} ${modifiers.map((modifier) => modifierPhrase(modifier, isMany)).join(' et ')}`;
  },
  timings: { before: 'avant', after: 'après', either: 'avant ou après' },
  colon: ' : ',
  tactic: (condition, deeds) => `si ${conditionText(condition)}, ${deeds.join(' ; ')}`,
});
