import type { Rank } from '../../model/unit';

/** What stands on a banner: a rank's initial in the player's language. */
export type RankLetters = Readonly<Record<Rank, string>>;

export function lettersOf(ranks: Readonly<Record<Rank, string>>): RankLetters {
  const initial = (rank: Rank) => ranks[rank].charAt(0).toUpperCase();
  return { green: initial('green'), blue: initial('blue'), red: initial('red') };
}
