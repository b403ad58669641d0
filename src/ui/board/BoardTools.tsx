import type { RefObject } from 'react';
import { useState } from 'react';
import { useWords } from '../TableContext';
import type { Overlay } from '../words/board';
import type { SheetView } from './sheetView';
import { OVERLAY_KEYS, ZOOM_STEP } from './useBoardKeys';

interface BoardToolsProps {
  readonly view: RefObject<SheetView | null>;
  readonly on: ReadonlySet<Overlay>;
  readonly toggle: (overlay: Overlay) => void;
}

const SIGNS: Readonly<Record<Overlay | 'in' | 'out' | 'fit' | 'overlays', string>> = {
  in: 'M10 3V17M3 10H17',
  out: 'M3 10H17',
  fit: 'M3 7.5V3H7.5M12.5 3H17V7.5M17 12.5V17H12.5M7.5 17H3V12.5',
  overlays: 'M10 3L18 7.5 10 12 2 7.5ZM2 11.5L10 16 18 11.5',
  sight: 'M2 10Q10 2 18 10Q10 18 2 10ZM7.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  zones: 'M10 2.5h.01M16.5 6.2h.01M16.5 13.8h.01M10 17.5h.01M3.5 13.8h.01M3.5 6.2h.01M10 10h.01',
  reach: 'M3 17Q3 8 14 7M10 3L14.5 7 10.5 11.5',
};

/** Zoom, and what may be drawn over the board; on a small screen the latter wait behind one button. */
export function BoardTools({ view, on, toggle }: BoardToolsProps) {
  const say = useWords().words.onBoard;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="board-tools">
      <div role="group" aria-label={say.view}>
        <Tool sign="in" name={say.zoomIn} shortcut="+" onClick={() => view.current?.zoomBy(ZOOM_STEP)} />
        <Tool sign="out" name={say.zoomOut} shortcut="-" onClick={() => view.current?.zoomBy(1 / ZOOM_STEP)} />
        <Tool sign="fit" name={say.fit} shortcut="0" onClick={() => view.current?.fit()} />
      </div>
      <div role="group" aria-label={say.overlays} className={isOpen ? 'board-overlays is-open' : 'board-overlays'}>
        <button
          type="button"
          className="tool overlays-switch"
          aria-label={say.overlays}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Sign name="overlays" />
        </button>
        {(['sight', 'zones', 'reach'] as const).map((overlay) => (
          <Tool
            key={overlay}
            sign={overlay}
            name={say.overlay[overlay]}
            shortcut={OVERLAY_KEYS[overlay]}
            isOn={on.has(overlay)}
            onClick={() => toggle(overlay)}
          />
        ))}
      </div>
    </div>
  );
}

interface ToolProps {
  readonly sign: keyof typeof SIGNS;
  readonly name: string;
  readonly shortcut: string;
  readonly isOn?: boolean;
  readonly onClick: () => void;
}

const Tool = ({ sign, name, shortcut, isOn, onClick }: ToolProps) => (
  <button
    type="button"
    className="tool"
    aria-label={name}
    aria-keyshortcuts={shortcut}
    aria-pressed={isOn}
    title={`${name} (${shortcut})`}
    onClick={onClick}
  >
    <Sign name={sign} />
  </button>
);

const Sign = ({ name }: { readonly name: keyof typeof SIGNS }) => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d={SIGNS[name]} />
  </svg>
);
