import type { GameEvent } from '../../model/event';
import type { Hex } from '../../model/hex';
import type { UnitId } from '../../model/unit';

/** One thing that is seen moving, of a piece that is on the table before the event. */
export type Motion =
  | { readonly kind: 'travel'; readonly unit: UnitId; readonly path: readonly Hex[] }
  | { readonly kind: 'part'; readonly unit: UnitId; readonly from: UnitId }
  | { readonly kind: 'lower'; readonly unit: UnitId }
  | { readonly kind: 'lose'; readonly unit: UnitId; readonly figures: number }
  | { readonly kind: 'vanish'; readonly unit: UnitId }
  | { readonly kind: 'tumble'; readonly dice: number }
  | { readonly kind: 'slide'; readonly from: number; readonly to: number };

type Motions = { readonly [T in GameEvent['type']]?: (event: Extract<GameEvent, { readonly type: T }>) => Motion };

const MOTIONS: Motions = {
  unitMoved: ({ unit, path }) => ({ kind: 'travel', unit, path }),
  disengaged: ({ unit, from }) => ({ kind: 'part', unit, from }),
  unitSpent: ({ unit }) => ({ kind: 'lower', unit }),
  figuresLost: ({ unit, figures }) => ({ kind: 'lose', unit, figures }),
  unitEliminated: ({ unit }) => ({ kind: 'vanish', unit }),
  diceRolled: ({ faces }) => ({ kind: 'tumble', dice: faces.length }),
  diceRerolled: ({ faces }) => ({ kind: 'tumble', dice: faces.length }),
  moraleChanged: ({ from, to }) => ({ kind: 'slide', from, to }),
};

/** What moves, in the order of the events. */
export const motionsOf = (events: readonly GameEvent[]): readonly Motion[] =>
  events.flatMap((event) => {
    // The table pairs each type with its event; the look-up loses that pairing.
    const motion = MOTIONS[event.type] as ((event: GameEvent) => Motion) | undefined;
    return motion?.(event) ?? [];
  });
