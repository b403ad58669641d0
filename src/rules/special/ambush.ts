import type { Action } from '../../model/action';
import type { Hex } from '../../model/hex';
import type { Side } from '../../model/side';
import type { Unit } from '../../model/unit';
import { answered } from '../answered';
import { isFree, place } from '../board/standing';
import type { Draft } from '../draft';
import type { Game } from '../game';
import { isOnBoard } from '../game';
import { ownGame } from '../ownGame';
import { markersAt, removeMarker } from './markers';

/** Where this house may turn up its archers now: in its turn, before it does anything else. */
export function ambushOptions(game: Game, side: Side): Action[] {
  if (nextInHiding(game, side) === undefined) return [];
  return game.state.markers
    .filter(({ kind, owner, hex }) => kind === 'archers' && owner === side && isFree(game, hex))
    .map(({ hex }) => ({ type: 'chooseHex', hex }));
}

/** Those that give something to do to a house that could otherwise only pass (R4.3). */
export const ambushesBeforePass = (game: Game, side: Side, deedsOf: (game: Game, side: Side) => readonly Action[]): Action[] =>
  ambushOptions(game, side).filter((option) => {
    const copy = ownGame(game, null);
    springAmbush(copy, side, answered(option, 'chooseHex').hex);
    return deedsOf(copy, side).length > 0;
  });

/** Units in hiding are off the board, but unlike the fallen they have figures. */
function nextInHiding(game: Game, side: Side): Draft<Unit> | undefined {
  const rule = game.state.plan.special.find((one) => one.kind === 'ambush' && one.side === side);
  if (rule?.kind !== 'ambush') return undefined;
  return game.state.units.find((unit) => rule.labels.includes(unit.label) && !isOnBoard(unit) && unit.figures > 0);
}

export function springAmbush(game: Game, side: Side, hex: Hex): void {
  const unit = nextInHiding(game, side)!;
  removeMarker(game, markersAt(game, hex).find(({ kind }) => kind === 'archers')!);
  place(game, unit, hex);
  unit.ready = true;
  game.events?.push({ type: 'unitDeployed', unit: unit.id, hex });
}
