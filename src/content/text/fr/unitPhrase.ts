import type { Selection, UnitFilter } from '../../../model/filter';
import type { UnitClass } from '../../../model/unit';
import { ranks as rankNames } from './names';

/** After the noun « unité ». */
const ofClass: Readonly<Record<UnitClass, string>> = { infantry: 'd’infanterie', cavalry: 'de cavalerie', ranged: 'à distance' };

/** Units as part of a sentence, and whether the verb is in the plural. */
export interface UnitPhrase {
  readonly text: string;
  readonly isMany: boolean;
}

const plural = (isMany: boolean, word: string): string => (isMany ? `${word}s` : word);

interface Setting {
  readonly allegiance?: 'contrôlée' | 'ennemie' | 'amie';
  readonly place?: string;
  readonly joiner?: 'et' | 'ou';
}

/** « unités d’infanterie ennemies engagées dans la zone »: class and rank, then what agrees with the noun. */
export function unitNoun(isMany: boolean, where: UnitFilter = {}, { allegiance, place, joiner = 'ou' }: Setting = {}): string {
  const { ranks, classes, engaged, ready, ordered, hasCommander, figures } = where;
  const states = [
    allegiance === 'contrôlée' ? plural(isMany, allegiance) : '',
    flag(ordered, plural(isMany, 'activée'), `non ${plural(isMany, 'activée')}`),
    flag(ready, plural(isMany, 'activable'), `non ${plural(isMany, 'activable')}`),
    flag(engaged, plural(isMany, 'engagée'), `non ${plural(isMany, 'engagée')}`),
  ].filter((word) => word !== '');
  return [
    plural(isMany, 'unité'),
    classes?.map((kind) => ofClass[kind]).join(` ${joiner} `),
    ranks === undefined ? '' : `de rang ${ranks.map((rank) => rankNames[rank]).join(` ${joiner} `)}`,
    allegiance === undefined || allegiance === 'contrôlée' ? '' : plural(isMany, allegiance),
    states.join(' et '),
    flag(hasCommander, `${plural(isMany, 'menée')} par un commandant`, 'sans commandant'),
    figures === undefined ? '' : `comptant au moins ${figures} ${plural(figures > 1, 'figurine')} hors commandant`,
    place,
  ]
    .filter((word) => word !== undefined && word !== '')
    .join(' ');
}

const flag = (value: boolean | undefined, yes: string, no: string): string => (value === undefined ? '' : value ? yes : no);

/** Own units in the zone are told by being controlled; those ordered are known by that, wherever they went (R9.3). */
const PLACES: Readonly<Record<Selection['reach'], Readonly<Record<Selection['side'] | 'ordered', string>>>> = {
  zone: { own: '', enemy: 'dans la zone', ordered: '' },
  board: { own: 'de tout le plateau', enemy: 'de tout le plateau', ordered: '' },
};

/** The units an effect falls on; `role` says on which side of the verb they stand. */
export function selected({ side, count, where = {}, reach }: Selection, role: 'subject' | 'object'): UnitPhrase {
  const isBeside = where.besideCommander === true;
  if (isBeside && side === 'own' && count === 'all') {
    return { text: `l’unité du commandant et toutes les ${unitNoun(true, where, { allegiance: 'amie' })} qui lui sont adjacentes`, isMany: true };
  }
  const allegiance = side === 'enemy' ? 'ennemie' : reach === 'zone' ? 'contrôlée' : undefined;
  const noun = (isMany: boolean, joiner: 'et' | 'ou' = 'ou') => {
    const beside = `${plural(isMany, 'adjacente')} à celle du commandant`;
    const place = isBeside ? beside : PLACES[reach][where.ordered === true ? 'ordered' : side];
    return unitNoun(isMany, where, { ...(allegiance && { allegiance }), place, joiner });
  };
  if (count === 'all') {
    return role === 'subject' ? { text: `chaque ${noun(false)}`, isMany: false } : { text: `toutes les ${noun(true, 'et')}`, isMany: true };
  }
  if (count === 'any') return { text: `autant d’${noun(true)} que vous le souhaitez`, isMany: true };
  if (count === 1) return { text: `${role === 'subject' ? 'une' : '1'} ${noun(false)}`, isMany: false };
  return { text: `jusqu’à ${count} ${noun(true)}`, isMany: true };
}
