import { cards } from './cards';
import { typeset } from '../../content/text/fr/typeset';
import { board } from './board';
import { combat } from './combat';
import { battles } from './battles';
import { handOver } from './handOver';
import { help } from './help';
import { hints } from './hints';
import { keys } from './keys';
import { menu } from './menu';
import { opponent } from './opponent';
import { summary } from './summary';
import { saves } from './saves';
import { tabs } from './tabs';
import { playback } from './playback';
import { trail } from './trail';
import { victory } from './victory';
import type { Words } from './words';

export const fr: Words = typeset<Words>({
  titleSmall: 'Batailles de',
  titleLarge: 'Westeros',
  tagline: 'Le loup et le lion, une table, deux joueurs.',
  unofficial: 'Jeu d’amateurs, sans lien avec l’éditeur. Sans compte, sans réseau.',
  continueGame: 'Continuer',
  newBattle: 'Nouvelle bataille',
  load: 'Charger',
  back: 'Retour',
  languageName: 'Français',
  language: 'Langue',
  theme: 'Couleurs',
  themes: { system: 'comme l’appareil', light: 'claires', dark: 'sombres' },

  help: help.fr,
  keys: keys.fr,
  summary: summary.fr,
  hints: hints.fr,
  tabs: tabs.fr,
  battleWords: battles.fr,
  victory: victory.fr,
  saveWords: saves.fr,
  menuWords: menu.fr,

  chooseBattle: 'Choisissez une bataille',
  mapOf: (battle) => `Carte : ${battle}`,
  players: 'Joueurs',
  optionalRules: 'Règles optionnelles',
  seed: 'Graine des dés',
  seedHint: 'La même graine donne les mêmes dés. Laissez-la telle quelle pour le hasard.',
  begin: 'Engager la bataille',

  savedGames: 'Parties gardées',
  noSaves: 'Aucune partie n’est encore gardée.',
  open: 'Ouvrir',
  exportFile: 'Exporter',
  importFile: 'Importer un fichier',
  remove: 'Supprimer',
  broken: 'Cette partie ne peut pas être lue',
  faults: {
    notJson: () => 'Le texte est déchiré, ou n’est pas une partie.',
    notASave: () => 'Le fichier appartient à autre chose.',
    newer: (version) => `Elle vient d’une version plus récente du jeu (${version}).`,
    shape: (at) => `Quelque chose manque ou est faux à « ${at} ».`,
    unknownStart: (id) => `La boîte ne contient pas de bataille « ${id} ».`,
  },
  refusedAt: (place, why) => `L’action ${place} est refusée : ${why}`,

  roundOf: (round, rounds) => `Round ${round} sur ${rounds}`,
  board: 'Champ de bataille',
  undo: 'Annuler',
  undoCrosses: 'Annuler (dés ou cartes ont parlé : les deux joueurs doivent être d’accord)',
  askConsent: 'Cela reprend des dés, une pioche ou un secret. Les deux joueurs sont-ils d’accord ?',
  agree: 'Tous deux d’accord',
  keepPlaying: 'Continuer à jouer',
  menu: 'Menu',
  options: 'Ce qui est possible',
  allOptions: 'Toutes les options',
  noOption: 'Rien à décider.',
  openHand: 'Montrer la main',
  closeHand: 'Cacher la main',
  handOf: (house) => `Main : ${house}`,
  hiddenCard: 'Carte face cachée',
  cardsWait: 'Montrez la main pour choisir parmi ses cartes.',
  secretWaits: 'Ce choix est secret. Que l’autre joueur détourne les yeux, puis montrez la main.',
  chronicle: 'Chronique',
  readChronicle: 'Lire la chronique',
  closeChronicle: 'Réduire la chronique',
  takenBack: 'Les deux joueurs ont repris une action d’un commun accord.',
  figures: (count) => `${count} ${count < 2 ? 'figurine' : 'figurines'}`,
  cards: (count) => `${count} ${count < 2 ? 'carte' : 'cartes'}`,
  captured: 'capturé',
  committed: 'engagé',
  canBeChosen: 'peut être choisi',
  fire: (level) => `feu ${level}`,
  percent: (chance) => `${Math.round(100 * chance)} %`,
  close: 'Fermer',
  kept: {
    overtaken: 'Cette partie a continué dans un autre onglet ; ici, plus rien n’est gardé.',
    full: 'Le navigateur n’a plus de place : la partie n’est pas gardée. Exportez-la pour la conserver.',
    forgotten: 'Ce navigateur ne garde rien ici : la partie finit avec la page. Exportez-la pour la conserver.',
  },
  branchOff: 'Continuer ici comme une autre partie',
  loadOther: 'Reprendre l’autre',

  victoryOf: (house) => `La ${house} l’emporte`,
  reasons: {
    rout: 'L’ennemi est en déroute.',
    instant: 'Le but est atteint.',
    claim: 'Ce qui devait être tenu l’a été.',
    otherwise: 'L’ennemi n’a pas atteint son but.',
    points: 'Aux points de victoire.',
    morale: 'Points égaux ; le moral a décidé.',
    momentum: 'Tout était égal ; le pion Ardeur a décidé.',
  },
  combat: combat.fr,
  trail: trail.fr,

  seeBoard: 'Voir le champ de bataille',
  seeVictory: 'La bataille est finie',
  toTitle: 'Page de titre',
  card: cards.fr,
  playback: playback.fr,
  handOver: handOver.fr,

  opponent: opponent.fr,
  onBoard: board.fr,
});
