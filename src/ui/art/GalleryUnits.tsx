import { UNITS } from '../../content/units';
import type { Text } from '../../content/text/text';
import { RANKS, UNIT_TYPES } from '../../model/unit';
import { HEX_PATH } from './hexShape';
import { lettersOf } from './letters';
import { Sample, Samples } from './Sample';
import { UnitPiece, type UnitPieceProps } from './UnitPiece';

interface GalleryUnitsProps {
  readonly text: Text;
  readonly titles: Readonly<Record<'units' | 'losses' | 'deuteranopia' | 'grey', string>>;
}

type Shown = Omit<UnitPieceProps, 'side' | 'letter'>;

const shown = (unit: Partial<Shown> & Pick<Shown, 'type'>): Shown => ({
  rank: 'green',
  figures: UNITS[unit.type].strength,
  ready: true,
  commander: null,
  keywords: [],
  ...unit,
});

const OTHERS: readonly Shown[] = [
  shown({ type: 'winterfellRiders', rank: 'blue', commander: 'rickard', figures: 2 }),
  shown({ type: 'warHost', commander: 'maege', figures: 3, keywords: ['stalwart', 'heavyArmor'] }),
  shown({ type: 'warHost', commander: 'maege', figures: 1, ready: false }),
  shown({ type: 'casterlyRockCavaliers', commander: 'addam', figures: 2 }),
  shown({ type: 'lannisportGuards', rank: 'blue', commander: 'kevan', figures: 3 }),
  shown({ type: 'lannisportGuards', rank: 'blue', commander: 'kevan', figures: 1, ready: false }),
  shown({ type: 'warHost', figures: 3 }),
  shown({ type: 'northmenArchers', figures: 2 }),
  shown({ type: 'heavyInfantry', rank: 'red', figures: 1, keywords: ['heavyArmor'] }),
  shown({ type: 'casterlyRockCavaliers', rank: 'blue', figures: 2, keywords: ['pursue'] }),
  shown({ type: 'kennelmasters', rank: 'red', figures: 2, keywords: ['warHounds'] }),
  shown({ type: 'lannisportGuards', rank: 'red', commander: 'gregor', figures: 3, keywords: ['scorchedEarth'] }),
];

/** For eyes that see fewer colours. */
const SEEN: readonly Shown[] = (['warHost', 'lannisportGuards'] as const).flatMap((type) =>
  [true, false].flatMap((ready) => RANKS.map((rank) => shown({ type, rank, ready }))),
);

export function GalleryUnits({ text, titles }: GalleryUnitsProps) {
  const letters = lettersOf(text.ranks);
  const piece = (unit: Shown, key: string, name: string) => (
    <Sample key={key} name={name}>
      <path d={HEX_PATH} fill="var(--plain)" stroke="var(--grid)" />
      <UnitPiece {...unit} side={UNITS[unit.type].side} letter={letters[unit.rank]} />
    </Sample>
  );
  return (
    <>
      <Samples title={titles.units}>
        {UNIT_TYPES.flatMap((type) =>
          RANKS.flatMap((rank) =>
            [true, false].map((ready) =>
              piece(
                shown({ type, rank, ready }),
                `${type} ${rank} ${String(ready)}`,
                `${text.units[type]}, ${text.ranks[rank]}, ${text.terms[ready ? 'ready' : 'spent'].toLowerCase()}`,
              ),
            ),
          ),
        )}
      </Samples>
      {(['deuteranopia', 'grey'] as const).map((sight) => (
        <div key={sight} className={`sight-${sight}`}>
          <Samples title={titles[sight]}>
            {SEEN.map((unit, index) => piece(unit, String(index), `${text.ranks[unit.rank]}, ${text.units[unit.type]}`))}
          </Samples>
        </div>
      ))}
      <Samples title={titles.losses}>{OTHERS.map((unit, index) => piece(unit, String(index), text.units[unit.type]))}</Samples>
    </>
  );
}
