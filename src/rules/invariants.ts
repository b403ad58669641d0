import type { Side } from '../model/side';
import { SIDES } from '../model/side';
import { FACES, TOKENS_OF_A_KIND } from '../model/dice';
import { OFF_BOARD } from '../model/hex';
import { MORALE_END } from '../model/morale';
import type { GameState } from '../model/state';
import { MOST_FIRE } from '../model/terrain';
import type { Unit } from '../model/unit';
import { deckOf } from '../content/cards';
import { COMMANDERS } from '../content/commanders';
import { TERRAIN } from '../content/terrain';
import { UNITS } from '../content/units';
import { distance, geometryOf } from './board/geometry';
import { decide } from './engine';
import { gameOf } from './game';

type Check = (state: GameState) => readonly string[];

/** What must hold whenever somebody decides, whatever was played before; each break in a few words, none if all is well. */
export function brokenInvariants(state: GameState): string[] {
  return CHECKS.flatMap((check) => check(state));
}

const isStanding = (unit: Unit): boolean => unit.hex !== OFF_BOARD;

/** R5.5 */
const oneUnitAHex: Check = ({ units }) => {
  const standing = units.filter(isStanding);
  return standing
    .filter((unit, index) => standing.findIndex((other) => other.hex === unit.hex) !== index)
    .map((unit) => `${unit.label} shares hex ${unit.hex} (R5.5)`);
};

/** R7.2, but a unit stays where its bridge burnt down (R17.11). */
const onPassableHexes: Check = ({ plan, units, tokens }) =>
  units
    .filter((unit) => {
      if (!isStanding(unit) || plan.tokens[unit.hex] === 'woodenBridge') return false;
      const terrain = tokens[unit.hex] ?? plan.ground[unit.hex];
      return terrain === undefined || TERRAIN[terrain].impassable;
    })
    .map((unit) => `${unit.label} stands on the impassable hex ${unit.hex} (R7.2)`);

/** R3.4, R5.1, R5.3: a commander takes the place of one figure, and is no figure himself (R6.3). */
const figuresWithinStrength: Check = ({ units }) =>
  units
    .filter((unit) => {
      const bearer = unit.commander === null ? 0 : 1;
      const least = isStanding(unit) ? 1 - bearer : 0;
      return !(unit.figures >= least && unit.figures <= UNITS[unit.type].strength - bearer);
    })
    .map((unit) => `${unit.label} has ${unit.figures} figures (R5.1)`);

/** R12.1 */
const soundEngagements: Check = ({ plan, units, engagements }) => {
  const geometry = geometryOf(plan.grid);
  return engagements.flatMap(({ stark, lannister }, index) => {
    const [a, b] = [units[stark], units[lannister]];
    if (a === undefined || b === undefined) return [`engagement ${index} has no two units (R12.1)`];
    const pair = `${a.label} and ${b.label}`;
    if (a.side !== 'stark' || b.side !== 'lannister') return [`${pair} are engaged but no enemies (R12.1)`];
    if (!isStanding(a) || !isStanding(b)) return [`${pair} are engaged but not both on the board (R12.7)`];
    if (distance(geometry, a.hex, b.hex) !== 1) return [`${pair} are engaged but not adjacent (R12.1)`];
    const isSecond = engagements.some((other, i) => i < index && (other.stark === stark || other.lannister === lannister));
    return isSecond ? [`${pair}: one of them is engaged twice (R12.1)`] : [];
  });
};

/** R6.3, R6.7: a commander is on the board with his unit, or captured. */
const commandersWithTheirUnits: Check = ({ units, commanders }) =>
  commanders.flatMap(({ id, unit, captured }) => {
    const bearer = units[unit];
    const isWithUnit = bearer?.commander === id && isStanding(bearer);
    if (isWithUnit === captured) return [`${id} is ${captured ? 'captured and' : 'neither captured nor'} with his unit (R6.3)`];
    return [];
  });

/** R2.2 */
const orderTokensWithinSupply: Check = ({ houses }) =>
  FACES.flatMap((face) => {
    const [stark, lannister] = [houses.stark.pool[face], houses.lannister.pool[face]];
    const isWithin = stark >= 0 && lannister >= 0 && stark + lannister <= TOKENS_OF_A_KIND;
    return isWithin ? [] : [`the pools hold ${stark} and ${lannister} ${face} tokens (R2.2)`];
  });

/** R9.2: they go from board to card and back, never beyond the command limit. */
const commandTokensConserved: Check = ({ plan, houses, commanders }) => [
  ...SIDES.filter((side) => {
    const onCards = commanders.filter((one) => one.side === side).reduce((sum, { tokens }) => sum + tokens, 0);
    return houses[side].commandTokens < 0 || houses[side].commandTokens + onCards !== plan.ratings[side].commandTokens;
  }).map((side) => `the command tokens of ${side} do not add up (R9.2)`),
  ...commanders
    .filter(({ id, tokens }) => tokens < 0 || tokens > COMMANDERS[id].commandLimit)
    .map(({ id, tokens }) => `${id} holds ${tokens} command tokens (R9.2)`),
];

/** R3.2, R9.0: a card is in the deck, in the hand, in the discard pile or in play. */
const cardsConserved: Check = (state) =>
  SIDES.filter((side) => cardsOf(state, side).sort().join() !== startingDeck(state, side).sort().join()).map(
    (side) => `the cards of ${side} do not add up (R3.2)`,
  );

function cardsOf({ houses, agenda }: GameState, side: Side): string[] {
  const inPlay = agenda.flatMap((task) => (task.kind === 'card' && task.side === side ? [task.card] : []));
  return [...houses[side].deck, ...houses[side].hand, ...houses[side].discard, ...inPlay];
}

const startingDeck = ({ commanders }: GameState, side: Side): string[] =>
  deckOf(side, commanders.filter((one) => one.side === side).map(({ id }) => COMMANDERS[id].name));

/** R14.1 */
const moraleOnTheTrack: Check = ({ morale }) =>
  Number.isInteger(morale) && Math.abs(morale) <= MORALE_END ? [] : [`the morale marker is on ${morale} (R14.1)`];

/** R17.1; on razed ground a fire stays at the level it had (R17.8). */
const firesWithinLevels: Check = ({ fires, tokens, plan }) =>
  Object.entries(fires)
    .filter(([hex, level]) => {
      const terrain = tokens[Number(hex)] ?? plan.ground[Number(hex)] ?? 'void';
      const limit = terrain === 'razed' ? MOST_FIRE : TERRAIN[terrain].burnLimit;
      return !(level >= 1 && level <= limit);
    })
    .map(([hex, level]) => `the fire on hex ${hex} has level ${level} (R17.1)`);

/** No dead end: somebody can always go on until the game is over. */
const somebodyDecides: Check = (state) => {
  const decision = decide(gameOf(state));
  if (state.outcome !== null) return decision === null ? [] : ['the game is over but waits for a decision (R18.3)'];
  if (decision === null) return ['the game is not over but waits for nothing'];
  const isChance = decision.decider === 'chance';
  if (isChance !== (decision.chance !== null)) return [`${decision.prompt}: only chance answers chance`];
  return isChance || decision.options.length > 0 ? [] : [`${decision.prompt}: no option`];
};

const CHECKS: readonly Check[] = [
  oneUnitAHex,
  onPassableHexes,
  figuresWithinStrength,
  soundEngagements,
  commandersWithTheirUnits,
  orderTokensWithinSupply,
  commandTokensConserved,
  cardsConserved,
  moraleOnTheTrack,
  firesWithinLevels,
  somebodyDecides,
];
