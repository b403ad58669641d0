import type { Action } from '../model/action';
import type { Decision } from '../model/decision';
import type { Task, TaskKind } from '../model/task';
import { unitOf } from '../rules/game';
import { attackStepValue } from './answers/attackStepValue';
import { cardStepValue } from './answers/cardStepValue';
import { effectStepValue } from './answers/effectStepValue';
import { ordersValue } from './answers/ordersValue';
import { regroupValue } from './answers/regroupValue';
import { deployValue, skirmishValue } from './answers/setupValue';
import { turnValue } from './answers/turnValue';
import type { Mind } from './mind';
import type { Reason } from './scorer';
import { because } from './scorer';
import { standValue } from './stand';
import type { Valuer } from './valuer';

/** An option and what it is worth. */
export interface Valued {
  readonly option: Action;
  readonly value: number;
}

type Valuers = { readonly [Kind in TaskKind]?: Valuer<Extract<Task, { readonly kind: Kind }>> };

const VALUERS: Valuers = {
  skirmish: skirmishValue,
  deploy: deployValue,
  turn: turnValue,
  card: cardStepValue,
  orders: ordersValue,
  attack: attackStepValue,
  effects: effectStepValue,
  regroup: regroupValue,
  /** A parting blow is free (R12.6). */
  disengage: (_mind, _task, option, reasons) => because(reasons, 'losses', option.type === 'decline' ? 0 : 0.5),
  retreat: (mind, task, option, reasons) =>
    option.type === 'retreat' ? standValue(mind, unitOf(mind.game, task.unit), option.to, reasons) : 0,
};

/** What one option is worth; a question that no table speaks of has no better answer than another. */
export function valueOf(mind: Mind, { task }: Decision, option: Action, reasons: Reason[] | null = null): number {
  // The table pairs each kind with its task; the look-up loses that pairing.
  const valuer = VALUERS[task.kind] as Valuer | undefined;
  return valuer === undefined ? 0 : valuer(mind, task, option, reasons);
}

/** All options with their values, in the order in which they are offered. */
export const valued = (mind: Mind, decision: Decision): Valued[] =>
  decision.options.map((option) => ({ option, value: valueOf(mind, decision, option) }));
