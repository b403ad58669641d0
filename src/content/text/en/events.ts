import type { Face } from '../../../model/dice';
import type { GameEvent } from '../../../model/event';
import { moraleLoss } from '../../../model/morale';
import type { Outcome } from '../../../model/state';
import type { AttackForm } from '../../../model/task';
import { facesByKind } from '../facesByKind';
import type { Chronicle, PrintedCardId, Scene, UnitCalled } from '../text';
import { cardTitles } from './cardTitles';
import { commanders } from './commanders';
import { diceReasons, faces as faceNames, houses, markers, ranks, terrain, units } from './names';

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** "the Winterfell Riders (c2)", "Maege Mormont’s War Host of the North (e3)" */
function the({ type, commander, mark }: UnitCalled): string {
  const whose = commander === null ? 'the' : `${commanders[commander].name}’s`;
  return `${whose} ${units[type]}${mark === '' ? '' : ` (${mark})`}`;
}

/** The same at the beginning of a sentence. */
const The = (unit: UnitCalled): string => the(unit).replace(/^the/, 'The');

const rolled = (rolledFaces: readonly Face[]): string =>
  facesByKind(rolledFaces)
    .map(({ face, count }) => `${count} ${faceNames[face]}`)
    .join(', ');

/** Known by its title wherever a title is told; hidden cards are never named. */
const titleOf = (card: string): string => `“${cardTitles[card as PrintedCardId]}”`;

const WON: Readonly<Record<Outcome['reason'], string>> = {
  rout: 'the enemy was routed',
  instant: 'its goal was reached',
  claim: 'it held what it had to hold',
  otherwise: 'the enemy failed to reach its goal',
  points: 'it had more victory points',
  morale: 'points were even and its morale was better',
  momentum: 'all was even and it held momentum',
};

const STRUCK: Readonly<Record<AttackForm, string>> = {
  melee: 'attacked',
  ranged: 'shot at',
  hounds: 'loosed their hounds on',
  parting: 'struck a parting blow at',
  counter: 'counterattacked',
};

const WENT: Readonly<Record<Extract<GameEvent, { type: 'unitMoved' }>['by'], string>> = {
  move: 'moved to',
  advance: 'advanced to',
  pursuit: 'pursued to',
  retreat: 'retreated to',
  shift: 'shifted to',
};

