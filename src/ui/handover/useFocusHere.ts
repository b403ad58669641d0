import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** For the one button that everything waits for: it has the focus while it is there, and then gives it back. */
export function useFocusHere(): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const here = button.current;
    here?.focus({ preventScroll: true });
    return () => {
      const isLost = document.activeElement === document.body || document.activeElement === here;
      if (isLost && before instanceof Element && 'focus' in before) (before as HTMLElement).focus({ preventScroll: true });
    };
  }, []);
  return button;
}
