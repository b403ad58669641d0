import { sentence } from '../sentence';
import type { Asking, UnitCalled } from '../text';
import { commanders } from './commanders';
import { units } from './names';
import { isOne } from './isOne';

/** One's own unit: a commander by name, else "your Winterfell Riders". */
const yours = ({ type, commander }: UnitCalled): string => (commander === null ? `your ${units[type]}` : commanders[commander].name);

const theirs = ({ type, commander }: UnitCalled): string => (commander === null ? `the ${units[type]}` : commanders[commander].name);

/** The verb for one or for many; a commander is one, whoever rides with him. */
const verb = (unit: UnitCalled, one: string, many: string): string => (unit.commander !== null || isOne(unit) ? one : many);

export const asking: Asking = {
  'orders.move': (unit) => ({
    question: `Where ${verb(unit, 'does', 'do')} ${yours(unit)} go?`,
    answers: { done: 'Stay put' },
  }),
  'orders.attack': (unit) => ({ question: `Whom ${verb(unit, 'does', 'do')} ${yours(unit)} attack?`, answers: { done: 'Do not attack' } }),
  'disengage.partingBlow': (unit) => ({
    question: `Deal ${theirs(unit)} a parting blow?`,
    reason: sentence(`${theirs(unit)} ${verb(unit, 'breaks', 'break')} off the engagement`),
  }),
  'attack.reroll': (unit, target) => ({
    reason: sentence(`${yours(unit)} ${verb(unit, 'flanks', 'flank')} ${theirs(target)}`),
  }),
  'attack.stand': (_, target) => ({ reason: `Stalwart: ${yours(target)} can hold.` }),
  'attack.counterattack': (unit, target) => ({
    question: `Counterattack ${theirs(unit)}?`,
    reason: `Stalwart: ${yours(target)} ${verb(target, 'has', 'have')} held.`,
  }),
  'attack.follow': (_, target) => ({ reason: sentence(`${theirs(target)} ${verb(target, 'has', 'have')} left the hex`) }),
  'attack.pursuit': (unit) => ({ question: `Whom ${verb(unit, 'does', 'do')} ${yours(unit)} attack next?` }),
  'retreat.step': (unit) => ({ question: `Where ${verb(unit, 'does', 'do')} ${yours(unit)} fall back to?` }),
};
