import type { Unit } from '../../model/unit';
import { CROSSED_SWORDS } from '../art/EngagementToken';
import { UnitPicture } from '../rail/UnitPicture';
import { useWords } from '../TableContext';

interface OpponentsProps {
  readonly attacker: Unit;
  readonly target: Unit;
  /** Under the swords: with how many dice, and why. */
  readonly dice: string;
  readonly reasons: string;
}

/** Who strikes whom, with what. */
export function Opponents({ attacker, target, dice, reasons }: OpponentsProps) {
  const { text } = useWords();
  const nameOf = ({ type, commander }: Unit) => (commander === null ? text.units[type] : text.commanders[commander].name);
  return (
    <div className="opponents">
      <UnitPicture unit={attacker} />
      <div className="opponents-dice">
        <svg viewBox="-12 -12 24 24" aria-hidden="true">
          <path d={CROSSED_SWORDS} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
        <strong>{dice}</strong>
        <span>{reasons}</span>
      </div>
      <UnitPicture unit={target} />
      <p>
        <strong>{nameOf(attacker)}</strong>
        <strong>{nameOf(target)}</strong>
      </p>
    </div>
  );
}
