import { useState } from 'react';
import { usePlayback } from '../playback/PlaybackContext';
import { useTempo } from '../playback/useTempo';
import { WayLine } from './WayLine';

/** Where nothing is seen moving, the ways that units have just taken; they stay for a second. */
export function WaysTaken() {
  const { state, told } = usePlayback();
  const tempo = useTempo();
  const [seen, setSeen] = useState({ told, from: told.moments.length });
  if (seen.told !== told) {
    const isSame = seen.told.start === told.start;
    setSeen({ told, from: isSame ? Math.min(seen.told.moments.length, told.moments.length) : told.moments.length });
  }
  if (tempo > 0) return null;
  const moves = told.moments.slice(seen.from).flatMap(({ events }) => events.filter((event) => event.type === 'unitMoved'));
  return (
    <g key={seen.from} className="ways-taken">
      {moves.map(({ path }, place) => (
        <WayLine key={place} grid={state.plan.grid} path={path} />
      ))}
    </g>
  );
}
