import { COMMANDERS } from '../content/commanders';
import { UNITS } from '../content/units';
import type { GameState } from '../model/state';
import type { Keyword, UnitId } from '../model/unit';
import { KEYWORDS, RANK_DICE } from '../model/unit';
import { allowances } from './board/reach';
import { gameOf, unitOf } from './game';
import { keywordLevel } from './modifiers/keyword';

/** The numbers of a unit as they are now. */
export interface UnitFacts {
  /** By rank, before terrain and all else (R11.5). */
  readonly dice: number;
  readonly range: number;
  readonly move: number;
  readonly moveAndAttack: number;
  /** Those of its type, of its commander, and those that last for a while. */
  readonly keywords: readonly { readonly keyword: Keyword; readonly level: number }[];
  readonly commander: { readonly commandLimit: number; readonly captureValue: number } | null;
}

export function unitFacts(state: GameState, id: UnitId): UnitFacts {
  const game = gameOf(state);
  const unit = unitOf(game, id);
  return {
    ...allowances(game, unit),
    dice: RANK_DICE[unit.rank],
    range: UNITS[unit.type].range,
    keywords: KEYWORDS.map((keyword) => ({ keyword, level: keywordLevel(game, unit, keyword) })).filter(({ level }) => level > 0),
    commander: unit.commander === null ? null : COMMANDERS[unit.commander],
  };
}
