import { memo } from 'react';
import type { Ground, TerrainToken } from '../../model/terrain';
import { Building } from './Building';
import { crossingPlace } from './courses';
import { Crossing } from './Crossing';
import { HEX_PATH, HEX_RADIUS, hexagon, polar, rounded } from './hexShape';
import type { Joins } from './joins';
import { River } from './River';
import { Road } from './Road';
import { Trees, TreesBeside } from './Trees';
import { Shape } from './Shape';
import { Tufts, tufts } from './Tufts';

export interface TerrainTileProps {
  readonly ground: Ground;
  readonly token: TerrainToken | null;
  readonly joins: Joins;
  /** Any number of the hex's own, by which plains and woods differ a little from their neighbours. */
  readonly seed: number;
}

const COLOURS: Readonly<Record<Ground, string>> = {
  void: 'var(--plain)',
  plain: 'var(--plain)',
  hill: 'var(--hill)',
  forest: 'var(--forest)',
  river: 'var(--river)',
  forestRiver: 'var(--river)',
  building: 'var(--plain)',
  road: 'var(--plain)',
  forestRoad: 'var(--forest)',
};

/** One hex of land around the origin: its ground, and the terrain token that lies on it. */
export const TerrainTile = memo(function TerrainTile({ ground, token, joins, seed }: TerrainTileProps) {
  const colour = COLOURS[token === 'razed' ? 'plain' : ground];
  return (
    <g opacity={ground === 'void' ? 0.5 : undefined}>
      {/* Half a unit of edge under the grid line hides the seam between two hexes. */}
      <path d={HEX_PATH} fill={colour} stroke={colour} strokeWidth={0.6} />
      {token !== 'razed' && <GroundArt ground={ground} joins={joins} seed={seed} />}
      {token !== null && <TokenArt token={token} joins={joins} />}
      <path d={HEX_PATH} fill="none" stroke="var(--grid)" strokeWidth={1} />
    </g>
  );
});

function GroundArt({ ground, joins, seed }: Omit<TerrainTileProps, 'token'>) {
  switch (ground) {
    case 'hill':
      return <Hill />;
    case 'forest':
      return <Trees mirrored={seed % 2 === 1} />;
    case 'river':
      return <River joins={joins.river} />;
    case 'forestRiver':
      return (
        <>
          <River joins={joins.river} />
          <TreesBeside joins={joins.river} />
        </>
      );
    case 'building':
      return <Building />;
    case 'road':
      return (
        <>
          <Grass seed={seed} />
          <Road joins={joins.road} />
        </>
      );
    case 'forestRoad':
      return (
        <>
          <TreesBeside joins={joins.road} />
          <Road joins={joins.road} />
        </>
      );
    case 'plain':
    case 'void':
      return <Grass seed={seed} />;
  }
}

function TokenArt({ token, joins }: { readonly token: TerrainToken; readonly joins: Joins }) {
  switch (token) {
    case 'woodenBridge':
    case 'stoneBridge':
    case 'ford':
      return (
        <>
          {joins.road.length > 0 && <Road joins={joins.road} />}
          <Crossing token={token} place={crossingPlace(joins)} />
        </>
      );
    case 'palisade':
    case 'tent':
    case 'siegeTower':
    case 'razed':
      return <Shape name={token} />;
  }
}

const Grass = ({ seed }: { readonly seed: number }) => <Tufts d={tufts(seed, { x: 0, y: 0 })} />;

/** Hachures all along the rim: they show around a unit. */
const hachures = [0, 1, 2, 3, 4, 5].flatMap((side) => {
  const from = polar(HEX_RADIUS - 1, side * 60 - 90);
  const to = polar(HEX_RADIUS - 1, side * 60 - 30);
  return Array.from({ length: 9 }, (_, index) => {
    const part = (index + 0.5) / 9;
    const x = from.x + (to.x - from.x) * part;
    const y = from.y + (to.y - from.y) * part;
    return `M${rounded(x)} ${rounded(y)}L${rounded(x * 0.82)} ${rounded(y * 0.82)}`;
  });
});

function Hill() {
  return (
    <g fill="none" stroke="var(--hill-hachure)" strokeLinecap="round" strokeLinejoin="round">
      <path d={hachures.join('')} strokeWidth={1.7} />
      <path d={hexagon(39)} strokeWidth={1.3} />
      <path d="M-28 18Q-18-18-2-21Q14-16 30 16Q4 24-28 18Z" fill="var(--hill)" strokeWidth={0} />
      <path d="M-2-21Q14-16 30 16Q16 21 2 21Q12 0-2-21Z" fill="var(--hill-shade)" strokeWidth={0} />
      <path d="M-28 18Q-18-18-2-21Q14-16 30 16Q4 24-28 18Z" strokeWidth={1.6} />
      <path d="M8-14l3 8m2-4l4 9m1-5l4 10m0-5l4 10" strokeWidth={1.3} />
    </g>
  );
}
