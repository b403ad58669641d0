import type { SheetView } from './sheetView';

/** A pointer that moved less than this has clicked. */
const SLIP = 6;

/** Lets pointers and wheel move a board: one pointer drags it, two stretch it. Gives back how to stop that. */
export function panGestures(port: HTMLElement, view: SheetView): () => void {
  const pointers = new Map<number, PointerEvent>();
  let from: PointerEvent | null = null;
  let hasDragged = false;
  let pinch: { readonly gap: number; readonly x: number; readonly y: number } | null = null;
  let wheeled = { factor: 1, at: 0 };

  function span() {
    const [a, b] = [...pointers.values()];
    if (a === undefined || b === undefined) return null;
    const gap = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    return { gap, x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 };
  }

  function press(event: PointerEvent): void {
    if (event.button !== 0) return;
    pointers.set(event.pointerId, event);
    from = event;
    hasDragged = pointers.size > 1;
    pinch = span();
  }

  function move(event: PointerEvent): void {
    const before = pointers.get(event.pointerId);
    if (before === undefined || from === null) return;
    // Let go of beyond the edge, where nobody heard it.
    if (event.buttons === 0) {
      release(event);
      return;
    }
    pointers.set(event.pointerId, event);
    const now = span();
    if (pinch !== null && now !== null) {
      view.stretch(now.gap / pinch.gap, pinch, { x: now.x - pinch.x, y: now.y - pinch.y });
      return;
    }
    if (!hasDragged && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) < SLIP) return;
    if (!hasDragged) port.setPointerCapture(event.pointerId);
    const start = hasDragged ? before : from;
    hasDragged = true;
    view.panBy(start.clientX - event.clientX, start.clientY - event.clientY);
  }

  function release({ pointerId }: PointerEvent): void {
    pointers.delete(pointerId);
    if (pinch !== null) view.settle();
    pinch = null;
  }

  // What ends a drag is no click on the hex below.
  function swallow(event: Event): void {
    if (hasDragged) event.stopPropagation();
    hasDragged = false;
  }

  /** The pinch of a trackpad comes as a wheel with Ctrl; without it two fingers scroll, which the port does by itself. */
  function wheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const isNew = event.timeStamp - wheeled.at > 130;
    const factor = (isNew ? 1 : wheeled.factor) * Math.exp(-event.deltaY * (event.deltaMode === 0 ? 0.004 : 0.1));
    wheeled = { factor, at: event.timeStamp };
    view.stretch(factor, { x: event.clientX, y: event.clientY });
  }

  port.addEventListener('pointerdown', press);
  port.addEventListener('pointermove', move);
  port.addEventListener('pointerup', release);
  port.addEventListener('pointercancel', release);
  port.addEventListener('click', swallow, { capture: true });
  port.addEventListener('wheel', wheel, { passive: false });
  return () => {
    port.removeEventListener('pointerdown', press);
    port.removeEventListener('pointermove', move);
    port.removeEventListener('pointerup', release);
    port.removeEventListener('pointercancel', release);
    port.removeEventListener('click', swallow, { capture: true });
    port.removeEventListener('wheel', wheel);
  };
}
