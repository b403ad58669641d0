import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { panGestures } from './panGestures';
import type { SheetView } from './sheetView';
import { sheetView } from './sheetView';

interface Sheet {
  readonly port: RefObject<HTMLDivElement | null>;
  readonly sheet: RefObject<HTMLDivElement | null>;
  /** `null` until it is on the page. */
  readonly view: RefObject<SheetView | null>;
}

/** A sheet of so many units that can be panned and zoomed within its port. */
export function useSheetView(width: number, height: number): Sheet {
  const port = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const view = useRef<SheetView>(null);
  useEffect(() => {
    if (port.current === null || sheet.current === null) return;
    const opened = sheetView(port.current, sheet.current, { width, height });
    view.current = opened;
    const stopGestures = panGestures(port.current, opened);
    const watcher = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => opened.measure());
    watcher?.observe(port.current);
    return () => {
      stopGestures();
      watcher?.disconnect();
      view.current = null;
    };
  }, [width, height]);
  return { port, sheet, view };
}
