import { memo } from 'react';
import type { BattlePlan } from '../../model/battle';
import type { Hex } from '../../model/hex';
import type { TerrainToken } from '../../model/terrain';
import { hexCentre } from '../art/hexShape';
import { joinsOf } from '../art/joins';
import { TerrainTile } from '../art/TerrainTile';

interface GroundProps {
  readonly plan: Pick<BattlePlan, 'grid' | 'ground'>;
  readonly tokens: Readonly<Record<Hex, TerrainToken>>;
}

/** The land of a battlefield, without what happens on it. */
export const Ground = memo(function Ground({ plan, tokens }: GroundProps) {
  return (
    <g>
      {plan.ground.map((ground, hex) => {
        if (ground === 'void') return null;
        const { x, y } = hexCentre(plan.grid, hex);
        return (
          <g key={hex} transform={`translate(${x} ${y})`}>
            <TerrainTile ground={ground} token={tokens[hex] ?? null} joins={joinsOf(plan, tokens, hex)} seed={hex} />
          </g>
        );
      })}
    </g>
  );
});
