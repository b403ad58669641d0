import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Hex } from '../../model/hex';
import { HexState } from '../art/HexState';
import { hexCentre } from '../art/hexShape';
import { lettersOf } from '../art/letters';
import { useChoice } from '../choice/ChoiceContext';
import { usePlayback } from '../playback/PlaybackContext';
import { useTable, useWords } from '../TableContext';
import type { Overlay } from '../words/board';
import { BoardEdges } from './BoardEdges';
import { BoardTools } from './BoardTools';
import { DicePill } from './DicePill';
import { Ground } from './Ground';
import { HexButtons } from './HexButtons';
import { HexMarks } from './HexMarks';
import { LitArea } from './LitArea';
import { OverlayTold } from './OverlayTold';
import { Overlays } from './Overlays';
import { Pieces } from './Pieces';
import { PointedHex } from './PointedHex';
import { Way } from './Way';
import { WaysTaken } from './WaysTaken';
import './board.css';
import { boardBox, boardSheet } from './boardBox';
import { useBoardKeys } from './useBoardKeys';
import { useSheetView } from './useSheetView';
import { useTargets } from './useTargets';

/**
 * The battlefield: it is given what can be chosen, and knows no rules. Its layers are pictures of their own, so that
 * what changes with every click is painted without the land beneath it.
 */
export function Board() {
  const { seen, lit: spots, picked } = useChoice();
  const { playing } = usePlayback();
  const { text, words } = useWords();
  const refusal = useTable((table) => table.refusal);
  const { grid, ground } = seen.plan;
  const box = useMemo(() => boardBox({ grid, ground }), [grid, ground]);
  const { width, height } = useMemo(() => boardSheet({ grid, ground }), [grid, ground]);
  const hexes = useMemo(() => ground.flatMap((one, hex) => (one === 'void' ? [] : [hex])), [ground]);
  const lit = useMemo(() => new Set(hexes.filter((hex) => spots.has(`hex:${hex}`))), [hexes, spots]);
  const targets = useTargets(lit);
  const letters = useMemo(() => lettersOf(text.ranks), [text]);
  const chosen = picked.flatMap((spot) => (spot.startsWith('hex:') ? Number(spot.slice(4)) : []));

  const [anchor, setAnchor] = useState<Hex | null>(null);
  const [on, setOn] = useState<ReadonlySet<Overlay>>(new Set());
  const toggle = useCallback(
    (overlay: Overlay) => setOn((before) => new Set(before.has(overlay) ? [...before].filter((one) => one !== overlay) : [...before, overlay])),
    [],
  );
  const { port, sheet, view } = useSheetView(width, height);
  useBoardKeys(view, toggle);
  useEffect(() => {
    // Whoever zoomed in on one wing is shown where the next choice is.
    const places = [...lit].map((hex) => hexCentre(grid, hex));
    view.current?.reveal(places);
  }, [grid, lit, view]);

  const at = (hex: Hex) => `translate(${hexCentre(grid, hex).x} ${hexCentre(grid, hex).y})`;
  return (
    <>
      <div className="board-port" ref={port} onDoubleClick={(event) => isIdle(event.target) && view.current?.fit()}>
        <div className="board-sheet" ref={sheet}>
          <svg className="board-layer" aria-hidden="true" viewBox={box}>
            <BoardEdges plan={seen.plan} />
            <Ground grid={grid} ground={ground} tokens={seen.tokens} />
          </svg>
          <svg className="board-layer" aria-hidden="true" viewBox={box}>
            <LitArea grid={grid} hexes={hexes} lit={lit} targets={targets} />
            <HexMarks state={seen} letters={letters} />
            {chosen.map((hex) => (
              <g key={hex} transform={at(hex)}>
                <HexState state="selected" />
              </g>
            ))}
            {[...targets.keys()].map((hex) => (
              <g key={hex} transform={at(hex)}>
                <HexState state="target" />
              </g>
            ))}
            <PointedHex lit={lit} />
            <WaysTaken />
          </svg>
          <svg className="board-layer" aria-hidden="true" viewBox={box}>
            <Pieces state={seen} letters={letters} lifted={chosen[0]} happening={playing?.events} />
          </svg>
          <svg className="board-layer board" role="group" aria-label={words.board} viewBox={box}>
            <Way lit={lit} />
            {[...targets].map(([hex, dice]) => (
              <g key={hex} transform={at(hex)}>
                {dice !== null && <DicePill {...dice} />}
              </g>
            ))}
            {on.size > 0 && <Overlays on={on} anchor={anchor} />}
            {refusal?.hex !== undefined && (
              <g transform={at(refusal.hex)}>
                <HexState state="refused" />
              </g>
            )}
            <HexButtons hexes={hexes} lit={lit} view={view} onAnchor={setAnchor} />
          </svg>
        </div>
      </div>
      <BoardTools view={view} on={on} toggle={toggle} />
      <OverlayTold on={on} anchor={anchor} />
    </>
  );
}

/** Two clicks where something can be chosen are two choices. */
const isIdle = (target: EventTarget): boolean => target instanceof Element && target.closest('.is-lit') === null;
