export type { NotationError } from './fault';
export { parseAction } from './parseAction';
export { parseBattle } from './parseBattle';
export { parseGame } from './parseGame';
export { parsePosition } from './parsePosition';
export { printAction } from './printAction';
export { printBattle } from './printBattle';
export { printGame } from './printGame';
export { printPosition } from './printPosition';
