import { OFF_BOARD } from '../../model/hex';
import { enemyOf } from '../../model/side';
import type { Unit, UnitId } from '../../model/unit';
import { MORALE_VALUE } from '../../model/unit';
import type { Draft } from '../draft';
import { place } from '../board/standing';
import type { Game } from '../game';
import { raiseMorale } from '../morale';
import { orderOf } from '../order';
import { scoreElimination } from '../victory';

/** What one attack, or one effect of a card, has done to a unit so far. */
export interface Toll {
  /** Hits so far, those of blocked retreats included (R13.3). */
  hits: number;
  /** Ordinary figures of the unit before the first of them. */
  readonly figures: number;
  /** What a capture takes; 0 without a commander. */
  readonly captureValue: number;
  readonly captor: UnitId | null;
}

/** Hits remove figures, the bearer last (R5.3); a commander is captured or nothing (R6.3). */
export function sufferHits(game: Game, unit: Draft<Unit>, hits: number, toll: Toll): void {
  if (hits === 0) return;
  toll.hits += hits;
  loseFigures(game, unit, Math.min(hits, unit.figures));
  if (unit.commander === null) {
    if (unit.figures === 0) eliminate(game, unit);
  } else if (toll.hits - toll.figures >= toll.captureValue) capture(game, unit, toll.captor);
}

/** Fire takes a figure a level, the commander like any other (R17.5). */
export function burnUnit(game: Game, unit: Draft<Unit>, figures: number): void {
  const bearer = unit.commander === null ? 0 : 1;
  const isLost = figures >= unit.figures + bearer;
  loseFigures(game, unit, Math.min(figures, unit.figures));
  if (!isLost) return;
  if (bearer === 1) capture(game, unit, null);
  else eliminate(game, unit);
}

/** Whatever has no figures to count destroys the whole unit; its commander is captured. */
export function destroy(game: Game, unit: Draft<Unit>): void {
  loseFigures(game, unit, unit.figures);
  if (unit.commander === null) eliminate(game, unit);
  else capture(game, unit, null);
}

/** Figures given for a card's effect (R6.6); whoever asks has seen to it that the unit lives. */
export function loseFigures(game: Game, unit: Draft<Unit>, figures: number): void {
  if (figures === 0) return;
  unit.figures -= figures;
  game.events?.push({ type: 'figuresLost', unit: unit.id, figures });
}

function capture(game: Game, unit: Draft<Unit>, captor: UnitId | null): void {
  const commander = game.state.commanders.find((one) => one.unit === unit.id)!;
  commander.captured = true;
  game.state.turn?.captures.push({ commander: commander.id, by: captor });
  game.events?.push({ type: 'commanderCaptured', commander: commander.id });
  eliminate(game, unit);
}

function eliminate(game: Game, unit: Draft<Unit>): void {
  place(game, unit, OFF_BOARD);
  const order = orderOf(game, unit.id);
  if (order !== undefined) {
    order.isDone = true;
    order.attacks = 0;
  }
  game.events?.push({ type: 'unitEliminated', unit: unit.id });
  raiseMorale(game, enemyOf(unit.side), MORALE_VALUE[unit.rank]);
  // R14.6: a rout ends the game at once.
  if (game.state.outcome === null) scoreElimination(game, unit);
}
