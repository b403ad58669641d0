import { useSyncExternalStore } from 'react';
import type { Pace } from '../../store/settings';
import { useTable } from '../TableContext';

const TEMPI: Readonly<Record<Pace, number>> = { off: 0, brisk: 0.6, normal: 1, slow: 2 };
const REDUCED = '(prefers-reduced-motion: reduce)';

/** How much longer than drawn everything takes; 0 where nothing is to move at all. */
export function useTempo(): number {
  const pace = useTable((table) => table.pace);
  const canMove = useSyncExternalStore(watchMotion, canMoveNow);
  return canMove ? TEMPI[pace] : 0;
}

const canMoveNow = (): boolean => 'animate' in Element.prototype && !matchMedia(REDUCED).matches;

function watchMotion(notice: () => void): () => void {
  if (!('animate' in Element.prototype)) return () => undefined;
  const reduced = matchMedia(REDUCED);
  reduced.addEventListener('change', notice);
  return () => reduced.removeEventListener('change', notice);
}
