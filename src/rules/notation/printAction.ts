import type { Action } from '../../model/action';
import { ACTION_FIELDS, ACTION_FORMS, fieldIn } from './actionForms';
import type { Board } from './words';

/** An action as the line that `parseAction` reads. */
export function printAction(action: Action, board: Board): string {
  const values: Readonly<Record<string, unknown>> = { ...action };
  const isSo = ([name, value]: readonly [string, unknown]) => values[name] === value;
  const form = ACTION_FORMS[action.type].find(({ fixed }) => Object.entries(fixed).every(isSo))!;
  return form.words
    .flatMap((word) => {
      const name = fieldIn(word);
      if (name === null) return [word];
      const value = values[name];
      return (Array.isArray(value) ? value : [value]).map((one) => ACTION_FIELDS[name].write(one as never, board));
    })
    .join(' ');
}
