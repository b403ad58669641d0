import type { Face } from '../../../model/dice';
import type { GameEvent } from '../../../model/event';
import { moraleLoss } from '../../../model/morale';
import type { Outcome } from '../../../model/state';
import type { AttackForm } from '../../../model/task';
import type { TerrainToken } from '../../../model/terrain';
import type { UnitTypeId } from '../../../model/unit';
import { facesByKind } from '../facesByKind';
import { sentence } from '../sentence';
import type { Chronicle, PrintedCardId, Scene, UnitCalled } from '../text';
import { cardTitles } from './cardTitles';
import { commanders } from './commanders';
import { diceReasons, faces as faceNames, houses, markers, ranks, terrain, units } from './names';

const counted = (count: number, noun: string): string => `${count} ${count > 1 ? `${noun}s` : noun}`;

interface Grammar {
  readonly the: string;
  /** With « de ». */
  readonly of: string;
  /** With « à ». */
  readonly to: string;
  readonly isMany: boolean;
}

const MANY: Grammar = { the: 'les ', of: 'des ', to: 'aux ', isMany: true };
const ELIDED: Grammar = { the: 'l’', of: 'de l’', to: 'à l’', isMany: false };

const GRAMMAR: Readonly<Record<UnitTypeId, Grammar>> = {
  warHost: ELIDED,
  winterfellRiders: MANY,
  northmenArchers: MANY,
  kennelmasters: MANY,
  lannisportGuards: MANY,
  casterlyRockCavaliers: MANY,
  westerlandsArchers: MANY,
  heavyInfantry: ELIDED,
};

/** « de Maege Mormont », « d’Addam Marbrand » */
const of = (name: string): string => (/^[AEIOUY]/.test(name) ? `d’${name}` : `de ${name}`);

function called({ type, commander, mark }: UnitCalled, article: 'the' | 'of' | 'to'): string {
  const whose = commander === null ? '' : ` ${of(commanders[commander].name)}`;
  return `${GRAMMAR[type][article]}${units[type]}${whose}${mark === '' ? '' : ` (${mark})`}`;
}

const the = (unit: UnitCalled): string => called(unit, 'the');

/** A sentence whose subject is a unit; the verb is given for one and for many. */
const told = (unit: UnitCalled, one: string, many: string, rest = ''): string =>
  sentence(`${the(unit)} ${GRAMMAR[unit.type].isMany ? many : one}${rest === '' ? '' : ` ${rest}`}`);

const rolled = (rolledFaces: readonly Face[]): string =>
  facesByKind(rolledFaces)
    .map(({ face, count }) => `${count} ${faceNames[face]}${count > 1 && face !== 'morale' ? 's' : ''}`)
    .join(', ');

/** Known by its title wherever a title is told; hidden cards are never named. */
const titleOf = (card: string): string => `« ${cardTitles[card as PrintedCardId]} »`;

const pion = (face: Face, count: number): string =>
  `${counted(count, 'pion')} Ordre ${faceNames[face]}${count > 1 && face !== 'valor' && face !== 'morale' ? 's' : ''}`;

const WON: Readonly<Record<Outcome['reason'], string>> = {
  rout: 'l’ennemi était en déroute',
  instant: 'son but était atteint',
  claim: 'elle tenait ce qu’elle devait tenir',
  otherwise: 'l’ennemi n’avait pas atteint son but',
  points: 'elle avait le plus de points de victoire',
  morale: 'à égalité de points, son moral était le meilleur',
  momentum: 'à égalité parfaite, elle détenait le pion Ardeur',
};

const ATTACKS: Readonly<Record<AttackForm, readonly [string, string]>> = {
  melee: ['attaqua', 'attaquèrent'],
  ranged: ['prit pour cible', 'prirent pour cible'],
  hounds: ['traqua avec ses chiens', 'traquèrent avec leurs chiens'],
  parting: ['frappa au décrochage', 'frappèrent au décrochage'],
  counter: ['contre-attaqua', 'contre-attaquèrent'],
};

