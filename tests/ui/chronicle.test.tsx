import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/model/event';
import { worthTelling } from '../../src/ui/chronicle/worthTelling';
import { entriesOf } from '../../src/ui/chronicle/entriesOf';
import { piecesOf } from '../../src/ui/chronicle/tellingScene';
import { en } from '../../src/ui/words/en';
import { position } from '../position';
import { seated } from './seated';

const near = position(`
  .   .   .   .
.   .I1 .i1 .   .
  .   .   .   .

pool stark green 1
`);

const log = () => within(screen.getByRole('log'));
const hexButton = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}, `) });

async function attacked() {
  const page = seated(near);
  await page.user.click(hexButton('b2'));
  await page.user.click(screen.getByRole('button', { name: 'Stay put' }));
  await page.user.click(hexButton('c2'));
  return page;
}

describe('the chronicle', () => {
  it('has one entry an action, with all that came of it, newest first and under its turn', async () => {
    await attacked();
    const [turn, attack, order] = log().getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(turn).toBe('Round 1 · House Stark');
    expect(attack).toMatch(/^The War Host of the North \(b2\) attacks the Lannisport Guards \(c2\)\. House Stark rolls .*take/);
    expect(order).toMatch(/^House Stark uses 1 green order token\. The War Host of the North \(b2\) receives orders\./);
  });

  it('draws the dice, with a name for whoever does not see them', async () => {
    await attacked();
    expect(log().getByRole('img', { name: /^(green|blue|red|valor|morale), / }).querySelectorAll('svg')).toHaveLength(2);
  });

  it('leads to the hexes it speaks of', async () => {
    const { user } = await attacked();
    await user.click(log().getAllByRole('button', { name: 'c2' })[0]!);
    expect(hexButton('c2')).toHaveFocus();
  });

  it('can fill the column to be read back', async () => {
    const { user, container } = await attacked();
    await user.click(screen.getByRole('button', { name: en.readChronicle }));
    expect(container.querySelector('.chronicle.is-large')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: en.closeChronicle }));
    expect(container.querySelector('.chronicle.is-large')).toBeNull();
  });

  it('tells what it told before in the other language too', async () => {
    const { table } = await attacked();
    act(() => table.getState().setLanguage('fr'));
    expect(log().getAllByRole('listitem')[1]!.textContent).toMatch(/^L’Ost de guerre du Nord \(b2\) attaque les Gardes/);
  });

  it('gives the same entries as before to a history that has grown', async () => {
    const { table } = await attacked();
    const { history } = table.getState().game!;
    const [first] = entriesOf(history);
    const [again] = entriesOf({ ...history, moments: history.moments.slice(0, 2) });
    expect(first!.parts[0]!.events).toBe(again!.parts[0]!.events);
  });
});

describe('what is worth telling', () => {
  const hits: GameEvent = { type: 'hitsScored', target: 1, hits: 1, ignored: 0 };
  const lost: GameEvent = { type: 'figuresLost', unit: 1, figures: 1 };

  it('leaves out figures that fell by hits just told, and no others', () => {
    expect(worthTelling([hits, lost])).toEqual([hits]);
    expect(worthTelling([lost])).toEqual([lost]);
  });

  it('tells a choice of one with what was taken, and not once more', () => {
    const only: GameEvent = { type: 'choiceForced', side: 'stark', action: { type: 'pass' }, card: null };
    const passed: GameEvent = { type: 'passed', side: 'stark' };
    expect(worthTelling([only, passed])).toEqual([only]);
    expect(worthTelling([passed])).toEqual([passed]);
  });

  it('tells order dice once, as the tokens they give', () => {
    const roll: GameEvent = { type: 'diceRolled', side: 'stark', faces: ['green'] };
    const gain: GameEvent = { type: 'tokensGained', side: 'stark', faces: ['green'] };
    expect(worthTelling([roll, gain])).toEqual([gain]);
    expect(worthTelling([roll])).toEqual([roll]);
  });
});

it('takes a sentence apart at its hexes and dice', () => {
  expect(piecesOf('A (⟦12⟧) rolls ⟦green valor⟧.')).toEqual(['A (', { hex: 12 }, ') rolls ', { faces: ['green', 'valor'] }, '.']);
});
