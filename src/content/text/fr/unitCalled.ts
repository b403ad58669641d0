import type { UnitTypeId } from '../../../model/unit';
import type { UnitCalled } from '../text';
import { commanders } from './commanders';
import { units } from './names';

interface Grammar {
  readonly the: string;
  /** With « de ». */
  readonly of: string;
  /** With « à ». */
  readonly to: string;
  readonly isMany: boolean;
}

const MANY: Grammar = { the: 'les ', of: 'des ', to: 'aux ', isMany: true };
const ELIDED: Grammar = { the: 'l’', of: 'de l’', to: 'à l’', isMany: false };

const GRAMMAR: Readonly<Record<UnitTypeId, Grammar>> = {
  warHost: ELIDED,
  winterfellRiders: MANY,
  northmenArchers: MANY,
  kennelmasters: MANY,
  lannisportGuards: MANY,
  casterlyRockCavaliers: MANY,
  westerlandsArchers: MANY,
  heavyInfantry: ELIDED,
};

/** « de Maege Mormont », « d’Addam Marbrand » */
const of = (name: string): string => (/^[AEIOUY]/.test(name) ? `d’${name}` : `de ${name}`);

/** A unit with its article, its commander and its mark. */
export function called({ type, commander, mark }: UnitCalled, article: 'the' | 'of' | 'to'): string {
  const whose = commander === null ? '' : ` ${of(commanders[commander].name)}`;
  return `${GRAMMAR[type][article]}${units[type]}${whose}${mark === '' ? '' : ` (${mark})`}`;
}

export const isMany = ({ type }: UnitCalled): boolean => GRAMMAR[type].isMany;
