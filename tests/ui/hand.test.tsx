import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { greenFork } from '../../src/content/battles/greenFork';
import { kingsroad } from '../../src/content/battles/kingsroad';
import { textOf } from '../../src/content/text';
import type { PrintedCardId } from '../../src/content/text/text';
import type { GameState } from '../../src/model/state';
import { decisionOf, newGame } from '../../src/rules';
import { createDice } from '../../src/store/dice';
import { newHistory, stateOf } from '../../src/store/history';
import { en } from '../../src/ui/words/en';
import { seated } from './seated';

const begun = stateOf(newHistory(newGame(kingsroad), createDice('hand').state()));
const [first] = begun.houses.stark.hand;
const title = textOf('en').cardTitles[first as PrintedCardId];

/** The same position with other cards in both hands. */
function swapped(state: GameState): GameState {
  const change = ({ hand, deck, ...house }: GameState['houses']['stark']) => {
    const cards = [...deck, ...hand];
    return { ...house, hand: cards.slice(0, hand.length), deck: cards.slice(hand.length) };
  };
  return { ...state, houses: { stark: change(state.houses.stark), lannister: change(state.houses.lannister) } };
}

describe('a hand', () => {
  it('lies face down until its owner opens it', async () => {
    const { user } = seated(begun);
    expect(screen.queryByText(title)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: en.openHand }));
    expect(screen.getByText(title)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: en.closeHand }));
    expect(screen.queryByText(title)).not.toBeInTheDocument();
  });

  it('that is empty has nothing to show', () => {
    seated({ ...begun, houses: { ...begun.houses, stark: { ...begun.houses.stark, hand: [] } } });
    expect(screen.queryByRole('button', { name: en.openHand })).not.toBeInTheDocument();
  });

  it('has a card chosen from it asked for its commander', async () => {
    const { user, container } = seated(begun);
    await user.click(screen.getByRole('button', { name: en.openHand }));
    const card = container.querySelector('.hand-card.is-lit')!;
    await user.click(card);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(en.card.whoPlays(card.querySelector('strong')!.textContent));
    await user.click(screen.getByRole('button', { name: en.allOptions }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(textOf('en').prompts['turn.choose'].question);
  });

  it('is open as long as its key is held', async () => {
    const { user } = seated(begun);
    await user.keyboard('{h>}');
    expect(screen.getByText(title)).toBeInTheDocument();
    await user.keyboard('{/h}');
    expect(screen.queryByText(title)).not.toBeInTheDocument();
  });

  it('is open as long as its button is pressed, and a short press turns it over', async () => {
    const { user } = seated(begun);
    const button = () => screen.getByRole('button', { name: new RegExp(`^(${en.openHand}|${en.closeHand})$`) });
    await user.pointer({ keys: '[MouseLeft>]', target: button() });
    expect(await screen.findByText(title)).toBeInTheDocument();
    await user.pointer({ keys: '[/MouseLeft]', target: button() });
    expect(screen.queryByText(title)).not.toBeInTheDocument();
    await user.click(button());
    expect(screen.getByText(title)).toBeInTheDocument();
  });

  it('closes by itself when the window loses focus', async () => {
    const { user } = seated(begun);
    await user.click(screen.getByRole('button', { name: en.openHand }));
    fireEvent.blur(window);
    expect(screen.queryByText(title)).not.toBeInTheDocument();
  });

  it('closes when the other house decides, and stays closed when its own turn comes back', async () => {
    const { user, table } = seated(begun);
    await user.click(screen.getByRole('button', { name: en.openHand }));
    await user.click(screen.getByRole('button', { name: textOf('en').actions.pass }));
    expect(screen.getByRole('button', { name: en.openHand })).toBeInTheDocument();
    act(() => table.getState().takeBack());
    expect(screen.getByText(textOf('en').houses.stark, { selector: '.prompt-who' })).toBeInTheDocument();
    expect(screen.queryByText(title)).not.toBeInTheDocument();
  });

  it('must be opened before what is secret is chosen', async () => {
    const laying = stateOf(newHistory(newGame(greenFork), createDice('lay').state()));
    expect(decisionOf(laying)).toMatchObject({ prompt: 'deploy.lay' });
    const { user, container } = seated(laying);
    expect(screen.getByText(en.secretWaits)).toBeInTheDocument();
    expect(container.querySelectorAll('.options li, .lit-dot')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: en.openHand }));
    expect(container.querySelectorAll('.options li')).toHaveLength(decisionOf(laying)!.options.length);
  });

  it('tells nothing of itself while it is closed', () => {
    const { container, unmount } = seated(begun);
    const page = container.innerHTML;
    unmount();
    const other = seated(swapped(begun));
    expect(other.current().houses.stark.hand).not.toEqual(begun.houses.stark.hand);
    expect(other.container.innerHTML).toBe(page);
  });
});
