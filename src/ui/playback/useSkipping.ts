import { useEffect, useEffectEvent } from 'react';

/** Keys by which one looks around, and those that do nothing by themselves. */
const PASSING: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock']);
/** Keys that would also press a button. */
const PRESSING: ReadonlySet<string> = new Set(['Enter', ' ']);

/** What is pressed within an element of this attribute is meant for it, and finishes nothing. */
const OWN = '[data-plays]';

/** While active, any click or key finishes what is being shown, and does nothing else: what it was aimed at is already past. */
export function useSkipping(isActive: boolean, finish: () => void): void {
  const skip = useEffectEvent(finish);
  useEffect(() => {
    if (!isActive) return;
    const isOwn = ({ target }: Event) => target instanceof Element && target.closest(OWN) !== null;
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const click = (event: MouseEvent) => {
      if (isOwn(event)) return;
      stop(event);
      skip();
    };
    const press = (event: KeyboardEvent) => {
      if (event.repeat || PASSING.has(event.key) || isOwn(event)) return;
      if (PRESSING.has(event.key)) stop(event);
      skip();
    };
    window.addEventListener('click', click, true);
    window.addEventListener('keydown', press, true);
    return () => {
      window.removeEventListener('click', click, true);
      window.removeEventListener('keydown', press, true);
    };
  }, [isActive]);
}
