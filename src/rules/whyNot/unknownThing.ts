import type { Action } from '../../model/action';
import type { CommanderId } from '../../model/commander';
import type { Hex } from '../../model/hex';
import type { Refusal } from '../../model/refusal';
import type { UnitId } from '../../model/unit';
import { CARDS } from '../../content/cards';
import { COMMANDERS } from '../../content/commanders';
import type { Game } from '../game';
import { refuse } from './attempt';

/** A unit, hex, card or commander that an action names and this battle does not have. */
export function unknownThing(game: Game, action: Action): Refusal | null {
  const units = 'unit' in action ? ('target' in action ? [action.unit, action.target] : [action.unit]) : [];
  const unit = units.find((id) => !isUnit(game, id));
  if (unit !== undefined) return refuse('R3.1', 'unknownUnit', { unit });
  const hex = 'to' in action ? action.to : 'hex' in action ? action.hex : null;
  // R7.1: half hexes are not part of the battlefield.
  if (hex !== null && !isField(game, hex)) return refuse('R7.1', 'unknownHex', { hex });
  if ('card' in action && !Object.hasOwn(CARDS, action.card)) return refuse('R3.2', 'unknownCard', { card: action.card });
  if ('commander' in action && !isCommander(game, action)) {
    return refuse('R3.1', 'unknownCommander', { commander: action.commander });
  }
  return null;
}

/** Before a skirmish everybody may yet be chosen (R19.2). */
const isCommander = ({ state }: Game, { type, commander }: Extract<Action, { commander: CommanderId }>): boolean =>
  type === 'chooseCommander' ? Object.hasOwn(COMMANDERS, commander) : state.commanders.some(({ id }) => id === commander);

const isUnit = (game: Game, id: UnitId): boolean => game.state.units[id] !== undefined;

const isField = (game: Game, hex: Hex): boolean => {
  const terrain = game.terrain[hex];
  return terrain !== undefined && terrain !== 'void';
};
