import { describe, expect, it } from 'vitest';
import { kingsroad } from '../../src/content/battles/kingsroad';
import { NO_OPTIONAL_RULES } from '../../src/model/options';
import { decisionOf, newGame } from '../../src/rules';
import { createDice } from '../../src/store/dice';
import { parseEnvelope } from '../../src/store/envelope';
import { advanced, newHistory, stateOf } from '../../src/store/history';
import type { SavedGame } from '../../src/store/savedGame';
import { parseSave, printSave } from '../../src/store/savedGame';

/** The Kingsroad after so many choices of the first option. */
function saved(choices: number): SavedGame {
  let history = newHistory(newGame(kingsroad), createDice('save').state());
  for (let choice = 0; choice < choices; choice++) {
    const next = advanced(history, decisionOf(stateOf(history))!.options[0]!);
    if ('rule' in next) throw new Error(next.code);
    history = next;
  }
  const start = { kind: 'battle', id: 'kingsroad', rules: NO_OPTIONAL_RULES } as const;
  return { start, seats: { stark: { name: 'Anne', level: null }, lannister: { name: '', level: 'knight' } }, history, revision: 3 };
}

const changed = (game: SavedGame, change: (data: Record<string, unknown>) => unknown): string => {
  const data = JSON.parse(printSave(game)) as Record<string, unknown>;
  return JSON.stringify({ ...data, ...(change(data) as object) });
};

describe('a saved game', () => {
  it('comes back as it was, with the luck still to come', () => {
    const game = saved(12);
    expect(parseSave(printSave(game))).toEqual(game);
  });

  it('keeps dice that fell, even if the generator would roll others', () => {
    const game = saved(12);
    const other = parseSave(changed(game, () => ({ dice: createDice('other').state() })));
    expect('history' in other && stateOf(other.history)).toEqual(stateOf(game.history));
  });

  it('names every refused action by its place', () => {
    const text = changed(saved(4), ({ actions }) => {
      const list = [...(actions as object[])];
      return { actions: [...list, { type: 'move', unit: 99, to: 1 }, { type: 'dance' }] };
    });
    const last = saved(4).history.moments.length;
    expect(parseSave(text)).toMatchObject({
      kind: 'refused',
      refused: [{ place: last + 1 }, { place: last + 2, refusal: { code: 'malformed' } }],
    });
  });

  it.each([
    ['not a save', { kind: 'notJson' }],
    ['{"app":"chess"}', { kind: 'notASave' }],
    [changed(saved(0), () => ({ version: 99 })), { kind: 'newer', version: 99 }],
    [changed(saved(0), () => ({ revision: -1 })), { kind: 'shape', at: 'revision' }],
    [changed(saved(0), () => ({ version: 'one' })), { kind: 'shape', at: 'version' }],
    [changed(saved(0), () => ({ start: { kind: 'battle', id: 'x', rules: {} } })), { kind: 'shape', at: 'start.rules.directionalRetreat' }],
    [
      changed(saved(0), () => ({ start: { kind: 'battle', id: 'blackwater', rules: NO_OPTIONAL_RULES } })),
      { kind: 'unknownStart', id: 'blackwater' },
    ],
    [
      changed(saved(0), () => ({ start: { kind: 'skirmish', id: 'constructor', rules: NO_OPTIONAL_RULES } })),
      { kind: 'unknownStart', id: 'constructor' },
    ],
  ])('says what is wrong with %.40s', (text, fault) => {
    expect(parseSave(text)).toEqual(fault);
  });

  it('of an older version is brought up to date', () => {
    const old = changed(saved(0), () => ({ version: 1, revision: undefined }));
    const migrated = parseEnvelope(old, [(data) => ({ ...data, version: 2, revision: 7 })]);
    expect(migrated).toMatchObject({ version: 2, revision: 7 });
  });

  it('of version 1, whose seats were names, is of two people', () => {
    const game = saved(2);
    const old = changed(game, () => ({ version: 1, seats: { stark: 'Anne', lannister: '' } }));
    expect(parseSave(old)).toEqual({
      ...game,
      seats: { stark: { name: 'Anne', level: null }, lannister: { name: '', level: null } },
    });
    expect(parseSave(changed(game, () => ({ version: 1, seats: 'two' })))).toMatchObject({ kind: 'shape', at: 'seats.stark' });
    expect(parseSave(changed(game, () => ({ seats: { ...game.seats, stark: { name: '', level: 'king' } } })))).toMatchObject({
      kind: 'shape',
      at: 'seats.stark.level',
    });
  });
});
