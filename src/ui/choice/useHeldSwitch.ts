import { useEffect, useEffectEvent } from 'react';

/** A press as long as this holds the hand open; a shorter one is a click and turns it over. */
const LONG = 300;

/** Opens the hand while its button is pressed by mouse or finger, and closes it when it is let go. */
export function useHeldSwitch(open: () => void, close: () => void): void {
  const onOpen = useEffectEvent(open);
  const onClose = useEffectEvent(close);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHeld = false;
    const press = ({ target }: PointerEvent) => {
      isHeld = false;
      if (!(target instanceof Element) || target.closest('.hand-switch') === null) return;
      timer = setTimeout(() => {
        isHeld = true;
        onOpen();
      }, LONG);
    };
    const letGo = () => {
      clearTimeout(timer);
      if (isHeld) onClose();
    };
    // The click that ends a long press would turn the hand over once more.
    const click = (event: MouseEvent) => {
      if (isHeld) event.stopPropagation();
      isHeld = false;
    };
    window.addEventListener('pointerdown', press);
    window.addEventListener('pointerup', letGo);
    window.addEventListener('pointercancel', letGo);
    window.addEventListener('click', click, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', press);
      window.removeEventListener('pointerup', letGo);
      window.removeEventListener('pointercancel', letGo);
      window.removeEventListener('click', click, true);
    };
  }, []);
}
