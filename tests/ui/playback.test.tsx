import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { en } from '../../src/ui/words/en';
import { after, hex, position, unit } from '../position';
import { moving } from './moving';
import { seated } from './seated';

const field = after(
  position(`
  .   .   .   .
.   .I1 .   .   .
  .   .   .   ~
.   .   .   .   .i1

pool stark green 1 red 1
`),
  'order I1 green',
);

const near = after(
  position(`
  .   .   .
.   .I1 .i1 .
  .   .   .

pool stark green 1
`),
  'order I1 green',
  'done',
);

const hexButton = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}, `) });
const question = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('what happens', () => {
  const { running, settle } = moving();

  it('is seen happening: a unit goes along its path before it can be told where to go next', async () => {
    const { current, container } = seated(field);
    fireEvent.click(hexButton('b4'));
    expect(unit(current(), 'I1').hex).toBe(hex(field, 'b4'));
    expect(running.map(({ target, duration }) => [target.getAttribute('data-unit'), duration])).toEqual([['0', 240]]);
    expect(hexButton('b2')).toHaveAccessibleName(/War Host/);
    expect(container.querySelectorAll('.lit-dot, .options li')).toHaveLength(0);

    // It went too far to attack: its banner falls, and only then is all of it over.
    await settle();
    expect(running.map(({ target }) => target.parentElement?.getAttribute('class'))).toEqual(['unit-banner']);
    await settle();
    expect(hexButton('b4')).toHaveAccessibleName(/War Host/);
    expect(question()).not.toMatch(/War Host/);
  });

  it('leaves the focus on the title, and asks aloud only once it is over', async () => {
    seated(field);
    const title = screen.getByRole('heading', { level: 1 });
    const aloud = document.querySelector('.unseen[aria-live=polite]')!;
    const asked = aloud.textContent;
    expect(title).toHaveFocus();
    fireEvent.click(hexButton('b4'));
    expect(title).toHaveTextContent(/moves to b4/);
    expect(aloud.textContent).toBe(asked);
    await settle();
    await settle();
    expect(title).toHaveFocus();
    expect(aloud).toHaveTextContent(title.textContent);
    expect(aloud.textContent).not.toBe(asked);
  });

  it('is finished by any click, which does nothing else', () => {
    const { table } = seated(field);
    fireEvent.click(hexButton('b4'));
    const before = table.getState().game;
    fireEvent.click(screen.getByRole('button', { name: en.undo }));
    expect(table.getState().game).toBe(before);
    expect(running).toHaveLength(0);
    expect(hexButton('b4')).toHaveAccessibleName(/War Host/);
  });

  it('is finished by any key but those for looking around', () => {
    seated(field);
    fireEvent.click(hexButton('b4'));
    fireEvent.keyDown(document.body, { key: 'Tab' });
    expect(running).toHaveLength(1);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(running).toHaveLength(0);
    expect(hexButton('b4')).toHaveAccessibleName(/War Host/);
  });

  it('happens one thing at a time: the dice fall before what they bring', async () => {
    const { container } = seated(near);
    fireEvent.click(hexButton('c2'));
    const seen: string[] = [];
    for (let turn = 0; turn < 20 && running.length > 0; turn += 1) {
      seen.push(...running.map(({ target }) => target.getAttribute('class') ?? Object.keys((target as HTMLElement).dataset).join()));
      await settle();
    }
    expect(seen.slice(0, 2)).toEqual(['die', 'die']);
    expect(container.querySelector('.is-watching')).toBeNull();
  });

  it('is shown at once where the device or the player wants no motion', () => {
    const { table } = seated(field);
    act(() => table.getState().setPace('off'));
    fireEvent.click(hexButton('b4'));
    expect(hexButton('b4')).toHaveAccessibleName(/War Host/);
    // Only a short fade.
    expect(running.map(({ duration }) => duration)).toEqual([80]);
  });

  it('leaves the way that was taken on the board where nothing moves, until it is taken back', () => {
    const { table, container } = seated(field);
    act(() => table.getState().setPace('off'));
    const ways = () => container.querySelectorAll('.ways-taken .way:not(.way-halo)');
    expect(ways()).toHaveLength(0);
    fireEvent.click(hexButton('b4'));
    expect(ways()).toHaveLength(1);
    expect(ways()[0]!.getAttribute('d')!.split('L')).toHaveLength(3);
    act(() => table.getState().undo());
    expect(ways()).toHaveLength(0);
  });

  it('passes in front of the other pieces', async () => {
    const { container } = seated(field);
    const order = () => [...container.querySelectorAll('[data-unit]')].map((piece) => piece.getAttribute('data-unit'));
    const before = order();
    fireEvent.click(hexButton('b4'));
    expect(order().at(-1)).toBe('0');
    await settle();
    await settle();
    expect(order()).toEqual(before);
  });

  it('takes as long as the pace says', () => {
    const { table } = seated(field);
    act(() => table.getState().setPace('slow'));
    fireEvent.click(hexButton('b4'));
    expect(running.map(({ duration }) => duration)).toEqual([480]);
  });

  it('is not seen going backwards when it is taken back', () => {
    const { table } = seated(field);
    fireEvent.click(hexButton('b4'));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    act(() => table.getState().undo());
    expect(running).toHaveLength(0);
    expect(hexButton('b2')).toHaveAccessibleName(/War Host/);
    expect(question()).toBe('Where does your War Host of the North go?');
  });
});
