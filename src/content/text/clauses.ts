import type { CommandCard } from '../../model/card';
import type { Effect } from '../../model/effect';
import type { Selection, UnitFilter } from '../../model/filter';
import type { Modifier } from '../../model/modifier';

export type Gift = Extract<Effect, { readonly kind: 'bestow' }>;
export type Deed = Exclude<Effect, Gift>;

/** What is told in one breath: a deed, or all that the same units are given. */
export type Clause =
  | { readonly kind: 'deed'; readonly deed: Deed }
  | {
      readonly kind: 'gifts';
      readonly modifiers: readonly Modifier[];
      readonly where: UnitFilter | undefined;
      /** Right after a deed of the same units, so that a pronoun will do. */
      readonly isTheirs: boolean;
    };

export function clausesOf(effects: readonly Effect[]): Clause[] {
  const clauses: Clause[] = [];
  for (const effect of effects) {
    const last = clauses.at(-1);
    if (effect.kind !== 'bestow') clauses.push({ kind: 'deed', deed: effect });
    else if (last?.kind === 'gifts' && last.where === effect.where) {
      clauses[clauses.length - 1] = { ...last, modifiers: [...last.modifiers, effect.modifier] };
    } else {
      const isTheirs = last?.kind === 'deed' && speaksOfOrdered(last.deed) && effect.where === undefined;
      clauses.push({ kind: 'gifts', modifiers: [effect.modifier], where: effect.where, isTheirs });
    }
  }
  return clauses;
}

const speaksOfOrdered = ({ kind }: Deed): boolean => kind === 'order' || kind === 'attackThenMove';

/** Whether "the ordered units" of this card are more than one at most. */
export const ordersMany = ({ commands }: CommandCard): boolean =>
  commands
    .flatMap(({ effects }) => effects)
    .some((effect) => effect.kind === 'order' && (effect.count !== 1 || effect.escort !== undefined));

/** R6.6: that a unit must have the figures it pays with goes without saying. */
export function withoutPrice(on: Selection, price: number): Selection {
  const { figures, ...where } = on.where ?? {};
  return figures === undefined || figures > price ? on : { ...on, where };
}
