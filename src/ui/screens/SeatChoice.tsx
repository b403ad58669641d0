import type { Level } from '../../ai/level';
import { LEVELS } from '../../ai/level';
import type { Side } from '../../model/side';
import type { Seat } from '../../store/seat';
import { useWords } from '../TableContext';

interface SeatChoiceProps {
  readonly side: Side;
  readonly seat: Seat;
  readonly onChange: (seat: Seat) => void;
}

/** Who plays this house: a person with a name, or an opponent of some level. */
export function SeatChoice({ side, seat, onChange }: SeatChoiceProps) {
  const { text, words } = useWords();
  const house = text.houses[side];
  return (
    <div className="seat">
      <select
        aria-label={words.opponent.playedBy(house)}
        value={seat.level ?? ''}
        onChange={(event) => onChange({ ...seat, level: event.target.value === '' ? null : (event.target.value as Level) })}
      >
        <option value="">{words.opponent.person}</option>
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {words.opponent.levels[level]}
          </option>
        ))}
      </select>
      {seat.level === null ? (
        <label>
          {house}
          <input value={seat.name} onChange={(event) => onChange({ ...seat, name: event.target.value })} />
        </label>
      ) : (
        <>
          <span>{house}</span>
          <small>{words.opponent.levelHints[seat.level]}</small>
        </>
      )}
    </div>
  );
}
