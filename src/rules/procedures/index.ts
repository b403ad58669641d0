import type { Task, TaskKind } from '../../model/task';
import type { Procedure } from '../procedure';
import { attack } from './attack';
import { card } from './card';
import { catapult } from './catapult';
import { deploy } from './deploy';
import { disengage } from './disengage';
import { draw } from './draw';
import { effects } from './effects';
import { fire } from './fire';
import { orders } from './orders';
import { regroup } from './regroup';
import { retreat } from './retreat';
import { round } from './round';
import { setup } from './setup';
import { skirmish } from './skirmish';
import { turn } from './turn';

/** The shelf: a chapter of the rulebook for each kind of task. */
const SHELF: { readonly [K in TaskKind]: Procedure<Extract<Task, { kind: K }>> } = {
  skirmish,
  setup,
  round,
  regroup,
  turn,
  draw,
  card,
  orders,
  disengage,
  attack,
  retreat,
  effects,
  fire,
  deploy,
  catapult,
};

/** The same, looked up by a task whose kind is known only when the game runs. */
export const PROCEDURES = SHELF as unknown as Readonly<Record<TaskKind, Procedure<Task>>>;
