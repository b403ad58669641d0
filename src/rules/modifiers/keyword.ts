import type { Keyword, Unit } from '../../model/unit';
import { UNITS } from '../../content/units';
import type { Game } from '../game';
import { NOBODY } from '../game';
import { modifiersOn } from './modifiersOn';

/** Friends around it that make any unit Stalwart (R15.7). */
const FRIENDS_FOR_STALWART = 2;

/** The X of a keyword the unit has now; 0: it has not got it. */
export function keywordLevel(game: Game, unit: Unit, keyword: Keyword): number {
  let level = UNITS[unit.type].keywords[keyword] ?? 0;
  for (const modifier of modifiersOn(game, unit)) {
    // A plan overrides the card that takes it away (R0.1).
    if (modifier.kind === 'withoutKeyword' && modifier.keyword === keyword) return isGranted(game, unit, keyword) ? 1 : 0;
    if (modifier.kind !== 'keyword' || modifier.keyword !== keyword) continue;
    // Toughness adds up (R15.4); of anything else the better one counts.
    level = keyword === 'toughness' ? level + modifier.level : Math.max(level, modifier.level);
  }
  if (level > 0) return level;
  if (keyword === 'stalwart' && friendsAround(game, unit) >= FRIENDS_FOR_STALWART) return 1;
  return isGranted(game, unit, keyword) ? 1 : 0;
}

export const hasKeyword = (game: Game, unit: Unit, keyword: Keyword): boolean => keywordLevel(game, unit, keyword) > 0;

export function friendsAround(game: Game, unit: Unit): number {
  let friends = 0;
  for (const hex of game.geometry.adjacent[unit.hex]!) {
    const there = game.at[hex]!;
    if (there !== NOBODY && game.state.units[there]!.side === unit.side) friends += 1;
  }
  return friends;
}

/** By a special rule of the plan (R0.1). */
function isGranted(game: Game, unit: Unit, keyword: Keyword): boolean {
  return game.state.plan.special.some(
    (rule) => rule.kind === 'grantKeyword' && rule.keyword === keyword && rule.labels.includes(unit.label),
  );
}
