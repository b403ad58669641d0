import type { Outcome } from '../../model/state';
import type { EnvelopeFault } from '../../store/envelope';
import type { Kept } from '../../store/saves';
import type { Theme } from '../../store/settings';
import type { BoardWords } from './board';
import type { CombatWords } from './combat';
import type { BattleWords } from './battles';
import type { HandOverWords } from './handOver';
import type { HelpWords } from './help';
import type { HintWords } from './hints';
import type { KeyWords } from './keys';
import type { MenuWords } from './menu';
import type { PlaybackWords } from './playback';
import type { OpponentWords } from './opponent';
import type { SummaryWords } from './summary';
import type { SaveWords } from './saves';
import type { TabWords } from './tabs';
import type { CardWords } from './cards';
import type { Station } from '../../rules';
import type { VictoryWords } from './victory';

/** The words of the page around the game; those of the game itself are in `content/text`. */
export interface Words {
  readonly titleSmall: string;
  readonly titleLarge: string;
  readonly tagline: string;
  readonly unofficial: string;
  readonly continueGame: string;
  readonly newBattle: string;
  readonly load: string;
  readonly back: string;
  readonly languageName: string;
  readonly language: string;
  readonly theme: string;
  readonly themes: Readonly<Record<Theme, string>>;

  readonly help: HelpWords;
  readonly keys: KeyWords;
  readonly summary: SummaryWords;
  readonly hints: HintWords;
  readonly tabs: TabWords;
  readonly battleWords: BattleWords;
  readonly victory: VictoryWords;
  readonly saveWords: SaveWords;
  readonly menuWords: MenuWords;

  readonly chooseBattle: string;
  readonly mapOf: (battle: string) => string;
  readonly players: string;
  readonly optionalRules: string;
  readonly seed: string;
  readonly seedHint: string;
  readonly begin: string;

  readonly savedGames: string;
  readonly noSaves: string;
  readonly open: string;
  readonly exportFile: string;
  readonly importFile: string;
  readonly remove: string;
  readonly broken: string;
  readonly faults: Readonly<Record<EnvelopeFault['kind'] | 'unknownStart', (detail: string) => string>>;
  readonly refusedAt: (place: number, why: string) => string;

  readonly roundOf: (round: number, rounds: number) => string;
  readonly board: string;
  readonly undo: string;
  readonly undoCrosses: string;
  readonly askConsent: string;
  readonly agree: string;
  readonly keepPlaying: string;
  readonly menu: string;
  readonly options: string;
  readonly allOptions: string;
  readonly noOption: string;
  readonly openHand: string;
  readonly closeHand: string;
  readonly handOf: (house: string) => string;
  readonly hiddenCard: string;
  readonly cardsWait: string;
  readonly secretWaits: string;
  readonly chronicle: string;
  readonly readChronicle: string;
  readonly closeChronicle: string;
  readonly takenBack: string;
  readonly figures: (count: number) => string;
  readonly cards: (count: number) => string;
  readonly captured: string;
  readonly committed: string;
  readonly canBeChosen: string;
  readonly fire: (level: number) => string;
  readonly percent: (chance: number) => string;
  readonly close: string;
  readonly kept: Readonly<Record<Exclude<Kept, 'kept'>, string>>;
  readonly branchOff: string;
  readonly loadOther: string;

  readonly victoryOf: (house: string) => string;
  readonly reasons: Readonly<Record<Outcome['reason'], string>>;
  readonly combat: CombatWords;
  readonly trail: Readonly<Record<Station, string>>;

  readonly seeBoard: string;
  readonly seeVictory: string;
  readonly toTitle: string;
  readonly card: CardWords;
  readonly playback: PlaybackWords;
  readonly handOver: HandOverWords;

  readonly opponent: OpponentWords;
  readonly onBoard: BoardWords;
}
