import { memo } from 'react';
import type { BattlePlan } from '../../model/battle';
import type { Hex } from '../../model/hex';
import type { TerrainToken } from '../../model/terrain';
import { hexCentre } from '../art/hexShape';
import { joinsOf } from '../art/joins';
import { TerrainTile } from '../art/TerrainTile';
import { halfHexes } from './contour';

interface GroundProps {
  readonly grid: BattlePlan['grid'];
  readonly ground: BattlePlan['ground'];
  readonly tokens: Readonly<Record<Hex, TerrainToken>>;
}

/** The land of a battlefield, without what happens on it. Not given the plan, of which each view may be another. */
export const Ground = memo(function Ground({ grid, ground, tokens }: GroundProps) {
  return (
    <g>
      <path d={halfHexes(grid)} className="half-hexes" />
      {ground.map((one, hex) => {
        if (one === 'void') return null;
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
