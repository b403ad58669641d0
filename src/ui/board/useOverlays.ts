import { useMemo } from 'react';
import type { Hex } from '../../model/hex';
import { hexName } from '../../model/hex';
import { reachOf, sightBetween, zoneOf } from '../../rules';
import { useChoice } from '../choice/ChoiceContext';
import { unitLabel } from '../choice/optionLabel';
import { usePointed } from '../choice/PointedContext';
import { useWords } from '../TableContext';
import type { Overlay } from '../words/board';

export interface Drawn {
  readonly sight: { readonly from: Hex; readonly to: Hex; readonly isFree: boolean; readonly obstacles: readonly Hex[] } | null;
  readonly zones: readonly (readonly Hex[])[];
  readonly reach: readonly Hex[];
}

/** What the overlays that are on show for the hex pointed at, and the same in words. */
export function useOverlays(on: ReadonlySet<Overlay>, anchor: Hex | null): { readonly drawn: Drawn; readonly told: string } {
  const { seen, picked } = useChoice();
  const { text, words } = useWords();
  const pointed = usePointed();
  return useMemo(() => {
    const say = words.onBoard;
    const name = (hex: Hex) => hexName(seen.plan.grid, hex);
    const unitOn = (hex: Hex | null) => seen.units.find((one) => hex !== null && one.hex === hex);
    const hand = picked.flatMap((spot) => (spot.startsWith('hex:') ? unitOn(Number(spot.slice(4))) ?? [] : []))[0];
    const told: string[] = [];

    const from = hand?.hex ?? anchor;
    let sight: Drawn['sight'] = null;
    if (on.has('sight') && from === null) told.push(say.sightFrom);
    if (on.has('sight') && from !== null && pointed !== null && pointed !== from) {
      sight = { from, to: pointed, ...sightBetween(seen, from, pointed) };
      const by = sight.obstacles.map(name).join(', ');
      told.push(sight.isFree ? say.sightFree(name(from), name(pointed)) : say.sightBlocked(name(from), name(pointed), by));
    }

    const bearer = unitOn(pointed)?.commander ?? hand?.commander ?? null;
    const leaders = seen.commanders.filter(({ id, captured }) => !captured && (bearer === null || id === bearer));
    const zones = on.has('zones') ? leaders.map(({ id }) => zoneOf(seen, id)) : [];
    if (zones.length > 0) told.push(say.zoneOf(leaders.map(({ id }) => text.commanders[id].name).join(', ')));

    const walker = on.has('reach') ? (unitOn(pointed) ?? hand) : undefined;
    const reach = walker === undefined ? [] : reachOf(seen, walker.id);
    if (walker !== undefined) told.push(say.reachOf(unitLabel(walker.id, seen, text), reach.length));
    return { drawn: { sight, zones, reach }, told: told.join(' ') };
  }, [on, anchor, seen, picked, pointed, text, words]);
}
