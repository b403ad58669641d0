import type { ReactNode } from 'react';
import { createContext, use, useState } from 'react';
import type { Hex } from '../../model/hex';

const PointedContext = createContext<Hex | null>(null);
const PointContext = createContext<(hex: Hex | null) => void>(() => undefined);

/** Keeps the hex pointed at or focused. Apart from the choice, so that a moving pointer redraws only what speaks of it. */
export function PointedProvider({ children }: { readonly children: ReactNode }) {
  const [pointed, point] = useState<Hex | null>(null);
  return (
    <PointContext value={point}>
      <PointedContext value={pointed}>{children}</PointedContext>
    </PointContext>
  );
}

export const usePointed = (): Hex | null => use(PointedContext);
export const usePoint = (): ((hex: Hex | null) => void) => use(PointContext);
