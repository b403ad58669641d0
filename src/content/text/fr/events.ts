import type { Face } from '../../../model/dice';
import type { GameEvent } from '../../../model/event';
import { moraleLoss } from '../../../model/morale';
import type { Outcome } from '../../../model/state';
import type { AttackForm } from '../../../model/task';
import type { TerrainToken } from '../../../model/terrain';
import { facesByKind } from '../facesByKind';
import { forcedDeed } from '../forcedDeed';
import { sentence } from '../sentence';
import type { Chronicle, PrintedCardId, Scene, UnitCalled } from '../text';
import { actions } from './actions';
import { cards } from './cardText';
import { cardTitles } from './cardTitles';
import { commanders } from './commanders';
import { diceReasons, faces as faceNames, houses, markers, ranks, terrain } from './names';
import { called, isMany } from './unitCalled';

const counted = (count: number, noun: string): string => `${count} ${count > 1 ? `${noun}s` : noun}`;

const the = (unit: UnitCalled): string => called(unit, 'the');

/** A sentence whose subject is a unit; the verb is given for one and for many. */
const told = (unit: UnitCalled, one: string, many: string, rest = ''): string =>
  sentence(`${the(unit)} ${isMany(unit) ? many : one}${rest === '' ? '' : ` ${rest}`}`);

const rolled = (rolledFaces: readonly Face[], scene: Scene): string =>
  scene.faces?.(rolledFaces) ??
  facesByKind(rolledFaces)
    .map(({ face, count }) => `${count} ${faceNames[face]}${count > 1 && face !== 'morale' ? 's' : ''}`)
    .join(', ');

/** Known by its title wherever a title is told; hidden cards are never named. */
const titleOf = (card: string): string => `« ${cardTitles[card as PrintedCardId]} »`;

const pion = (face: Face, count: number): string =>
  `${counted(count, 'pion')} Ordre ${faceNames[face]}${count > 1 && face !== 'valor' && face !== 'morale' ? 's' : ''}`;

const WON: Readonly<Record<Outcome['reason'], string>> = {
  rout: 'l’ennemi est en déroute',
  instant: 'son but est atteint',
  claim: 'elle tient ce qu’elle devait tenir',
  otherwise: 'l’ennemi n’a pas atteint son but',
  points: 'elle a le plus de points de victoire',
  morale: 'à égalité de points, son moral est le meilleur',
  momentum: 'à égalité parfaite, elle détient le pion Ardeur',
};

const ATTACKS: Readonly<Record<AttackForm, readonly [string, string]>> = {
  melee: ['attaque', 'attaquent'],
  ranged: ['prend pour cible', 'prennent pour cible'],
  hounds: ['traque avec ses chiens', 'traquent avec leurs chiens'],
  parting: ['frappe au décrochage', 'frappent au décrochage'],
  counter: ['contre-attaque', 'contre-attaquent'],
};

const MOVES: Readonly<Record<Extract<GameEvent, { type: 'unitMoved' }>['by'], readonly [string, string]>> = {
  move: ['va en', 'vont en'],
  advance: ['avance en', 'avancent en'],
  pursuit: ['poursuit jusqu’en', 'poursuivent jusqu’en'],
  retreat: ['recule en', 'reculent en'],
  shift: ['se glisse en', 'se glissent en'],
};

/** With their article, and what agrees with them. */
const DESTROYED: Readonly<Record<TerrainToken, readonly [string, string]>> = {
  woodenBridge: ['le pont de bois', 'détruit'],
  stoneBridge: ['le pont de pierre', 'détruit'],
  palisade: ['la palissade', 'détruite'],
  tent: ['la tente', 'détruite'],
  siegeTower: ['la tour de siège', 'détruite'],
  ford: ['le gué', 'détruit'],
  razed: ['la dévastation', 'effacée'],
};

