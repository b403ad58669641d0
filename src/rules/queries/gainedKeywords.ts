import type { GameState } from '../../model/state';
import type { Keyword, Unit } from '../../model/unit';
import { KEYWORDS } from '../../model/unit';
import { UNITS } from '../../content/units';
import { gameOf, isOnBoard } from '../game';
import { keywordLevel } from '../modifiers/keyword';

/** The keywords a unit has now beyond those of its type: by neighbours (R15.7), a commander, a card or a special rule. */
export function gainedKeywords(state: GameState, unit: Unit): readonly Keyword[] {
  if (!isOnBoard(unit)) return [];
  const game = gameOf(state);
  const own = UNITS[unit.type].keywords;
  return KEYWORDS.filter((keyword) => keywordLevel(game, unit, keyword) > (own[keyword] ?? 0));
}
