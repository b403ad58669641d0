import type { BattlePlan, Muster } from '../model/battle';
import { emptyPool } from '../model/dice';
import type { OptionalRules } from '../model/options';
import type { Side } from '../model/side';
import { bySide } from '../model/side';
import type { CommanderState, GameState, HouseState } from '../model/state';
import type { Unit, UnitId } from '../model/unit';
import { deckOf } from '../content/cards';
import { COMMANDERS } from '../content/commanders';
import { UNITS } from '../content/units';

/** The state of a battle before the first action (R3): nothing is shuffled yet, since chance decides by actions. */
export const setUp = (plan: BattlePlan, rules: OptionalRules): GameState => ({
  plan,
  rules,
  round: 1,
  firstPlayer: plan.momentum,
  houses: bySide((side) => houseAtStart(plan, side)),
  units: plan.army.map(unitAtStart),
  commanders: plan.army.flatMap(commanderAtStart),
  engagements: [],
  tokens: { ...plan.tokens },
  fires: {},
  control: {},
  markers: [...plan.markers],
  morale: 0,
  modifiers: [],
  turn: null,
  agenda: [{ kind: 'setup', step: 'shuffleStark' }],
  outcome: null,
});

/** R3.4: full strength, and a commander takes the place of one figure. */
export function unitAtStart({ label, side, type, rank, commander, hex }: Muster, id: UnitId): Unit {
  const { class: unitClass, strength } = UNITS[type];
  const figures = strength - (commander === null ? 0 : 1);
  return { id, side, type, class: unitClass, rank, label, commander, hex, figures, ready: true };
}

function commanderAtStart({ commander, side }: Muster, unit: UnitId): CommanderState[] {
  return commander === null ? [] : [{ id: commander, side, unit, tokens: 0, committed: false, captured: false }];
}

function houseAtStart(plan: BattlePlan, side: Side): HouseState {
  const names = plan.army.flatMap((muster) =>
    muster.side === side && muster.commander !== null ? [COMMANDERS[muster.commander].name] : [],
  );
  return {
    deck: deckOf(side, names),
    hand: [],
    discard: [],
    pool: emptyPool(),
    commandTokens: plan.ratings[side].commandTokens,
    points: 0,
    passed: false,
  };
}
