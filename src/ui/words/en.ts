import { board } from './board';
import { combat } from './combat';
import { battles } from './battles';
import { handOver } from './handOver';
import { cards } from './cards';
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

export const en: Words = {
  titleSmall: 'Battles of',
  titleLarge: 'Westeros',
  tagline: 'The wolf and the lion, one table, two players.',
  unofficial: 'A fan game, not connected with the publisher. No account, no network.',
  continueGame: 'Continue',
  newBattle: 'New battle',
  load: 'Load',
  back: 'Back',
  languageName: 'English',
  language: 'Language',
  theme: 'Colours',
  themes: { system: 'as the device', light: 'light', dark: 'dark' },

  help: help.en,
  keys: keys.en,
  summary: summary.en,
  hints: hints.en,
  tabs: tabs.en,
  battleWords: battles.en,
  victory: victory.en,
  saveWords: saves.en,
  menuWords: menu.en,

  chooseBattle: 'Choose a battle',
  mapOf: (battle) => `Map of ${battle}`,
  players: 'Players',
  optionalRules: 'Optional rules',
  seed: 'Seed of the dice',
  seedHint: 'The same seed rolls the same dice. Leave it as it is for chance.',
  begin: 'Begin the battle',

  savedGames: 'Saved games',
  noSaves: 'No game has been saved yet.',
  open: 'Open',
  exportFile: 'Export',
  importFile: 'Import a file',
  remove: 'Delete',
  broken: 'This save cannot be read',
  faults: {
    notJson: () => 'The text is torn or is no save at all.',
    notASave: () => 'The file belongs to something else.',
    newer: (version) => `It comes from a newer version of the game (${version}).`,
    shape: (at) => `Something is missing or wrong at “${at}”.`,
    unknownStart: (id) => `The box holds no battle “${id}”.`,
  },
  refusedAt: (place, why) => `Action ${place} is refused: ${why}`,

  roundOf: (round, rounds) => `Round ${round} of ${rounds}`,
  board: 'Battlefield',
  undo: 'Undo',
  undoCrosses: 'Undo (dice or cards have spoken: both players must agree)',
  askConsent: 'This takes back dice, a draw or a secret. Do both players agree?',
  agree: 'Both agree',
  keepPlaying: 'Play on',
  menu: 'Menu',
  options: 'What can be done',
  allOptions: 'All options',
  noOption: 'Nothing to decide.',
  openHand: 'Show the hand',
  closeHand: 'Hide the hand',
  handOf: (house) => `Hand of ${house}`,
  hiddenCard: 'Card face down',
  cardsWait: 'Show the hand to choose among its cards.',
  secretWaits: 'This choice is secret. Let the other player look away, then show the hand.',
  chronicle: 'Chronicle',
  readChronicle: 'Read the chronicle',
  closeChronicle: 'Fold the chronicle',
  takenBack: 'Both players agreed to take an action back.',
  figures: (count) => `${count} ${count === 1 ? 'figure' : 'figures'}`,
  cards: (count) => `${count} ${count === 1 ? 'card' : 'cards'}`,
  captured: 'captured',
  committed: 'committed',
  canBeChosen: 'can be chosen',
  fire: (level) => `fire ${level}`,
  percent: (chance) => `${Math.round(100 * chance)}%`,
  close: 'Close',
  kept: {
    overtaken: 'This game was continued in another tab; nothing is saved here any more.',
    full: 'The browser has no room left: the game is not saved. Export it to keep it.',
    forgotten: 'This browser keeps nothing here: the game ends with the page. Export it to keep it.',
  },
  branchOff: 'Go on here as a game of its own',
  loadOther: 'Take over the other one',

  victoryOf: (house) => `${house} wins`,
  reasons: {
    rout: 'The enemy was routed.',
    instant: 'The goal was reached.',
    claim: 'What had to be held was held.',
    otherwise: 'The enemy did not reach its goal.',
    points: 'By victory points.',
    morale: 'Points were even; morale decided.',
    momentum: 'All was even; momentum decided.',
  },
  combat: combat.en,
  trail: trail.en,

  seeBoard: 'Look at the battlefield',
  seeVictory: 'The battle is over',
  toTitle: 'Title page',
  card: cards.en,
  playback: playback.en,
  handOver: handOver.en,

  opponent: opponent.en,
  onBoard: board.en,
};
