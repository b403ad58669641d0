import { COMMANDER_IDS } from '../../model/commander';
import { FACES } from '../../model/dice';
import { SIDES } from '../../model/side';
import type { Task, TaskKind } from '../../model/task';
import { ATTACK_FORMS } from '../../model/task';
import type { Shape } from './shape';
import { asObject, fields, flag, listOf, oneOf, orNull, text, whole } from './shape';

const MOST = 999;
const side = oneOf(SIDES);
const commander = oneOf(COMMANDER_IDS);
const number = whole(-MOST, MOST);
const kinds = listOf(fields({ kind: text }));

/** What each kind of task must tell besides its kind and step. */
const FIELDS: { readonly [K in TaskKind]: readonly Exclude<keyof Extract<Task, { kind: K }>, 'kind' | 'step'>[] } = {
  setup: [],
  round: ['queue'],
  regroup: ['queue', 'fires', 'kept'],
  turn: ['side', 'committed'],
  draw: ['side', 'cards'],
  card: ['side', 'card', 'commander', 'eligible', 'tacticMet', 'tactic', 'commands', 'orders', 'declared'],
  orders: ['side', 'attackFirst', 'mustMove'],
  disengage: ['unit', 'foe'],
  attack: ['form', 'attacker', 'target', 'from', 'flanking', 'dice', 'faces', 'rerolling', 'hits', 'figures', 'flags'],
  retreat: ['unit', 'left', 'direction', 'hits', 'figures', 'captureValue', 'stepped'],
  effects: ['side', 'commander', 'effects', 'chosen', 'hexes'],
  fire: ['deed', 'unit', 'hex'],
};

/** A field has one shape in whatever task it stands. */
function shapesOf(units: number, hexes: number): Readonly<Record<string, Shape>> {
  const unit = whole(0, units - 1);
  const hex = whole(0, hexes - 1);
  return {
    side,
    commander,
    unit,
    foe: unit,
    attacker: unit,
    target: unit,
    hex,
    from: hex,
    card: text,
    queue: listOf(side),
    fires: listOf(hex),
    hexes: listOf(hex),
    kept: listOf(text),
    eligible: listOf(unit),
    declared: listOf(unit),
    chosen: listOf(unit),
    supporters: listOf(unit),
    commands: listOf(whole(0, MOST)),
    orders: kinds,
    effects: kinds,
    faces: listOf(oneOf(FACES)),
    form: oneOf(ATTACK_FORMS),
    deed: oneOf(['scorch', 'douse']),
    tactic: oneOf(['none', 'before', 'after']),
    mustMove: orNull(unit),
    direction: orNull(whole(0, 5)),
    hound: orNull(commander),
    ...Object.fromEntries(['committed', 'tacticMet', 'attackFirst', 'flanking', 'ignoresMorale', 'inPursuit'].map((key) => [key, flag])),
    ...Object.fromEntries(
      ['cards', 'dice', 'rerolling', 'hits', 'figures', 'flags', 'left', 'captureValue', 'stepped'].map((key) => [key, number]),
    ),
  };
}

export function taskShape(units: number, hexes: number): Shape {
  const shapes = shapesOf(units, hexes);
  return (value, path) => {
    const task = asObject(value, path);
    fields({ kind: oneOf(Object.keys(FIELDS)), step: text })(task, path);
    const required: readonly string[] = FIELDS[task['kind'] as TaskKind];
    const known = Object.keys(task).filter((key) => Object.hasOwn(shapes, key));
    fields(Object.fromEntries([...required, ...known].map((key) => [key, shapes[key]!])))(task, path);
  };
}

export function turnShape(units: number): Shape {
  const unit = whole(0, units - 1);
  const order = fields({
    unit,
    moved: number,
    hasMoved: flag,
    attacks: number,
    hasAttacked: flag,
    advanced: flag,
    pursued: flag,
    extraDice: number,
    isDone: flag,
  });
  const captures = listOf(fields({ commander, by: orNull(unit) }));
  return orNull(fields({ side, orders: listOf(order), captures, routs: listOf(fields({ unit, hexes: number })) }));
}

export const modifierShape = (units: number): Shape =>
  fields({
    modifier: fields({ kind: text }),
    units: listOf(whole(0, units - 1)),
    until: oneOf(['attack', 'turn', 'round']),
  });
