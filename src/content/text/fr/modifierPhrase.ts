import type { DiceCondition, Modifier } from '../../../model/modifier';
import { keywordWithLevel } from '../keywordWithLevel';
import { keywords } from './names';

type ModifierOf<K extends Modifier['kind']> = Extract<Modifier, { readonly kind: K }>;
type Phrases = { readonly [K in Modifier['kind']]: (modifier: ModifierOf<K>, isMany: boolean) => string };

/** A verb in -er: « gagne », « gagnent ». */
const verb = (isMany: boolean, stem: string): string => (isMany ? `${stem}nt` : stem);
const can = (isMany: boolean): string => (isMany ? 'peuvent' : 'peut');
const plural = (count: number, word: string): string => (count > 1 ? `${word}s` : word);

const WHEN: Readonly<Record<DiceCondition, string>> = {
  always: 'en attaquant',
  flanking: 'lors d’une attaque par débordement',
  againstCommander: 'en attaquant une unité menée par un commandant',
  movedTwo: 'en attaquant après un déplacement d’au moins 2 cases',
  againstCavalry: 'en attaquant de la cavalerie',
  unmoved: 'en attaquant sans avoir bougé',
};

const STOPPED: Readonly<Record<ModifierOf<'ignoresStops'>['during'], (isMany: boolean) => string>> = {
  move: (isMany) => (isMany ? 'leurs déplacements' : 'son déplacement'),
  pursuit: (isMany) => (isMany ? 'leurs poursuites' : 'sa poursuite'),
};

const PHRASES: Phrases = {
  keyword: ({ keyword, level }, isMany) => `${verb(isMany, 'gagne')} ${keywordWithLevel(keywords, keyword, level)}`,
  withoutKeyword: ({ keyword }, isMany) => `${isMany ? 'perdent' : 'perd'} ${keywordWithLevel(keywords, keyword, null)}`,
  dice: ({ amount, when }, isMany) =>
    `${verb(isMany, 'lance')} ${Math.abs(amount)} ${plural(Math.abs(amount), 'dé')} de ${amount > 0 ? 'plus' : 'moins'} ${WHEN[when]}`,
  moves: ({ amount }, isMany) =>
    `${can(isMany)} se déplacer ${amount === 1 ? 'd’une case' : `de ${amount} cases`} de plus`,
  ignoresStops: ({ during }, isMany) => `ne ${isMany ? 'sont' : 'est'} pas ${isMany ? 'arrêtées' : 'arrêtée'} par le terrain pendant ${STOPPED[during](isMany)}`,
  flanks: (_, isMany) => `${verb(isMany, 'attaque')} comme par débordement`,
  valorHits: ({ amount }, isMany) =>
    `${verb(isMany, 'inflige')} ${amount} ${plural(amount, 'touche')} de plus par bravoure obtenue en attaquant`,
  valorDoubles: (_, isMany) => `${verb(isMany, 'inflige')} 2 touches pour chaque bravoure qui touche`,
  valorPierces: (_, isMany) => `${verb(isMany, 'touche')} aussi la cavalerie ennemie sur les bravoures obtenues en attaquant`,
  moraleHits: (_, isMany) => `${verb(isMany, 'inflige')} aussi 1 touche par résultat moral obtenu en attaquant`,
  noCounterattack: (_, isMany) => `ne ${can(isMany)} pas contre-attaquer`,
  dreaded: (_, isMany) => `vous ${isMany ? 'font' : 'fait'} gagner 1 de moral pour chaque unité ennemie forcée de reculer d’au moins 2 cases`,
  unshaken: (_, isMany) => `${verb(isMany, 'ignore')} tous les résultats moral`,
  captureValue: ({ amount }, isMany) =>
    `${verb(isMany, amount < 0 ? 'abaisse' : 'augmente')} de ${Math.abs(amount)} la valeur de capture du commandant qu’${isMany ? 'elles attaquent' : 'elle attaque'}`,
  keepsCards: ({ amount }, isMany) =>
    `vous ${isMany ? 'permettent' : 'permet'} de conserver ${amount} ${plural(amount, 'carte')} Commandement de plus à la fin du round`,
  slipsAway: (_, isMany) => `${can(isMany)} retirer ${isMany ? 'leurs pions' : 'son pion'} Engagement sans subir d’attaque de décrochage`,
  valorKindles: (_, isMany) => `${verb(isMany, 'compte')} les bravoures comme des boucliers verts pour allumer des feux`,
  support: ({ dice }, isMany) =>
    `${can(isMany)} renoncer à ${isMany ? 'leur' : 'son'} attaque pour donner ${dice} ${plural(dice, 'dé')} à une unité adjacente activée à ce tour`,
};

/** What is said of units that have this modifier: the words after « les unités activées ». */
export function modifierPhrase(modifier: Modifier, isMany: boolean): string {
  // The table pairs each kind with its modifier; the look-up loses that pairing.
  const phrase = PHRASES[modifier.kind] as (modifier: Modifier, isMany: boolean) => string;
  return phrase(modifier, isMany);
}
