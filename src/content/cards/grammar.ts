import type { CardId, Command, CommandCard, Provenance, Tactic } from '../../model/card';
import type { CommanderName } from '../../model/commander';
import type { Face } from '../../model/dice';
import type { Condition, Effect, OrderEffect } from '../../model/effect';
import type { Selection, UnitFilter } from '../../model/filter';
import type { Modifier } from '../../model/modifier';
import type { Zone } from '../../model/morale';
import type { Side } from '../../model/side';
import type { Keyword, UnitClass } from '../../model/unit';

/** The words in which cards are written: short to read one under the other, plain data once built. */

// commands

/** A command at the usual price of one command token (R9.2). */
export const command = (...effects: Effect[]): Command => ({ cost: 1, effects });

export const order = (
  count: OrderEffect['count'],
  where?: UnitFilter,
  more: Pick<OrderEffect, 'bond' | 'escort'> = {},
): OrderEffect => ({ kind: 'order', count, ...(where && { where }), ...more });

/** Only units ordered by the card get it; with `where`, only those of them that fit (R9.8). */
export const bestow = (modifier: Modifier, where?: UnitFilter): Effect => ({
  kind: 'bestow',
  modifier,
  ...(where && { where }),
});

// modifiers

export const keyword = (name: Keyword, level = 1): Modifier => ({ kind: 'keyword', keyword: name, level });
export const dice = (
  amount: number,
  when: Extract<Modifier, { kind: 'dice' }>['when'] = 'always',
): Modifier => ({ kind: 'dice', amount, when });
export const moves = (amount: number): Modifier => ({ kind: 'moves', amount });

// whom

export const ofClass = (...classes: UnitClass[]): UnitFilter => ({ classes });
export const FOOTMEN = ofClass('infantry', 'ranged');
export const CAVALRY = ofClass('cavalry');
export const ENGAGED: UnitFilter = { engaged: true };
export const UNENGAGED: UnitFilter = { engaged: false };

/** Units controlled by the commander that plays the card (R9.3). */
export const own = (count: Selection['count'], where?: UnitFilter): Selection => ({
  side: 'own',
  count,
  ...(where && { where }),
  reach: 'zone',
});

/** Enemy units in his zone (R9.3). */
export const enemy = (count: Selection['count'], where?: UnitFilter): Selection => ({
  side: 'enemy',
  count,
  ...(where && { where }),
  reach: 'zone',
});

/** Of the whole board: the card says otherwise than R9.3. */
export const anywhere = (on: Selection): Selection => ({ ...on, reach: 'board' });

/** Units this card ordered: they count as controlled wherever they went (R9.3). */
export const ordered = (count: Selection['count'], where: UnitFilter = {}): Selection => ({
  side: 'own',
  count,
  where: { ...where, ordered: true },
  reach: 'board',
});

// tactics

export const before = (condition: Condition, ...effects: Effect[]): Tactic => ({ timing: 'before', condition, effects });
export const after = (condition: Condition, ...effects: Effect[]): Tactic => ({ timing: 'after', condition, effects });
export const either = (condition: Condition, ...effects: Effect[]): Tactic => ({ timing: 'either', condition, effects });

export const holding = (...tokens: Face[]): Condition => ({ kind: 'tokens', tokens });
export const ownMorale = (zone: Zone, or: 'better' | 'worse'): Condition => ({ kind: 'morale', whose: 'own', zone, or });
export const enemyMorale = (zone: Zone, or: 'better' | 'worse'): Condition => ({
  kind: 'morale',
  whose: 'enemy',
  zone,
  or,
});

export const modify = (on: Selection, modifier: Modifier, until: 'turn' | 'round'): Effect => ({
  kind: 'modify',
  on,
  modifier,
  until,
});
export const rally = (on: Selection, price?: number): Effect => ({
  kind: 'rally',
  on,
  ...(price !== undefined && { price }),
});
export const hit = (on: Selection, hits: number): Effect => ({ kind: 'hit', on, hits });
export const retreat = (on: Selection, hexes: number): Effect => ({ kind: 'retreat', on, hexes });
export const disengage = (on: Selection): Effect => ({ kind: 'disengage', on });
export const shift = (on: Selection, hexes: number): Effect => ({ kind: 'shift', on, hexes });
export const morale = (amount: number): Effect => ({ kind: 'morale', amount });
export const draw = (cards: number): Effect => ({ kind: 'draw', cards });
export const gain = (token: Face): Effect => ({ kind: 'gainToken', token });
export const regain = (most: number): Effect => ({ kind: 'commandToken', most });

// cards

interface Print {
  readonly commands: readonly Command[];
  readonly tactic?: Tactic;
  readonly provenance?: Provenance;
}

/** The cards of one owner; what does not say where it comes from is ours. */
export const cardsOf = (
  side: Side,
  commander: CommanderName | null,
  cards: Readonly<Record<CardId, Print>>,
): CommandCard[] =>
  Object.entries(cards).map(([id, { commands, tactic = null, provenance = 'ours' }]) => ({
    id,
    side,
    commander,
    commands,
    tactic,
    provenance,
  }));
