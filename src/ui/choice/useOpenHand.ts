import { useEffect, useState } from 'react';
import type { Side } from '../../model/side';
import { useHeldSwitch } from './useHeldSwitch';

/** A hand left lying open closes by itself. */
const OPEN_FOR = 60_000;
/** Held down, it holds the hand open. */
const KEY = 'h';

/** Whether the hand of this house is open; it closes on loss of focus, after a while, and when the other house decides. */
export function useOpenHand(side: Side): readonly [boolean, () => void] {
  const [openFor, setOpenFor] = useState<Side | null>(null);
  const isOpen = openFor === side;
  useEffect(() => {
    const hold = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      // Whoever writes a name means the letter, and the browser has keys of its own.
      const isMeant = !ctrlKey && !metaKey && !altKey && !(target instanceof HTMLInputElement);
      if (isMeant && key.toLowerCase() === KEY) setOpenFor(side);
    };
    const letGo = ({ key }: KeyboardEvent) => {
      if (key.toLowerCase() === KEY) setOpenFor(null);
    };
    window.addEventListener('keydown', hold);
    window.addEventListener('keyup', letGo);
    return () => {
      window.removeEventListener('keydown', hold);
      window.removeEventListener('keyup', letGo);
    };
  }, [side]);
  useHeldSwitch(() => setOpenFor(side), () => setOpenFor(null));
  useEffect(() => {
    if (openFor === null) return;
    const close = () => setOpenFor(null);
    const timer = setTimeout(close, OPEN_FOR);
    window.addEventListener('blur', close);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('blur', close);
    };
  }, [openFor]);
  // Never open again for a house that came back to decide without having asked for it.
  if (openFor !== null && !isOpen) setOpenFor(null);
  return [isOpen, () => setOpenFor(isOpen ? null : side)];
}
