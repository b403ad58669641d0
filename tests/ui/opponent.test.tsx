import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { scorerWords } from '../../src/ai/scorerWords';
import { kingsroad } from '../../src/content/battles/kingsroad';
import { textOf } from '../../src/content/text';
import type { PrintedCardId } from '../../src/content/text/text';
import { decisionOf, newGame } from '../../src/rules';
import { createDice } from '../../src/store/dice';
import { newHistory, stateOf } from '../../src/store/history';
import type { Thinker } from '../../src/store/opponent/thinker';
import { thoughtOn } from '../../src/store/opponent/thoughtOn';
import type { Seats } from '../../src/store/seat';
import { TWO_PEOPLE } from '../../src/store/seat';
import { en } from '../../src/ui/words/en';
import { seated } from './seated';

const begun = stateOf(newHistory(newGame(kingsroad), createDice('hand').state()));
const text = textOf('en');
const knight = { name: '', level: 'knight' } as const;
const squire = { name: '', level: 'squire' } as const;
const AGAINST_LANNISTER: Seats = { ...TWO_PEOPLE, lannister: knight };
const AGAINST_STARK: Seats = { ...TWO_PEOPLE, stark: knight };

const thinking: Thinker = { ask: (question) => Promise.resolve(thoughtOn(question)) };
const broken: Thinker = { ask: () => Promise.reject(new Error('no worker')) };

const titlesOf = (cards: readonly string[]) => cards.map((card) => text.cardTitles[card as PrintedCardId]);
/** Lets promises be kept and beats pass. */
const pass = (milliseconds = 0) => act(() => new Promise((done) => setTimeout(done, milliseconds)));

describe('with one person at the table', () => {
  it('the person’s hand lies open, and the opponent’s never', async () => {
    const { table } = seated(begun, AGAINST_LANNISTER);
    for (const title of titlesOf(begun.houses.stark.hand)) expect(screen.getByText(title)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: en.openHand })).not.toBeInTheDocument();
    act(() => table.getState().dispatch({ type: 'pass' }));
    expect(screen.getByRole('heading', { name: en.opponent.thinks.knight })).toBeInTheDocument();
    for (const title of titlesOf(begun.houses.stark.hand)) expect(screen.getByText(title)).toBeInTheDocument();
    for (const title of titlesOf(begun.houses.lannister.hand)) expect(screen.queryByText(title)).not.toBeInTheDocument();
    await pass();
  });

  it('whoever clicks while the opponent thinks is told so, and nothing changes', async () => {
    const { user, container, current } = seated(begun, AGAINST_STARK);
    await user.click(container.querySelector('[data-hex]')!);
    expect(within(screen.getByRole('alert')).getByText(en.opponent.thinks.knight)).toBeInTheDocument();
    expect(current()).toBe(begun);
    expect(container.querySelectorAll('.options li')).toHaveLength(0);
  });

  it('an opponent that fails says so, and can be asked again', async () => {
    const { user, current } = seated(begun, AGAINST_STARK, broken);
    await pass();
    expect(screen.getByRole('heading', { name: en.opponent.fails.knight })).toBeInTheDocument();
    expect(screen.getByText(en.opponent.intact, { selector: '.prompt-reason' })).toBeInTheDocument();
    expect(current()).toBe(begun);
    await user.click(screen.getByRole('button', { name: en.opponent.retry }));
    await pass();
    expect(screen.getByRole('button', { name: en.opponent.retry })).toBeInTheDocument();
  });

  it('in a tab where the game does not go on it does not say that it thinks', async () => {
    const { table, current } = seated(begun, AGAINST_STARK, thinking);
    act(() => table.setState({ kept: 'overtaken' }));
    await pass(900);
    expect(current()).toBe(begun);
    expect(screen.getByRole('heading', { name: en.opponent.waits.knight })).toBeInTheDocument();
  });

  it('nothing happens behind a sheet, and everything goes on when it is put away', async () => {
    const { user, table, current } = seated(begun, AGAINST_STARK, thinking);
    act(() => table.getState().show('menu'));
    await pass(900);
    expect(current()).toBe(begun);
    await user.click(screen.getByRole('button', { name: en.keepPlaying }));
    await pass(900);
    expect(current()).not.toBe(begun);
  });

  it('its turn can be watched step by step', async () => {
    let answer: () => void = () => undefined;
    const slow: Thinker = { ask: (question) => new Promise((done) => (answer = () => done(thoughtOn(question)))) };
    const { user, table, current } = seated(begun, AGAINST_STARK, slow);
    await user.click(screen.getByRole('button', { name: en.opponent.pause }));
    answer();
    await pass(700);
    expect(current()).toBe(begun);
    await user.click(screen.getByRole('button', { name: en.opponent.next }));
    expect(current()).not.toBe(begun);
    expect(table.getState().watch).toBe('steps');
  });

  it('it explains its last turn without naming a card that it still holds', async () => {
    const { user, table } = seated(begun, AGAINST_STARK, thinking);
    act(() => table.getState().setPace('off'));
    for (let count = 0; count < 40 && decisionOf(stateOf(table.getState().game!.history))!.decider === 'stark'; count += 1) {
      await pass(count === 0 ? 700 : 0);
    }
    await user.click(screen.getByRole('button', { name: en.menuWords.why }));
    const sheet = document.querySelector('dialog')!;
    expect(sheet.querySelectorAll('.deed').length).toBeGreaterThan(0);
    expect(sheet.querySelectorAll('.deed .thought > li').length).toBeGreaterThan(2);
    expect(Object.values(scorerWords.en).some(({ explanation }) => sheet.textContent.includes(explanation))).toBe(true);
    const held = titlesOf(stateOf(table.getState().game!.history).houses.stark.hand);
    for (const title of held) expect(sheet.textContent).not.toContain(title);
  });

  it('chances are told in per cent, figures as numbers, and a second thought that comes to something else is told of', async () => {
    const changed: Thinker = {
      ask: (question) => {
        const [, ...others] = thoughtOn({ ...question, level: 'knight' });
        const reasons = [{ scorer: 'playOuts', value: 0.514 }, { scorer: 'economy', value: -0.2 }] as const;
        return Promise.resolve(others.map((one) => ({ ...one, value: 0.514, reasons })));
      },
    };
    const { table, user, opponent } = seated(begun, AGAINST_STARK, changed);
    act(() => table.getState().setPace('off'));
    for (let count = 0; count < 40 && decisionOf(stateOf(table.getState().game!.history))!.decider === 'stark'; count += 1) {
      await pass(count === 0 ? 700 : 0);
    }
    await user.click(screen.getByRole('button', { name: en.menuWords.why }));
    const sheet = document.querySelector('dialog')!;
    const option = sheet.querySelector('.thought > li')!;
    expect(option.querySelector('b')).toHaveTextContent('51%');
    expect(option.querySelectorAll('ul b')[0]).toHaveTextContent('51%');
    expect(option.querySelectorAll('ul b')[1]).toHaveTextContent('-0.2');
    expect(sheet).not.toHaveTextContent(en.opponent.otherwise);
    const other = new Map([...opponent.getState().thoughts].map(([place, thought]) => [place, thought.slice(1)]));
    act(() => opponent.setState({ thoughts: other }));
    expect(sheet).toHaveTextContent(en.opponent.otherwise);
  });
});

