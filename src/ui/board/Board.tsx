import type { KeyboardEvent } from 'react';
import { useMemo, useState } from 'react';
import type { Hex } from '../../model/hex';
import { OFF_BOARD, columnOf, hexAt, rowOf } from '../../model/hex';
import { HexState } from '../art/HexState';
import { HEX_PATH, hexCentre } from '../art/hexShape';
import { lettersOf } from '../art/letters';
import { useChoice } from '../choice/ChoiceContext';
import { usePoint } from '../choice/PointedContext';
import { useTable, useWords } from '../TableContext';
import { BoardEdges } from './BoardEdges';
import { Ground } from './Ground';
import { HexMarks } from './HexMarks';
import { LitArea } from './LitArea';
import { Pieces } from './Pieces';
import './board.css';
import { boardBox } from './boardBox';
import { hexLabel } from './hexLabel';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The battlefield: it is given what can be chosen, and knows no rules. */
export function Board() {
  const { seen, lit, picked, click } = useChoice();
  const point = usePoint();
  const { text, words } = useWords();
  const refusal = useTable((table) => table.refusal);
  const [focused, setFocused] = useState<Hex>(() => seen.plan.ground.findIndex((ground) => ground !== 'void'));
  const { plan, units, control, engagements } = seen;
  const { grid, ground } = plan;
  const letters = useMemo(() => lettersOf(text.ranks), [text]);
  const hexes = ground.flatMap((one, hex) => (one === 'void' ? [] : [hex]));
  const litHexes = new Set(hexes.filter((hex) => lit.has(`hex:${hex}`)));
  const at = (hex: Hex) => {
    const { x, y } = hexCentre(grid, hex);
    return `translate(${x} ${y})`;
  };

  function move(event: KeyboardEvent<SVGGElement>, hex: Hex): void {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      click(`hex:${hex}`);
    }
    const step = ARROWS[event.key];
    const row = event.key === 'Home' || event.key === 'End' ? hexes.filter((one) => rowOf(grid, one) === rowOf(grid, hex)) : null;
    if (step === undefined && row === null) return;
    event.preventDefault();
    const next =
      step === undefined
        ? (row?.at(event.key === 'Home' ? 0 : -1) ?? OFF_BOARD)
        : hexAt(grid, columnOf(grid, hex) + step[0], rowOf(grid, hex) + step[1]);
    if (next === OFF_BOARD || ground[next] === 'void') return;
    setFocused(next);
    event.currentTarget.parentElement?.querySelector<SVGGElement>(`[data-hex="${next}"]`)?.focus();
  }

  return (
    <svg className="board" role="group" aria-label={words.board} viewBox={boardBox(plan)}>
      <BoardEdges plan={plan} />
      <Ground plan={plan} tokens={seen.tokens} />
      {litHexes.size > 0 &&
        hexes.map((hex) =>
          litHexes.has(hex) ? null : (
            <g key={hex} transform={at(hex)}>
              <HexState state="veiled" />
            </g>
          ),
        )}
      <HexMarks state={seen} letters={letters} />
      <LitArea grid={grid} hexes={litHexes} />
      <Pieces {...{ plan, units, control, engagements, letters }} />
      {refusal?.hex !== undefined && (
        <g transform={at(refusal.hex)}>
          <HexState state="refused" />
        </g>
      )}
      <g>
        {hexes.map((hex) => (
          <g
            key={hex}
            role="button"
            data-hex={hex}
            tabIndex={hex === focused ? 0 : -1}
            aria-label={hexLabel(hex, seen, litHexes.has(hex), text, words)}
            aria-pressed={picked.includes(`hex:${hex}`)}
            transform={at(hex)}
            className="hex"
            onClick={() => click(`hex:${hex}`)}
            onKeyDown={(event) => move(event, hex)}
            onFocus={() => {
              setFocused(hex);
              point(hex);
            }}
            onPointerEnter={() => point(hex)}
            onPointerLeave={() => point(null)}
          >
            <path d={HEX_PATH} />
          </g>
        ))}
      </g>
    </svg>
  );
}
