import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_OPTIONAL_RULES } from '../../../src/model/options';
import type { GameState } from '../../../src/model/state';
import { kingsroad } from '../../../src/content/battles/kingsroad';
import { setUp } from '../../../src/rules/setUp';
import { parsePosition, printPosition } from '../../../src/rules/notation';
import { hex, position, unit } from '../../position';

const small = `
.   .   .
  .I1 .i1 .
`;

const onTop = (...lines: string[]) => [small, ...lines].join('\n');

const roundTask = 'task {"kind":"round","step":"command","queue":["stark"]}';

const readBack = (state: GameState) => parsePosition(printPosition(state));

describe('a drawing alone', () => {
  const state = position(small);

  test('has green units at full strength, in reading order', () => {
    expect(state.units).toMatchObject([
      { id: 0, label: 'I1', side: 'stark', class: 'infantry', rank: 'green', figures: 4, ready: true, commander: null },
      { id: 1, label: 'i1', side: 'lannister', hex: hex(state, 'b2') },
    ]);
  });

  test('has a plan of its own', () => {
    const edges = { stark: 'top', lannister: 'bottom' };
    expect(state.plan).toMatchObject({ id: 'position', rounds: 5, momentum: 'stark', edges });
    const ratings = { commandTokens: 3, orderValue: 4, commandValue: 3, segment: 'rout' };
    expect(state.plan.ratings).toEqual({ stark: ratings, lannister: ratings });
  });

  test('waits for the first player to choose what to do in a turn', () => {
    expect(state.agenda.at(-1)).toEqual({ kind: 'turn', step: 'choose', side: 'stark', committed: false });
    expect(state.turn).toEqual({ side: 'stark', orders: [], captures: [], routs: [] });
  });

  test('has decks of basic cards', () => {
    expect(state.houses.lannister.deck).toHaveLength(10);
  });
});

describe('statements', () => {
  test('a commander takes the place of one figure unless the figures are told', () => {
    const full = unit(position(onTop('unit I1 blue maege')), 'I1');
    expect(full).toMatchObject({ rank: 'blue', figures: 3, commander: 'maege' });
    const reduced = unit(position(onTop('unit I1 spent 1 maege')), 'I1');
    expect(reduced).toMatchObject({ rank: 'green', figures: 1, ready: false });
  });

  test('the deck has the cards of the commanders, less those that are elsewhere', () => {
    const { deck } = position(onTop('unit I1 maege', 'hand stark SL21 SB01', 'discard stark SB02')).houses.stark;
    expect(deck).toHaveLength(12);
    expect(deck).not.toContain('SL21');
    expect(deck.at(-1)).toBe('SL25');
  });

  test('command tokens on commanders are not on the command board', () => {
    const { houses, commanders } = position(onTop('unit I1 maege', 'commander maege tokens 1 committed'));
    expect(houses.stark.commandTokens).toBe(2);
    expect(commanders).toEqual([{ id: 'maege', side: 'stark', unit: 0, tokens: 1, committed: true, captured: false }]);
  });

  test('the first player holds momentum unless it is told otherwise', () => {
    expect(position(onTop('momentum lannister')).firstPlayer).toBe('lannister');
    expect(position(onTop('first lannister')).turn?.side).toBe('lannister');
  });

  test('objectives lie on hexes and may be controlled', () => {
    const state = position(onTop('objective c1', 'control c1 lannister'));
    expect(state.markers).toEqual([{ hex: 2, kind: 'objective', owner: null, faceUp: true }]);
    expect(state.control).toEqual({ 2: 'lannister' });
  });

  test('the ground under a token may be told', () => {
    const state = position('.   ;   :\n\nground b1 building');
    expect(state.plan.ground).toEqual(['plain', 'building', 'river']);
    expect(state.tokens).toEqual({ 1: 'razed', 2: 'ford' });
  });

  test('the morale marker counts towards the Lannister end', () => {
    expect(position(onTop('morale 6')).morale).toBe(6);
  });

  test('a game that is over waits for nothing', () => {
    expect(position(onTop('outcome stark rout'))).toMatchObject({
      outcome: { winner: 'stark', reason: 'rout' },
      agenda: [],
      turn: null,
    });
  });

  test('comments, empty lines and Windows line ends say nothing', () => {
    const text = `${small}\n# a comment\n\n   round 2`.replaceAll('\n', '\r\n');
    expect(position(text)).toEqual(position(onTop('round 2')));
  });
});

