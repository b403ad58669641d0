import type { RefObject } from 'react';
import { useEffect } from 'react';
import type { Overlay } from '../words/board';
import type { SheetView } from './sheetView';

export const ZOOM_STEP = 1.25;
/** Pixels a key press pans. */
const PAN_STEP = 80;

export const OVERLAY_KEYS: Readonly<Record<Overlay, string>> = { sight: 'L', zones: 'Z', reach: 'R' };

const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-PAN_STEP, 0],
  ArrowRight: [PAN_STEP, 0],
  ArrowUp: [0, -PAN_STEP],
  ArrowDown: [0, PAN_STEP],
};

/** Keys of the board, wherever the focus is but where one writes: + − 0, Shift with arrows, and one a overlay. */
export function useBoardKeys(view: RefObject<SheetView | null>, toggle: (overlay: Overlay) => void): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const { key, code, target } = event;
      const isWriting = target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;
      if (isWriting || event.ctrlKey || event.metaKey || event.altKey) return;
      const pan = event.shiftKey ? PANS[key] : undefined;
      const overlay = Object.entries(OVERLAY_KEYS).find(([, letter]) => letter === key.toUpperCase())?.[0];
      if (pan !== undefined) view.current?.panBy(...pan);
      else if (key === '+' || key === '=') view.current?.zoomBy(ZOOM_STEP);
      else if (key === '-' || key === '_') view.current?.zoomBy(1 / ZOOM_STEP);
      // By its place: the digits of a French keyboard are shifted.
      else if (code === 'Digit0' || code === 'Numpad0') view.current?.fit();
      else if (overlay !== undefined && !event.repeat) toggle(overlay as Overlay);
      else return;
      event.preventDefault();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [view, toggle]);
}
