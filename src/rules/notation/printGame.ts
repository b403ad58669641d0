import { BATTLES } from '../../content/battles';
import { SKIRMISHES } from '../../content/skirmish';
import type { GameState } from '../../model/state';
import { newSkirmish } from '../newSkirmish';
import { setUp } from '../setUp';
import { boardAfter } from './boardAfter';
import type { GameRecord } from './parseGame';
import { printAction } from './printAction';
import { printPosition, rulesLine } from './printPosition';
import { sameData } from './sameData';

/** What `parseGame` reads back as the same game. */
export function printGame({ start, actions }: GameRecord): string {
  const head = isBeginning(start) ? [`battle ${start.plan.id}`, ...rulesLine(start), ''] : [printPosition(start)];
  let board = start;
  const lines = actions.map((action) => {
    const line = printAction(action, board);
    board = boardAfter(board, action);
    return line;
  });
  return [...head, 'actions', ...lines, ''].join('\n');
}

function isBeginning(start: GameState): boolean {
  const { plan, rules } = start;
  const skirmish = SKIRMISHES[plan.id];
  if (skirmish !== undefined) return sameData(newSkirmish(skirmish, rules), start);
  return sameData(BATTLES[plan.id], plan) && sameData(setUp(plan, rules), start);
}