const CHRONICLE: Chronicle = {
  commandersRevealed: ({ side, commanders: chosen }) =>
    `${houses[side]} revealed ${chosen.map((id) => `${commanders[id].name} (${commanders[id].title})`).join(' and ')}.`,
  momentumDrawn: ({ side }) => `${houses[side]} drew momentum.`,
  setupCardsDrawn: ({ side, section, cards }) =>
    `${houses[side]} drew ${counted(cards.length, 'set-up card')} for its ${section === 'units' ? 'army' : 'terrain'}.`,
  terrainPlaced: ({ side, ground, hex }, scene) => `${houses[side]} placed terrain in ${scene.hex(hex)}: ${terrain[ground].name.toLowerCase()}.`,
  unitPlaced: ({ unit, hex }, scene) => `${The({ ...scene.unit(unit), mark: '' })} took position in ${scene.hex(hex)}.`,
  roundBegan: ({ round, firstPlayer }) => `Round ${round} began; ${houses[firstPlayer]} had the advantage.`,
  tokensGained: ({ side, faces }) => `${houses[side]} took order tokens: ${rolled(faces)}.`,
  cardsDrawn: ({ side, cards }) => `${houses[side]} drew ${counted(cards.length, 'command card')}.`,
  deckShuffled: ({ side }) => `${houses[side]} shuffled its command deck.`,
  passed: ({ side }) => `${houses[side]} passed.`,
  tokenUsed: ({ side, token, count }) => `${houses[side]} used ${counted(count, `${faceNames[token]} order token`)}.`,
  cardPlayed: ({ card, commander }) => `${commanders[commander].name} played ${titleOf(card)}.`,
  cardDiscarded: ({ card }) => `${titleOf(card)} went to the discard pile.`,
  commandsPaid: ({ commander, tokens }) => `${commanders[commander].name} received ${counted(tokens, 'command token')}.`,
  tacticUsed: ({ card }) => `The tactic of ${titleOf(card)} was used.`,
  committed: ({ commander }) => `${commanders[commander].name} used the commitment ability.`,
  unitOrdered: ({ unit }, scene) => `${The(scene.unit(unit))} received orders.`,
  unitSpent: ({ unit }, scene) => `${The(scene.unit(unit))} carried out the order.`,
  unitRallied: ({ unit }, scene) => `${The(scene.unit(unit))} rallied.`,
  unitMoved: ({ unit, path, by }, scene) => `${The(scene.unit(unit))} ${WENT[by]} ${scene.hex(path.at(-1) ?? 0)}.`,
  engaged: ({ attacker, target }, scene) => `${The(scene.unit(attacker))} engaged ${the(scene.unit(target))}.`,
  disengaged: ({ unit, from }, scene) => `${The(scene.unit(unit))} disengaged from ${the(scene.unit(from))}.`,
  attackDeclared: ({ form, attacker, target, flanking }, scene) =>
    `${The(scene.unit(attacker))} ${STRUCK[form]} ${the(scene.unit(target))}${flanking ? ' in the flank' : ''}.`,
  diceCounted: ({ attacker, dice, reasons }, scene) =>
    `${The(scene.unit(attacker))} had ${counted(dice, 'die', 'dice')}: ${reasons.map(({ why, dice: left }) => `${diceReasons[why]} ${left}`).join(', ')}.`,
  diceRolled: ({ side, faces }) => `${houses[side]} rolled ${rolled(faces)}.`,
  diceRerolled: ({ side, symbol, faces }) => `${houses[side]} rerolled its ${faceNames[symbol]} dice and got ${rolled(faces)}.`,
  hitsScored: ({ target, hits, ignored }, scene) =>
    `${The(scene.unit(target))} took ${counted(hits, 'hit')}${ignored > 0 ? ` and ignored ${ignored}` : ''}.`,
  figuresLost: ({ unit, figures }, scene) => `${The(scene.unit(unit))} lost ${counted(figures, 'figure')}.`,
  unitEliminated: ({ unit }, scene) => `${The(scene.unit(unit))} fell to the last figure.`,
  commanderCaptured: ({ commander }) => `${commanders[commander].name} was captured.`,
  bearersSwapped: ({ commander, with: other }, scene) =>
    `${commanders[commander].name} changed places with the banner bearer of ${the(scene.unit(other))}.`,
  moraleIgnored: ({ unit }, scene) => `${The(scene.unit(unit))} stood firm and ignored a morale result.`,
  retreatBlocked: ({ unit, hits }, scene) => `${The(scene.unit(unit))} found no way back and took ${counted(hits, 'hit')}.`,
  answerDeclined: ({ unit, form }, scene) =>
    `${The(scene.unit(unit))} forwent ${form === 'parting' ? 'the parting blow' : 'the counterattack'}.`,
  answerForbidden: ({ unit, by }, scene) => `${commanders[by].name} kept ${the(scene.unit(unit))} from striking back.`,
  supported: ({ unit, target, dice }, scene) =>
    `${The(scene.unit(unit))} lent ${counted(dice, 'die', 'dice')} to ${the(scene.unit(target))}.`,
  moraleChanged({ by, from, to }) {
    const gain = moraleLoss(from, by) - moraleLoss(to, by);
    return `The morale of ${houses[by]} ${gain > 0 ? 'rose' : 'fell'} by ${Math.abs(gain)}.`;
  },
  fireSet: ({ hex, level }, scene) => `Fire burnt in ${scene.hex(hex)} at level ${level}.`,
  fireOut: ({ hex }, scene) => `The fire in ${scene.hex(hex)} went out.`,
  fireResisted: ({ hex }, scene) => `The fire in ${scene.hex(hex)} could not be put out.`,
  terrainRazed: ({ hex }, scene) => `What stood in ${scene.hex(hex)} was razed.`,
  terrainRemoved: ({ hex, token }, scene) => `The ${terrain[token].name.toLowerCase()} in ${scene.hex(hex)} was destroyed.`,
  objectiveTaken: ({ hex, side }, scene) => `${houses[side]} took control of ${scene.hex(hex)}.`,
  markerLaid: ({ side, hex }, scene) => `${houses[side]} laid a token face down in ${scene.hex(hex)}.`,
  markerRevealed: ({ hex, kind }, scene) => `The token in ${scene.hex(hex)} was turned up: ${markers[kind]}.`,
  markerTaken: ({ hex, kind, unit }, scene) => `${The(scene.unit(unit))} took the token in ${scene.hex(hex)}: ${markers[kind]}.`,
  unitDeployed: ({ unit, hex }, scene) => `${The({ ...scene.unit(unit), mark: '' })} appeared in ${scene.hex(hex)}.`,
  palisadeManned: ({ hex, rank }, scene) => `A ${ranks[rank]} guard manned the palisade in ${scene.hex(hex)}.`,
  palisadeStripped: ({ hex, rank }, scene) => `The palisade in ${scene.hex(hex)} lost a ${ranks[rank]} guard.`,
  catapultShot: ({ unit, hex, face, isHit }, scene) =>
    `The catapult aiming at ${scene.hex(hex)} rolled ${faceNames[face]} and ${isHit ? 'hit' : 'missed'} ${the(scene.unit(unit))}.`,
  pointsScored: ({ side, points }) => `${houses[side]} scored ${counted(points, 'victory point')}.`,
  commandTokensReturned: ({ side, tokens }) => `${houses[side]} took back ${counted(tokens, 'command token')}.`,
  cardsKept: ({ side, cards }) =>
    cards.length === 0 ? `${houses[side]} kept no card.` : `${houses[side]} kept ${counted(cards.length, 'command card')}.`,
  tokenKept: ({ side, token }) =>
    token === null ? `${houses[side]} kept no order token.` : `${houses[side]} kept a ${faceNames[token]} order token.`,
  moraleRecovered: ({ side, to }) => `${houses[side]} recovered its morale to its break at ${Math.abs(to)}.`,
  gameEnded: ({ outcome: { winner, reason } }) => `${houses[winner]} won the battle: ${WON[reason]}.`,
};

/** One sentence of the chronicle. */
export function eventText(event: GameEvent, scene: Scene): string {
  // The table pairs each type with its event; the look-up loses that pairing.
  const tell = CHRONICLE[event.type] as (event: GameEvent, scene: Scene) => string;
  return tell(event, scene);
}
