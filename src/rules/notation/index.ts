export type { NotationError } from './fault';
export { parseAction } from './parseAction';
export { parseGame } from './parseGame';
export { parsePosition } from './parsePosition';
export { printAction } from './printAction';
export { printGame } from './printGame';
export { printPosition } from './printPosition';
