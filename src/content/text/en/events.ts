import type { Face } from '../../../model/dice';
import type { GameEvent } from '../../../model/event';
import { moraleLoss } from '../../../model/morale';
import type { Outcome } from '../../../model/state';
import type { AttackForm } from '../../../model/task';
import { facesByKind } from '../facesByKind';
import { forcedDeed } from '../forcedDeed';
import { sentence } from '../sentence';
import type { Chronicle, PrintedCardId, Scene, UnitCalled } from '../text';
import { actions } from './actions';
import { cards } from './cardText';
import { cardTitles } from './cardTitles';
import { commanders } from './commanders';
import { isOne } from './isOne';
import { diceReasons, faces as faceNames, houses, markers, ranks, terrain, units } from './names';

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** "the Winterfell Riders (c2)", "Maege Mormont’s War Host of the North (e3)" */
function the({ type, commander, mark }: UnitCalled): string {
  const whose = commander === null ? 'the' : `${commanders[commander].name}’s`;
  return `${whose} ${units[type]}${mark === '' ? '' : ` (${mark})`}`;
}

/** A sentence whose subject is a unit; the verb is given for many, and its first word bends for one. */
function told(unit: UnitCalled, verb: string, rest = ''): string {
  const bent = isOne(unit) ? verb.replace(/^\w+/, (word) => THIRD_PERSON[word] ?? `${word}s`) : verb;
  return sentence(`${the(unit)} ${bent}${rest === '' ? '' : ` ${rest}`}`);
}

/** Where it is not just one letter more. */
const THIRD_PERSON: Readonly<Record<string, string>> = { carry: 'carries', rally: 'rallies', have: 'has', forgo: 'forgoes' };

const rolled = (rolledFaces: readonly Face[], scene: Scene): string =>
  scene.faces?.(rolledFaces) ??
  facesByKind(rolledFaces)
    .map(({ face, count }) => `${count} ${faceNames[face]}`)
    .join(', ');

/** Known by its title wherever a title is told; hidden cards are never named. */
const titleOf = (card: string): string => `“${cardTitles[card as PrintedCardId]}”`;

const WON: Readonly<Record<Outcome['reason'], string>> = {
  rout: 'the enemy is routed',
  instant: 'its goal is reached',
  claim: 'it holds what it had to hold',
  otherwise: 'the enemy fails to reach its goal',
  points: 'it has more victory points',
  morale: 'points are even and its morale is better',
  momentum: 'all is even and it holds momentum',
};

const STRIKES: Readonly<Record<AttackForm, string>> = {
  melee: 'attack',
  ranged: 'shoot at',
  hounds: 'loose hounds on',
  parting: 'strike a parting blow at',
  counter: 'counterattack',
};

const GOES: Readonly<Record<Extract<GameEvent, { type: 'unitMoved' }>['by'], string>> = {
  move: 'move to',
  advance: 'advance to',
  pursuit: 'pursue to',
  retreat: 'fall back to',
  shift: 'shift to',
};

