import { useState } from 'react';
import { sceneBetween } from '../../content/text/sceneBetween';
import { enemyOf } from '../../model/side';
import type { HandOver as Passing } from '../../store/handOverOf';
import { handOverOf } from '../../store/handOverOf';
import type { History, Moment } from '../../store/history';
import { peopleOf } from '../../store/seat';
import { HouseSeal } from '../art/Objective';
import { motionsOf } from '../playback/motionsOf';
import { usePlayback } from '../playback/PlaybackContext';
import { useAfterPaint } from '../playback/useAfterPaint';
import { useTable, useWords } from '../TableContext';
import { recapOf } from './recapOf';
import { useFocusHere } from './useFocusHere';
import './handover.css';

/** When the turn passes to a person: whose it is, and what happened meanwhile. Nothing waits for it. */
export function HandOver() {
  const isWanted = useTable(({ handOver, watch, game }) => {
    const people = game === null ? 0 : peopleOf(game.seats).length;
    return people === 2 ? handOver : people === 1 && watch === 'recap';
  });
  const seats = useTable(({ game }) => game?.seats);
  const { told: now, isBehind } = usePlayback();
  // First the table as it has become, then what is said of it: a sheet that takes the focus has the page laid out twice.
  const told = useAfterPaint(now);
  const [begun, setBegun] = useState<Moment | null>(null);
  const last = told.moments.at(-1) ?? null;
  if (!isWanted || isBehind || last === begun) return null;
  const passing = handOverOf(told);
  // An opponent needs no telling.
  if (passing === null || seats?.[passing.to].level !== null) return null;
  return <Recap passing={passing} history={told} onBegin={() => setBegun(last)} />;
}

const SENTENCES = 6;

interface RecapProps {
  readonly passing: Passing;
  readonly history: History;
  readonly onBegin: () => void;
}

function Recap({ passing: { to, from }, history, onBegin }: RecapProps) {
  const { text, words } = useWords();
  const { replayFrom } = usePlayback();
  const name = useTable(({ game }) => game?.seats[to].name ?? '');
  const begin = useFocusHere();
  return (
    <section className={`hand-over house-${to}`} aria-label={words.handOver.title(text.houses[to], name)}>
      <h2>
        <svg viewBox="-15 -15 30 30" aria-hidden="true">
          <HouseSeal side={to} />
        </svg>
        {words.handOver.title(text.houses[to], name)}
      </h2>
      <h3>{words.handOver.since(text.houses[enemyOf(to)])}</h3>
      <ul>
        {recapOf(history, from, SENTENCES).map(({ event, before, after }, place) => (
          <li key={place}>{text.event(event, sceneBetween(before, after))}</li>
        ))}
      </ul>
      <p>
        <button ref={begin} type="button" data-waits="" className="button-advised" onClick={onBegin}>
          {words.handOver.begin}
        </button>
        {history.moments.slice(from).some(({ events }) => motionsOf(events).length > 0) && (
          <button type="button" onClick={() => replayFrom(from)}>
            {words.handOver.replay}
          </button>
        )}
      </p>
    </section>
  );
}