describe('with nobody at the table', () => {
  it('both hands stay closed', () => {
    seated(begun, { stark: squire, lannister: squire });
    const titles = titlesOf([...begun.houses.stark.hand, ...begun.houses.lannister.hand]);
    for (const title of titles) expect(screen.queryByText(title)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: en.opponent.thinks.squire })).toBeInTheDocument();
  });
});

describe('the advice of a knight', () => {
  it('is asked for only where it is wished for', async () => {
    const { table, user } = seated(begun, AGAINST_LANNISTER, thinking);
    expect(screen.queryByRole('button', { name: en.opponent.ask })).not.toBeInTheDocument();
    act(() => table.getState().setHelper(true));
    await user.click(screen.getByRole('button', { name: en.opponent.ask }));
    await pass();
    const options = decisionOf(begun)!.options;
    expect(document.querySelectorAll('.counsel .thought > li').length).toBe(Math.min(3, options.length));
    await user.click(screen.getByRole('button', { name: en.opponent.doSo }));
    expect(table.getState().game!.history.moments[0]).toMatchObject({ by: 'stark' });
  });

  it('that does not come is told of, and can be asked for again', async () => {
    const { table, user } = seated(begun, AGAINST_LANNISTER, broken);
    act(() => table.getState().setHelper(true));
    await user.click(screen.getByRole('button', { name: en.opponent.ask }));
    await pass();
    expect(screen.getByText(en.opponent.fails.knight)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: en.opponent.ask })).toBeEnabled();
  });

  it('names no card while the hand is closed', async () => {
    const { table, user, container } = seated(begun, TWO_PEOPLE, thinking);
    act(() => table.getState().setHelper(true));
    await user.click(screen.getByRole('button', { name: en.opponent.ask }));
    await pass();
    expect(screen.getByText(en.opponent.adviceNeedsHand)).toBeInTheDocument();
    for (const title of titlesOf(begun.houses.stark.hand)) expect(container.innerHTML).not.toContain(title);
    await user.click(screen.getByRole('button', { name: en.openHand }));
    expect(container.querySelectorAll('.counsel .thought > li').length).toBeGreaterThan(0);
  });
});
