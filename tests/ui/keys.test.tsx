import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../src/content/text';
import { decisionOf } from '../../src/rules';
import { KEYS } from '../../src/ui/keys/keys';
import { en } from '../../src/ui/words/en';
import { after, hex, position, unit } from '../position';
import { opened, seated } from './seated';

const text = textOf('en');
const field = position(`
  .   .   .   .
.   .I1 .   .I2 .
  .   .   .   ~
.   .   .   .   .i1

pool stark green 2
`);

const hexButton = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}, `) });
const spoken = () => document.querySelector('[data-announcer]')!.textContent;
const heading = () => screen.getByRole('heading', { level: 1 });

describe('the keys', () => {
  it('lead from one hex that can be chosen to the next, and back, and around', async () => {
    const { user } = seated(field);
    await user.keyboard('n');
    expect(hexButton('b2')).toHaveFocus();
    await user.keyboard('n');
    expect(hexButton('d2')).toHaveFocus();
    await user.keyboard('n');
    expect(hexButton('b2')).toHaveFocus();
    await user.keyboard('{Shift>}n{/Shift}');
    expect(hexButton('d2')).toHaveFocus();
  });

  it('lead to the own units, and to both ends of a row', async () => {
    const { user } = seated(after(field, 'order I1 green'));
    await user.keyboard('oo');
    expect(hexButton('d2')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(hexButton('a2')).toHaveFocus();
    await user.keyboard('{End}');
    expect(hexButton('e2')).toHaveFocus();
  });

  it('lead from part to part of the table', async () => {
    const { user } = seated(field);
    expect(heading()).toHaveFocus();
    await user.keyboard('{F6}');
    expect(hexButton('a1')).toHaveFocus();
    await user.keyboard('{F6}');
    expect(screen.getByRole('region', { name: en.options })).toHaveFocus();
    await user.keyboard('{F6}{F6}');
    expect(screen.getByRole('log')).toHaveFocus();
    await user.keyboard('{F6}');
    expect(heading()).toHaveFocus();
    await user.keyboard('{Shift>}{F6}{/Shift}');
    expect(screen.getByRole('log')).toHaveFocus();
  });

  it('answer plainly by number, take back, and let go of what was picked', async () => {
    const ordered = after(field, 'order I1 green');
    const { user, current } = seated(ordered);
    expect(decisionOf(ordered)!.options.map(({ type }) => type)).toContain('done');
    await user.keyboard('1');
    expect(decisionOf(current())!.prompt).not.toBe('orders.move');
    await user.keyboard('u');
    expect(current()).toBe(ordered);
    expect(spoken()).toBe(en.keys.undone);
    await user.click(hexButton('d3'));
    expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('do nothing while a name is written', async () => {
    const { user, table } = opened();
    act(() => table.getState().open('battles'));
    await user.type(screen.getByLabelText(en.seed), 's?');
    expect(table.getState().dialog).toBeNull();
  });

  it('of one character rest where they are not wanted; the others do not', async () => {
    const { user, table } = seated(field);
    act(() => table.getState().setLetterKeys(false));
    await user.keyboard('ns?');
    expect(heading()).toHaveFocus();
    expect(table.getState().dialog).toBeNull();
    await user.keyboard('{F6}');
    expect(hexButton('a1')).toHaveFocus();
  });

  it('show the list of all keys, and each of them has words', async () => {
    const { user } = seated(field);
    await user.keyboard('?');
    const dialog = within(screen.getByRole('dialog', { name: en.menuWords.keys, hidden: true }));
    for (const id of KEYS) expect(dialog.getByText(en.keys[id][1])).toBeInTheDocument();
  });

  it('tell the whole position', async () => {
    const engaged = after(
      position('.   .I1 .i1\n\npool stark green 1 morale 2'),
      'order I1 green',
    );
    const { user } = seated(engaged);
    await user.keyboard('s');
    const said = (await screen.findByText(text.houses.lannister, { selector: '.summary-sheet h3' })).closest('.summary-sheet')!;
    expect(said).toHaveTextContent(en.roundOf(1, engaged.plan.rounds));
    expect(said).toHaveTextContent('House Stark · Where does your War Host of the North go?');
    expect(said).toHaveTextContent(en.summary.moraleEven);
    expect(said).toHaveTextContent(`2 × ${text.faces.morale}`);
    expect(said).toHaveTextContent(/b1, Plain, House Stark, War Host of the North, green, 4 figures, Ready/);
    expect(said).toHaveTextContent(/c1, Plain, House Lannister/);
  });
});

describe('who does not see the board', () => {
  it('hears what happens, once, as both players may know it', async () => {
    const { user } = seated(field);
    expect(spoken()).toBe('');
    await user.click(hexButton('b2'));
    const log = screen.getByRole('log');
    expect(log).toHaveAttribute('aria-live', 'off');
    const before = spoken();
    expect(before).toContain(text.units.warHost);
    await user.click(hexButton('b3'));
    expect(spoken()).toContain(text.units.warHost);
    expect(spoken()).not.toContain(before);
  });

  it('never loses the focus: once a button is answered, the question has it', async () => {
    const { user } = seated(after(field, 'order I1 green'));
    const [first] = within(screen.getByRole('region', { name: en.options })).getAllByRole('button');
    act(() => first!.focus());
    await user.keyboard('{Enter}');
    expect(first).not.toBeInTheDocument();
    expect(heading()).toHaveFocus();
  });

  it('finds the focus on the question too where a note or an explanation was put away', async () => {
    const { user, table } = seated(field);
    await user.click(screen.getByRole('button', { name: en.hints.gotIt }));
    expect(heading()).toHaveFocus();
    await user.click(hexButton('d4'));
    await user.click(screen.getByRole('button', { name: en.close }));
    expect(heading()).toHaveFocus();
    act(() => table.getState().open('saves'));
    act(() => (document.activeElement as HTMLElement).blur());
    act(() => table.getState().removeSave('none'));
    expect(heading()).toHaveFocus();
  });

  it('stays on the button that changes the language', async () => {
    const { user } = seated(field);
    await user.click(screen.getByRole('button', { name: /^FR, / }));
    expect(screen.getByRole('button', { name: /^EN, / })).toHaveFocus();
  });

  it('stays on the hex chosen', async () => {
    const { user, current } = seated(field);
    act(() => hexButton('b2').focus());
    await user.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(unit(current(), 'I1').hex).toBe(hex(field, 'b3'));
    expect(hexButton('b3')).toHaveFocus();
  });

  it('hears a second time what is refused or taken back a second time', async () => {
    const { user } = seated(field);
    await user.click(hexButton('d4'));
    const refused = screen.getByText(/\(R/);
    await user.click(hexButton('d4'));
    expect(screen.getByText(/\(R/)).not.toBe(refused);
    await user.keyboard('n{Enter}1u');
    const undone = screen.getByText(en.keys.undone);
    await user.keyboard('u');
    expect(screen.getByText(en.keys.undone)).not.toBe(undone);
  });

  it('hears what is asked from a place that stays', async () => {
    const { user } = seated(field);
    const place = document.querySelector('.unseen[aria-live=polite]')!;
    expect(place).toHaveTextContent(heading().textContent);
    const before = place.textContent;
    await user.keyboard('n{Enter}');
    expect(place).toBeInTheDocument();
    expect(place).toHaveTextContent(heading().textContent);
    expect(place.textContent).not.toBe(before);
  });

  it('is told by the morale track whose morale is low', () => {
    seated(position('.I1 .i1 .\n\npool stark valor 1\nmorale -4'));
    expect(screen.getByRole('list', { name: en.summary.morale(text.houses.stark, 4, 'green') })).toBeInTheDocument();
  });

  it('is told by the hex with whom a unit is engaged', () => {
    seated(position('.I1 .i1 .\n\nengaged I1 i1 stark\npool stark valor 1'));
    expect(hexButton('a1')).toHaveAccessibleName(new RegExp(en.summary.engagedWith('b1')));
    expect(hexButton('b1')).toHaveAccessibleName(new RegExp(en.summary.engagedWith('a1')));
  });

  it('reads screen and turn in the title of the page', () => {
    const { table } = opened();
    expect(document.title).toBe(`${en.titleSmall} ${en.titleLarge}`);
    act(() => table.getState().open('saves'));
    expect(document.title).toContain(en.savedGames);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    seated(field);
    expect(document.title).toContain(text.houses.stark);
  });

  it('finds the way to each part of the table first', async () => {
    const { user } = seated(field);
    const links = within(screen.getByRole('navigation', { name: en.keys.skip }));
    await user.click(links.getByRole('button', { name: en.chronicle }));
    expect(screen.getByRole('log')).toHaveFocus();
  });
});
