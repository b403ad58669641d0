import type { Selection, UnitFilter } from '../../../model/filter';
import { classes, ranks as rankNames } from './names';

/** Units as part of a sentence, and whether the verb is in the plural. */
export interface UnitPhrase {
  readonly text: string;
  readonly isMany: boolean;
}

interface Setting {
  readonly allegiance?: 'controlled' | 'enemy' | 'friendly';
  readonly place?: string;
  readonly joiner?: 'and' | 'or';
}

/** "engaged blue or red enemy cavalry unit in the zone": what is asked of the units, before and after the noun. */
export function unitNoun(isMany: boolean, where: UnitFilter = {}, { allegiance, place, joiner = 'or' }: Setting = {}): string {
  const { ranks, classes: kinds, engaged, ready, ordered, hasCommander, figures } = where;
  return [
    allegiance === 'controlled' ? allegiance : '',
    flag(ordered, 'ordered', 'not yet ordered'),
    flag(ready, 'ready', 'spent'),
    flag(engaged, 'engaged', 'unengaged'),
    ranks?.map((rank) => rankNames[rank]).join(` ${joiner} `),
    allegiance === 'controlled' ? '' : allegiance,
    kinds?.map((kind) => classes[kind]).join(` ${joiner} `),
    isMany ? 'units' : 'unit',
    flag(hasCommander, 'led by a commander', 'without a commander'),
    figures === undefined ? '' : `with at least ${figures} ${figures > 1 ? 'figures' : 'figure'} besides any commander`,
    place,
  ]
    .filter((word) => word !== undefined && word !== '')
    .join(' ');
}

const flag = (value: boolean | undefined, yes: string, no: string): string => (value === undefined ? '' : value ? yes : no);

/** Own units in the zone are told by being controlled; those ordered are known by that, wherever they went (R9.3). */
const PLACES: Readonly<Record<Selection['reach'], Readonly<Record<Selection['side'] | 'ordered', string>>>> = {
  zone: { own: '', enemy: 'in the zone', ordered: '' },
  board: { own: 'anywhere on the board', enemy: 'anywhere on the board', ordered: '' },
};

/** The units an effect falls on; `role` says on which side of the verb they stand. */
export function selected({ side, count, where = {}, reach }: Selection, role: 'subject' | 'object'): UnitPhrase {
  const isBeside = where.besideCommander === true;
  if (isBeside && side === 'own' && count === 'all') {
    return { text: `the commander’s unit and all ${unitNoun(true, where, { allegiance: 'friendly' })} adjacent to it`, isMany: true };
  }
  const allegiance = side === 'enemy' ? 'enemy' : reach === 'zone' ? 'controlled' : undefined;
  const place = isBeside ? 'adjacent to the commander’s' : PLACES[reach][where.ordered === true ? 'ordered' : side];
  const noun = (isMany: boolean, joiner: 'and' | 'or' = 'or') =>
    unitNoun(isMany, where, { ...(allegiance && { allegiance }), place, joiner });
  if (count === 'all') {
    return role === 'subject' ? { text: `each ${noun(false)}`, isMany: false } : { text: `all ${noun(true, 'and')}`, isMany: true };
  }
  if (count === 'any') return { text: `any number of ${noun(true)}`, isMany: true };
  if (count === 1) return { text: `${role === 'subject' ? 'one' : '1'} ${noun(false)}`, isMany: false };
  return { text: `up to ${count} ${noun(true)}`, isMany: true };
}
