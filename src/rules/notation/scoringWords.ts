import type { Scoring } from '../../model/battle';
import { MARKER_KINDS } from '../../model/battle';
import { SIDES } from '../../model/side';
import { claimWords, expectMarked } from './claimWords';
import type { Phrase } from './phrase';
import { after, fieldsOf, hex, listOf, numberOf, oneOf, wordIf } from './phrase';
import { readOneOf } from './words';

const MOST = 99;
const side = oneOf('house', SIDES);
const points = numberOf('number of points', 1, MOST);
const units = numberOf('number of units', 1, MOST);
const when = oneOf('time to score', ['round', 'end']);

type With<K extends string> = Omit<Extract<Scoring, Readonly<Record<K, unknown>>>, 'side'>;
type At<K extends Scoring['when']> = Omit<Extract<Scoring, { readonly when: K }>, 'side' | 'when'>;
interface Forms {
  readonly eliminated: At<'eliminated'>;
  readonly taken: At<'taken'>;
  readonly rows: With<'rows'>;
  readonly camp: With<'camp'>;
  readonly claim: With<'claim'>;
  readonly each: With<'each'>;
}

/** What earns points: the house, one of these words, then what is said here. */
const FORMS: { readonly [K in keyof Forms]: Phrase<Forms[K]> } = {
  eliminated: fieldsOf<Forms['eliminated']>({ points }),
  taken: fieldsOf<Forms['taken']>({ points, marker: after('of', oneOf('kind of marker', MARKER_KINDS)) }),
  rows: fieldsOf<Forms['rows']>({
    when,
    units,
    rows: after('in', listOf(fieldsOf({ row: numberOf('row', 1, MOST), points }))),
  }),
  camp: fieldsOf<Forms['camp']>({ when, points, units: after('of', units), camp: after('in', listOf(hex)) }),
  claim: fieldsOf<Forms['claim']>({ when, points, claim: after('if', claimWords) }),
  each: fieldsOf<Forms['each']>({
    when,
    points,
    each: after('of', oneOf('thing to count', ['controlled', 'fireLevel', 'razed', 'standing', 'destroyed'])),
    presence: wordIf('presence'),
    hexes: after('in', listOf(hex)),
  }),
};
const NAMES = Object.keys(FORMS) as (keyof Forms)[];

/** The forms told apart by when they score have no other time to tell. */
const nameOf = (scoring: Scoring): keyof Forms =>
  NAMES.find((name) => name in scoring || name === scoring.when) ?? 'each';

export const scoringWords: Phrase<Scoring> = {
  read: (words, plan) => {
    const who = side.read(words, plan);
    const name = readOneOf('way to score', NAMES, words.shift());
    const time = name === 'eliminated' || name === 'taken' ? { when: name } : {};
    // The table pairs each form with its fields; the look-up loses that pairing.
    const scoring = { ...time, side: who, ...FORMS[name].read(words, plan) } as Scoring;
    if ('each' in scoring && scoring.each === 'controlled') expectMarked(plan, scoring.hexes, scoring.presence);
    return scoring;
  },
  print: (scoring, plan) => {
    const name = nameOf(scoring);
    const print = FORMS[name].print as Phrase<Scoring>['print'];
    return [scoring.side, name, ...print(scoring, plan)];
  },
};
