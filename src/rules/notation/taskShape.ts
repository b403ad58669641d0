import { COMMANDER_IDS } from '../../model/commander';
import { FACES } from '../../model/dice';
import type { Effect } from '../../model/effect';
import type { ActiveModifier, Modifier } from '../../model/modifier';
import { SIDES } from '../../model/side';
import type { Order, TurnState } from '../../model/state';
import type { Task, TaskKind } from '../../model/task';
import { ATTACK_FORMS } from '../../model/task';
import { SETUP_CARDS, SKIRMISHES } from '../../content/skirmish';
import { PROCEDURES } from '../procedures';
import { pieceShape } from './planShape';
import type { Shape } from './shape';
import { asObject, fields, flag, listOf, oneOf, orNull, tagged, text, whole } from './shape';

const MOST = 999;
const side = oneOf(SIDES);
const commander = oneOf(COMMANDER_IDS);
const number = whole(-MOST, MOST);
const faces = listOf(oneOf(FACES));
const effects = listOf(tagged<Effect>('kind'));
const direction = orNull(whole(0, 5));
const setupCards = listOf(oneOf(Object.keys(SETUP_CARDS)));

type Fields<K extends TaskKind> = Omit<Extract<Task, { kind: K }>, 'kind' | 'step'>;

/** What each kind of task tells besides its kind and step. */
function taskShapes(units: number, hexes: number): { readonly [K in TaskKind]: Shape<Fields<K>> } {
  const unit = whole(0, units - 1);
  const hex = whole(0, hexes - 1);
  return {
    skirmish: fields<Fields<'skirmish'>>({
      skirmish: oneOf(Object.keys(SKIRMISHES)),
      queue: listOf(side),
      chosen: setupCards,
      unitCards: setupCards,
      terrainCards: setupCards,
      pieces: listOf(pieceShape(hexes)),
    }),
    setup: fields({}),
    round: fields<Fields<'round'>>({ queue: listOf(side) }),
    regroup: fields<Fields<'regroup'>>({ queue: listOf(side), fires: listOf(hex), kept: listOf(text) }),
    turn: fields<Fields<'turn'>>({ side, committed: flag }),
    draw: fields<Fields<'draw'>>({ side, cards: number }),
    card: fields<Fields<'card'>>({
      side,
      card: text,
      commander,
      eligible: listOf(unit),
      tacticMet: flag,
      tactic: oneOf(['none', 'before', 'after']),
      commands: listOf(number),
      orders: effects,
      declared: listOf(unit),
    }),
    orders: fields<Fields<'orders'>>({ side, attackFirst: flag, mustMove: orNull(unit) }),
    disengage: fields<Fields<'disengage'>>({ unit, foe: unit }),
    attack: fields<Fields<'attack'>>({
      form: oneOf(ATTACK_FORMS),
      attacker: unit,
      target: unit,
      from: hex,
      flanking: flag,
      dice: number,
      faces,
      rerolling: faces,
      hits: number,
      figures: number,
      flags: number,
      ignoresMorale: flag,
      supporters: listOf(unit),
      inPursuit: flag,
      hound: orNull(commander),
    }),
    retreat: fields<Fields<'retreat'>>({
      unit,
      left: number,
      direction,
      hits: number,
      figures: number,
      captureValue: number,
      captor: orNull(unit),
      stepped: number,
    }),
    effects: fields<Fields<'effects'>>({
      side,
      commander,
      effects,
      chosen: listOf(unit),
      hexes: listOf(hex),
      direction,
    }),
    deploy: fields<Fields<'deploy'>>({ rule: number, laid: number, faces }),
    catapult: fields<Fields<'catapult'>>({ unit, hexes: listOf(hex) }),
    fire: fields<Fields<'fire'>>({ deed: oneOf(['scorch', 'douse']), unit, hex }),
  };
}

/** One of the procedures, at one of its steps. */
export function taskShape(units: number, hexes: number): Shape<Task> {
  const shapes = taskShapes(units, hexes);
  return (value, path) => {
    const task = asObject(value, path);
    const kind = oneOf(Object.keys(shapes) as TaskKind[])(task['kind'], `${path}.kind`);
    oneOf(Object.keys(PROCEDURES[kind]))(task['step'], `${path}.step`);
    shapes[kind](value, path);
    return value as Task;
  };
}

export function turnShape(units: number): Shape<TurnState | null> {
  const unit = whole(0, units - 1);
  const order = fields<Order>({
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
  const captures = listOf(fields<TurnState['captures'][number]>({ commander, by: orNull(unit) }));
  const hexesOf = listOf(fields<TurnState['routs'][number]>({ unit, hexes: number }));
  const shifts: Shape<TurnState['shifts']> = (value, path) => (value === undefined ? value : hexesOf(value, path));
  return orNull(fields<TurnState>({ side, orders: listOf(order), captures, routs: hexesOf, shifts }));
}

export const modifierShape = (units: number): Shape<ActiveModifier> =>
  fields({
    modifier: tagged<Modifier>('kind'),
    units: listOf(whole(0, units - 1)),
    until: oneOf(['attack', 'turn', 'round']),
  });
