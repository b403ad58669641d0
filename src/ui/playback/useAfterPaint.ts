import { useEffect, useState } from 'react';

/**
 * A value a moment late: only once what changed with it has been painted. Whatever is told of a deed would otherwise be
 * worked out while the browser is still painting the deed itself.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, show] = useState(value);
  useEffect(() => {
    // The first frame is the one that paints, the second begins when that is under way.
    let frame = 0;
    const next = (then: () => void) => (frame = requestAnimationFrame(then));
    next(() => next(() => show(value)));
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}
