export type { NotationError } from './fault';
export { parsePosition } from './parsePosition';
