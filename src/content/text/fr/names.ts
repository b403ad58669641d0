import type { Text } from '../text';

export const houses: Text['houses'] = { stark: 'Maison Stark', lannister: 'Maison Lannister' };

export const units: Text['units'] = {
  warHost: 'Ost de guerre du Nord',
  winterfellRiders: 'Cavaliers de Winterfell',
  northmenArchers: 'Archers nordiens',
  kennelmasters: 'Maîtres-chiens Stark',
  lannisportGuards: 'Gardes de Port-Lannis',
  casterlyRockCavaliers: 'Cavaliers de Castral Roc',
  westerlandsArchers: 'Archers des Terres de l’Ouest',
  heavyInfantry: 'Infanterie lourde Lannister',
};

export const classes: Text['classes'] = { infantry: 'infanterie', cavalry: 'cavalerie', ranged: 'à distance' };

export const ranks: Text['ranks'] = { green: 'vert', blue: 'bleu', red: 'rouge' };

export const keywords: Text['keywords'] = {
  advance: { name: 'Avancer', explanation: 'Si son attaque a vidé la case de la cible, l’unité peut s’y déplacer.' },
  pursue: {
    name: 'Poursuivre',
    explanation: 'Si son attaque a vidé la case de la cible, l’unité peut se déplacer de X cases au plus, en commençant par celle-là, puis attaquer à nouveau.',
  },
  toughness: { name: 'Endurance', explanation: 'L’unité ignore les X premières touches de chaque attaque.' },
  heavyArmor: {
    name: 'Armure lourde',
    explanation: 'Les boucliers touchent l’unité comme si son rang était supérieur d’un degré ; une unité rouge, elle, ignore les bravoures.',
  },
  offBalance: { name: 'Déséquilibré', explanation: 'L’unité lance 1 dé de moins si elle s’est déplacée avant d’attaquer au même tour.' },
  stalwart: {
    name: 'Hardi',
    explanation: 'L’unité peut ignorer le premier résultat moral d’une attaque et contre-attaquer si elle a tenu sa position.',
  },
  warHounds: {
    name: 'Chiens de guerre',
    explanation: 'Au lieu de se déplacer et d’attaquer, l’unité peut lâcher ses chiens sur un ennemi à 2 ou 3 cases.',
  },
  scorchedEarth: {
    name: 'Terre brûlée',
    explanation: 'Au lieu d’attaquer, l’unité peut mettre le feu à une case adjacente inoccupée : chaque bouclier vert ajoute un niveau.',
  },
};

export const terrain: Text['terrain'] = {
  void: { name: 'Hors du champ', explanation: 'Cet endroit ne fait pas partie du champ de bataille.' },
  plain: { name: 'Plaine', explanation: 'Terrain dégagé, sans effet.' },
  hill: {
    name: 'Colline',
    explanation: 'Bloque la vue ; au plus 3 dés contre une unité qui s’y trouve, sauf si l’attaquant est lui-même sur une colline ; de là, les archers voient par-dessus les unités.',
  },
  forest: {
    name: 'Forêt',
    explanation: 'Bloque la vue et met fin au déplacement ; au plus 2 dés contre une unité qui s’y trouve, comme pour ses propres attaques ; dévastée au niveau de feu 3.',
  },
  river: { name: 'Rivière', explanation: 'Aucune unité ne peut y entrer.' },
  forestRiver: { name: 'Rivière boisée', explanation: 'Aucune unité ne peut y entrer, et elle bloque la vue.' },
  building: {
    name: 'Bâtiment',
    explanation: 'Bloque la vue et met fin au déplacement ; Couvert 1, sauf si l’unité est engagée avec un pion de sa propre Maison ; les archers y lancent au plus 2 dés ; dévasté au niveau de feu 4.',
  },
  road: { name: 'Route', explanation: 'Un déplacement qui ne quitte pas la route peut être prolongé d’une case.' },
  forestRoad: { name: 'Route forestière', explanation: 'Une route qui bloque la vue ; dévastée au niveau de feu 3.' },
  woodenBridge: { name: 'Pont de bois', explanation: 'Une route, mais sans avancée ni poursuite ; il est détruit au niveau de feu 3.' },
  stoneBridge: { name: 'Pont de pierre', explanation: 'Une route, mais sans avancée ni poursuite ; il ne brûle pas.' },
  palisade: { name: 'Palissade', explanation: 'Aucune unité ne peut y entrer, et elle bloque la vue ; elle est détruite au niveau de feu 4.' },
  tent: { name: 'Tente', explanation: 'Libre d’accès ; elle est détruite au niveau de feu 1.' },
  siegeTower: { name: 'Tour de siège', explanation: 'Aucune unité ne peut y entrer, et elle bloque la vue ; elle est détruite au niveau de feu 1.' },
  ford: {
    name: 'Gué',
    explanation: 'Met fin au déplacement de l’infanterie et des archers et coûte une case de plus à la cavalerie ; une contre-attaque menée d’un gué se fait avec 2 dés au plus.',
  },
  razed: { name: 'Dévastation', explanation: 'Terre calcinée : elle compte comme une plaine, et aucun nouveau feu n’y prend.' },
};