describe('printing and reading are inverse', () => {
  test.each([
    ['a drawing', small],
    ['an ad hoc plan', onTop('edges stark bottom', 'rounds 3', 'momentum lannister', 'objective a1')],
    ['ratings', onTop('ratings stark 1 2 3', 'segments 11 rout')],
    ['units', onTop('unit I1 red 2 spent maege', 'unit a1 blue dead', 'engaged I1 i1 lannister')],
    ['a captured commander', onTop('unit i1 kevan', 'unit c2 0 dead addam', 'commander addam captured tokens 2')],
    ['cards', onTop('pool stark green 2 morale 1', 'hand lannister LB01 ??', 'deck stark')],
    ['houses', onTop('tokens stark 0', 'points stark 3', 'passed stark')],
    ['fires', onTop('fire a1 4', 'fire c2 1', 'round 5', 'first lannister', 'morale -11', 'rules coordinatedAttack')],
    ['tokens', '.   ;   :   -\n\nground b1 building'],
    ['no markers', onTop('objective a1', 'marker none')],
    ['markers', onTop('marker {"hex":1,"kind":"decoy","owner":"stark","faceUp":false}')],
    ['modifiers', onTop('modifier {"modifier":{"kind":"flanks"},"units":[0],"until":"turn"}')],
    ['no turn', onTop('turn null')],
    ['a turn', onTop('turn {"side":"stark","orders":[],"captures":[],"routs":[],"shifts":[{"unit":0,"hexes":2}]}')],
    ['tasks', onTop(roundTask, 'task {"kind":"disengage","step":"partingBlow","unit":0,"foe":1}')],
    ['an outcome', onTop('outcome lannister points', 'turn {"side":"stark","orders":[],"captures":[],"routs":[]}')],
    ['indented first rows and missing hexes', '  .   .   _\n.       .I1 .\n  .   .'],
  ])('for %s', (_, text) => {
    const state = position(text);
    expect(readBack(state)).toStrictEqual(state);
  });

  test('a battle is told by its name', () => {
    const state = setUp(kingsroad, NO_OPTIONAL_RULES);
    expect(printPosition(state)).toContain('\nbattle kingsroad\n');
    expect(readBack(state)).toStrictEqual(state);
  });

  test('a plan that differs from the battle of its name is told whole', () => {
    const state = setUp({ ...kingsroad, rounds: 6 }, NO_OPTIONAL_RULES);
    expect(printPosition(state)).toContain('\nplan {"id":"kingsroad"');
    expect(readBack(state)).toStrictEqual(state);
  });

  test('a commander who changed places is told with his new unit and his old one', () => {
    const before = position('.C1 .C2 .i1\n\nunit C1 robbKing');
    const { units, commanders } = before;
    const [first, second] = [units[0]!, units[1]!];
    const swapped = [{ ...first, commander: null }, { ...second, commander: 'robbKing' as const }, units[2]!];
    const state = { ...before, units: swapped, commanders: [{ ...commanders[0]!, unit: 1 }] };
    expect(readBack(state)).toStrictEqual(state);
    const captured = { ...before, commanders: [{ ...commanders[0]!, unit: 1, captured: true }] };
    expect(readBack(captured)).toStrictEqual(captured);
  });
});

