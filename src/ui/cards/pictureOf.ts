import type { CommandCard } from '../../model/card';
import type { Effect } from '../../model/effect';
import type { UnitFilter } from '../../model/filter';
import type { Modifier } from '../../model/modifier';
import type { BySide } from '../../model/side';
import type { Keyword, Rank, UnitClass, UnitTypeId } from '../../model/unit';
import { CLASSES } from '../../model/unit';
import type { DeedSign } from '../art/Shape';

type SignKind = DeedSign | 'valor' | 'morale' | Keyword;

/** A small sign, and how much more or less of it there is. */
export interface Sign {
  readonly kind: SignKind;
  readonly amount: number | null;
  /** Taken away instead of given. */
  readonly isLost: boolean;
}

interface PicturedUnit {
  readonly type: UnitTypeId;
  /** Where the command asks for a rank, or for the same one. */
  readonly rank: Rank | null;
  /** Goes with the first, whether the commander controls it or not. */
  readonly isEscort: boolean;
}

/** What a card's commands look like. */
export interface Picture {
  readonly units: readonly PicturedUnit[];
  readonly formation: 'apart' | 'adjacent' | 'beside';
  readonly isAll: boolean;
  readonly isEngaged: boolean;
  readonly isRally: boolean;
  readonly signs: readonly Sign[];
}

const TYPES: BySide<Readonly<Record<UnitClass, UnitTypeId>>> = {
  stark: { infantry: 'warHost', cavalry: 'winterfellRiders', ranged: 'northmenArchers' },
  lannister: { infantry: 'lannisportGuards', cavalry: 'casterlyRockCavaliers', ranged: 'westerlandsArchers' },
};

/** So many stand for all of them. */
const MANY = 4;

/** The picture of a card, drawn from what the card does. */
export function pictureOf({ side, commands }: CommandCard): Picture {
  const effects = commands.flatMap((command) => command.effects);
  const called = effects.map(callOf).find((call) => call !== null);
  const { count, where = {}, bond, escort = 0, isRally } = called ?? { count: 0, isRally: false };
  const classes = where.classes ?? CLASSES;
  const ranks: readonly (Rank | null)[] = bond === 'sameRank' ? ['blue'] : (where.ranks ?? [null]);
  const drawn = typeof count === 'number' ? count : MANY;
  const units = Array.from({ length: drawn + escort }, (_, place) => ({
    type: TYPES[side][classes[place % classes.length] ?? 'infantry'],
    rank: ranks[place % ranks.length] ?? null,
    isEscort: place >= drawn,
  }));
  return {
    units,
    formation: where.besideCommander === true ? 'beside' : bond === 'adjacent' || escort > 0 ? 'adjacent' : 'apart',
    isAll: typeof count !== 'number',
    isEngaged: where.engaged === true,
    isRally,
    signs: [...(where.engaged === false ? [sign('struckSwords')] : []), ...effects.flatMap(signsOf)],
  };
}

interface Call {
  readonly count: number | 'all' | 'any';
  readonly where?: UnitFilter | undefined;
  readonly bond?: 'sameRank' | 'adjacent' | undefined;
  readonly escort?: number | undefined;
  readonly isRally: boolean;
}

function callOf(effect: Effect): Call | null {
  if (effect.kind === 'order') return { ...effect, isRally: false };
  return 'on' in effect ? { ...effect.on, isRally: effect.kind === 'rally' } : null;
}

const sign = (kind: SignKind, amount: number | null = null, isLost = false): Sign => ({ kind, amount, isLost });

function signsOf(effect: Effect): readonly Sign[] {
  if (effect.kind === 'bestow') return [modifierSign(effect.modifier)];
  if (effect.kind === 'attackThenMove') return [sign('swordsThenArrow')];
  return effect.kind === 'rally' && effect.price !== undefined ? [sign('fallen', -effect.price)] : [];
}

const SIGNS: Readonly<Record<Exclude<Modifier['kind'], 'keyword' | 'withoutKeyword'>, SignKind>> = {
  dice: 'die',
  support: 'die',
  moves: 'arrow',
  ignoresStops: 'through',
  flanks: 'around',
  valorHits: 'valor',
  valorDoubles: 'valor',
  valorPierces: 'valor',
  valorKindles: 'valor',
  moraleHits: 'morale',
  unshaken: 'morale',
  dreaded: 'morale',
  noCounterattack: 'struckSwords',
  captureValue: 'shield',
  keepsCards: 'card',
  slipsAway: 'away',
};

function modifierSign(modifier: Modifier): Sign {
  if ('keyword' in modifier) return sign(modifier.keyword, null, modifier.kind === 'withoutKeyword');
  return sign(SIGNS[modifier.kind], 'amount' in modifier ? modifier.amount : 'dice' in modifier ? modifier.dice : null);
}
