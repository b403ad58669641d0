import type { KeyboardEvent, RefObject, SyntheticEvent } from 'react';
import { memo, useMemo, useState } from 'react';
import type { Hex } from '../../model/hex';
import { OFF_BOARD, columnOf, hexAt, rowOf } from '../../model/hex';
import { HexState } from '../art/HexState';
import { hexCentre } from '../art/hexShape';
import { useChoice } from '../choice/ChoiceContext';
import { usePoint } from '../choice/PointedContext';
import { useWords } from '../TableContext';
import { hexesPath } from './contour';
import { hexLabel } from './hexLabel';
import type { SheetView } from './sheetView';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface HexButtonsProps {
  readonly hexes: readonly Hex[];
  readonly lit: ReadonlySet<Hex>;
  readonly view: RefObject<SheetView | null>;
  readonly onAnchor: (hex: Hex) => void;
}

/** Every hex as a button with a name, of which one is a stop of the Tab key. One ear listens for them all. */
export function HexButtons({ hexes, lit, view, onAnchor }: HexButtonsProps) {
  const { seen, picked, click } = useChoice();
  const point = usePoint();
  const { text, words } = useWords();
  const [focused, setFocused] = useState<Hex>(hexes[0] ?? 0);
  const { grid, ground } = seen.plan;
  const { x, y } = hexCentre(grid, focused);
  const shapes = useMemo(() => hexes.map((hex) => hexesPath(grid, [hex])), [grid, hexes]);
  // Not told anew when only the focus moves.
  const labels = useMemo(() => hexes.map((hex) => hexLabel(hex, seen, lit.has(hex), text, words)), [hexes, seen, lit, text, words]);

  function act(hex: Hex): void {
    onAnchor(hex);
    click(`hex:${hex}`);
  }

  /** Where a key leads, OFF_BOARD included; `null` for a key that leads nowhere. */
  function goalOf(key: string, from: Hex): Hex | null {
    const step = ARROWS[key];
    if (step !== undefined) return hexAt(grid, columnOf(grid, from) + step[0], rowOf(grid, from) + step[1]);
    if (key !== 'Home' && key !== 'End') return null;
    const row = hexes.filter((one) => rowOf(grid, one) === rowOf(grid, from));
    return row.at(key === 'Home' ? 0 : -1) ?? null;
  }

  function press(event: KeyboardEvent<SVGGElement>): void {
    const hex = hexOf(event);
    if (hex === null || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      act(hex);
    }
    const next = goalOf(event.key, hex);
    if (next === null) return;
    event.preventDefault();
    if (next === OFF_BOARD || ground[next] === 'void') return;
    const button = event.currentTarget.querySelector<SVGPathElement>(`[data-hex="${next}"]`);
    button?.focus({ preventScroll: true });
    if (button) view.current?.show(button.getBoundingClientRect());
  }

  const pointAt = (event: SyntheticEvent) => {
    const hex = hexOf(event);
    if (hex !== null) point(hex);
  };
  return (
    <g
      onClick={(event) => {
        const hex = hexOf(event);
        if (hex !== null) act(hex);
      }}
      onKeyDown={press}
      onFocus={(event) => {
        setFocused(hexOf(event) ?? focused);
        pointAt(event);
      }}
      onPointerOver={pointAt}
      onPointerLeave={({ pointerType }) => {
        // A finger that is lifted has not pointed elsewhere.
        if (pointerType !== 'touch') point(null);
      }}
    >
      {hexes.map((hex, place) => (
        <HexButton
          key={hex}
          hex={hex}
          shape={shapes[place] ?? ''}
          label={labels[place] ?? ''}
          isLit={lit.has(hex)}
          isPicked={picked.includes(`hex:${hex}`)}
          isStop={hex === focused}
        />
      ))}
      <g className="hex-focus" transform={`translate(${x} ${y})`}>
        <HexState state="focused" />
      </g>
    </g>
  );
}

function hexOf({ target }: SyntheticEvent): Hex | null {
  const hex = (target as Element).closest('[data-hex]')?.getAttribute('data-hex');
  return hex === null || hex === undefined ? null : Number(hex);
}

interface HexButtonProps {
  readonly hex: Hex;
  readonly shape: string;
  readonly label: string;
  readonly isLit: boolean;
  readonly isPicked: boolean;
  readonly isStop: boolean;
}

/** Drawn in its place, not moved there: to the browser each thing moved is a layer to be weighed at every paint. */
const HexButton = memo(function HexButton({ hex, shape, label, isLit, isPicked, isStop }: HexButtonProps) {
  return (
    <path
      role="button"
      data-hex={hex}
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      aria-pressed={isPicked}
      d={shape}
      className={isLit ? 'hex is-lit' : 'hex'}
    />
  );
});
