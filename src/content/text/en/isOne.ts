import type { UnitTypeId } from '../../../model/unit';
import type { UnitCalled } from '../text';

const ONE: ReadonlySet<UnitTypeId> = new Set(['warHost', 'heavyInfantry']);

/** Whether the name of the unit takes a verb in the singular. */
export const isOne = ({ type }: UnitCalled): boolean => ONE.has(type);
