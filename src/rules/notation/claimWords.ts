import type { BattlePlan, Claim } from '../../model/battle';
import { MARKER_KINDS } from '../../model/battle';
import type { CommanderId } from '../../model/commander';
import type { Hex } from '../../model/hex';
import { hexName } from '../../model/hex';
import { ZONES } from '../../model/morale';
import { SIDES } from '../../model/side';
import { Fault } from './fault';
import type { Phrase } from './phrase';
import { after, fieldsOf, hex, kindOf, listOf, numberOf, oneOf, wordIf } from './phrase';
import { readCommander } from './words';

const MOST = 99;
const side = oneOf('house', SIDES);

const commander: Phrase<CommanderId> = {
  read: (words, { army }) => {
    const id = readCommander(words.shift());
    if (army.every((unit) => unit.commander !== id)) throw new Fault(`${id} is not in this battle`);
    return id;
  },
  print: (value) => [value],
};

type Simple = Exclude<Claim, { readonly kind: 'all' }>;
type Fields<K extends Simple['kind']> = Omit<Extract<Simple, { readonly kind: K }>, 'kind'>;

const simple = kindOf<Simple>('claim', {
  controls: fieldsOf<Fields<'controls'>>({
    side,
    presence: wordIf('presence'),
    atLeast: numberOf('number of hexes', 1, MOST),
    hexes: after('of', listOf(hex)),
  }),
  points: fieldsOf<Fields<'points'>>({ side, atLeast: numberOf('number of points', 1, MOST) }),
  captured: fieldsOf<Fields<'captured'>>({ commander }),
  morale: fieldsOf<Fields<'morale'>>({
    side,
    zone: oneOf('morale zone', ZONES),
    or: after('or', oneOf('comparison', ['better', 'worse'])),
  }),
  places: fieldsOf<Fields<'places'>>({ side, atLeast: numberOf('number of places', 1, MOST) }),
  brought: fieldsOf<Fields<'brought'>>({ marker: oneOf('kind of marker', MARKER_KINDS), hexes: after('in', listOf(hex)) }),
});

/** Nothing is controlled without a marker (R18.4), so that such a claim would never hold. */
export function expectMarked({ grid, markers }: BattlePlan, hexes: readonly Hex[], presence: boolean): void {
  const bare = presence ? undefined : hexes.find((one) => markers.every((marker) => marker.hex !== one));
  if (bare === undefined) return;
  const name = hexName(grid, bare);
  throw new Fault(`${name} is no objective and cannot be controlled: add "objective ${name}", or write presence`);
}

function readSimple(words: string[], plan: BattlePlan): Simple {
  const claim = simple.read(words, plan);
  if (claim.kind !== 'controls') return claim;
  const { hexes, atLeast, presence } = claim;
  if (atLeast > hexes.length) throw new Fault(`Nobody can control ${atLeast} hexes of ${hexes.length}`);
  expectMarked(plan, hexes, presence);
  return claim;
}

/** Claims joined by `and` must all hold; one within another is told as if it stood beside it, which is the same. */
export const claimWords: Phrase<Claim> = {
  read: (words, plan) => {
    const of: Claim[] = [readSimple(words, plan)];
    while (words[0] === 'and') {
      words.shift();
      of.push(readSimple(words, plan));
    }
    return of.length === 1 ? of[0]! : { kind: 'all', of };
  },
  print: (claim, plan) =>
    claim.kind === 'all'
      ? claim.of.flatMap((one, index) => [...(index === 0 ? [] : ['and']), ...claimWords.print(one, plan)])
      : simple.print(claim, plan),
};
