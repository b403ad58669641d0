import type { ReactNode } from 'react';
import { createContext, use, useCallback, useState } from 'react';
import type { Hex } from '../../model/hex';
import { useTouch } from './useTouch';

const PointedContext = createContext<Hex | null>(null);
const PointContext = createContext<(hex: Hex | null) => void>(() => undefined);

/** Keeps the hex pointed at or focused. Apart from the choice, so that a moving pointer redraws only what speaks of it. */
export function PointedProvider({ children }: { readonly children: ReactNode }) {
  const [pointed, setPointed] = useState<Hex | null>(null);
  const isTouch = useTouch();
  const point = useCallback(
    (hex: Hex | null) => {
      // A finger that is lifted leaves the page; what it chose is still being spoken of.
      if (hex !== null || !isTouch.current) setPointed(hex);
    },
    [isTouch],
  );
  return (
    <PointContext value={point}>
      <PointedContext value={pointed}>{children}</PointedContext>
    </PointContext>
  );
}

export const usePointed = (): Hex | null => use(PointedContext);
export const usePoint = (): ((hex: Hex | null) => void) => use(PointContext);
