import type { MarkerKind, SpecialRule } from '../../model/battle';
import { MARKER_KINDS } from '../../model/battle';
import { SIDES } from '../../model/side';
import { TERRAIN_TOKENS } from '../../model/terrain';
import type { Rank } from '../../model/unit';
import { KEYWORDS } from '../../model/unit';
import { after, fieldsOf, hex, kindOf, label, listOf, numberOf, oneOf, optional } from './phrase';

const MOST = 99;
const side = oneOf('house', SIDES);
const count = numberOf('number of tokens', 0, MOST);

type Fields<K extends SpecialRule['kind']> = Omit<Extract<SpecialRule, { readonly kind: K }>, 'kind'>;

/** One special rule a line. A new kind is one entry. */
export const specialWords = kindOf<SpecialRule>('special rule', {
  grantKeyword: fieldsOf<Fields<'grantKeyword'>>({
    keyword: oneOf('keyword', KEYWORDS),
    onlyAgainst: optional('against', oneOf('terrain token', TERRAIN_TOKENS)),
    labels: after('of', listOf(label)),
  }),
  lay: fieldsOf<Fields<'lay'>>({
    side,
    markers: listOf<MarkerKind>(oneOf('kind of marker', MARKER_KINDS)),
    hexes: after('in', listOf(hex)),
  }),
  ambush: fieldsOf<Fields<'ambush'>>({ side, labels: after('of', listOf(label)) }),
  palisades: fieldsOf<Fields<'palisades'>>({
    owner: side,
    tokens: fieldsOf<Readonly<Record<Rank, number>>>({
      green: after('green', count),
      blue: after('blue', count),
      red: after('red', count),
    }),
    dice: after('against', numberOf('number of dice', 1, MOST)),
  }),
  catapults: fieldsOf<Fields<'catapults'>>({ against: after('against', side) }),
  escort: fieldsOf<Fields<'escort'>>({ side }),
});
