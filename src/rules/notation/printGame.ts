import { BATTLES } from '../../content/battles';
import type { GameState } from '../../model/state';
import { setUp } from '../setUp';
import type { GameRecord } from './parseGame';
import { printAction } from './printAction';
import { printPosition, rulesLine } from './printPosition';
import { sameData } from './sameData';

/** What `parseGame` reads back as the same game. */
export function printGame({ start, actions }: GameRecord): string {
  const head = isBeginning(start) ? [`battle ${start.plan.id}`, ...rulesLine(start), ''] : [printPosition(start)];
  return [...head, 'actions', ...actions.map((action) => printAction(action, start)), ''].join('\n');
}

const isBeginning = (start: GameState): boolean =>
  sameData(BATTLES[start.plan.id], start.plan) && sameData(setUp(start.plan, start.rules), start);
