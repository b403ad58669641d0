import type { Side } from '../../model/side';
import type { Rank, UnitTypeId } from '../../model/unit';
import { Banner } from './Banner';
import { Crest } from './Crest';
import { Figure } from './Figure';
import type { RankLetters } from './letters';

/** Both hosts face to face, 1366 × 768; a card with words may cover its middle third. */
export function TitleScene({ letters }: { readonly letters: RankLetters }) {
  return (
    <svg className="title-scene" viewBox="0 0 1366 768" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Cloths />
      <g transform="translate(220 290) scale(1.95)">
        <Crest side="stark" />
      </g>
      <g transform="translate(1147 282) scale(1.95)">
        <Crest side="lannister" />
      </g>
      <Field />
      <Host side="stark" letters={letters} />
      <g transform="translate(1366 0) scale(-1 1)">
        <Host side="lannister" letters={letters} />
      </g>
    </svg>
  );
}

/** Light with lozenges, dark with rings; the seam between them is cut with an axe. */
function Cloths() {
  const teeth = Array.from({ length: 12 }, (_, index) => `L${index % 2 === 0 ? 709 : 683} ${(index + 1) * 64}`);
  const seam = `M683 0${teeth.join('')}`;
  return (
    <>
      <defs>
        <pattern id="cloth-stark" width="112" height="117" patternUnits="userSpaceOnUse">
          <path d="M48 8l6 11-6 11-6-11ZM104 66l6 11-6 11-6-11Z" fill="var(--stark-ink)" fillOpacity={0.12} />
        </pattern>
        <pattern id="cloth-lannister" width="114" height="117" patternUnits="userSpaceOnUse">
          <g fill="none" stroke="var(--lannister-gold)" strokeOpacity={0.13} strokeWidth={4}>
            <circle cx={28} cy={30} r={17} />
            <circle cx={85} cy={88} r={17} />
            <path d="M28 30h.1M85 88h.1" strokeWidth={11} strokeLinecap="round" />
          </g>
        </pattern>
      </defs>
      <path d="M0 0H1366V768H0Z" fill="var(--cloth-stark)" />
      <path d="M0 0H1366V768H0Z" fill="url(#cloth-stark)" />
      <path d={`${seam}H1366V0Z`} fill="var(--lannister-field)" />
      <path d={`${seam}H1366V0Z`} fill="url(#cloth-lannister)" />
    </>
  );
}

const TUFTS = [
  ...[[60, 700], [150, 738], [330, 690], [420, 745], [520, 690], [560, 752], [610, 672]],
  ...[[760, 668], [800, 735], [905, 690], [960, 745], [1090, 728], [1200, 752], [1330, 690]],
] as const;

function Field() {
  return (
    <g>
      <path d="M0 622Q200 600 420 640Q640 606 820 612Q1100 640 1366 612V768H0Z" fill="var(--plain-tick)" />
      <path d="M0 652Q330 626 683 650T1366 642V768H0Z" fill="var(--plain)" stroke="var(--grid)" strokeWidth={2} />
      <path
        d="M676 651Q668 690 610 722Q570 744 556 768H820Q800 742 752 720Q700 692 694 651Z"
        fill="var(--road)"
        stroke="var(--road-edge)"
        strokeWidth={2.5}
      />
      <path
        d={TUFTS.map(([x, y]) => `M${x} ${y}l2-11m7 11l2-15m7 15l4-12m8 13l1-9`).join('')}
        fill="none"
        stroke="var(--plain-tick)"
        strokeWidth={2.6}
        strokeLinecap="round"
      />
    </g>
  );
}

interface Standing {
  readonly x: number;
  readonly y: number;
  /** A man of this type, or a banner of this rank. */
  readonly is: UnitTypeId | Rank;
}

const at = (is: Standing['is'], ...places: readonly (readonly [number, number])[]): Standing[] =>
  places.map(([x, y]) => ({ x, y, is }));

/** From back to front, all looking to the middle. */
const HOSTS: Readonly<Record<Side, readonly Standing[]>> = {
  stark: [
    ...at('red', [38, 484]),
    ...at('winterfellRiders', [66, 664], [188, 674]),
    ...at('green', [276, 520]),
    ...at('warHost', [252, 692], [296, 700], [340, 694]),
    ...at('kennelmasters', [392, 704]),
    ...at('northmenArchers', [34, 732], [124, 730], [170, 740]),
    ...at('warHost', [222, 744], [280, 750], [336, 742]),
  ],
  lannister: [
    ...at('blue', [150, 500]),
    ...at('casterlyRockCavaliers', [62, 660], [176, 670]),
    ...at('red', [276, 524]),
    ...at('lannisportGuards', [258, 690], [302, 698], [346, 690], [392, 702]),
    ...at('westerlandsArchers', [34, 732], [124, 728], [170, 740]),
    ...at('heavyInfantry', [226, 746], [280, 752], [334, 746]),
  ],
};

const isRank = (is: Standing['is']): is is Rank => is === 'green' || is === 'blue' || is === 'red';

function Host({ side, letters }: { readonly side: Side; readonly letters: RankLetters }) {
  const colours =
    side === 'stark'
      ? { ink: 'var(--stark-ink)', field: 'var(--stark-field)' }
      : { ink: 'var(--lannister-field)', field: 'var(--lannister-gold)' };
  return HOSTS[side].map(({ x, y, is }) =>
    isRank(is) ? (
      // A host that is mirrored has its banners mirrored back: letters are read from left to right.
      <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${side === 'stark' ? 1.9 : -1.9} 1.9)`}>
        <path d="M0 40V90" stroke="var(--bone-ink)" strokeWidth={5} />
        <path d="M0 40V90" stroke="var(--lannister-gold)" strokeWidth={2.4} />
        <Banner rank={is} letter={letters[is]} ready />
      </g>
    ) : (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(2.7)`}>
        <Figure type={is} {...colours} />
      </g>
    ),
  );
}
