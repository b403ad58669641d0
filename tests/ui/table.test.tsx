import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../src/content/text';
import { decisionOf } from '../../src/rules';
import { createDice } from '../../src/store/dice';
import { en } from '../../src/ui/words/en';
import { after, hex, position, unit } from '../position';
import { opened, seated } from './seated';

const field = position(`
  .   .   .   .
.   .I1 .   .   .
  .   .   .   ~
.   .   .   .   .i1

pool stark green 1 red 1
`);

const hexButton = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}, `) });
const options = () => within(screen.getByRole('region', { name: en.options }));

describe('the table', () => {
  it('offers every option as a button, and each plays exactly that option', async () => {
    const ordered = after(field, 'order I1 green');
    const { table, user } = seated(ordered);
    const moves = decisionOf(ordered)!.options.filter(({ type }) => type === 'move');
    expect(options().getAllByRole('button')).toHaveLength(moves.length);

    await user.click(options().getAllByRole('button')[2]!);
    expect(table.getState().game!.history.moments[0]!.action).toBe(moves[2]);
  });

  it('plays an option by clicks on the board: first the unit, then where to', async () => {
    const { user, current } = seated(field);
    await user.click(hexButton('b2'));
    expect(decisionOf(current())!.prompt).toBe('orders.move');
    await user.click(hexButton('b3'));
    expect(unit(current(), 'I1').hex).toBe(hex(field, 'b3'));
  });

  it('narrows the list to what was clicked, and widens it again', async () => {
    const start = position(`
  .   .   .   .
.   .I1 .I2 .   .
  .   .   .   .

pool stark green 1 valor 2
`);
    const { user } = seated(start);
    const labels = () => options().getAllByRole('button', { name: /\(/ }).map((button) => button.getAttribute('aria-label')!);
    const all = labels();
    await user.click(hexButton('b2'));
    expect(labels()).toEqual(all.filter((label) => label.includes('(b2)')));
    await user.click(screen.getByRole('button', { name: en.allOptions }));
    expect(labels()).toEqual(all);
  });

  it('says why a click is refused, with the clause, and changes nothing', async () => {
    const ordered = after(field, 'order I1 green');
    const { user, current } = seated(ordered);
    await user.click(hexButton('d3'));
    expect(screen.getByRole('alert')).toHaveTextContent(/^No unit can enter this terrain\. \(R\d+\.\d+\)/);
    expect(current()).toBe(ordered);
  });

  it('can be played by keyboard alone', async () => {
    const { user, current } = seated(field);
    act(() => hexButton('b2').focus());
    await user.keyboard('{Enter}');
    await user.keyboard('{ArrowDown} ');
    expect(unit(current(), 'I1').hex).toBe(hex(field, 'b3'));
  });

  it('shows the chances of an attack on the unit pointed at, and then the dice', async () => {
    const near = position(`
  .   .   .
.   .I1 .i1 .
  .   .   .

pool stark green 1
`);
    const { user } = seated(after(near, 'order I1 green', 'done'));
    await user.hover(hexButton('c2'));
    expect(within(screen.getByRole('region', { name: textOf('en').terms.attack })).getByText('75%')).toBeInTheDocument();
    await user.click(hexButton('c2'));
    expect(within(screen.getByRole('list', { name: textOf('en').terms.dice })).getAllByRole('img')).toHaveLength(2);
  });

  it('takes back what dice have followed only if both players agree, and tells of it', async () => {
    const near = position(`
  .   .   .
.   .I1 .i1 .
  .   .   .

pool stark green 1
`);
    const start = after(near, 'order I1 green', 'done');
    const { user, current } = seated(start);
    await user.click(hexButton('c2'));
    await user.click(screen.getByRole('button', { name: en.undoCrosses }));
    expect(current()).not.toBe(start);
    // A hasty Enter takes nothing back.
    expect(screen.getByRole('button', { name: en.keepPlaying })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: en.agree }));
    expect(current()).toBe(start);
    expect(within(screen.getByRole('log')).getByText(en.takenBack)).toBeInTheDocument();
  });

  it('marks the answers after which nothing is taken back freely', () => {
    const near = position(`
  .   .   .
.   .I1 .i1 .
  .   .   .

pool stark green 1
pool lannister green 1
`);
    seated(after(near, 'order I1 green', 'done'));
    const marked = screen.getAllByRole('button').filter((one) => one.getAttribute('title')?.includes(en.handOver.crosses));
    expect(marked.map((button) => button.getAttribute('aria-label'))).toEqual([expect.stringMatching(/^Attack/)]);
  });

  it('takes an action back', async () => {
    const { user, current } = seated(field);
    await user.click(hexButton('b2'));
    await user.click(screen.getByRole('button', { name: en.undo }));
    expect(current()).toBe(field);
  });

  it('speaks the other language as soon as it is chosen, the past included', async () => {
    const { table, user } = seated(field);
    await user.click(hexButton('b2'));
    const latest = () => within(screen.getByRole('log')).getAllByRole('listitem')[0]!.textContent;
    const told = latest();
    const question = () => screen.getByRole('heading', { level: 1 }).textContent;
    expect(question()).toBe('Where does your War Host of the North go?');
    act(() => table.getState().setLanguage('fr'));
    expect(question()).toBe('Où va votre Ost de guerre du Nord\u00a0?');
    expect(latest()).not.toBe(told);
    expect(document.documentElement.lang).toBe('fr');
  });
});

describe('a whole battle', () => {
  it.each(['kingsroad', 'raidRiverlands'] as const)('%s, played at random through its buttons, ends at the victory screen', (id) => {
    const { table, container } = opened();
    fireEvent.click(screen.getByRole('button', { name: en.newBattle }));
    fireEvent.click(screen.getByRole('button', { name: textOf('en').battles[id].title }));
    fireEvent.change(screen.getByLabelText(en.seed), { target: { value: 'random' } });
    fireEvent.click(screen.getByRole('button', { name: en.begin }));
    const dice = createDice('clicks');
    const find = (selector: string) => [...container.querySelectorAll<HTMLButtonElement>(selector)];
    while (table.getState().screen === 'table') {
      if (find('.hand-switch[aria-pressed="false"]').length > 0) fireEvent.click(find('.hand-switch')[0]!);
      const buttons = find('.options li button, .prompt button');
      const before = table.getState().game;
      fireEvent.click(buttons[dice.below(buttons.length)]!);
      expect(table.getState().game).not.toBe(before);
    }
    const { winner } = table.getState().game!.history.moments.at(-1)!.state.outcome!;
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(en.victoryOf(textOf('en').houses[winner]));
  });
});
