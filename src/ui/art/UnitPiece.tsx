import { memo } from 'react';
import type { CommanderName } from '../../model/commander';
import type { BySide, Side } from '../../model/side';
import type { Keyword, Rank, UnitTypeId } from '../../model/unit';
import { Banner } from './Banner';
import { EmblemRoundel } from './Emblem';
import { Figure } from './Figure';
import { HOUSE_COLOURS } from './houseColours';
import { HouseToken } from './HouseToken';
import { Shape } from './Shape';

export interface UnitPieceProps {
  readonly side: Side;
  readonly type: UnitTypeId;
  readonly rank: Rank;
  /** The rank's initial in the player's language. */
  readonly letter: string;
  /** Ordinary figures left: the commander, if there is one, is one more (R6.3). */
  readonly figures: number;
  readonly ready: boolean;
  readonly commander: CommanderName | null;
  /** Those worth a sign; at most two are shown. */
  readonly keywords: readonly Keyword[];
}

const PLATES: BySide<string> = {
  stark: 'M-34-25H34V15L0 40-34 15Z',
  lannister: 'M-34.5 4.5A34.5 34.5 0 1 1 34.5 4.5A34.5 34.5 0 1 1-34.5 4.5Z',
};

/** The second rim of a commander's plate. */
const INNER_RIMS: BySide<string> = {
  stark: 'M-28.6-19.6H28.6V12.3L0 33.4-28.6 12.3Z',
  lannister: 'M-29.5 4.5A29.5 29.5 0 1 1 29.5 4.5A29.5 29.5 0 1 1-29.5 4.5Z',
};

type Place = readonly [x: number, y: number];

/** Where so many figures stand, from back to front. */
const PLACES: readonly (readonly Place[])[] = [
  [],
  [[0, 20]],
  [[-11, 17], [11, 17]],
  [[-17, 12], [17, 12], [0, 24]],
  [[-21, 11], [21, 11], [-7.5, 23], [7.5, 23]],
];
/** Higher up, because the roundel stands in front. */
const PLACES_BESIDE_COMMANDER: readonly (readonly Place[])[] = [
  [],
  [[0, 9]],
  [[-14, 10], [15, 10]],
  [[-20, 9], [20, 9], [0, 5]],
];

const CAVALRY: readonly UnitTypeId[] = ['winterfellRiders', 'casterlyRockCavaliers'];

/** A unit on its plate, around the middle of its hex. */
export const UnitPiece = memo(function UnitPiece(props: UnitPieceProps) {
  const { side, type, rank, letter, figures, ready, commander, keywords } = props;
  const { field, ink, spentField, spentInk, rim, line, tokenInk } = HOUSE_COLOURS[side];
  const plate = PLATES[side];
  const colours = ready ? { ink, field } : { ink: spentInk, field: spentField };
  const places = (commander === null ? PLACES : PLACES_BESIDE_COMMANDER)[figures] ?? [];
  const size = CAVALRY.includes(type) ? 0.88 : 0.92;
  return (
    <g strokeLinejoin="round">
      {ready && <path d={plate} fill="var(--plate-shadow)" transform="translate(0 4.5)" />}
      <path d={plate} fill={colours.field} stroke={line} strokeWidth={6.4} paintOrder="stroke" />
      {!ready && <path d={plate} fill="url(#hatch-spent)" />}
      <path d={plate} fill="none" stroke={rim} strokeWidth={2.8} />
      {commander !== null && <path d={INNER_RIMS[side]} fill="none" stroke={rim} strokeWidth={1.5} />}
      {places.map(([x, y]) => (
        <g key={x} className="unit-figure" transform={`translate(${x} ${y}) scale(${size})`}>
          <Figure type={type} {...colours} />
        </g>
      ))}
      {commander !== null && (
        <g transform={ready ? 'translate(0 22)' : 'translate(17 19)'}>
          <EmblemRoundel commander={commander} />
        </g>
      )}
      <g className="unit-banner" transform={ready ? 'translate(-33 -46.5)' : 'translate(-36.5 4)'}>
        <Banner rank={rank} letter={letter} ready={ready} />
      </g>
      <g transform="translate(28.5 -29)">
        <HouseToken side={side}>
          <text y={side === 'stark' ? 4.2 : 5} className="art-text" fontSize={14.5} fill={tokenInk}>
            {figures + (commander === null ? 0 : 1)}
          </text>
        </HouseToken>
      </g>
      {keywords.slice(0, 2).map((keyword, index) => (
        <g key={keyword} transform={`translate(37 ${-6 + index * 20}) scale(.82)`}>
          <Shape name={`sign-${keyword}`} />
        </g>
      ))}
    </g>
  );
});
