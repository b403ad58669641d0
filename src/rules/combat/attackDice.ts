import type { DiceReason } from '../../model/event';
import type { DiceCondition } from '../../model/modifier';
import type { AttackForm } from '../../model/task';
import type { TerrainRule } from '../../model/terrain';
import type { Rank, Unit, UnitId } from '../../model/unit';
import { RANK_DICE } from '../../model/unit';
import { TERRAIN } from '../../content/terrain';
import { UNITS } from '../../content/units';
import type { Game } from '../game';
import { unitOf } from '../game';
import { hasKeyword } from '../modifiers/keyword';
import { modifiersOn } from '../modifiers/modifiersOn';
import { orderOf } from '../order';

/** What the numbers of an attack depend on; an attack in progress is one. */
export interface Blow {
  readonly form: AttackForm;
  readonly attacker: UnitId;
  readonly target: UnitId;
  readonly flanking: boolean;
  /** Whose dice count instead of those of the attacker's own rank: hounds (R15.8). */
  readonly rank?: Rank;
  /** Who has joined it by the optional rule "coordinated attack". */
  readonly supporters?: readonly UnitId[];
}

const NOBODY_ELSE: readonly UnitId[] = [];

/** Parting blows and counterattacks: "when attacking" does not speak of them (R11.9, R12.9). */
export const isAnswer = (form: AttackForm): boolean => form === 'counter' || form === 'parting';

/** The dice of an attack (R11.5), and what made their number: the rank first, then only what changed it. */
export function attackDice(game: Game, blow: Blow): { dice: number; reasons: DiceReason[] } {
  const reasons: DiceReason[] = [];
  return { dice: count(game, blow, reasons), reasons };
}

/** The number alone. */
export const diceCount = (game: Game, blow: Blow): number => count(game, blow, null);

function count(game: Game, blow: Blow, reasons: DiceReason[] | null): number {
  const attacker = unitOf(game, blow.attacker);
  let dice = basicDice(game, blow, reasons);
  const change = (why: DiceReason['why'], by: number): void => {
    dice += by;
    // Only the end result is at least 0 (R11.5), but nobody can be shown fewer dice than none.
    if (by !== 0) reasons?.push({ why, dice: Math.max(0, dice) });
  };
  if (hexesMoved(game, attacker.id) > 0 && hasKeyword(game, attacker, 'offBalance')) change('offBalance', -1);
  change('modifier', modifierDice(game, blow));
  change('support', orderOf(game, attacker.id)?.extraDice ?? 0);
  if (hasReducedStrength(game, attacker)) change('reducedStrength', -1);
  for (const supporter of blow.supporters ?? NOBODY_ELSE) change('supporters', supporterDice(game, { ...blow, attacker: supporter }));
  return Math.max(0, dice);
}

/** Dice by rank, then the smallest of the limits before modifiers (R16.18). */
function basicDice(game: Game, blow: Blow, reasons: DiceReason[] | null): number {
  const attacker = unitOf(game, blow.attacker);
  const from = game.terrain[attacker.hex]!;
  const to = game.terrain[unitOf(game, blow.target).hex]!;
  const rankDice = RANK_DICE[blow.rank ?? attacker.rank];
  let dice = rankDice;
  let limitedBy: DiceReason['why'] = 'rank';
  const limit = (why: DiceReason['why'], most: TerrainRule['diceAgainst']): void => {
    if (most === null || most >= dice) return;
    dice = most;
    limitedBy = why;
  };
  reasons?.push({ why: 'rank', dice });
  if (to !== 'hill') limit('forest', TERRAIN[to].diceAgainst);
  else if (from !== 'hill') limit('hill', TERRAIN[to].diceAgainst);
  limit('forest', TERRAIN[from].diceFrom);
  // A ranged unit stays a ranged attacker when it answers (R11.9: own limits).
  if (attacker.class === 'ranged' || blow.form === 'hounds') limit('building', TERRAIN[from].rangedDiceFrom);
  if (blow.form === 'counter') limit('ford', TERRAIN[from].counterDiceFrom);
  if (dice < rankDice) reasons?.push({ why: limitedBy, dice });
  return dice;
}

function modifierDice(game: Game, blow: Blow): number {
  if (isAnswer(blow.form)) return 0;
  let sum = 0;
  for (const modifier of modifiersOn(game, unitOf(game, blow.attacker))) {
    if (modifier.kind === 'dice' && CONDITIONS[modifier.when](game, blow)) sum += modifier.amount;
  }
  return sum;
}

const CONDITIONS: Readonly<Record<DiceCondition, (game: Game, blow: Blow) => boolean>> = {
  always: () => true,
  flanking: (_, blow) => blow.flanking,
  againstCommander: (game, blow) => unitOf(game, blow.target).commander !== null,
  againstCavalry: (game, blow) => unitOf(game, blow.target).class === 'cavalry',
  movedTwo: (game, blow) => hexesMoved(game, blow.attacker) >= 2,
  unmoved: (game, blow) => hexesMoved(game, blow.attacker) === 0,
};

/** In this turn, advances and pursuits included, and what it moved without being ordered. */
function hexesMoved(game: Game, unit: UnitId): number {
  let moved = orderOf(game, unit)?.moved ?? 0;
  for (const shift of game.state.turn?.shifts ?? []) if (shift.unit === unit) moved += shift.hexes;
  return moved;
}

/** Optional rule: half or more of the figures are lost. A commander is one of the figures (R3.4). */
function hasReducedStrength(game: Game, unit: Unit): boolean {
  if (!game.state.rules.reducedStrength) return false;
  const figures = unit.figures + (unit.commander === null ? 0 : 1);
  return figures * 2 <= UNITS[unit.type].strength;
}

/** Optional rule: what a unit adds to the leader's roll; no keyword of its own counts, so nor does Off-balance. */
function supporterDice(game: Game, blow: Blow): number {
  const reduction = hasReducedStrength(game, unitOf(game, blow.attacker)) ? 2 : 1;
  return Math.max(0, basicDice(game, blow, null) + modifierDice(game, blow) - reduction);
}
