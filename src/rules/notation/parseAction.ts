import type { Action, ActionType } from '../../model/action';
import type { Form } from './actionForms';
import { ACTION_FIELDS, ACTION_FORMS, fieldIn } from './actionForms';
import type { NotationError } from './fault';
import { attempt, Fault } from './fault';
import type { Board } from './words';

/** An action from its line; labels and hexes are those of the board. Whether it is legal is the rules' to say. */
export const parseAction = (text: string, board: Board): Action | NotationError =>
  attempt(() => readAction(text.trim().split(/\s+/), board));

export function readAction(words: readonly string[], board: Board): Action {
  const [verb = ''] = words;
  const forms = FORMS.filter((form) => form.words[0] === verb);
  if (forms.length === 0) throw new Fault(`"${verb}" is no action: use one of ${VERBS.join(' ')}`);
  const form = forms.find((one) => fits(one, words));
  if (form === undefined) throw new Fault(`Write it as ${forms.map((one) => `"${one.words.join(' ')}"`).join(' or ')}`);
  const entries = form.words.flatMap((word, index) => {
    const name = fieldIn(word);
    if (name === null) return [];
    const { read, isList } = ACTION_FIELDS[name];
    return [[name, isList ? words.slice(index).map((one) => read(one, board)) : read(words[index], board)] as const];
  });
  // The table has a form for each type of action, and each form its fields.
  return { type: form.type, ...Object.fromEntries(entries), ...form.fixed } as Action;
}

interface TypedForm extends Form {
  readonly type: ActionType;
}

const FORMS: readonly TypedForm[] = Object.entries(ACTION_FORMS).flatMap(([type, forms]) =>
  forms.map((form) => ({ ...form, type: type as ActionType })),
);

const VERBS = [...new Set(FORMS.map(({ words }) => words[0]))];

function fits(form: Form, words: readonly string[]): boolean {
  const fields = form.words.map(fieldIn);
  const last = fields.at(-1) ?? null;
  const isOpen = last !== null && ACTION_FIELDS[last].isList;
  if (isOpen ? words.length < form.words.length - 1 : words.length !== form.words.length) return false;
  return form.words.every((word, index) => fields[index] !== null || word === words[index]);
}
