import { memo } from 'react';
import type { BattlePlan } from '../../model/battle';
import type { Hex } from '../../model/hex';
import type { TerrainToken } from '../../model/terrain';
import { hexCentre } from '../art/hexShape';
import { joinsOf } from '../art/joins';
import { TerrainTile } from '../art/TerrainTile';
import { Tufts, tufts } from '../art/Tufts';
import { halfHexes, hexesPath } from './contour';

interface GroundProps {
  readonly grid: BattlePlan['grid'];
  readonly ground: BattlePlan['ground'];
  readonly tokens: Readonly<Record<Hex, TerrainToken>>;
}

/**
 * The land of a battlefield, without what happens on it. Not given the plan, of which each view may be another. The plain,
 * most of it, is drawn in one piece: the browser has less to weigh at every paint.
 */
export const Ground = memo(function Ground({ grid, ground, tokens }: GroundProps) {
  const isPlain = (hex: Hex) => ground[hex] === 'plain' && tokens[hex] === undefined;
  const plain = [...ground.keys()].filter(isPlain);
  return (
    <g>
      <path d={halfHexes(grid)} className="half-hexes" />
      <path d={hexesPath(grid, plain)} fill="var(--plain)" stroke="var(--grid)" />
      <Tufts d={plain.map((hex) => tufts(hex, hexCentre(grid, hex))).join('')} />
      {ground.map((one, hex) => {
        if (one === 'void' || isPlain(hex)) return null;
        const { x, y } = hexCentre(grid, hex);
        return (
          <g key={hex} transform={`translate(${x} ${y})`}>
            <TerrainTile ground={one} token={tokens[hex] ?? null} joins={joinsOf({ grid, ground }, tokens, hex)} seed={hex} />
          </g>
        );
      })}
    </g>
  );
});
