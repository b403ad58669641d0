import type { Action } from '../src/model/action';
import type { Face } from '../src/model/dice';
import { parseDrawing, printDrawing } from '../src/model/drawing';
import type { Hex } from '../src/model/hex';
import { OFF_BOARD, parseHexName } from '../src/model/hex';
import type { GameState } from '../src/model/state';
import type { Unit } from '../src/model/unit';
import { decisionOf, reduce } from '../src/rules';
import { parseAction, parsePosition, printAction } from '../src/rules/notation';

/** A state from its notation; a drawing alone is enough. */
export function position(text: string): GameState {
  const state = parsePosition(text);
  if ('error' in state) throw new Error(`line ${state.line}: ${state.error}`);
  return state;
}

export function unit(state: GameState, label: string): Unit {
  const found = state.units.find((one) => one.label === label);
  if (found === undefined) throw new Error(`There is no unit ${label}`);
  return found;
}

export function hex(state: GameState, name: string): Hex {
  const found = parseHexName(state.plan.grid, name);
  if (found === null) throw new Error(`There is no hex ${name}`);
  return found;
}

/** The board as it is now, between two line breaks and without margin, with `x` on the marked hexes. */
export function draw(state: GameState, marks: readonly Hex[] = []): string {
  const { plan, tokens } = state;
  const units = state.units.filter((one) => one.hex !== OFF_BOARD);
  return `\n${printDrawing({ grid: plan.grid, ground: plan.ground, tokens, units, marks })}\n`;
}

/** Where the options of the pending decision lead. */
export function offeredHexes(state: GameState): Hex[] {
  const hexes = (decisionOf(state)?.options ?? []).flatMap((option) => {
    if ('to' in option) return [option.to];
    return 'hex' in option ? [option.hex] : [];
  });
  return [...new Set(hexes)].sort((a, b) => a - b);
}

/** The state after these actions, none of which may be refused. */
export function play(start: GameState, ...actions: readonly Action[]): GameState {
  return actions.reduce((before, action) => {
    const { state, refusal } = reduce(before, action);
    if (refusal !== null) throw new Error(`Refused ${JSON.stringify(action)}: ${JSON.stringify(refusal)}`);
    return state;
  }, start);
}

export const rolls = (...faces: readonly Face[]): Action => ({ type: 'roll', faces });

/** A unit is ordered with a token of its rank, stays where it is and attacks; the dice are yet to roll. */
export function attackBy(start: GameState, attacker: string, target: string): GameState {
  const ordered = after(start, `order ${attacker} ${unit(start, attacker).rank}`);
  // Who can move nowhere is not asked whether it moves.
  const waiting = decisionOf(ordered)?.prompt === 'orders.move' ? after(ordered, 'done') : ordered;
  return after(waiting, `attack ${attacker} ${target}`);
}

/** How many dice the game waits for. */
export function diceAsked(state: GameState): number | null {
  const chance = decisionOf(state)?.chance;
  return chance?.kind === 'dice' ? chance.count : null;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A drawing as `draw` writes it. */
export function flush(picture: string): string {
  const drawing = parseDrawing(picture);
  if ('error' in drawing) throw new Error(`line ${drawing.line}: ${drawing.error}`);
  return `\n${printDrawing(drawing)}\n`;
}

/** What is drawn, before anything was marked in it; each house holds a valor token to order any unit. */
export const before = (picture: string, says = ''): GameState =>
  position(`${flush(picture).replaceAll('x', ' ')}\npool stark valor 1\npool lannister valor 1\n${says}`);

/** The state after these actions in notation, one a line, none of which may be refused: `after(start, 'attack I1 i1')`. */
export function after(start: GameState, ...lines: readonly string[]): GameState {
  return lines.flatMap(linesOf).reduce((state, line) => {
    const action = parseAction(line, state);
    if ('error' in action) throw new Error(`${line}: ${action.error}`);
    return play(state, action);
  }, start);
}

/** The options of the pending decision in their notation. */
export const offers = (state: GameState): string[] =>
  (decisionOf(state)?.options ?? []).map((option) => printAction(option, state));

/** The question that is put now, `attack.reroll`, and to whom. */
export function asked(state: GameState): string {
  const decision = decisionOf(state);
  return decision === null ? 'over' : `${decision.decider} ${decision.prompt}`;
}

/** The first Stark unit drawn is ordered: the board with marks where it may move. */
export function drawMoves(picture: string, says = ''): string {
  const start = before(picture, says);
  const { label } = start.units.find(({ side }) => side === 'stark')!;
  const state = after(start, `order ${label} valor`);
  return draw(state, decisionOf(state)?.options.flatMap((option) => (option.type === 'move' ? [option.to] : [])));
}
