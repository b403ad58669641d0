import type { SetupCard } from '../../model/skirmish';
import type { Ground } from '../../model/terrain';
import type { Rank, UnitTypeId } from '../../model/unit';

/** So many units of a type and rank. */
export const units = (count: number, rank: Rank, type: UnitTypeId): SetupCard['units'][number] => ({ type, rank, count });

/** So many terrain pieces of a kind. */
export const pieces = (count: number, ground: Ground): SetupCard['terrain'][number] => ({ ground, count });
