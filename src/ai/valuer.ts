import type { Action } from '../model/action';
import type { Task } from '../model/task';
import type { Mind } from './mind';
import type { Reason } from './scorer';

/** What one option of a decision is worth to the house that thinks; asked with a list it also tells why. */
export type Valuer<T extends Task = Task> = (mind: Mind, task: T, option: Action, reasons: Reason[] | null) => number;
