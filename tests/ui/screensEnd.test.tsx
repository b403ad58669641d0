import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../src/content/text';
import { keyOfSlot, slotDate } from '../../src/store/saves';
import { en } from '../../src/ui/words/en';
import { after, position } from '../position';
import { memoryShelf } from '../store/shelf';
import { opened, seated } from './seated';

const text = textOf('en');

const won = {
  ...after(
    position(`
  .   .   .
.   .I1 .i1 .
  .   .   .

pool stark green 1
`),
    'order I1 green',
    'done',
    'attack I1 i1',
    'roll green green',
  ),
  outcome: { winner: 'stark', reason: 'otherwise' },
} as const;

describe('the victory screen', () => {
  const ended = () => {
    const page = seated(won);
    act(() => page.table.setState({ screen: 'victory' }));
    return page;
  };

  it('tells who won, why, and what it cost each house', () => {
    ended();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(en.victoryOf(text.houses.stark));
    expect(screen.getByText(en.reasons.otherwise)).toBeInTheDocument();
    const losses = within(screen.getByRole('row', { name: new RegExp(`^${en.victory.losses}`) }));
    expect(losses.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      `${en.victory.unitsLost(0, 1)} · ${en.victory.figuresLost(0)}`,
      `${en.victory.unitsLost(0, 1)} · ${en.victory.figuresLost(2)}`,
    ]);
    expect(screen.getByRole('img', { name: en.victory.finalBoard })).toBeInTheDocument();
  });

  it('tells whose goal it hung on, unless a house was routed', () => {
    const { table } = ended();
    const { goal } = text.battles.kingsroad;
    // Lannister had to reach something, and did not.
    expect(screen.getByText(new RegExp(`${text.houses.lannister}.*${goal.lannister}`))).toBeInTheDocument();
    const reasoned = (reason: 'claim' | 'rout') => {
      const game = table.getState().game!;
      const start = { ...won, outcome: { ...won.outcome, reason } };
      act(() => table.setState({ game: { ...game, history: { ...game.history, start, moments: [] } } }));
    };
    reasoned('claim');
    expect(screen.getByText(new RegExp(`${text.houses.stark}.*${goal.stark}`))).toBeInTheDocument();
    reasoned('rout');
    expect(screen.queryByText(new RegExp(goal.stark))).not.toBeInTheDocument();
  });

  it('draws how the morale moved, round by round', () => {
    const { table } = ended();
    const game = table.getState().game!;
    const moment = (round: number, morale: number) => ({
      ...{ by: 'chance', action: { type: 'done' }, events: [], dice: game.history.startDice } as const,
      state: { ...won, round, morale },
    });
    const moments = [moment(1, 0), moment(1, -3), moment(2, -3), moment(2, 5)];
    act(() => table.setState({ game: { ...game, history: { ...game.history, moments } } }));
    const course = screen.getAllByRole('img', { name: new RegExp(`^${en.victory.finalMorale(3, text.houses.stark)}|^${en.victory.finalMorale(5, text.houses.lannister)}`) });
    expect(course.map((round) => round.querySelector('path')!.getAttribute('d'))).toEqual(['M0 0V0H1V-3H2', 'M0 -3V-3H1V5H2']);
  });

  it('offers a rematch with the same battle and seats', async () => {
    const { table, user } = ended();
    const before = table.getState().game!;
    await user.click(screen.getByRole('button', { name: en.victory.rematch }));
    const { game, screen: shown } = table.getState();
    expect(shown).toBe('table');
    expect(game).toMatchObject({ start: before.start, seats: before.seats, revision: 1 });
    expect(game!.history.startDice).not.toEqual(before.history.startDice);
  });
});

describe('the games kept', () => {
  it('are deleted only after a second thought', async () => {
    const shelf = memoryShelf();
    shelf.setItem(keyOfSlot('torn'), '{');
    const { user } = opened(shelf);
    await user.click(screen.getByRole('button', { name: en.load }));
    await user.click(screen.getByRole('button', { name: en.remove }));
    await user.click(screen.getByRole('button', { name: en.saveWords.keepIt }));
    expect(shelf.getItem(keyOfSlot('torn'))).toBe('{');
    await user.click(screen.getByRole('button', { name: en.remove }));
    await user.click(screen.getByRole('button', { name: en.saveWords.removeForGood }));
    expect(shelf.getItem(keyOfSlot('torn'))).toBeNull();
  });

  it('come as a file dropped on the page', async () => {
    const { user } = opened();
    await user.click(screen.getByRole('button', { name: en.load }));
    fireEvent.drop(screen.getByRole('main'), { dataTransfer: { files: [new File(['[]'], 'save.json')] } });
    expect(await screen.findByText(en.faults.notASave(''))).toBeInTheDocument();
  });

  it('know from their slot when they were begun', () => {
    expect(slotDate(`${Date.UTC(2025, 0, 2).toString(36).padStart(9, '0')}-x`)).toEqual(new Date(Date.UTC(2025, 0, 2)));
    expect(slotDate('torn')).toBeNull();
  });
});