const CHRONICLE: Chronicle = {
  commandersRevealed: ({ side, commanders: chosen }) =>
    `${houses[side]} reveals ${chosen.map((id) => `${commanders[id].name} (${commanders[id].title})`).join(' and ')}.`,
  momentumDrawn: ({ side }) => `${houses[side]} draws momentum.`,
  setupCardsDrawn: ({ side, section, cards }) =>
    `${houses[side]} draws ${counted(cards.length, 'set-up card')} for its ${section === 'units' ? 'army' : 'terrain'}.`,
  terrainPlaced: ({ side, ground, hex }, scene) => `${houses[side]} places terrain in ${scene.hex(hex)}: ${terrain[ground].name.toLowerCase()}.`,
  unitPlaced: ({ unit, hex }, scene) => told({ ...scene.unit(unit), mark: '' }, 'take position', `in ${scene.hex(hex)}`),
  roundBegan: ({ round, firstPlayer }) => `Round ${round} begins; ${houses[firstPlayer]} has the advantage.`,
  tokensGained: ({ side, faces }, scene) => `${houses[side]} takes order tokens: ${rolled(faces, scene)}.`,
  cardsDrawn: ({ side, cards }) => `${houses[side]} draws ${counted(cards.length, 'command card')}.`,
  deckShuffled: ({ side }) => `${houses[side]} shuffles its command deck.`,
  choiceForced: (event, scene) => `Only choice for ${houses[event.side]}: ${forcedDeed(event, scene, { actions, card: cards.card, the })}.`,
  passed: ({ side }) => `${houses[side]} passes.`,
  tokenUsed: ({ side, token, count }) => `${houses[side]} uses ${counted(count, `${faceNames[token]} order token`)}.`,
  cardPlayed: ({ card, commander }) => `${commanders[commander].name} plays ${titleOf(card)}.`,
  cardDiscarded: ({ card }) => `${titleOf(card)} goes to the discard pile.`,
  commandsPaid: ({ commander, tokens }) => `${commanders[commander].name} receives ${counted(tokens, 'command token')}.`,
  tacticUsed: ({ card }) => `The tactic of ${titleOf(card)} comes into play.`,
  committed: ({ commander }) => `${commanders[commander].name} uses the commitment ability.`,
  unitOrdered: ({ unit }, scene) => told(scene.unit(unit), 'receive orders'),
  unitSpent: ({ unit }, scene) => told(scene.unit(unit), 'carry out the order'),
  unitRallied: ({ unit }, scene) => told(scene.unit(unit), 'rally'),
  unitMoved: ({ unit, path, by }, scene) => told(scene.unit(unit), GOES[by], scene.hex(path.at(-1) ?? 0)),
  engaged: ({ attacker, target }, scene) => told(scene.unit(attacker), 'engage', the(scene.unit(target))),
  disengaged: ({ unit, from }, scene) => told(scene.unit(unit), 'disengage from', the(scene.unit(from))),
  attackDeclared: ({ form, attacker, target, flanking }, scene) =>
    told(scene.unit(attacker), STRIKES[form], `${the(scene.unit(target))}${flanking ? ' in the flank' : ''}`),
  diceCounted: ({ attacker, dice, reasons }, scene) =>
    told(
      scene.unit(attacker),
      'have',
      `${counted(dice, 'die', 'dice')}: ${reasons.map(({ why, dice: left }) => `${diceReasons[why]} ${left}`).join(', ')}`,
    ),
  diceRolled: ({ side, faces }, scene) => `${houses[side]} rolls ${rolled(faces, scene)}.`,
  diceRerolled: ({ side, symbol, faces }, scene) =>
    `${houses[side]} rerolls its ${faceNames[symbol]} dice and gets ${rolled(faces, scene)}.`,
  hitsScored: ({ target, hits, ignored }, scene) =>
    hits + ignored === 0
      ? told(scene.unit(target), 'take', 'no hit')
      : told(scene.unit(target), 'take', `${counted(hits, 'hit')}${ignored > 0 ? `; ${ignored} ignored` : ''}`),
  figuresLost: ({ unit, figures }, scene) => told(scene.unit(unit), 'lose', counted(figures, 'figure')),
  unitEliminated: ({ unit }, scene) => told(scene.unit(unit), 'fall to the last figure'),
  commanderCaptured: ({ commander }) => `${commanders[commander].name} is captured.`,
  bearersSwapped: ({ commander, with: other }, scene) =>
    `${commanders[commander].name} changes places with the banner bearer of ${the(scene.unit(other))}.`,
  moraleIgnored: ({ unit }, scene) => told(scene.unit(unit), 'hold', 'firm, ignoring a morale result'),
  retreatBlocked: ({ unit, hits }, scene) => told(scene.unit(unit), 'find', `no way back: ${counted(hits, 'hit')}`),
  answerDeclined: ({ unit, form }, scene) =>
    told(scene.unit(unit), 'forgo', form === 'parting' ? 'the parting blow' : 'the counterattack'),
  answerForbidden: ({ unit, by }, scene) => `${commanders[by].name} keeps ${the(scene.unit(unit))} from striking back.`,
  supported: ({ unit, target, dice }, scene) =>
    told(scene.unit(unit), 'lend', `${counted(dice, 'die', 'dice')} to ${the(scene.unit(target))}`),
  moraleChanged({ by, from, to }) {
    const gain = moraleLoss(from, by) - moraleLoss(to, by);
    return `The morale of ${houses[by]} ${gain > 0 ? 'rises' : 'falls'} by ${Math.abs(gain)}.`;
  },
  fireSet: ({ hex, level }, scene) => `Fire burns in ${scene.hex(hex)} at level ${level}.`,
  fireOut: ({ hex }, scene) => `The fire in ${scene.hex(hex)} goes out.`,
  fireResisted: ({ hex }, scene) => `The fire in ${scene.hex(hex)} cannot be put out.`,
  terrainRazed: ({ hex }, scene) => `What stood in ${scene.hex(hex)} is razed.`,
  terrainRemoved: ({ hex, token }, scene) => `The ${terrain[token].name.toLowerCase()} in ${scene.hex(hex)} is destroyed.`,
  objectiveTaken: ({ hex, side }, scene) => `${houses[side]} takes control of ${scene.hex(hex)}.`,
  markerLaid: ({ side, hex }, scene) => `${houses[side]} lays a token face down in ${scene.hex(hex)}.`,
  markerRevealed: ({ hex, kind }, scene) => `The token in ${scene.hex(hex)} is turned up: ${markers[kind]}.`,
  markerTaken: ({ hex, kind, unit }, scene) => told(scene.unit(unit), 'take', `the token in ${scene.hex(hex)}: ${markers[kind]}`),
  unitDeployed: ({ unit, hex }, scene) => told({ ...scene.unit(unit), mark: '' }, 'appear', `in ${scene.hex(hex)}`),
  palisadeManned: ({ hex, rank }, scene) => `A ${ranks[rank]} guard mans the palisade in ${scene.hex(hex)}.`,
  palisadeStripped: ({ hex, rank }, scene) => `The palisade in ${scene.hex(hex)} loses a ${ranks[rank]} guard.`,
  catapultShot: ({ unit, hex, face, isHit }, scene) =>
    `The catapult aiming at ${scene.hex(hex)} ${isHit ? 'hits' : 'misses'} ${the(scene.unit(unit))} (die: ${rolled([face], scene)}).`,
  pointsScored: ({ side, points }) => `${houses[side]} scores ${counted(points, 'victory point')}.`,
  commandTokensReturned: ({ side, tokens }) => `${houses[side]} takes back ${counted(tokens, 'command token')}.`,
  cardsKept: ({ side, cards }) =>
    cards.length === 0 ? `${houses[side]} keeps no card.` : `${houses[side]} keeps ${counted(cards.length, 'command card')}.`,
  tokenKept: ({ side, token }) =>
    token === null ? `${houses[side]} keeps no order token.` : `${houses[side]} keeps a ${faceNames[token]} order token.`,
  moraleRecovered: ({ side, to }) => `${houses[side]} recovers its morale to its break at ${Math.abs(to)}.`,
  gameEnded: ({ outcome: { winner, reason } }) => `${houses[winner]} wins the battle: ${WON[reason]}.`,
};

/** One sentence of the chronicle. */
export function eventText(event: GameEvent, scene: Scene): string {
  // The table pairs each type with its event; the look-up loses that pairing.
  const tell = CHRONICLE[event.type] as (event: GameEvent, scene: Scene) => string;
  return tell(event, scene);
}
