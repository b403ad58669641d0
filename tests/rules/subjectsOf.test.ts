import { describe, expect, it } from 'vitest';
import { greenFork } from '../../src/content/battles/greenFork';
import { SKIRMISHES } from '../../src/content/skirmish';
import { decisionOf, newGame, newSkirmish, subjectsOf } from '../../src/rules';
import { createDice } from '../../src/store/dice';
import { newHistory, stateOf } from '../../src/store/history';
import { after, position, unit } from '../position';

const about = (state: Parameters<typeof decisionOf>[0]) => subjectsOf(decisionOf(state)!.task, state);

describe('what a question is about', () => {
  const field = position(`
  .   .   .
.   .I1 .i1 .
  .   .   .

pool stark green 1
`);

  it('an attack: who attacks whom', () => {
    const struck = after(field, 'order I1 green', 'done', 'attack I1 i1');
    expect(about(struck).slice(0, 2)).toEqual([
      { kind: 'unit', unit: unit(struck, 'I1').id },
      { kind: 'unit', unit: unit(struck, 'i1').id },
    ]);
  });

  it('a turn: nothing in particular', () => {
    expect(about(field)).toEqual([]);
  });

  it('a token to be laid: its kind', () => {
    const laying = stateOf(newHistory(newGame(greenFork), createDice('lay').state()));
    const special = greenFork.special.find(({ kind }) => kind === 'lay');
    expect(about(laying)).toEqual([{ kind: 'marker', marker: special?.kind === 'lay' ? special.markers[0] : null }]);
  });
});

describe('a secret decision', () => {
  it('R19.2 is the choice of commanders', () => {
    const state = stateOf(newHistory(newSkirmish(SKIRMISHES['raidRiverlands']!), createDice('skirmish').state()));
    expect(decisionOf(state)).toMatchObject({ prompt: 'skirmish.chooseCommanders', isSecret: true });
  });

  it('is the laying of tokens face down', () => {
    const laying = stateOf(newHistory(newGame(greenFork), createDice('lay').state()));
    expect(decisionOf(laying)).toMatchObject({ prompt: 'deploy.lay', isSecret: true });
  });

  it('is not what both players may watch', () => {
    expect(decisionOf(position('.I1 .   .i1\n\npool stark green 1'))).toMatchObject({ isSecret: false });
  });
});
