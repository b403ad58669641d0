import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** Whether the page was last touched by a finger, which covers what it points at and does not hover. */
export function useTouch(): RefObject<boolean> {
  const isTouch = useRef(false);
  useEffect(() => {
    const notice = (event: PointerEvent | KeyboardEvent) => {
      isTouch.current = 'pointerType' in event && event.pointerType === 'touch';
    };
    // Before anything else hears of it.
    window.addEventListener('pointerdown', notice, true);
    window.addEventListener('keydown', notice, true);
    return () => {
      window.removeEventListener('pointerdown', notice, true);
      window.removeEventListener('keydown', notice, true);
    };
  }, []);
  return isTouch;
}
