import type { Effect, EffectKind } from '../../model/effect';
import type { Hex } from '../../model/hex';
import { OFF_BOARD } from '../../model/hex';
import type { CommanderState } from '../../model/state';
import type { EffectsTask } from '../../model/task';
import type { Unit } from '../../model/unit';
import type { Draft } from '../draft';
import { captureValueOf } from '../combat/hits';
import { loseFigures, sufferHits } from '../combat/casualties';
import { retreatByCard } from '../combat/attackSteps';
import { removeEngagement, foeOf } from '../combat/engagement';
import { canBurn, setFire } from '../fire';
import { gainTokens } from '../gainTokens';
import type { Game } from '../game';
import { isOnBoard, unitOf } from '../game';
import { raiseMorale } from '../morale';
import { rallyUnit } from '../order';
import { begin } from '../procedure';
import { rallyOrCaptor } from './isUseful';

/** Kinds that the card procedure sees to: they speak of the units ordered. */
export type CardOnlyKind = 'order' | 'bestow' | 'attackThenMove';
export type ActingEffect = Exclude<Effect, { readonly kind: CardOnlyKind }>;
type ActingKind = Exclude<EffectKind, CardOnlyKind>;

interface Occasion {
  readonly task: EffectsTask;
  readonly commander: Draft<CommanderState>;
  /** Those the effect falls on. */
  readonly units: readonly Draft<Unit>[];
}

type Handlers = {
  readonly [K in ActingKind]: (game: Game, effect: Extract<Effect, { kind: K }>, occasion: Occasion) => void;
};

/** One for each kind of effect. */
const HANDLERS: Handlers = {
  modify(game, { modifier, until }, { units }) {
    game.state.modifiers.push({ modifier, units: units.map(({ id }) => id), until });
  },
  rally(game, { price = 0 }, { units }) {
    for (const unit of units) {
      loseFigures(game, unit, price);
      rallyUnit(game, unit.id);
    }
  },
  /** R6.3: hits of a card capture only if this one effect reaches the capture value. */
  hit(game, { hits }, { units }) {
    for (const unit of units) {
      // R14.6: a rout ends the game at once.
      if (game.state.outcome !== null) return;
      const captureValue = captureValueOf(game, null, unit);
      sufferHits(game, unit, hits, { hits: 0, figures: unit.figures, captureValue, captor: null });
    }
  },
  /** Pushed last is done first: in the order in which they were chosen. */
  retreat(game, { hexes }, { units }) {
    for (const unit of [...units].reverse()) begin(game, retreatByCard(game, unit, hexes));
  },
  disengage(game, _, { units }) {
    for (const unit of units) {
      const foe = foeOf(game, unit);
      if (foe === null) continue;
      removeEngagement(game, unit);
      game.events?.push({ type: 'disengaged', unit: unit.id, from: foe.id });
    }
  },
  morale: (game, { amount }, { task }) => raiseMorale(game, task.side, amount),
  draw: (game, { cards }, { task }) => begin(game, { kind: 'draw', step: 'draw', side: task.side, cards }),
  gainToken: (game, { token }, { task }) => gainTokens(game, task.side, [token]),
  commandToken(game, _, { task }) {
    for (const id of task.chosen) {
      const commander = game.state.commanders.find((one) => one.unit === id)!;
      commander.tokens -= 1;
      game.state.houses[task.side].commandTokens += 1;
    }
    game.events?.push({ type: 'commandTokensReturned', side: task.side, tokens: task.chosen.length });
  },
  // Its moves were made one by one while they were chosen.
  shift: () => undefined,
  bespoke(game, { name }, { commander, task }) {
    if (name === 'fanTheFlames') for (const hex of task.hexes) driveOn(game, hex, task.direction!);
    if (name === 'rallyOrCaptor') for (const id of rallyOrCaptor(game, commander)) rallyUnit(game, id);
    if (name === 'moraleForRouts') {
      game.state.modifiers.push({ modifier: { kind: 'dreaded' }, units: [commander.unit], until: 'turn' });
    }
  },
};

/** How far a command drives a fire on. */
const FANNED_HEXES = 2;

function driveOn(game: Game, fire: Hex, direction: number): void {
  let hex = fire;
  for (let step = 0; step < FANNED_HEXES && hex !== OFF_BOARD; step += 1) {
    hex = game.geometry.neighbours[hex]![direction]!;
    if (canBurn(game, hex)) setFire(game, hex, 1, true);
  }
}

/** Does what the effect under way says to the units chosen, as far as they are still there. */
export function applyEffect(game: Game, effect: ActingEffect, task: EffectsTask, commander: Draft<CommanderState>): void {
  const units = task.chosen.map((id) => unitOf(game, id)).filter(isOnBoard);
  // The table pairs each kind with its effect; the look-up loses that pairing.
  const handler = HANDLERS[effect.kind] as (g: Game, e: Effect, o: Occasion) => void;
  handler(game, effect, { task, commander, units });
}
