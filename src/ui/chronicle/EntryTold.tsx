import { memo } from 'react';
import type { Hex } from '../../model/hex';
import { eventsFor } from '../../rules';
import { HouseSeal } from '../art/Objective';
import { useWords } from '../TableContext';
import type { Entry } from './entriesOf';
import { Sentence } from './Sentence';
import { piecesOf, tellingScene } from './tellingScene';
import { worthTelling } from './worthTelling';

interface EntryToldProps {
  readonly entry: Entry;
  readonly onHex: (hex: Hex) => void;
}

const isSame = (a: { readonly entry: Entry }, b: { readonly entry: Entry }): boolean =>
  a.entry.parts.length === b.entry.parts.length && a.entry.parts.every(({ events }, place) => events === b.entry.parts[place]?.events);

/** What came of one action; it never changes, so a long game costs no more than a short one. */
export const EntryTold = memo(function EntryTold({ entry: { side, parts }, onHex }: EntryToldProps) {
  const { text } = useWords();
  const told = new Set(worthTelling(parts.flatMap(({ events }) => events)));
  const sentences = parts.flatMap(({ before, after, events }) => {
    const scene = tellingScene(before, after);
    const known = eventsFor(eventsFor(events.filter((event) => told.has(event)), 'stark'), 'lannister');
    return known.map((event) => piecesOf(text.event(event, scene)));
  });
  const grid = parts[0]?.before.plan.grid;
  if (grid === undefined || sentences.length === 0) return null;
  return (
    <li className="entry">
      <svg viewBox="-15 -15 30 30" aria-hidden="true">
        {side !== null && <HouseSeal side={side} />}
      </svg>
      <p>
        {sentences.map((pieces, place) => (
          <Sentence key={place} pieces={pieces} grid={grid} onHex={onHex} />
        ))}
      </p>
    </li>
  );
}, isSame);
