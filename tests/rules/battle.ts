import type { Action } from '../../src/model/action';
import type { BattlePlan } from '../../src/model/battle';
import type { CommanderId } from '../../src/model/commander';
import { parseDrawing, sideOfLabel, typeOfLabel } from '../../src/model/drawing';
import type { Face } from '../../src/model/dice';
import type { GameEvent } from '../../src/model/event';
import type { Hex } from '../../src/model/hex';
import { parseHexName } from '../../src/model/hex';
import { NO_OPTIONAL_RULES } from '../../src/model/options';
import { bySide } from '../../src/model/side';
import type { Task } from '../../src/model/task';
import type { Rank, Unit } from '../../src/model/unit';
import { settle, take } from '../../src/rules/engine';
import type { Game } from '../../src/rules/game';
import { lookUp } from '../../src/rules/game';
import { begin } from '../../src/rules/procedure';
import { setUp } from '../../src/rules/setUp';

interface Changes {
  readonly plan?: Partial<BattlePlan>;
  /** By label. */
  readonly ranks?: Readonly<Record<string, Rank>>;
  readonly commanders?: Readonly<Record<string, CommanderId>>;
}

/** A battle of a few hexes to write to, with an empty agenda and a list of its events. */
export function battle(text: string, { plan, ranks = {}, commanders = {} }: Changes = {}): Game {
  const drawing = parseDrawing(text);
  if ('error' in drawing) throw new Error(drawing.error);
  const state = setUp(
    {
      id: 'small',
      provenance: 'ours',
      grid: drawing.grid,
      ground: drawing.ground,
      tokens: drawing.tokens,
      edges: { stark: 'bottom', lannister: 'top' },
      rounds: 5,
      momentum: 'stark',
      ratings: bySide(() => ({ commandTokens: 3, orderValue: 3, commandValue: 3, segment: 'rout' })),
      army: drawing.units.map(({ label, hex }) => ({
        label,
        side: sideOfLabel(label),
        type: typeOfLabel(label)!,
        rank: ranks[label] ?? 'green',
        commander: commanders[label] ?? null,
        hex,
      })),
      markers: [],
      special: [],
      scoring: [],
      victory: { instant: [], atEnd: [], otherwise: 'mostPoints' },
      ...plan,
    },
    NO_OPTIONAL_RULES,
  );
  return lookUp({ ...state, agenda: [] }, []);
}

/** Begins a task and runs it until somebody must decide. */
export function start(game: Game, task: Task): void {
  begin(game, task);
  settle(game);
}

export function answers(game: Game, ...actions: readonly Action[]): void {
  for (const action of actions) take(game, action);
}

export const rolls = (...faces: readonly Face[]): Action => ({ type: 'roll', faces });
export const pass: Action = { type: 'pass' };
export const done: Action = { type: 'done' };

export const unitNamed = (game: Game, label: string) => game.state.units.find((unit: Unit) => unit.label === label)!;

export const hexNamed = (game: Game, name: string): Hex => parseHexName(game.state.plan.grid, name)!;

export const eventsOf = <T extends GameEvent['type']>(game: Game, type: T) =>
  game.events!.filter((event): event is Extract<GameEvent, { readonly type: T }> => event.type === type);