const MOVES: Readonly<Record<Extract<GameEvent, { type: 'unitMoved' }>['by'], readonly [string, string]>> = {
  move: ['se déplaça en', 'se déplacèrent en'],
  advance: ['avança en', 'avancèrent en'],
  pursuit: ['poursuivit jusqu’en', 'poursuivirent jusqu’en'],
  retreat: ['battit en retraite en', 'battirent en retraite en'],
  shift: ['se glissa en', 'se glissèrent en'],
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
    `La ${houses[side]} révéla ${chosen.map((id) => `${commanders[id].name} (${commanders[id].title})`).join(' et ')}.`,
  momentumDrawn: ({ side }) => `La ${houses[side]} obtint le pion Ardeur.`,
  setupCardsDrawn: ({ side, section, cards }) =>
    `La ${houses[side]} piocha ${cards.length} ${cards.length > 1 ? 'cartes' : 'carte'} de mise en place pour ${section === 'units' ? 'son armée' : 'son terrain'}.`,
  terrainPlaced: ({ side, ground, hex }, scene) =>
    `La ${houses[side]} plaça du terrain en ${scene.hex(hex)} : ${terrain[ground].name.toLowerCase()}.`,
  unitPlaced: ({ unit, hex }, scene) =>
    told({ ...scene.unit(unit), mark: '' }, 'prit position', 'prirent position', `en ${scene.hex(hex)}`),
  roundBegan: ({ round, firstPlayer }) => `Le round ${round} commença ; la ${houses[firstPlayer]} avait l’avantage.`,
  tokensGained: ({ side, faces }) => `La ${houses[side]} prit des pions Ordre : ${rolled(faces)}.`,
  cardsDrawn: ({ side, cards }) => `La ${houses[side]} piocha ${counted(cards.length, 'carte')} Commandement.`,
  deckShuffled: ({ side }) => `La ${houses[side]} mélangea son paquet de commandement.`,
  passed: ({ side }) => `La ${houses[side]} passa.`,
  tokenUsed: ({ side, token, count }) => `La ${houses[side]} utilisa ${pion(token, count)}.`,
  cardPlayed: ({ card, commander }) => `${commanders[commander].name} joua ${titleOf(card)}.`,
  cardDiscarded: ({ card }) => `${titleOf(card)} rejoignit la défausse.`,
  commandsPaid: ({ commander, tokens }) => `${commanders[commander].name} reçut ${counted(tokens, 'pion')} Commandement.`,
  tacticUsed: ({ card }) => `La tactique de ${titleOf(card)} fut utilisée.`,
  committed: ({ commander }) => `${commanders[commander].name} utilisa sa capacité d’engagement.`,
  unitOrdered: ({ unit }, scene) => told(scene.unit(unit), 'reçut un ordre', 'reçurent un ordre'),
  unitSpent: ({ unit }, scene) => told(scene.unit(unit), 'acheva son activation', 'achevèrent leur activation'),
  unitRallied: ({ unit }, scene) => told(scene.unit(unit), 'se remobilisa', 'se remobilisèrent'),
  unitMoved: ({ unit, path, by }, scene) => told(scene.unit(unit), ...MOVES[by], scene.hex(path.at(-1) ?? 0)),
  engaged: ({ attacker, target }, scene) => told(scene.unit(attacker), 'engagea', 'engagèrent', the(scene.unit(target))),
  disengaged: ({ unit, from }, scene) =>
    told(scene.unit(unit), 'se désengagea', 'se désengagèrent', called(scene.unit(from), 'of')),
  attackDeclared: ({ form, attacker, target, flanking }, scene) =>
    told(scene.unit(attacker), ...ATTACKS[form], `${the(scene.unit(target))}${flanking ? ' par débordement' : ''}`),
  diceCounted: ({ attacker, dice, reasons }, scene) =>
    told(
      scene.unit(attacker),
      'disposa',
      'disposèrent',
      `de ${counted(dice, 'dé')} : ${reasons.map(({ why, dice: left }) => `${diceReasons[why]} ${left}`).join(', ')}`,
    ),
  diceRolled: ({ side, faces }) => `La ${houses[side]} obtint ${rolled(faces)}.`,
  diceRerolled: ({ side, symbol, faces }) => `La ${houses[side]} relança ses dés ${DICE_SHOWING[symbol]} et obtint ${rolled(faces)}.`,
  hitsScored: ({ target, hits, ignored }, scene) => {
    const many = GRAMMAR[scene.unit(target).type].isMany;
    const shrugged = ignored > 0 ? ` et en ${many ? 'ignorèrent' : 'ignora'} ${ignored}` : '';
    return told(scene.unit(target), 'subit', 'subirent', `${counted(hits, 'touche')}${shrugged}`);
  },
  figuresLost: ({ unit, figures }, scene) => told(scene.unit(unit), 'perdit', 'perdirent', counted(figures, 'figurine')),
  unitEliminated: ({ unit }, scene) => told(scene.unit(unit), 'tomba jusqu’à la dernière figurine', 'tombèrent jusqu’au dernier'),
  commanderCaptured: ({ commander }) => `${commanders[commander].name} tomba aux mains de l’ennemi.`,
  bearersSwapped: ({ commander, with: other }, scene) =>
    `${commanders[commander].name} échangea sa place avec le porteur de bannière ${called(scene.unit(other), 'of')}.`,
  moraleIgnored: ({ unit }, scene) => told(scene.unit(unit), 'tint bon et ignora', 'tinrent bon et ignorèrent', 'un résultat moral'),
  retreatBlocked: ({ unit, hits }, scene) =>
    told(scene.unit(unit), 'ne put reculer et subit', 'ne purent reculer et subirent', counted(hits, 'touche')),
  answerDeclined: ({ unit, form }, scene) =>
    told(scene.unit(unit), 'renonça', 'renoncèrent', form === 'parting' ? 'à l’attaque de décrochage' : 'à la contre-attaque'),
  answerForbidden: ({ unit, by }, scene) => `${commanders[by].name} empêcha ${the(scene.unit(unit))} de riposter.`,
  supported: ({ unit, target, dice }, scene) =>
    told(scene.unit(unit), 'prêta', 'prêtèrent', `${counted(dice, 'dé')} ${called(scene.unit(target), 'to')}`),
  moraleChanged({ by, from, to }) {
    const gain = moraleLoss(from, by) - moraleLoss(to, by);
    return `Le moral de la ${houses[by]} ${gain > 0 ? 'monta' : 'baissa'} de ${Math.abs(gain)}.`;
  },
  fireSet: ({ hex, level }, scene) => `Le feu brûla en ${scene.hex(hex)} au niveau ${level}.`,
  fireOut: ({ hex }, scene) => `Le feu s’éteignit en ${scene.hex(hex)}.`,
  fireResisted: ({ hex }, scene) => `Le feu résista en ${scene.hex(hex)}.`,
  terrainRazed: ({ hex }, scene) => `La dévastation gagna ${scene.hex(hex)}.`,
  terrainRemoved({ hex, token }, scene) {
    const [what, undone] = DESTROYED[token];
    return sentence(`${what} en ${scene.hex(hex)} fut ${undone}`);
  },
  objectiveTaken: ({ hex, side }, scene) => `La ${houses[side]} prit le contrôle de ${scene.hex(hex)}.`,
  markerLaid: ({ side, hex }, scene) => `La ${houses[side]} posa un pion face cachée en ${scene.hex(hex)}.`,
  markerRevealed: ({ hex, kind }, scene) => `Le pion en ${scene.hex(hex)} fut retourné : ${markers[kind]}.`,
  markerTaken: ({ hex, kind, unit }, scene) =>
    told(scene.unit(unit), 'prit', 'prirent', `le pion en ${scene.hex(hex)} : ${markers[kind]}`),
  unitDeployed: ({ unit, hex }, scene) => told({ ...scene.unit(unit), mark: '' }, 'surgit', 'surgirent', `en ${scene.hex(hex)}`),
  palisadeManned: ({ hex, rank }, scene) => `Un garde ${ranks[rank]} prit place à la palissade en ${scene.hex(hex)}.`,
  palisadeStripped: ({ hex, rank }, scene) => `La palissade en ${scene.hex(hex)} perdit un garde ${ranks[rank]}.`,
  catapultShot: ({ unit, hex, face, isHit }, scene) =>
    `La catapulte pointée sur ${scene.hex(hex)} ${isHit ? 'toucha' : 'manqua'} ${the(scene.unit(unit))} (dé : ${faceNames[face]}).`,
  pointsScored: ({ side, points }) => `La ${houses[side]} marqua ${counted(points, 'point')} de victoire.`,
  commandTokensReturned: ({ side, tokens }) => `La ${houses[side]} reprit ${counted(tokens, 'pion')} Commandement.`,
  cardsKept: ({ side, cards }) =>
    cards.length === 0
      ? `La ${houses[side]} ne conserva aucune carte.`
      : `La ${houses[side]} conserva ${counted(cards.length, 'carte')} Commandement.`,
  tokenKept: ({ side, token }) =>
    token === null ? `La ${houses[side]} ne conserva aucun pion Ordre.` : `La ${houses[side]} conserva ${pion(token, 1)}.`,
  moraleRecovered: ({ side, to }) => `La ${houses[side]} ramena son moral à la rupture de moral (${Math.abs(to)}).`,
  gameEnded: ({ outcome: { winner, reason } }) => `La ${houses[winner]} remporta la bataille : ${WON[reason]}.`,
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
