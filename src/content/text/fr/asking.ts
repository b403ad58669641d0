import { sentence } from '../sentence';
import type { Asking, UnitCalled } from '../text';
import { commanders } from './commanders';
import { units } from './names';
import { called, isMany } from './unitCalled';

/** One's own unit: a commander by name, else « vos Cavaliers », « votre Ost ». */
function yours(unit: UnitCalled): string {
  if (unit.commander !== null) return commanders[unit.commander].name;
  return `${isMany(unit) ? 'vos' : 'votre'} ${units[unit.type]}`;
}

const theirs = (unit: UnitCalled): string =>
  unit.commander === null ? called({ ...unit, mark: '' }, 'the') : commanders[unit.commander].name;

/** The verb for one or for many; a commander is one, whoever rides with him. */
const verb = (unit: UnitCalled, one: string, many: string): string => (unit.commander === null && isMany(unit) ? many : one);

export const asking: Asking = {
  'orders.move': (unit) => ({
    question: `Où ${verb(unit, 'va', 'vont')} ${yours(unit)} ?`,
    answers: { done: 'Rester sur place' },
  }),
  'orders.attack': (unit) => ({ question: `Quelle cible pour ${yours(unit)} ?`, answers: { done: 'Ne pas attaquer' } }),
  'disengage.partingBlow': (unit) => ({
    question: `Frapper ${theirs(unit)} au décrochage ?`,
    reason: sentence(`${theirs(unit)} ${verb(unit, 'rompt', 'rompent')} l’engagement`),
  }),
  'attack.reroll': (unit, target) => ({
    reason: sentence(`${yours(unit)} ${verb(unit, 'déborde', 'débordent')} ${theirs(target)}`),
  }),
  'attack.stand': (_, target) => ({ reason: `Hardi : ${yours(target)} ${verb(target, 'peut', 'peuvent')} tenir.` }),
  'attack.counterattack': (unit, target) => ({
    question: `Contre-attaquer ${theirs(unit)} ?`,
    reason: `Hardi : ${yours(target)} ${verb(target, 'a', 'ont')} tenu.`,
  }),
  'attack.follow': (_, target) => ({ reason: sentence(`${theirs(target)} ${verb(target, 'a', 'ont')} quitté la case`) }),
  'attack.pursuit': (unit) => ({ question: `Quelle nouvelle cible pour ${yours(unit)} ?` }),
  'retreat.step': (unit) => ({ question: `Où ${verb(unit, 'recule', 'reculent')} ${yours(unit)} ?` }),
};
