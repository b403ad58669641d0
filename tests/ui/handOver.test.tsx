import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { greenFork } from '../../src/content/battles/greenFork';
import { textOf } from '../../src/content/text';
import { newGame, reduce } from '../../src/rules';
import { createDice } from '../../src/store/dice';
import { handOverOf } from '../../src/store/handOverOf';
import { newHistory, stateOf } from '../../src/store/history';
import { recapOf } from '../../src/ui/handover/recapOf';
import { en } from '../../src/ui/words/en';
import { after, position, rolls, unit } from '../position';
import { moving } from './moving';
import { seated } from './seated';

const field = position(`
  .   .   .   .
.   .I1 .   .   .
  .   .   .   .
.   .   .   .   .i1

pool stark green 1 red 1
pool lannister green 1 red 1
`);

const { houses } = textOf('en');
const title = en.handOver.title(houses.lannister, '');
const panel = () => screen.queryByRole('region', { name: title });
const hexButton = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}, `) });

/** Stark orders its War Host, and lets it go as far as it can. */
function starkTurn() {
  fireEvent.click(hexButton('b2'));
  expect(panel()).not.toBeInTheDocument();
  fireEvent.click(hexButton('b4'));
}

describe('a hand-over', () => {
  it('says whose turn begins and what the other did, and takes the focus', () => {
    const { table } = seated(field);
    starkTurn();
    expect(handOverOf(table.getState().game!.history)).toEqual({ to: 'lannister', from: 0 });
    expect(within(panel()!).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/green/),
      expect.stringMatching(/War Host .*b4/),
    ]);
    expect(screen.getByRole('button', { name: en.handOver.begin })).toHaveFocus();
  });

  it.each([
    ['blue', ['attackDeclared', 'hitsScored']],
    ['green', ['attackDeclared', 'figuresLost']],
  ] as const)('says what came of an attack that rolls %s, also if nothing did', (face, told) => {
    const start = after(position('.   .I1 .i1 .\n  .   .   .   .\n\npool stark green 1\npool lannister green 1'), 'order I1 green', 'done');
    const dice = createDice('blow').state();
    const declared = reduce(start, { type: 'attack', unit: unit(start, 'I1').id, target: unit(start, 'i1').id });
    const fallen = reduce(declared.state, rolls(face, 'red'));
    const moments = [
      { by: 'stark', action: { type: 'done' }, ...declared, dice },
      { by: 'chance', action: rolls(face, 'red'), ...fallen, dice },
    ] as const;
    const recap = recapOf({ start, startDice: dice, moments, takeBacks: [] }, 0, 6);
    expect(recap.map(({ event }) => event.type)).toEqual(told);
  });

  it('is over when its player begins, and does not come again in the same turn', async () => {
    const { user, table } = seated(field);
    starkTurn();
    await user.keyboard('{Enter}');
    expect(panel()).not.toBeInTheDocument();
    fireEvent.click(hexButton('e4'));
    act(() => table.getState().undo());
    expect(panel()).not.toBeInTheDocument();
  });

  it('can be passed over by simply playing', () => {
    const { table } = seated(field);
    starkTurn();
    fireEvent.click(hexButton('e4'));
    expect(table.getState().game!.history.moments.at(-1)!.by).toBe('lannister');
    expect(panel()).not.toBeInTheDocument();
  });

  it('can be done without', () => {
    const { table } = seated(field);
    act(() => table.getState().setHandOver(false));
    starkTurn();
    expect(panel()).not.toBeInTheDocument();
  });

  it('is none where an opponent has played, who needs no words', () => {
    const { table } = seated(field);
    const game = table.getState().game!;
    act(() => table.setState({ game: { ...game, seats: { ...game.seats, stark: { name: '', level: 'squire' } } } }));
    starkTurn();
    expect(panel()).not.toBeInTheDocument();
  });
});

describe('the replay of a hand-over', () => {
  const { running, settle } = moving();

  it('shows on the board what the other did, and then asks again', async () => {
    const { container } = seated(field);
    starkTurn();
    while (running.length > 0) await settle();
    fireEvent.click(screen.getByRole('button', { name: en.handOver.replay }));
    expect(panel()).not.toBeInTheDocument();
    expect(running.map(({ target }) => target.getAttribute('data-unit'))).toEqual(['0']);
    expect(hexButton('b2')).toHaveAccessibleName(/War Host/);
    expect(container.querySelector('.is-watching')).toHaveTextContent(en.playback.replay);
    fireEvent.click(screen.getByRole('button', { name: en.playback.finish }));
    expect(hexButton('b4')).toHaveAccessibleName(/War Host/);
    expect(panel()).toBeInTheDocument();
  });
});

describe('a secret choice', () => {
  const laying = stateOf(newHistory(newGame(greenFork), createDice('lay').state()));

  it('first asks for the player whose it is, with the focus there', async () => {
    const { user, container } = seated(laying);
    const gate = screen.getByRole('region', { name: en.handOver.secret(houses.stark, '') });
    expect(within(gate).getByRole('button', { name: en.handOver.show })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(gate).not.toBeInTheDocument();
    expect(container.querySelectorAll('.options li').length).toBeGreaterThan(0);
  });
});
