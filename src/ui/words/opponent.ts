import type { Level } from '../../ai/level';
import type { Language } from '../../content/text';
import type { Watch } from '../../store/settings';

export interface OpponentWords {
  /** Who sits there, as a label and in a list. */
  readonly levels: Readonly<Record<Level, string>>;
  /** What to expect of them. */
  readonly levelHints: Readonly<Record<Level, string>>;
  readonly person: string;
  readonly playedBy: (house: string) => string;
  readonly takenBackAlone: string;
  /** In the prompt, and to whoever would play meanwhile. */
  readonly thinks: Readonly<Record<Level, string>>;
  /** Where the game goes on in another tab. */
  readonly waits: Readonly<Record<Level, string>>;
  readonly fails: Readonly<Record<Level, string>>;
  readonly intact: string;
  readonly retry: string;
  readonly ready: Readonly<Record<Level, string>>;
  readonly next: string;
  readonly pause: string;
  readonly resume: string;
  readonly watch: string;
  readonly watches: Readonly<Record<Watch, string>>;
  readonly helper: string;
  readonly helperHint: string;
  readonly ask: string;
  readonly doSo: string;
  readonly adviceNeedsHand: string;
  readonly values: string;
  readonly nothingYet: string;
  readonly recalling: string;
  /** Whoever thinks by the clock does not always come to the same. */
  readonly otherwise: string;
  /** For a card that only its owner knows. */
  readonly hiddenCard: string;
}

export const opponent: Readonly<Record<Language, OpponentWords>> = {
  fr: {
    levels: { squire: 'Écuyer', knight: 'Chevalier', lordCommander: 'Lord commandant' },
    levelHints: {
      squire: 'Apprend encore : joue vite et se trompe.',
      knight: 'Pèse chaque coup par ses chances exactes.',
      lordCommander: 'Essaie ses meilleurs coups à l’avance ; réfléchit jusqu’à deux secondes par tour.',
    },
    person: 'Une personne',
    playedBy: (house) => `Qui joue : ${house}`,
    takenBackAlone: 'Une action a été reprise après des dés, une pioche ou un secret.',
    thinks: {
      squire: 'L’écuyer réfléchit…',
      knight: 'Le chevalier réfléchit…',
      lordCommander: 'Le lord commandant réfléchit…',
    },
    waits: {
      squire: 'L’écuyer attend',
      knight: 'Le chevalier attend',
      lordCommander: 'Le lord commandant attend',
    },
    fails: {
      squire: 'L’écuyer ne répond plus',
      knight: 'Le chevalier ne répond plus',
      lordCommander: 'Le lord commandant ne répond plus',
    },
    intact: 'La partie est intacte.',
    retry: 'Demander encore',
    ready: {
      squire: 'L’écuyer est prêt à jouer',
      knight: 'Le chevalier est prêt à jouer',
      lordCommander: 'Le lord commandant est prêt à jouer',
    },
    next: 'Suivant',
    pause: 'Pause',
    resume: 'Reprendre',
    watch: 'Tours de l’adversaire',
    watches: { steps: 'pas à pas', flow: 'en continu', recap: 'en résumé' },
    helper: 'Conseil',
    helperHint: 'Un bouton demande ce qu’un chevalier ferait à votre place.',
    ask: 'Que feriez-vous ?',
    doSo: 'Faire ainsi',
    adviceNeedsHand: 'Montrez d’abord la main : le conseil parlerait de vos cartes.',
    values:
      'À chaque décision de son dernier tour, ses trois meilleures idées, la meilleure d’abord, et pourquoi. Les nombres comptent en figurines vertes ce que l’idée rapporte ou coûte ; les pourcentages sont des chances de victoire.',
    nothingYet: 'L’adversaire n’a encore rien décidé.',
    recalling: 'Il y repense…',
    otherwise: 'En y repensant, il ferait autrement : ses essais ne donnent pas toujours le même résultat.',
    hiddenCard: 'une carte de sa main',
  },
  en: {
    levels: { squire: 'Squire', knight: 'Knight', lordCommander: 'Lord commander' },
    levelHints: {
      squire: 'Still learning: plays fast and makes mistakes.',
      knight: 'Weighs every move by its exact odds.',
      lordCommander: 'Tries its best moves out in advance; thinks for up to two seconds a turn.',
    },
    person: 'A person',
    playedBy: (house) => `Played by: ${house}`,
    takenBackAlone: 'An action was taken back after dice, a draw or a secret.',
    thinks: {
      squire: 'The squire is thinking…',
      knight: 'The knight is thinking…',
      lordCommander: 'The lord commander is thinking…',
    },
    waits: {
      squire: 'The squire is waiting',
      knight: 'The knight is waiting',
      lordCommander: 'The lord commander is waiting',
    },
    fails: {
      squire: 'The squire no longer answers',
      knight: 'The knight no longer answers',
      lordCommander: 'The lord commander no longer answers',
    },
    intact: 'The game is intact.',
    retry: 'Ask again',
    ready: {
      squire: 'The squire is ready to play',
      knight: 'The knight is ready to play',
      lordCommander: 'The lord commander is ready to play',
    },
    next: 'Next',
    pause: 'Pause',
    resume: 'Resume',
    watch: 'The opponent’s turns',
    watches: { steps: 'step by step', flow: 'continuous', recap: 'as a recap' },
    helper: 'Advice',
    helperHint: 'A button asks what a knight would do in your place.',
    ask: 'What would you do?',
    doSo: 'Do so',
    adviceNeedsHand: 'Show the hand first: the advice would speak of your cards.',
    values:
      'At each decision of its last turn, its three best ideas, the best first, and why. Numbers count in green figures what an idea gains or costs; percentages are chances of winning.',
    nothingYet: 'The opponent has not decided anything yet.',
    recalling: 'Thinking it over again…',
    otherwise: 'Thinking it over again, it would do otherwise: its trials do not always come out the same.',
    hiddenCard: 'a card of its hand',
  },
};
