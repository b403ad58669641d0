import type { BespokeName, Condition, OrderEffect } from '../../../model/effect';
import { type Deeds, cardTeller } from '../cardTeller';
import { withoutPrice } from '../clauses';
import { facesByKind } from '../facesByKind';
import { modifierPhrase } from './modifierPhrase';
import { faces } from './names';
import { selected, unitNoun } from './unitPhrase';

const NUMBERS = ['no', 'a', 'two', 'three', 'four', 'five'];

function conditionText(condition: Condition): string {
  if (condition.kind === 'morale') {
    const { whose, zone, or } = condition;
    return `${whose === 'own' ? 'your morale' : 'the enemy’s morale'} is ${zone} or ${or}`;
  }
  const held = facesByKind(condition.tokens).map(
    ({ face, count }) => `${NUMBERS[count] ?? count} ${faces[face]} ${count > 1 ? 'tokens' : 'token'}`,
  );
  return `you have ${held.join(' and ')}`;
}

const each = (isMany: boolean): string => (isMany ? ' each' : '');
const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

const DEEDS: Deeds = {
  order: (order) => `order ${orderedText(order)}`,
  attackThenMove: (_, isMany) => (isMany ? 'the ordered units attack first, then move' : 'the ordered unit attacks first, then moves'),
  modify({ on, modifier, until }) {
    const { text, isMany } = selected(on, 'subject');
    return `${text} ${modifierPhrase(modifier, isMany)} ${until === 'turn' ? 'this turn' : 'until the end of the round'}`;
  },
  rally({ on, price }, isManyOrdered) {
    if (!isManyOrdered && on.where?.ordered === true) return `rally the ${unitNoun(false, on.where)}`;
    if (price === undefined) return `rally ${selected(on, 'object').text}`;
    const { text, isMany } = selected(withoutPrice(on, price), 'object');
    return `rally ${text}; ${isMany ? 'each' : 'it'} loses ${counted(price, 'figure')} other than its commander`;
  },
  hit({ on, hits }) {
    const { text, isMany } = selected(on, 'subject');
    return `${text} ${isMany ? 'take' : 'takes'} ${counted(hits, 'hit')}${each(isMany)}`;
  },
  retreat({ on, hexes }) {
    const { text, isMany } = selected(on, 'subject');
    return `${text} ${isMany ? 'retreat' : 'retreats'} ${counted(hexes, 'hex', 'hexes')}${each(isMany)}`;
  },
  disengage({ on }) {
    const { text, isMany } = selected(on, 'subject');
    return `${text} ${isMany ? 'remove their engagement tokens' : 'removes its engagement token'} without a parting blow`;
  },
  morale: ({ amount }) => `${amount > 0 ? 'raise' : 'lower'} your morale by ${Math.abs(amount)}`,
  draw: ({ cards }) => `draw ${counted(cards, 'command card')}`,
  gainToken: ({ token }) => `take 1 ${faces[token]} order token`,
  commandToken: ({ most }) =>
    `return ${most > 1 ? 'up to ' : ''}${counted(most, 'command token')} from your commanders to your command board`,
  shift({ on, hexes }) {
    const { text, isMany } = selected(on, 'subject');
    return `${text} may move ${hexes > 1 ? 'up to ' : ''}${counted(hexes, 'hex', 'hexes')}${each(isMany)} without being ordered`;
  },
  bespoke: ({ name }) => BESPOKE[name],
};

const BESPOKE: Readonly<Record<BespokeName, string>> = {
  rallyOrCaptor:
    'rally the commander’s unit and all friendly units adjacent to it, or all friendly units on the board if that unit captured a commander this turn',
  moraleForRouts: 'raise your morale by 1 for each enemy unit forced to retreat 2 hexes or more this turn',
  fanTheFlames: 'every fire rises by 1 level; then choose a direction, and up to 3 fires spread 2 hexes that way',
};

const BONDS: Readonly<Record<NonNullable<OrderEffect['bond']>, string>> = {
  sameRank: 'of the same rank',
  adjacent: 'adjacent to each other',
};

function orderedText({ count, where, bond, escort }: OrderEffect): string {
  const beside = where?.besideCommander === true ? ', the commander’s own or adjacent to it' : '';
  const noun = `${unitNoun(count !== 1, where, { joiner: count === 'all' ? 'and' : 'or' })}${bond === undefined ? '' : ` ${BONDS[bond]}`}${beside}`;
  if (escort === undefined) return `${count} ${noun}`;
  const friends = escort === 1 ? '1 friendly unit' : `up to ${escort} friendly units`;
  return `${count} ${noun} and ${friends} adjacent to it, controlled or not`;
}

/** Cards in English. */
export const cards = cardTeller({
  deeds: DEEDS,
  gifts({ modifiers, where, isTheirs }, isMany) {
    const subject = isTheirs ? (isMany ? 'they' : 'it') : `the ${unitNoun(isMany, { ordered: true, ...where }, { joiner: 'and' })}`;
    return `${subject} ${modifiers.map((modifier) => modifierPhrase(modifier, isMany)).join(' and ')}`;
  },
  timings: { before: 'before', after: 'after', either: 'before or after' },
  colon: ': ',
  tactic: (condition, deeds) => `if ${conditionText(condition)}, ${deeds.join('; ')}`,
});
