import type { HexMarker } from '../../src/model/battle';
import type { Side } from '../../src/model/side';
import { enemyOf } from '../../src/model/side';
import type { GameState } from '../../src/model/state';
import type { Task } from '../../src/model/task';
import { shuffled } from '../../src/ai/chanceAnswer';
import type { Random } from '../../src/ai/random';
import { setupCardOf } from '../../src/content/skirmish';

/** The same game but for what this house cannot see: both decks, the enemy's hand, what he chose in secret and laid face down. */
export function otherwise(state: GameState, side: Side, random: Random): GameState {
  const enemy = enemyOf(side);
  const [own, theirs] = [state.houses[side], state.houses[enemy]];
  const unseen = shuffled([...theirs.hand, ...theirs.deck], random);
  const hand = unseen.slice(0, theirs.hand.length);
  const mixed = (markers: readonly HexMarker[]): HexMarker[] => {
    const kinds = shuffled(markers.filter((one) => isUnseen(one, side)), random).map(({ kind }) => kind);
    return markers.map((one) => (isUnseen(one, side) ? { ...one, kind: kinds.pop()! } : one));
  };
  const retold = (task: Task): Task => {
    if (task.kind === 'regroup' && task.queue[0] !== side) return { ...task, kept: hand.slice(0, task.kept.length) };
    if (task.kind === 'skirmish' && task.step === 'chooseCommanders') return { ...task, chosen: task.chosen.filter((card) => setupCardOf(card).side === side) };
    return task;
  };
  return {
    ...state,
    plan: { ...state.plan, markers: mixed(state.plan.markers) },
    markers: mixed(state.markers),
    houses: {
      ...state.houses,
      [side]: { ...own, deck: shuffled(own.deck, random) },
      [enemy]: { ...theirs, hand, deck: unseen.slice(hand.length) },
    },
    agenda: state.agenda.map(retold),
  };
}

const isUnseen = ({ faceUp, owner }: HexMarker, side: Side): boolean => !faceUp && owner !== side;
