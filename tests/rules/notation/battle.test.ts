import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { BattlePlan } from '../../../src/model/battle';
import { OFF_BOARD } from '../../../src/model/hex';
import { BATTLES } from '../../../src/content/battles';
import { kingsroad } from '../../../src/content/battles/kingsroad';
import { newGame } from '../../../src/rules';
import { brokenInvariants } from '../../../src/rules/invariants';
import { parseBattle, printBattle } from '../../../src/rules/notation';

const HEADER = ['battle ford', '', '.   .i1 .', '  ~   :   ~', '.   .I1 .', ''];
const LAST = HEADER.length;

/** The small battle with these lines below its drawing. */
const withLines = (...lines: string[]) => [...HEADER, ...lines].join('\n');

/** The same, drawn otherwise. */
const drawn = (...rows: string[]) => ['battle ford', '', ...rows, '', 'otherwise stark'].join('\n');

function plan(text: string): BattlePlan {
  const read = parseBattle(text);
  if (Array.isArray(read)) throw new Error(JSON.stringify(read));
  return read;
}

const readBack = (battle: BattlePlan) => parseBattle(printBattle(battle));

const SMALL = plan(withLines('otherwise stark'));

describe('a battle as text', () => {
  test.each(Object.values(BATTLES))('R3.1 $id is read back as it was printed', (battle) => {
    expect(readBack(battle)).toEqual(battle);
  });

  test('R3.1 the example of docs/adding-a-battle.md can be read and printed', () => {
    const page = readFileSync(new URL('../../../docs/adding-a-battle.md', import.meta.url), 'utf8');
    const read = plan(/```battle\n([^`]*)```/.exec(page)![1]!);
    expect(read).toMatchObject({ id: 'oldMill', title: 'Le moulin brûlé', rounds: 4, victory: { otherwise: 'mostPoints' } });
    expect(read.army).toHaveLength(8);
    expect(readBack(read)).toEqual(read);
    expect(brokenInvariants(newGame(read))).toEqual([]);
  });

  test('R3.1 what is not said is as in positions', () => {
    const ratings = { commandTokens: 3, orderValue: 4, commandValue: 3, segment: 'rout' };
    expect(SMALL).toMatchObject({
      id: 'ford',
      provenance: 'ours',
      edges: { stark: 'top', lannister: 'bottom' },
      rounds: 5,
      momentum: 'stark',
      ratings: { stark: ratings, lannister: ratings },
      victory: { instant: [], atEnd: [], otherwise: 'stark' },
    });
    expect(SMALL).not.toHaveProperty('title');
  });

  test('R3.1 statements stand before the drawing or after it, with comments and empty lines between them', () => {
    const text = [
      '# A trial.',
      'battle ford',
      'title Le gué',
      '',
      'rounds 7',
      '',
      '.i1 .I1',
      '',
      '# Below.',
      'edges stark bottom',
      '',
      'otherwise lannister',
    ];
    const read = plan(text.join('\r\n'));
    expect(read).toMatchObject({ title: 'Le gué', rounds: 7, edges: { stark: 'bottom', lannister: 'top' } });
    expect(readBack(read)).toEqual(read);
  });

  test('R3.4 units come in the order of their lines, then green ones as they are drawn', () => {
    const read = plan(withLines('unit I1 blue maege', 'unit A1 red offBoard', 'otherwise stark'));
    expect(read.army).toMatchObject([
      { label: 'I1', rank: 'blue', commander: 'maege', hex: 7 },
      { label: 'A1', rank: 'red', commander: null, hex: OFF_BOARD },
      { label: 'i1', rank: 'green', commander: null, hex: 1 },
    ]);
    expect(readBack(read)).toEqual(read);
  });

  test('R16.18 the ground under a token may be told', () => {
    const read = plan(withLines('ground b2 plain', 'otherwise stark'));
    expect(read.ground[4]).toBe('plain');
    expect(readBack(read)).toEqual(read);
  });

  test('R18.4 objectives and other markers lie in the order of their lines', () => {
    const lines = ['marker a1 decoy', 'objective b1', 'marker c1 catapult lannister red faceDown', 'otherwise stark'];
    const read = plan(withLines(...lines));
    expect(read.markers).toEqual([
      { hex: 0, kind: 'decoy', owner: null, faceUp: true },
      { hex: 1, kind: 'objective', owner: null, faceUp: true },
      { hex: 2, kind: 'catapult', owner: 'lannister', faceUp: false, rank: 'red' },
    ]);
    expect(readBack(read)).toEqual(read);
  });

  test('R18.3 a line may make two claims at once', () => {
    const instant = 'instant lannister if points lannister 5 and captured maege';
    const read = plan(withLines('unit I1 green maege', instant, 'otherwise stark'));
    const of = [
      { kind: 'points', side: 'lannister', atLeast: 5 },
      { kind: 'captured', commander: 'maege' },
    ];
    expect(read.victory.instant).toEqual([{ side: 'lannister', claim: { kind: 'all', of } }]);
    expect(readBack(read)).toEqual(read);
  });

  test.each([
    'win stark if controls stark presence 2 of a1 b1',
    'win stark if morale stark green or better',
    'win stark if morale lannister yellow or worse',
    'win stark if places stark 4',
    'win stark if brought edmure in a3 b3',
    'score stark eliminated 1',
    'score lannister taken 5 of catelyn',
    'score stark rows round 3 in 4 1 6 2',
    'score lannister camp end 1 of 3 in a1 b1',
    'score stark claim end 2 if morale lannister yellow or worse',
    'score stark each round 1 of controlled presence in b2',
    'score stark each end 5 of razed in a1 b1',
    'special grantKeyword scorchedEarth against tent of I1',
    'special grantKeyword pursue of I1 i1',
    'special lay stark place place decoy in a1 b1 c1 a3',
    'special ambush stark of I1',
    'special palisades lannister green 6 blue 5 red 4 against 5',
    'special catapults against lannister',
    'special escort stark',
  ])('R18.1 "%s" is printed as it was written', (line) => {
    const printed = printBattle(plan(withLines(line, 'otherwise stark')));
    expect(printed.split('\n')).toContain(line);
    expect(printBattle(plan(printed))).toBe(printed);
  });
});

describe('faults', () => {
  const all = (text: string) => {
    const read = parseBattle(text);
    return Array.isArray(read) ? read.map(({ line, what }) => `${line}: ${what}`) : [];
  };

  test.each([
    ['an empty text', '', 1, 'A battle begins with its id: write "battle" and the id, an empty line, and then the drawing'],
    ['a drawing before the id', '\n.I1 .i1', 2, 'A battle begins with its id'],
    ['a battle without drawing', 'battle ford\notherwise stark\n\n', 2, 'There is no drawing: draw the board after an empty line'],
    ['unknown terrain', drawn('.   .i1', '  ?   .I1'), 4, '"?" is no terrain: use one of _ . ^'],
    ['two units in one hex', drawn('.I1i1 .'), 3, '"I1" and "i1" stand in one hex: a hex has room for one unit, and takes 4 characters (column 4)'],
    ['two units of one name', drawn('.I1 .I1 .i1'), 3, 'There are two units "I1": give one of them another digit'],
    ['a crooked drawing', drawn('.I1 .i1', ' .'), 4, 'This row is out of step'],
    ['a mark', drawn('.I1 .i1', '  .x  .'), 4, 'A battle has no marks: leave out the "x"'],
    ['a unit on impassable ground', drawn('.I1 .', '  ~i1 .'), 4, '"i1" stands on river in a2, where no unit can be'],
    ['a unit on an impassable token', drawn('.i1 |I1'), 3, '"I1" stands on palisade in b1, where no unit can be'],
    ['a house without units', drawn('.   .I1'), 3, 'No unit of lannister is drawn'],
  ])('R3.1 %s', (_, text, line, what) => {
    expect(parseBattle(text)).toEqual([{ line, what: expect.stringContaining(what) as string }]);
  });

  test.each([
    ['an unknown keyword', 'weather foul', '"weather" is no keyword: use one of battle title'],
    ['a second id', 'battle bridge', '"battle" is already said in line 1'],
    ['an empty title', 'title', 'The title is empty: write it, or leave out the line'],
    ['no rounds', 'rounds 0', '"0" is no number of rounds: use a number from 1 to 99'],
    ['a word too many', 'rounds 5 6', '"6" is too much in this line'],
    ['an unknown provenance', 'provenance heard', '"heard" is no provenance: use one of rulebook known ours'],
    ['an unknown edge', 'edges stark left', '"left" is no edge: use one of top bottom'],
    ['an unknown house', 'momentum tully', '"tully" is no house: use one of stark lannister'],
    ['a missing rating', 'ratings stark 3 4', 'The line ends too early: it is no command value'],
    ['too many command tokens', 'ratings stark 8 4 3', '11 command tokens are too many: the box has 10 (R2.3)'],
    ['an unknown segment', 'segments 11 12', '"12" is no segment: use one of 11 rout'],
    ['ground without token', 'ground a1 hill', 'No token lies on a1: draw its ground instead'],
    ['a unit that is not drawn', 'unit I2 blue', '"I2" is not drawn: draw it, or write offBoard at the end'],
    ['a drawn unit off the board', 'unit I1 blue offBoard', '"I1" is drawn and cannot be offBoard'],
    ['what is no unit', 'unit', '"" is no unit: write a letter as in drawings, and a digit'],
    ['an unknown rank', 'unit I1 gold', '"gold" is no rank: use one of green blue red'],
    ['an unknown commander', 'unit I1 blue hodor', '"hodor" is no commander: use one of robbKing'],
    ['a commander of other figures', 'unit I1 blue rickard', 'rickard leads winterfellRiders, and "I1" is warHost (R3.4)'],
    ['an objective off the board', 'objective d9', '"d9" is no hex of this board: use a1 to c3'],
    ['a marker off the board', 'marker d9 decoy', '"d9" is no hex of this board'],
    ['an unknown marker', 'marker a1 hidden', '"hidden" is no kind of marker: use one of objective place'],
    ['a marker with too many words', 'marker a1 decoy stark red sideways', '"sideways" is too much in this line'],
    ['an unknown special rule', 'special weather', '"weather" is no special rule: use one of grantKeyword'],
    ['a special rule for a stranger', 'special ambush stark of A9', '"A9" is no unit of this battle: use one of i1 I1'],
    ['a special rule cut short', 'special grantKeyword pursue', 'The line ends too early: it is no word here: use one of of'],
    ['more markers than hexes', 'special lay stark place decoy in a1', '2 markers do not fit in 1 hexes, one in each'],
    ['an unknown way to score', 'score stark luck 1', '"luck" is no way to score: use one of eliminated taken rows camp claim each'],
    ['a score off the board', 'score stark each end 1 of razed in d9', '"d9" is no hex of this board'],
    ['a score for what cannot be held', 'score stark each end 1 of controlled in a1', 'a1 is no objective and cannot be controlled'],
    ['an unknown claim', 'win stark if lucky', '"lucky" is no claim: use one of controls points'],
    ['a claim off the board', 'win stark if controls stark presence 1 of z9', '"z9" is no hex of this board'],
    ['a claim to too much', 'win stark if controls stark presence 2 of a1', 'Nobody can control 2 hexes of 1'],
    ['a claim to what cannot be held', 'win stark if controls stark 1 of a1', 'a1 is no objective and cannot be controlled: add "objective a1", or write presence'],
    ['a captive who is not there', 'instant stark if captured tywin', 'tywin is not in this battle'],
    ['a claim with a word too many', 'win stark if points stark 3 today', '"today" is too much in this line'],
  ])('R3.1 %s', (_, line, what) => {
    const faults = [{ line: LAST + 2, what: expect.stringContaining(what) as string }];
    expect(parseBattle(withLines('otherwise stark', line))).toEqual(faults);
  });

  test('R3.1 an id of two words', () => {
    expect(all('battle red ford\n\n.I1 .i1\n\notherwise stark')).toEqual([
      '1: "red ford" is no id: write one word of letters and digits',
    ]);
  });

  test('R3.1 a unit or an objective told twice', () => {
    const lines = ['otherwise stark', 'unit I1 blue', 'objective a1', 'unit I1 red', 'objective a1'];
    expect(all(withLines(...lines))).toEqual([
      `${LAST + 4}: "unit I1" is already said in line ${LAST + 2}`,
      `${LAST + 5}: "objective a1" is already said in line ${LAST + 3}`,
    ]);
  });

  test('R3.2 a commander twice, be it under another title', () => {
    const start = ['battle ford', '', '.I1 .I2 .i1', '', 'otherwise stark', 'unit I1 blue greatjon'];
    const text = (second: string) => [...start, `unit I2 blue ${second}`].join('\n');
    expect(all(text('greatjon'))).toEqual(['7: greatjon is here twice: "I1" has greatjon already']);
    expect(all(text('greatjonLord'))).toEqual(['7: greatjonLord is here twice: "I1" has greatjon already']);
  });

  test('R18.1 no way to win after the last round', () => {
    expect(all(withLines('rounds 4'))).toEqual([
      `${LAST + 1}: There is no way to win after the last round: add "otherwise stark" or "otherwise lannister" or "otherwise mostPoints"`,
    ]);
  });

  test('R18.1 most points where nothing earns any', () => {
    expect(all(withLines('otherwise mostPoints'))).toEqual([
      `${LAST + 1}: There is no way to win by most points: nothing earns any, so add a line "score"`,
    ]);
    expect(all(withLines('otherwise mostPoints', 'score stark eliminated 1'))).toEqual([]);
  });

  test('R14.6 a house that nothing lets win, unless its enemy can be routed', () => {
    expect(all(withLines('segments 11 rout', 'otherwise stark'))).toEqual([
      `${LAST + 2}: lannister has no way to win: add "win lannister if" or "instant lannister if", or let stark be routed`,
    ]);
    expect(all(withLines('segments rout 11', 'otherwise stark'))).toEqual([]);
    expect(all(withLines('segments 11 rout', 'otherwise stark', 'instant lannister if points lannister 1'))).toEqual([]);
  });

  test('R3.1 all of them are told, in the order of their lines', () => {
    const text = ['battle ford', 'rounds many', '', '.I1 ?', '  .   .Z1', '', 'momentum tully', 'objective q9'];
    expect(all(text.join('\n'))).toEqual([
      '2: "many" is no number of rounds: use a number from 1 to 99',
      expect.stringMatching(/^4: "\?" is no terrain: .* \(column 5\)$/) as string,
      expect.stringMatching(/^5: "Z1" is no unit: .* \(column 8\)$/) as string,
      '7: "tully" is no house: use one of stark lannister',
    ]);
  });

  test('R3.1 nothing that a text may hold breaks the reader', () => {
    const lines = printBattle(kingsroad).split('\n');
    for (const index of lines.keys()) {
      for (const change of ['', '_', 'constructor', '{}', `${lines[index] ?? ''} x`, (lines[index] ?? '').slice(0, -2)]) {
        expect(() => parseBattle(lines.with(index, change).join('\n'))).not.toThrow();
      }
    }
  });
});
