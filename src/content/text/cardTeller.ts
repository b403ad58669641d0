import type { CommandCard, Tactic } from '../../model/card';
import type { Condition, Effect } from '../../model/effect';
import type { Clause, Deed } from './clauses';
import { clausesOf, ordersMany } from './clauses';
import { sentence } from './sentence';
import type { CardText } from './text';

/** One phrase for every kind of deed. */
export type Deeds = { readonly [K in Deed['kind']]: (deed: Extract<Deed, { readonly kind: K }>, isMany: boolean) => string };
export type Gifts = Extract<Clause, { readonly kind: 'gifts' }>;

/** What a language brings to tell of cards; how they are read is the same in all. */
export interface CardGrammar {
  readonly deeds: Deeds;
  readonly gifts: (gifts: Gifts, isMany: boolean) => string;
  readonly timings: Readonly<Record<Tactic['timing'], string>>;
  /** Between the timing and what follows it. */
  readonly colon: string;
  readonly tactic: (condition: Condition, deeds: readonly string[]) => string;
}

export interface CardTeller {
  /** What a card says, built from what it does: the words cannot differ from the deed. */
  readonly card: (card: CommandCard) => CardText;
  /** A single effect by itself, for whoever has to choose what it falls on. */
  readonly effect: (effect: Effect) => string;
}

export function cardTeller({ deeds, gifts, timings, colon, tactic }: CardGrammar): CardTeller {
  const phrases = (effects: readonly Effect[], isMany: boolean): string[] =>
    clausesOf(effects).map((clause) => (clause.kind === 'gifts' ? gifts(clause, isMany) : deedPhrase(clause.deed, isMany)));

  function deedPhrase(deed: Deed, isMany: boolean): string {
    // The table pairs each kind with its effect; the look-up loses that pairing.
    const told = deeds[deed.kind] as (deed: Deed, isMany: boolean) => string;
    return told(deed, isMany);
  }

  const told = (effects: readonly Effect[], isMany: boolean): string => phrases(effects, isMany).map(sentence).join(' ');
  const boxed = ({ timing, condition, effects }: Tactic, isMany: boolean) => ({
    timing: timings[timing],
    words: tactic(condition, phrases(effects, isMany)),
  });
  return {
    card: (card) => {
      const isMany = ordersMany(card);
      const box = card.tactic && boxed(card.tactic, isMany);
      return {
        commands: card.commands.map(({ effects }) => told(effects, isMany)),
        tactic: box && sentence(`${box.timing}${colon}${box.words}`),
        box: box && { ...box, words: sentence(box.words) },
      };
    },
    effect: (effect) => told([effect], true),
  };
}
