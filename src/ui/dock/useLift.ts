import type { FocusEvent, PointerEvent } from 'react';
import { useEffect, useRef, useState } from 'react';

/** How long a finger rests on a card that it wants to read. */
const HOLD = 400;
const MARGIN = 8;
const CARD_REMS = 15.375;

/** Where the left edge of a lifted card is, over the middle of its head and within the window. */
function leftOver(head: Element): number {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const { left, width } = head.getBoundingClientRect();
  const most = window.innerWidth - CARD_REMS * rem - MARGIN;
  return Math.max(MARGIN, Math.min(left + width / 2 - (CARD_REMS * rem) / 2, most));
}

/** Lifts a card while it is pointed at, focused by keyboard or held down; Escape lowers it. */
export function useLift() {
  const [left, setLeft] = useState<number | null>(null);
  const timer = useRef(0);
  const held = useRef(false);
  // The focus that follows a finger is not meant to lift anything.
  const isTouched = useRef(false);
  const lower = () => {
    clearTimeout(timer.current);
    setLeft(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (left === null) return;
    // Before whoever else listens for Escape: it puts away one thing at a time.
    const lowerBy = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setLeft(null);
    };
    window.addEventListener('keydown', lowerBy, true);
    return () => window.removeEventListener('keydown', lowerBy, true);
  }, [left]);
  const handlers = {
    onPointerEnter: ({ currentTarget, pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') setLeft(leftOver(currentTarget));
    },
    onPointerDown: ({ currentTarget, pointerType }: PointerEvent) => {
      held.current = false;
      isTouched.current = pointerType === 'touch';
      if (!isTouched.current) return;
      timer.current = window.setTimeout(() => {
        held.current = true;
        setLeft(leftOver(currentTarget));
      }, HOLD);
    },
    onPointerUp: () => clearTimeout(timer.current),
    onPointerLeave: lower,
    onFocus: ({ currentTarget }: FocusEvent) => {
      if (!isTouched.current) setLeft(leftOver(currentTarget));
    },
    onBlur: () => {
      isTouched.current = false;
      lower();
    },
  };
  return { left, lower, isHeld: () => held.current, handlers };
}
