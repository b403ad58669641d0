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
  readonly tactic: (timing: Tactic['timing'], condition: Condition, deeds: readonly string[]) => string;
}

export interface CardTeller {
  /** What a card says, built from what it does: the words cannot differ from the deed. */
  readonly card: (card: CommandCard) => CardText;
  /** A single effect by itself, for whoever has to choose what it falls on. */
  readonly effect: (effect: Effect) => string;
}

export function cardTeller({ deeds, gifts, tactic }: CardGrammar): CardTeller {
  const phrases = (effects: readonly Effect[], isMany: boolean): string[] =>
    clausesOf(effects).map((clause) => (clause.kind === 'gifts' ? gifts(clause, isMany) : deedPhrase(clause.deed, isMany)));

  function deedPhrase(deed: Deed, isMany: boolean): string {
    // The table pairs each kind with its effect; the look-up loses that pairing.
    const told = deeds[deed.kind] as (deed: Deed, isMany: boolean) => string;
    return told(deed, isMany);
  }

  const told = (effects: readonly Effect[], isMany: boolean): string => phrases(effects, isMany).map(sentence).join(' ');
  return {
    card: (card) => {
      const isMany = ordersMany(card);
      const tactics = card.tactic && phrases(card.tactic.effects, isMany);
      return {
        commands: card.commands.map(({ effects }) => told(effects, isMany)),
        tactic: card.tactic && tactics && sentence(tactic(card.tactic.timing, card.tactic.condition, tactics)),
      };
    },
    effect: (effect) => told([effect], true),
  };
}
