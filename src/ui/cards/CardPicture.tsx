import type { ReactNode } from 'react';
import { cardOf } from '../../content/cards';
import { UNITS } from '../../content/units';
import type { CardId } from '../../model/card';
import type { Side } from '../../model/side';
import { Banner } from '../art/Banner';
import { Emblem, EmblemRoundel } from '../art/Emblem';
import { EngagementToken } from '../art/EngagementToken';
import { Figure } from '../art/Figure';
import { hexagon } from '../art/hexShape';
import { HouseMask } from '../art/HouseMask';
import { lettersOf } from '../art/letters';
import { useWords } from '../TableContext';
import { CardSign, signReach } from './CardSign';
import { type Picture, pictureOf, type Sign } from './pictureOf';

const WIDTH = 240;
const HEIGHT = 132;
const HEX = 41;
const HEX_STEP = 71;

/** How large units are drawn of which there are so many. */
const SIZES = [1, 2, 1.8, 1.4, 1.1];
/** Banners rise above the figures. */
const SIZE_WITH_BANNER = 1.4;

const UPWARDS = 'M21-2V-38M13.5-30L21-39 28.5-30';

/** Figures of one unit, from back to front. */
const FOOT = [[-12, -5], [12, -5], [0, 0]] as const;
const HORSE = [[-9, -4], [9, 0]] as const;

/** What a card commands: how many units of which kind and rank, how they stand, and what they are given. */
export function CardPicture({ card }: { readonly card: CardId }) {
  const { side, commander, ...printed } = cardOf(card);
  const picture = pictureOf({ side, commander, ...printed });
  const ground = { ink: `var(--picture-ink-${side})`, paper: `var(--picture-${side})` };
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="card-picture" aria-hidden="true">
      <g transform="translate(120 60) scale(5.2)" opacity={0.1}>
        {commander === null ? <HouseMask side={side} {...ground} /> : <Emblem commander={commander} {...ground} />}
      </g>
      <path d="M-400 112Q0 92 120 104T640 98V400H-400Z" fill={ground.ink} fillOpacity={0.13} />
      {picture.isAll && <ellipse cx={120} cy={62} rx={114} ry={56} fill="none" stroke={ground.ink} strokeWidth={2.4} strokeDasharray="1 6" strokeLinecap="round" />}
      {picture.formation === 'apart' ? <Apart picture={picture} side={side} /> : <Joined picture={picture} side={side} />}
      {picture.formation === 'beside' && commander !== null && (
        <g transform="translate(120 24)">
          <EmblemRoundel commander={commander} />
        </g>
      )}
      <Signs signs={picture.signs} />
    </svg>
  );
}

interface FormationProps {
  readonly picture: Picture;
  readonly side: Side;
}

function Apart({ picture, side }: FormationProps) {
  const { units, signs } = picture;
  const step = (WIDTH - 16) / units.length;
  const most = units.some(({ rank }) => rank !== null) ? SIZE_WITH_BANNER : Infinity;
  const size = Math.min(most, SIZES[units.length] ?? 0.8);
  return units.map((unit, place) => (
    <g key={place} transform={`translate(${8 + step * (place + 0.5)} ${signs.length > 0 ? 92 : 106}) scale(${size})`}>
      <Stand unit={unit} picture={picture} side={side} />
    </g>
  ));
}

/** In hexes that touch; those of the escort are dashed. */
function Joined({ picture, side }: FormationProps) {
  const { units, signs } = picture;
  const left = WIDTH / 2 - ((units.length - 1) * HEX_STEP) / 2;
  return units.map((unit, place) => (
    <g key={place} transform={`translate(${left + place * HEX_STEP} ${signs.length > 0 ? 54 : 64})`}>
      <path
        d={hexagon(HEX)}
        fill={`var(--picture-ink-${side})`}
        fillOpacity={0.14}
        stroke={`var(--picture-ink-${side})`}
        strokeWidth={2.6}
        strokeDasharray={unit.isEscort ? '5 4' : undefined}
      />
      <g transform="translate(0 22)">
        <Stand unit={unit} picture={picture} side={side} />
      </g>
    </g>
  ));
}

interface StandProps extends FormationProps {
  readonly unit: Picture['units'][number];
}

/** A unit with its feet at the origin. */
function Stand({ unit: { type, rank }, picture: { isEngaged, isRally }, side }: StandProps) {
  const { text } = useWords();
  const ink = `var(--picture-ink-${side})`;
  const figures = UNITS[type].class === 'cavalry' ? HORSE : FOOT;
  return (
    <>
      {rank !== null && (
        <At x={-25} y={-62} scale={0.86}>
          <Banner rank={rank} letter={lettersOf(text.ranks)[rank]} ready />
        </At>
      )}
      {figures.map(([x, y]) => (
        <At key={x} x={x} y={y}>
          <Figure type={type} ink={ink} field={`var(--picture-${side})`} />
        </At>
      ))}
      {isRally && <Rising ink={ink} field={`var(--picture-${side})`} />}
      {isEngaged && (
        <At x={25} y={-10} scale={0.9}>
          <EngagementToken side={side} />
        </At>
      )}
    </>
  );
}

/** An arrow upwards: spent units stand up again. */
const Rising = ({ ink, field }: { readonly ink: string; readonly field: string }) => (
  <g fill="none" strokeLinejoin="round" strokeLinecap="round">
    <path d={UPWARDS} stroke={field} strokeWidth={8} />
    <path d={UPWARDS} stroke={ink} strokeWidth={3.6} />
  </g>
);

interface AtProps {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly children: ReactNode;
}

const At = ({ x, y, scale = 1, children }: AtProps) => <g transform={`translate(${x} ${y}) scale(${scale})`}>{children}</g>;

/** In a row at the foot of the picture. */
function Signs({ signs }: { readonly signs: readonly Sign[] }) {
  const widths = signs.map((sign) => 2 * signReach(sign) + 5);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  return signs.map((sign, place) => {
    const before = widths.slice(0, place).reduce((sum, width) => sum + width, 0);
    return (
      <At key={place} x={(WIDTH - whole) / 2 + before + (widths[place] ?? 0) / 2} y={115}>
        <CardSign sign={sign} />
      </At>
    );
  });
}
