import { useMemo } from 'react';
import type { Forecast } from '../../rules';
import { forecast, forecastsFrom, pendingForecast } from '../../rules';
import { useChoice } from '../choice/ChoiceContext';
import { usePointed } from '../choice/PointedContext';

interface Forecasts {
  /** The first is the one to be shown at length. */
  readonly forecasts: readonly Forecast[];
  /** After a move that has not been made. */
  readonly isFromHere: boolean;
  /** The question itself is about it. */
  readonly isAsked: boolean;
}

const NONE: Forecasts = { forecasts: [], isFromHere: false, isAsked: false };

/** The attacks that the players may be thinking of: the one asked about, or what is pointed at. */
export function useForecasts(): Forecasts {
  const { seen, options, picked } = useChoice();
  const pointed = usePointed();
  const asked = useMemo(() => pendingForecast(seen), [seen]);
  const pointedAt = useMemo((): Forecasts => {
    if (pointed === null) return NONE;
    const actor = seen.units.find(({ hex }) => picked[0] === `hex:${hex}`)?.id;
    for (const option of options) {
      if (option.type !== 'attack' && option.type !== 'hounds') continue;
      if (seen.units[option.target]?.hex !== pointed) continue;
      const form = option.type === 'hounds' ? ({ form: 'hounds' } as const) : {};
      const one = forecast(seen, { unit: option.unit, target: option.target, ...form });
      return one === null ? NONE : { ...NONE, forecasts: [one] };
    }
    const moves = options.filter((option) => option.type === 'move' && option.to === pointed);
    const move = moves.length === 1 ? moves[0] : moves.find((option) => option.type === 'move' && option.unit === actor);
    if (move?.type !== 'move') return NONE;
    const best = forecastsFrom(seen, move).toSorted((a, b) => b.odds.expectedHits - a.odds.expectedHits);
    return { forecasts: best, isFromHere: true, isAsked: false };
  }, [seen, options, picked, pointed]);
  return asked === null ? pointedAt : { forecasts: [asked], isFromHere: false, isAsked: true };
}
