import type { AttackForm } from '../../model/task';
import type { Words } from '../words/words';

/** Where each kind of attack stands in the rulebook. */
const CLAUSES: Readonly<Record<AttackForm | 'flanking', string>> = {
  melee: 'R11',
  flanking: 'R12.4',
  ranged: 'R10',
  hounds: 'R15.8',
  parting: 'R12.6',
  counter: 'R11.9',
};

export function formOf(form: AttackForm, flanking: boolean, words: Words): { readonly name: string; readonly clause: string } {
  const kind = flanking ? 'flanking' : form;
  return { name: words.combat.forms[kind], clause: CLAUSES[kind] };
}
