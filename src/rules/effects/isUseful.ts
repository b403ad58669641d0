import type { Effect, EffectKind } from '../../model/effect';
import type { CommanderState } from '../../model/state';
import { distance } from '../board/geometry';
import { isBurning, isFree } from '../board/standing';
import type { Game } from '../game';
import { isOnBoard } from '../game';
import { canPay, isCandidate, isRalliable } from './candidates';

type Judges = {
  readonly [K in EffectKind]?: (game: Game, effect: Extract<Effect, { kind: K }>, commander: CommanderState) => boolean;
};

/** Only kinds that can come to nothing are listed. */
const JUDGES: Judges = {
  rally: (game, { on, price = 0 }, commander) =>
    game.state.units.some(
      (unit) => !unit.ready && isCandidate(game, unit, on, commander) && isRalliable(game, unit) && canPay(unit, price),
    ),
  commandToken: (game, _, { side }) =>
    game.state.commanders.some((one) => one.side === side && !one.captured && one.tokens > 0),
  shift: (game, { on }, commander) =>
    game.state.units.some(
      (unit) =>
        isCandidate(game, unit, on, commander) &&
        // Nobody leaves a fire (R17.2).
        !isBurning(game, unit.hex) &&
        game.geometry.adjacent[unit.hex]!.some((hex) => isFree(game, hex)),
    ),
  bespoke: (game, { name }, commander) => {
    switch (name) {
      case 'rallyOrCaptor':
        return rallyOrCaptor(game, commander).length > 0;
      case 'fanTheFlames':
        return Object.keys(game.state.fires).length > 0 && game.state.turn!.orders.some((order) => order.isDone);
      case 'moraleForRouts':
        return true;
    }
  },
};

/** Whether an effect would do anything, so that nobody is asked for nothing. */
export function isUseful(game: Game, effect: Effect, commander: CommanderState): boolean {
  // The table pairs each kind with its effect; the look-up loses that pairing.
  const judge = JUDGES[effect.kind] as ((g: Game, e: Effect, c: CommanderState) => boolean) | undefined;
  return judge === undefined || judge(game, effect, commander);
}

/** Jaime's unit and its neighbours, or everybody if he captured a commander this turn. */
export function rallyOrCaptor(game: Game, commander: CommanderState): number[] {
  const hisUnit = game.state.units[commander.unit]!;
  const isCaptor = game.state.turn!.captures.some(({ by }) => by === hisUnit.id);
  return game.state.units
    .filter((unit) => unit.side === commander.side && isOnBoard(unit) && isRalliable(game, unit))
    .filter((unit) => isCaptor || distance(game.geometry, hisUnit.hex, unit.hex) <= 1)
    .map((unit) => unit.id);
}