describe('errors name their line', () => {
  const line = 5;
  test.each([
    ['sing', '"sing" is no keyword'],
    ['constructor', '"constructor" is no keyword'],
    ['round 0', '"0" is no round: use a number from 1 to 5'],
    ['round', 'ends too early'],
    ['round 2 3', '"3" is too much'],
    ['rules chess', '"chess" is no optional rule'],
    ['battle nowhere', 'no battle "nowhere"'],
    ['battle constructor', 'no battle "constructor"'],
    ['edges stark left', '"left" is no edge'],
    ['ratings stark 3 4', 'ends too early'],
    ['segments rout 12', '"12" is no segment'],
    ['ground a1 forest', 'No token lies on a1'],
    ['objective d1', '"d1" is no hex'],
    ['unit', 'Which unit?'],
    ['unit I2 blue', '"I2" is not drawn'],
    ['unit x1 dead', '"x1" is no unit'],
    ['unit I1 purple', '"purple" says nothing of a unit'],
    ['unit I1 green blue', '"blue" is too much: its rank is already told'],
    ['unit I1 5', '5 is too many'],
    ['unit I1 dead', '"I1" is drawn and cannot be dead'],
    ['unit I1 kevan', 'kevan does not fight for stark'],
    ['commander maege captured', 'maege is not in this battle'],
    ['engaged i1 I1 stark', 'write them in this order'],
    ['engaged I1 i2 stark', '"i2" is no unit of this battle'],
    ['fire a1 5', '"5" is no fire level'],
    ['hand stark SB99', '"SB99" is no command card'],
    ['hand stark LB01', '"LB01" is no card of stark'],
    ['pool stark green', 'ends too early'],
    ['marker {', 'What follows "marker" is no JSON'],
    ['marker {"hex":99}', 'marker.hex should be a number from 0 to 5'],
    ['marker [1]', 'marker should be an object'],
    ['modifier {"modifier":{"kind":"flanks"},"units":[7],"until":"turn"}', 'modifier.units[0]'],
    ['modifier {"modifier":{"kind":"flanks"},"units":7,"until":"turn"}', 'modifier.units should be a list'],
    ['task {"kind":"dance"}', 'task.kind should be one of'],
    ['task {"kind":"turn","step":"dance"}', 'task.step should be one of choose'],
    ['task {"kind":"turn","step":"choose","side":"stark"}', 'task.committed should be true or false'],
    ['turn {"side":"nobody"}', 'turn.side should be one of stark lannister'],
    ['outcome stark luck', '"luck" is no reason'],
    ['plan {}', 'plan.id should be a text'],
  ])('says what is wrong with %j', (text, error) => {
    expect(parsePosition(onTop(text))).toEqual({ error: expect.stringContaining(error) as string, line });
  });

  test('what is said twice, with the line of the first', () => {
    const error = '"pool stark" is already said in line 5';
    expect(parsePosition(onTop('pool stark green 1', 'pool stark blue 1'))).toEqual({ error, line: 6 });
  });

  test('what a battle tells already', () => {
    const text = printPosition(setUp(kingsroad, NO_OPTIONAL_RULES));
    const error = expect.stringContaining('already told by "battle"') as string;
    expect(parsePosition(`${text}rounds 3`)).toMatchObject({ error });
  });

  test.each([
    ['an empty text', ' \n', 'empty', 1],
    ['a bad drawing', '\n.   ?', '"?" is no terrain', 2],
    ['a mark', '\n.\n  .x  ', 'no marks', 3],
    ['another board than that of the battle', '\n.\n\nbattle kingsroad', '1 columns', 2],
    ['a commander in two units', '.I1 .I2\n\nunit I1 maege\nunit I2 maege', 'maege is in I1 and I2', 1],
  ])('refuses %s', (_, text, error, at) => {
    expect(parsePosition(text)).toEqual({ error: expect.stringContaining(error) as string, line: at });
  });

  const battle = printPosition(setUp(kingsroad, NO_OPTIONAL_RULES));
  const whole = printPosition(setUp({ ...kingsroad, id: 'other' }, NO_OPTIONAL_RULES));

  test.each([
    ['other ground', battle.replace('^', '.'), 'i5 is plain here and hill in the plan'],
    ['a unit too few', battle.replace('A1', '  '), '"A1" is not drawn'],
    ['a unit too many', battle.replace('.   ', '.K9 '), '"K9" is no unit of this battle'],
    ['a commander too many', `${battle}unit A1 eddard`, 'eddard is not in this battle'],
    ['too little ground', whole.replace('"ground":["plain",', '"ground":['), 'one entry for each hex'],
    ['one label twice', whole.replace('"label":"I2"', '"label":"I1"'), 'two units "I1"'],
    ['tokens beyond the board', whole.replace('"tokens":{', '"tokens":{"999":"ford",'), 'plan.tokens.999'],
  ])('a plan and a drawing that do not fit: %s', (_, text, error) => {
    expect(parsePosition(text)).toMatchObject({ error: expect.stringContaining(error) as string });
  });

  test('no text makes the parser throw', () => {
    const start = printPosition(position(onTop('unit I1 maege', 'fire a1 1', 'turn null', roundTask)));
    const texts = [start, whole].flatMap((text) => [text, text.slice(text.indexOf('\n\n'))]);
    const garbled = fc
      .tuple(fc.constantFrom(...texts), fc.nat(), fc.nat(12), fc.string({ maxLength: 6 }))
      .map(([text, from, length, put]) => {
        const at = from % text.length;
        return text.slice(0, at) + put + text.slice(at + length);
      });
    fc.assert(
      fc.property(garbled, (text) => {
        const read = parsePosition(text);
        if ('error' in read) return read.error !== '' && read.line >= 1 && read.line <= text.split('\n').length;
        expect(readBack(read)).toStrictEqual(read);
        return true;
      }),
      { seed: 1, numRuns: 500 },
    );
  });
});
