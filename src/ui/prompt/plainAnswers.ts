import type { ActionType } from '../../model/action';

/** Answers that are about nothing on the table stand beside the question itself. */
export const PLAIN_ANSWERS: ReadonlySet<ActionType> = new Set(['pass', 'done', 'accept', 'decline']);