const CHRONICLE: Chronicle = {
  commandersRevealed: ({ side, commanders: chosen }) =>
    `La ${houses[side]} révèle ${chosen.map((id) => `${commanders[id].name} (${commanders[id].title})`).join(' et ')}.`,
  momentumDrawn: ({ side }) => `La ${houses[side]} obtient le pion Ardeur.`,
  setupCardsDrawn: ({ side, section, cards }) =>
    `La ${houses[side]} pioche ${cards.length} ${cards.length > 1 ? 'cartes' : 'carte'} de mise en place pour ${section === 'units' ? 'son armée' : 'son terrain'}.`,
  terrainPlaced: ({ side, ground, hex }, scene) =>
    `La ${houses[side]} place du terrain en ${scene.hex(hex)} : ${terrain[ground].name.toLowerCase()}.`,
  unitPlaced: ({ unit, hex }, scene) =>
    told({ ...scene.unit(unit), mark: '' }, 'prend position', 'prennent position', `en ${scene.hex(hex)}`),
  roundBegan: ({ round, firstPlayer }) => `Le round ${round} commence ; la ${houses[firstPlayer]} a l’avantage.`,
  tokensGained: ({ side, faces }, scene) => `La ${houses[side]} prend des pions Ordre : ${rolled(faces, scene)}.`,
  cardsDrawn: ({ side, cards }) => `La ${houses[side]} pioche ${counted(cards.length, 'carte')} Commandement.`,
  deckShuffled: ({ side }) => `La ${houses[side]} mélange son paquet de commandement.`,
  choiceForced: (event, scene) => `Seul choix de la ${houses[event.side]} : ${forcedDeed(event, scene, { actions, card: cards.card, the })}.`,
  passed: ({ side }) => `La ${houses[side]} passe.`,
  tokenUsed: ({ side, token, count }) => `La ${houses[side]} utilise ${pion(token, count)}.`,
  cardPlayed: ({ card, commander }) => `${commanders[commander].name} joue ${titleOf(card)}.`,
  cardDiscarded: ({ card }) => `${titleOf(card)} rejoint la défausse.`,
  commandsPaid: ({ commander, tokens }) => `${commanders[commander].name} reçoit ${counted(tokens, 'pion')} Commandement.`,
  tacticUsed: ({ card }) => `La tactique de ${titleOf(card)} entre en jeu.`,
  committed: ({ commander }) => `${commanders[commander].name} utilise sa capacité d’engagement.`,
  unitOrdered: ({ unit }, scene) => told(scene.unit(unit), 'reçoit un ordre', 'reçoivent un ordre'),
  unitSpent: ({ unit }, scene) => told(scene.unit(unit), 'achève son activation', 'achèvent leur activation'),
  unitRallied: ({ unit }, scene) => told(scene.unit(unit), 'se remobilise', 'se remobilisent'),
  unitMoved: ({ unit, path, by }, scene) => told(scene.unit(unit), ...MOVES[by], scene.hex(path.at(-1) ?? 0)),
  engaged: ({ attacker, target }, scene) => told(scene.unit(attacker), 'engage', 'engagent', the(scene.unit(target))),
  disengaged: ({ unit, from }, scene) =>
    told(scene.unit(unit), 'se désengage', 'se désengagent', called(scene.unit(from), 'of')),
  attackDeclared: ({ form, attacker, target, flanking }, scene) =>
    told(scene.unit(attacker), ...ATTACKS[form], `${the(scene.unit(target))}${flanking ? ' par débordement' : ''}`),
  diceCounted: ({ attacker, dice, reasons }, scene) =>
    told(
      scene.unit(attacker),
      'dispose',
      'disposent',
      `de ${counted(dice, 'dé')} : ${reasons.map(({ why, dice: left }) => `${diceReasons[why]} ${left}`).join(', ')}`,
    ),
  diceRolled: ({ side, faces }, scene) => `La ${houses[side]} obtient ${rolled(faces, scene)}.`,
  diceRerolled: ({ side, symbol, faces }, scene) => `La ${houses[side]} relance ses dés ${DICE_SHOWING[symbol]} et obtient ${rolled(faces, scene)}.`,
  hitsScored: ({ target, hits, ignored }, scene) => {
    if (hits + ignored === 0) return told(scene.unit(target), 'ne subit aucune touche', 'ne subissent aucune touche');
    const many = isMany(scene.unit(target));
    const shrugged = ignored > 0 ? ` et en ${many ? 'ignorent' : 'ignore'} ${ignored}` : '';
    return told(scene.unit(target), 'subit', 'subissent', `${counted(hits, 'touche')}${shrugged}`);
  },
  figuresLost: ({ unit, figures }, scene) => told(scene.unit(unit), 'perd', 'perdent', counted(figures, 'figurine')),
  unitEliminated: ({ unit }, scene) => told(scene.unit(unit), 'tombe jusqu’à la dernière figurine', 'tombent jusqu’au dernier'),
  commanderCaptured: ({ commander }) => `${commanders[commander].name} tombe aux mains de l’ennemi.`,
  bearersSwapped: ({ commander, with: other }, scene) =>
    `${commanders[commander].name} échange sa place avec le porteur de bannière ${called(scene.unit(other), 'of')}.`,
  moraleIgnored: ({ unit }, scene) => told(scene.unit(unit), 'tient bon et ignore', 'tiennent bon et ignorent', 'un résultat moral'),
  retreatBlocked: ({ unit, hits }, scene) =>
    told(scene.unit(unit), 'ne peut reculer et subit', 'ne peuvent reculer et subissent', counted(hits, 'touche')),
  answerDeclined: ({ unit, form }, scene) =>
    told(scene.unit(unit), 'renonce', 'renoncent', form === 'parting' ? 'à l’attaque de décrochage' : 'à la contre-attaque'),
  answerForbidden: ({ unit, by }, scene) => `${commanders[by].name} empêche ${the(scene.unit(unit))} de riposter.`,
  supported: ({ unit, target, dice }, scene) =>
    told(scene.unit(unit), 'prête', 'prêtent', `${counted(dice, 'dé')} ${called(scene.unit(target), 'to')}`),
  moraleChanged({ by, from, to }) {
    const gain = moraleLoss(from, by) - moraleLoss(to, by);
    return `Le moral de la ${houses[by]} ${gain > 0 ? 'monte' : 'baisse'} de ${Math.abs(gain)}.`;
  },
  fireSet: ({ hex, level }, scene) => `Le feu brûle en ${scene.hex(hex)} au niveau ${level}.`,
  fireOut: ({ hex }, scene) => `Le feu s’éteint en ${scene.hex(hex)}.`,
  fireResisted: ({ hex }, scene) => `Le feu résiste en ${scene.hex(hex)}.`,
  terrainRazed: ({ hex }, scene) => `La dévastation gagne ${scene.hex(hex)}.`,
  terrainRemoved({ hex, token }, scene) {
    const [what, undone] = DESTROYED[token];
    return sentence(`${what} en ${scene.hex(hex)} est ${undone}`);
  },
  objectiveTaken: ({ hex, side }, scene) => `La ${houses[side]} prend le contrôle de ${scene.hex(hex)}.`,
  markerLaid: ({ side, hex }, scene) => `La ${houses[side]} pose un pion face cachée en ${scene.hex(hex)}.`,
  markerRevealed: ({ hex, kind }, scene) => `Le pion en ${scene.hex(hex)} est retourné : ${markers[kind]}.`,
  markerTaken: ({ hex, kind, unit }, scene) =>
    told(scene.unit(unit), 'prend', 'prennent', `le pion en ${scene.hex(hex)} : ${markers[kind]}`),
  unitDeployed: ({ unit, hex }, scene) => told({ ...scene.unit(unit), mark: '' }, 'surgit', 'surgissent', `en ${scene.hex(hex)}`),
  palisadeManned: ({ hex, rank }, scene) => `Un garde ${ranks[rank]} prend place à la palissade en ${scene.hex(hex)}.`,
  palisadeStripped: ({ hex, rank }, scene) => `La palissade en ${scene.hex(hex)} perd un garde ${ranks[rank]}.`,
  catapultShot: ({ unit, hex, face, isHit }, scene) =>
    `La catapulte pointée sur ${scene.hex(hex)} ${isHit ? 'touche' : 'manque'} ${the(scene.unit(unit))} (dé : ${rolled([face], scene)}).`,
  pointsScored: ({ side, points }) => `La ${houses[side]} marque ${counted(points, 'point')} de victoire.`,
  commandTokensReturned: ({ side, tokens }) => `La ${houses[side]} reprend ${counted(tokens, 'pion')} Commandement.`,
  cardsKept: ({ side, cards }) =>
    cards.length === 0
      ? `La ${houses[side]} ne conserve aucune carte.`
      : `La ${houses[side]} conserve ${counted(cards.length, 'carte')} Commandement.`,
  tokenKept: ({ side, token }) =>
    token === null ? `La ${houses[side]} ne conserve aucun pion Ordre.` : `La ${houses[side]} conserve ${pion(token, 1)}.`,
  moraleRecovered: ({ side, to }) => `La ${houses[side]} ramène son moral à la rupture de moral (${Math.abs(to)}).`,
  gameEnded: ({ outcome: { winner, reason } }) => `La ${houses[winner]} remporte la bataille : ${WON[reason]}.`,
};

/** After « ses dés ». */
const DICE_SHOWING: Readonly<Record<Face, string>> = {
  green: 'verts',
  blue: 'bleus',
  red: 'rouges',
  valor: 'de bravoure',
  morale: 'de moral',
};

/** One sentence of the chronicle. */
export function eventText(event: GameEvent, scene: Scene): string {
  // The table pairs each type with its event; the look-up loses that pairing.
  const tell = CHRONICLE[event.type] as (event: GameEvent, scene: Scene) => string;
  return tell(event, scene);
}
