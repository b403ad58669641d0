import type { GameEvent } from '../../model/event';
import type { Hex } from '../../model/hex';
import type { Unit } from '../../model/unit';
import { place } from '../board/standing';
import type { Draft } from '../draft';
import type { Game } from '../game';
import { begin } from '../procedure';
import { arrive } from './arrive';
import { aimedAt } from './catapults';
import { bringAlong } from './escort';

type Manner = Extract<GameEvent, { readonly type: 'unitMoved' }>['by'];

/** A unit goes along a path, in whatever way, and comes upon what the special rules of the battle have put there. */
export function travel(game: Game, unit: Draft<Unit>, path: readonly Hex[], by: Manner): void {
  const [from, to] = [path[0]!, path[path.length - 1]!];
  game.events?.push({ type: 'unitMoved', unit: unit.id, path, by });
  place(game, unit, to);
  if (game.state.markers.length === 0) return;
  bringAlong(game, unit, from);
  const hexes = aimedAt(game, unit, path.slice(1));
  if (hexes.length > 0) begin(game, { kind: 'catapult', step: 'roll', unit: unit.id, hexes });
  // A retreat is one movement, however many steps it has.
  if (by !== 'retreat') arrive(game, unit);
}
