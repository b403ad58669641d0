import type { Side } from '../model/side';
import { enemyOf } from '../model/side';
import type { Game } from './game';

/** The first player, then the other (R4.1). */
export const playOrder = ({ state }: Game): Side[] => [state.firstPlayer, enemyOf(state.firstPlayer)];