export const faces: Text['faces'] = { green: 'vert', blue: 'bleu', red: 'rouge', valor: 'bravoure', morale: 'moral' };

/** Of a house’s morale, which is masculine. */
export const zones: Text['zones'] = { grey: 'gris', green: 'vert', yellow: 'jaune', red: 'rouge' };

export const markers: Text['markers'] = {
  objective: 'objectif',
  place: 'vrai pion Stratégie',
  decoy: 'leurre',
  archers: 'archers embusqués',
  catelyn: 'Catelyn Stark',
  edmure: 'Edmure Tully',
  falseEdmure: 'faux Edmure',
  catapult: 'catapulte',
  guard: 'garde de la palissade',
  hidden: 'pion face cachée',
};

export const directions: Text['directions'] = ['nord-est', 'est', 'sud-est', 'sud-ouest', 'ouest', 'nord-ouest'];

export const diceReasons: Text['diceReasons'] = {
  rank: 'rang',
  hill: 'colline',
  forest: 'forêt',
  building: 'bâtiment',
  ford: 'gué',
  offBalance: 'Déséquilibré',
  modifier: 'carte ou capacité',
  support: 'soutien',
  reducedStrength: 'effectif réduit',
  supporters: 'attaque coordonnée',
};

export const provenances: Text['provenances'] = {
  rulebook: 'montré dans le livret de règles',
  known: 'connu par des sources publiques',
  ours: 'écrit pour cette adaptation',
};

export const terms: Text['terms'] = {
  abilities: 'Mots clés',
  attack: 'Attaque',
  basicCards: 'Cartes de base',
  captureValue: 'Valeur de capture',
  command: 'Commandement',
  commandCard: 'Carte Commandement',
  commandLimit: 'Limite de commandement',
  commandToken: 'Pion Commandement',
  commitment: 'Capacité d’engagement',
  dice: 'Dés',
  goal: 'But',
  hand: 'Main',
  momentum: 'Ardeur',
  morale: 'Moral',
  move: 'Déplacement',
  orderPool: 'Réserve d’ordre',
  orderToken: 'Pion Ordre',
  provenance: 'Source',
  range: 'Portée',
  ready: 'Activable',
  round: 'Round',
  rounds: 'Rounds',
  rout: 'Déroute',
  spent: 'Non activable',
  strength: 'Figurines',
  tactic: 'Tactique',
  unitAbility: 'Capacité d’unité',
  victoryPoints: 'Points de victoire',
  zoneOfControl: 'Zone de contrôle',
};

export const optionalRules: Text['optionalRules'] = {
  directionalRetreat: {
    name: 'Retraite directionnelle',
    explanation: 'Battue en mêlée par l’adversaire avec lequel elle est engagée, une unité recule droit à l’opposé de lui, et non vers son propre bord.',
  },
  reducedStrength: { name: 'Effectif réduit', explanation: 'Une unité qui a perdu au moins la moitié de ses figurines lance 1 dé de moins.' },
  anyCardOrdersOne: {
    name: 'Toute carte active une unité',
    explanation: 'Défaussez une carte et payez 1 pion Commandement pour activer 1 unité contrôlée.',
  },
  coordinatedAttack: {
    name: 'Attaque coordonnée',
    explanation: 'Plusieurs unités attaquent une même cible en un seul jet : les dés du meneur, et ceux de chaque soutien moins un.',
  },
};
