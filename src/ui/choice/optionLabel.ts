import { cardOf } from '../../content/cards';
import type { PrintedCardId, Text } from '../../content/text/text';
import type { Action } from '../../model/action';
import type { CardId } from '../../model/card';
import { OFF_BOARD, hexName } from '../../model/hex';
import type { GameState } from '../../model/state';
import type { UnitId } from '../../model/unit';
import { underWay } from '../../rules';

/** An option in words: what is done, by whom, where and with what. */
export function optionLabel(option: Action, state: GameState, text: Text): string {
  const details = optionDetails(option, state, text);
  return details === '' ? text.actions[option.type] : `${text.actions[option.type]} · ${details}`;
}

/** By whom, unless that is told elsewhere, where and with what; empty if the action says it all. */
export function optionDetails(option: Action, state: GameState, text: Text, isUnitTold = false): string {
  const { grid } = state.plan;
  const details: string[] = [];
  if ('card' in option) details.push(cardTitle(option.card, text));
  if ('commander' in option) details.push(text.commanders[option.commander].name);
  if ('unit' in option && !isUnitTold) details.push(unitLabel(option.unit, state, text));
  if ('target' in option) details.push(unitLabel(option.target, state, text));
  if ('to' in option) details.push(hexName(grid, option.to));
  if ('hex' in option) details.push(hexName(grid, option.hex));
  if ('rank' in option) details.push(text.ranks[option.rank]);
  if ('token' in option) details.push(`${'count' in option ? `${option.count} × ` : ''}${text.faces[option.token]}`);
  if ('face' in option) details.push(text.faces[option.face]);
  if ('faces' in option) details.push(option.faces.map((face) => text.faces[face]).join(', '));
  if ('direction' in option) details.push(text.directions[option.direction] ?? '');
  if (option.type === 'commands') details.push(...commandTexts(option.commands, state, text));
  return details.join(' · ');
}

export const cardTitle = (card: CardId, text: Text): string => text.cardTitles[card as PrintedCardId];

/** A unit by its commander or type, and by the hex where it stands. */
export function unitLabel(id: UnitId, state: GameState, text: Text): string {
  const unit = state.units[id];
  if (unit === undefined) return '';
  const name = unit.commander === null ? text.units[unit.type] : text.commanders[unit.commander].name;
  return unit.hex === OFF_BOARD ? name : `${name} (${hexName(state.plan.grid, unit.hex)})`;
}

/** What these commands of the card being played say, and what they cost together. */
function commandTexts(chosen: readonly number[], state: GameState, text: Text): string[] {
  const { card } = underWay(state);
  if (card === null) return [];
  const { commands } = cardOf(card.card);
  const said = text.card(cardOf(card.card)).commands;
  const cost = chosen.reduce((sum, command) => sum + (commands[command]?.cost ?? 0), 0);
  return [chosen.map((command) => said[command]).join(' '), `${text.terms.commandToken} × ${cost}`];
}
