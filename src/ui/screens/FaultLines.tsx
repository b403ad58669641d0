import type { SaveFault } from '../../store/savedGame';
import { useWords } from '../TableContext';

/** What is wrong with a save, line by line. */
export function FaultLines({ fault }: { readonly fault: SaveFault }) {
  const { text, words } = useWords();
  const lines =
    fault.kind === 'refused'
      ? fault.refused.map(({ place, refusal }) => words.refusedAt(place, text.refusal(refusal)))
      : [words.faults[fault.kind](detailOf(fault))];
  return (
    <div className="fault">
      <p>
        <strong>{words.broken}</strong>
      </p>
      {lines.slice(0, 5).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

function detailOf(fault: SaveFault): string {
  if (fault.kind === 'newer') return String(fault.version);
  if (fault.kind === 'shape') return fault.at;
  return fault.kind === 'unknownStart' ? fault.id : '';
}
