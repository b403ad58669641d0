import type { Text } from '../../content/text/text';
import type { Action } from '../../model/action';
import type { Face } from '../../model/dice';
import type { GameState } from '../../model/state';
import type { UnitId } from '../../model/unit';
import { optionDetails, unitLabel } from '../choice/optionLabel';

interface Row {
  /** The units of this row; empty where the heading says it. */
  readonly name: string;
  /** The tokens that all in this row are paid with. */
  readonly tokens: readonly Face[];
  readonly options: readonly Action[];
}

/** What stands under one heading. */
interface Group {
  readonly heading: string;
  readonly rows: readonly Row[];
}

/** What one unit does somewhere stands under that unit; units that can all do the same stand in rows by their names, or by what that costs. */
export function groupsOf(options: readonly Action[], state: GameState, text: Text): Group[] {
  const groups = new Map<string, Map<string, Row>>();
  for (const option of options) {
    const hasGoal = 'to' in option || 'target' in option || 'hex' in option;
    const unit = 'unit' in option ? option.unit : null;
    const action = text.actions[option.type];
    const isAlone = optionDetails(option, state, text) === '';
    // What is no more than its action says so on its button.
    const heading = isAlone ? '' : hasGoal && unit !== null ? `${action} · ${unitLabel(unit, state, text)}` : action;
    const tokens = option.type === 'order' ? Array.from({ length: option.count }, () => option.token) : [];
    const name = hasGoal || unit === null || tokens.length > 0 ? '' : nameOf(unit, state, text);
    const rows = groups.get(heading) ?? new Map<string, Row>();
    const key = name + tokens.join(' ');
    groups.set(heading, rows.set(key, { name, tokens, options: [...(rows.get(key)?.options ?? []), option] }));
  }
  return [...groups].map(([heading, rows]) => ({ heading, rows: [...rows.values()] }));
}

function nameOf(id: UnitId, { units }: GameState, text: Text): string {
  const unit = units[id];
  if (unit === undefined) return '';
  return unit.commander === null ? text.units[unit.type] : text.commanders[unit.commander].name;
}
