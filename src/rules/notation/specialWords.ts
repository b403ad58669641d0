import type { MarkerKind, SpecialRule } from '../../model/battle';
import { MARKER_KINDS } from '../../model/battle';
import { SIDES } from '../../model/side';
import { TERRAIN_TOKENS } from '../../model/terrain';
import type { Rank } from '../../model/unit';
import { KEYWORDS } from '../../model/unit';
import { Fault } from './fault';
import type { Phrase } from './phrase';
import { after, fieldsOf, hex, kindOf, label, listOf, numberOf, oneOf, optional } from './phrase';

const MOST = 99;
const side = oneOf('house', SIDES);
const count = numberOf('number of tokens', 0, MOST);

type Fields<K extends SpecialRule['kind']> = Omit<Extract<SpecialRule, { readonly kind: K }>, 'kind'>;

/** One special rule a line. A new kind is one entry. */
const rules = kindOf<SpecialRule>('special rule', {
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

export const specialWords: Phrase<SpecialRule> = {
  read: (words, plan) => {
    const rule = rules.read(words, plan);
    if (rule.kind === 'lay' && rule.markers.length > rule.hexes.length) {
      throw new Fault(`${rule.markers.length} markers do not fit in ${rule.hexes.length} hexes, one in each`);
    }
    return rule;
  },
  print: rules.print,
};
