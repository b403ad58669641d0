import type { Language } from '../../content/text';
import type { Face } from '../../model/dice';

/** The game for one who never saw it. */
export interface HelpWords {
  readonly aim: string;
  readonly roundTitle: string;
  readonly round: readonly string[];
  readonly facesTitle: string;
  readonly faces: Readonly<Record<Face, string>>;
  readonly ranksTitle: string;
  readonly ranks: string;
  readonly chapters: readonly { readonly title: string; readonly body: string }[];
}

export const help: Readonly<Record<Language, HelpWords>> = {
  fr: {
    aim: 'Chaque bataille a son but, le même pour les deux Maisons ou non : tenir des lieux, marquer des points, durer. La page montre toujours en violet ce qui est possible ; un clic refusé dit pourquoi.',
    roundTitle: 'Un round en dix phrases',
    round: [
      'La Maison qui a gardé le plus de pions Commandement sur son plateau commence.',
      'Toutes les unités redeviennent activables : leur bannière se relève.',
      'Chaque Maison lance ses dés, qui deviennent des pions Ordre, et pioche des cartes Commandement.',
      'Puis les tours alternent ; à son tour on fait une seule chose : un pion Ordre, une carte, ou passer.',
      'Un pion Ordre active une unité de sa couleur, où qu’elle soit.',
      'Une carte est jouée par un commandant, se paie en pions Commandement et active les unités à deux cases de lui au plus.',
      'Les unités activées se déplacent toutes, puis elles attaquent ; ensuite leur bannière s’abaisse.',
      'Qui passe ne joue plus jusqu’à la fin du round ; l’autre continue seul.',
      'À la fin du round, les feux brûlent et les points se comptent.',
      'Chacun garde au plus une carte et un pion Ordre, le moral se reprend un peu, et l’on recommence.',
    ],
    facesTitle: 'Les symboles',
    faces: {
      green: 'Touche une unité verte. Pion : active une unité verte.',
      blue: 'Touche une unité bleue. Pion : active une unité bleue.',
      red: 'Touche une unité rouge. Pion : active une unité rouge.',
      valor: 'Touche toute unité, sauf la cavalerie si l’attaquant n’en est pas, et parfois les archers. Pion : active n’importe quelle unité.',
      morale: 'La cible recule d’une case vers son bord ; si elle ne le peut, elle subit une touche. Pion : le moral monte d’un cran, ou une unité non activable se reprend.',
    },
    ranksTitle: 'Les rangs',
    ranks: 'Vert, bleu, rouge : 2, 3 ou 4 dés au combat, quel que soit le nombre de figurines. Une unité qui tombe donne à l’ennemi 1, 2 ou 3 crans de moral, autant que sa bannière a de pointes.',
    chapters: [
      {
        title: 'L’engagement',
        body: 'Attaquer au contact engage : des épées croisées marquent la paire. Une unité engagée n’attaque que celle-là ; pour partir, elle s’expose à une attaque de décrochage. Une troisième unité attaque par débordement et peut relancer un symbole. Les archers tirent sans s’engager.',
      },
      {
        title: 'Les commandants',
        body: 'Un commandant contrôle tout ce qui est à deux cases de lui. Il ne tombe pas, il est capturé. Chacun a une capacité permanente, et une capacité d’engagement qui ne sert qu’une fois.',
      },
      {
        title: 'Le moral',
        body: 'Un seul marqueur pour les deux Maisons. Il glisse vers celle qui perd des unités ; plus il est près de son bout, plus certaines cartes deviennent faibles. Au bout marqué d’une croix, c’est la déroute et la défaite immédiate.',
      },
      {
        title: 'Le terrain',
        body: 'La forêt arrête qui y entre et abrite, la colline donne l’avantage, la rivière ne se passe qu’aux gués et aux ponts, la route fait aller plus vite. Pointez une case : la page dit ce qui s’y trouve.',
      },
    ],
  },
  en: {
    aim: 'Each battle has its goal, the same for both houses or not: hold places, score points, hold out. The page always shows in purple what can be done; a refused click says why.',
    roundTitle: 'A round in ten sentences',
    round: [
      'The house that kept more command tokens on its board goes first.',
      'All units become ready: their banners rise.',
      'Each house rolls its dice, which become order tokens, and draws command cards.',
      'Then turns alternate; in a turn you do one thing: an order token, a card, or pass.',
      'An order token orders one unit of its colour, wherever it stands.',
      'A card is played by a commander, is paid for in command tokens and orders units within two hexes of him.',
      'The ordered units all move, then they attack; then their banners are lowered.',
      'Whoever passes plays no more until the round ends; the other goes on alone.',
      'At the end of the round fires burn and points are counted.',
      'Each keeps at most one card and one order token, morale recovers a little, and it begins again.',
    ],
    facesTitle: 'The symbols',
    faces: {
      green: 'Hits a green unit. Token: orders a green unit.',
      blue: 'Hits a blue unit. Token: orders a blue unit.',
      red: 'Hits a red unit. Token: orders a red unit.',
      valor: 'Hits any unit, except cavalry attacked by anything but cavalry, and not always when archers shoot. Token: orders any unit.',
      morale: 'The target falls back one hex towards its own edge; where it cannot, it takes a hit. Token: morale rises by one, or a spent unit rallies.',
    },
    ranksTitle: 'The ranks',
    ranks: 'Green, blue, red: 2, 3 or 4 dice in combat, whatever the number of figures. A unit that falls gives the enemy 1, 2 or 3 steps of morale, as many as its banner has points.',
    chapters: [
      {
        title: 'Engagement',
        body: 'To attack at close quarters is to engage: crossed swords mark the pair. An engaged unit attacks only that one; to leave, it risks a parting blow. A third unit attacks from the flank and may reroll a symbol. Archers shoot without engaging.',
      },
      {
        title: 'Commanders',
        body: 'A commander controls all within two hexes. He does not fall, he is captured. Each has one ability that lasts, and a commitment ability that serves once.',
      },
      {
        title: 'Morale',
        body: 'One marker for both houses. It slides towards the one that loses units; the nearer to its end, the weaker some cards become. At an end marked with a cross it is rout, and defeat at once.',
      },
      {
        title: 'Terrain',
        body: 'A forest stops whoever enters and gives shelter, a hill gives the upper hand, a river is crossed only at fords and bridges, a road speeds a march. Point at a hex: the page says what is there.',
      },
    ],
  },
};
