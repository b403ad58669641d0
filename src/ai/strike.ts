import type { Unit } from '../model/unit';
import type { Game } from '../rules';
import type { Blow } from '../rules/combat/attackDice';
import { foeOf } from '../rules/combat/engagement';
import { isBurning } from '../rules/board/standing';
import { unitOf } from '../rules/game';
import { hasKeyword } from '../rules/modifiers/keyword';
import { hasModifier } from '../rules/modifiers/modifiersOn';
import type { BlowOdds } from './blowOdds';
import { blowOdds } from './blowOdds';
import type { Mind } from './mind';
import { fieldOf } from './mind';
import type { Reason, Scorer } from './scorer';
import { sumOf } from './scorer';
import { figureWorth, standingWorth } from './worth';

export type StrikeForm = 'melee' | 'ranged' | 'hounds';

/** An attack that is thought about. */
interface Strike {
  readonly attacker: Unit;
  readonly target: Unit;
  readonly blow: Blow;
  readonly odds: BlowOdds;
}

export const STRIKE_SCORERS: readonly Scorer<Strike>[] = [
  {
    name: 'elimination',
    weight: 2.2,
    of: ({ game }, { target, odds }) => odds.eliminated * standingWorth(game, target),
  },
  { name: 'losses', weight: 1.2, of: ({ game }, { target, odds }) => odds.losses * figureWorth(game, target) },
  {
    name: 'forcedBack',
    weight: 0.3,
    of: (_mind, { odds }) => odds.retreats,
  },
  {
    name: 'cleared',
    weight: 0.43,
    of: (mind, { target, odds }) => (odds.eliminated + odds.retreats) * (fieldOf(mind).held.get(target.hex) ?? 0),
  },
  {
    name: 'menace',
    weight: 0.09,
    of: (mind, { target, odds }) => odds.eliminated * (fieldOf(mind).pull[target.hex] ?? 0),
  },
  { name: 'counterattack', weight: -0.96, of: ({ game }, strike) => counterattack(game, strike) },
  { name: 'partingBlow', weight: -0.93, of: ({ game }, { attacker, target }) => partingBlow(game, attacker, target) },
];

/** What an attack is worth from where the units stand now. */
export function strikeValue(
  mind: Mind,
  attacker: Unit,
  target: Unit,
  form: StrikeForm,
  reasons: Reason[] | null,
): number {
  const blow = blowOf(mind.game, attacker, target, form);
  return sumOf(STRIKE_SCORERS, mind, { attacker, target, blow, odds: blowOdds(mind.game, blow) }, reasons);
}

export const formOf = (attacker: Unit): StrikeForm => (attacker.class === 'ranged' ? 'ranged' : 'melee');

/** R12.4; an attacker engaged with a third unit has disengaged by then (R12.8). */
function blowOf(game: Game, attacker: Unit, target: Unit, form: StrikeForm): Blow {
  const foe = form === 'melee' ? foeOf(game, target) : null;
  const flanking = form !== 'hounds' && ((foe !== null && foe.id !== attacker.id) || hasModifier(game, attacker, 'flanks'));
  return { form, attacker: attacker.id, target: target.id, flanking };
}

/** R11.9 */
function counterattack(game: Game, { attacker, target, blow, odds }: Strike): number {
  if (blow.form !== 'melee' || !hasKeyword(game, target, 'stalwart') || isBurning(game, target.hex)) return 0;
  const stays = Math.max(0, 1 - odds.eliminated - odds.retreats);
  return stays * harm(game, { form: 'counter', attacker: target.id, target: attacker.id, flanking: false });
}

/** What an engaged unit risks by turning to another, or by leaving (R12.5, R12.6). */
export function partingBlow(game: Game, unit: Unit, target: Unit | null): number {
  const foe = foeOf(game, unit);
  if (foe === null || foe.id === target?.id || isBurning(game, foe.hex)) return 0;
  return harm(game, { form: 'parting', attacker: foe.id, target: unit.id, flanking: false });
}

function harm(game: Game, blow: Blow): number {
  const target = unitOf(game, blow.target);
  const { eliminated, losses } = blowOdds(game, blow);
  return eliminated * standingWorth(game, target) + losses * figureWorth(game, target);
}
