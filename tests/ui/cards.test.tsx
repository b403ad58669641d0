import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { kingsroad } from '../../src/content/battles/kingsroad';
import { CARDS, cardOf } from '../../src/content/cards';
import { LANGUAGES, textOf } from '../../src/content/text';
import type { PrintedCardId } from '../../src/content/text/text';
import { COMMANDER_IDS } from '../../src/model/commander';
import { newGame } from '../../src/rules';
import { createDice } from '../../src/store/dice';
import { newHistory, stateOf } from '../../src/store/history';
import { createTable } from '../../src/store/table';
import { CommandCard } from '../../src/ui/cards/CommandCard';
import { CommanderCard } from '../../src/ui/cards/CommanderCard';
import { pictureOf } from '../../src/ui/cards/pictureOf';
import { TableContext } from '../../src/ui/TableContext';
import { wordsOf } from '../../src/ui/words';
import { en } from '../../src/ui/words/en';
import { memoryShelf } from '../store/shelf';
import { seated } from './seated';

const IDS = Object.keys(CARDS) as PrintedCardId[];
const text = textOf('en');
const begun = stateOf(newHistory(newGame(kingsroad), createDice('hand').state()));
const [first] = begun.houses.stark.hand;
const title = text.cardTitles[first as PrintedCardId];

function laidOut(language: (typeof LANGUAGES)[number], cards: React.ReactNode) {
  return render(<TableContext value={createTable(memoryShelf(), [language])}>{cards}</TableContext>);
}

describe.each(LANGUAGES)('in %s', (language) => {
  it('every command card says its title, its commands with their cost, its tactic and where it comes from', () => {
    const words = wordsOf(language).card;
    const said = textOf(language);
    for (const id of IDS) {
      const { container, unmount } = laidOut(language, <CommandCard card={id} />);
      const { commands, box } = said.card(cardOf(id));
      expect(container.textContent).not.toMatch(/undefined|null|NaN/);
      expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(said.cardTitles[id]);
      const items = screen.getAllByRole('listitem');
      expect(items.map((item) => item.querySelector('p')!.textContent)).toEqual(commands);
      cardOf(id).commands.forEach(({ cost }, place) => within(items[place]!).getByRole('img', { name: words.cost(cost) }));
      if (box !== null) expect(container.querySelector('.card-box')).toHaveTextContent(box.timing);
      expect(container.querySelector('.card-box p')?.textContent).toBe(box?.words);
      expect(container.querySelector('.card-foot')).toHaveTextContent(words.origins[cardOf(id).provenance]);
      expect(container.querySelector('.card-foot')).toHaveTextContent(id);
      unmount();
    }
  });

  it('every commander has a bust of his own, and his card says all that he can do', () => {
    const busts = new Set<string>();
    for (const id of COMMANDER_IDS) {
      const { container, unmount } = laidOut(language, <CommanderCard commander={id} tokens={0} committed={false} captured={false} />);
      const { name, title: called, ability, commitment } = textOf(language).commanders[id];
      for (const words of [name, called, ability, commitment]) expect(container.textContent).toContain(words);
      busts.add(container.querySelector('img')!.src);
      unmount();
    }
    expect(busts.size).toBe(COMMANDER_IDS.length);
    expect([...busts].every((bust) => bust.includes('.svg'))).toBe(true);
  });
});

describe('the picture of a card', () => {
  it('shows units in every one of them, and a sign for whatever they are given', () => {
    for (const id of IDS) {
      const { units, signs } = pictureOf(cardOf(id));
      expect(units.length, id).toBeGreaterThan(0);
      const given = cardOf(id).commands.flatMap(({ effects }) => effects).filter(({ kind }) => kind === 'bestow' || kind === 'attackThenMove');
      expect(signs.length, id).toBeGreaterThanOrEqual(given.length);
      const { container, unmount } = laidOut('en', <CommandCard card={id} />);
      expect(container.querySelectorAll('.card-picture [href^="#figure-"]').length, id).toBeGreaterThan(units.length);
      unmount();
    }
  });

  it('draws two units of one rank, two that touch, an escort, the commander’s neighbours, those engaged, a rally', () => {
    expect(pictureOf(cardOf('SB01')).units.map(({ rank }) => rank)).toEqual(['blue', 'blue']);
    expect(pictureOf(cardOf('LL17'))).toMatchObject({ formation: 'adjacent', units: [{ isEscort: false }, { isEscort: false }] });
    expect(pictureOf(cardOf('SL21'))).toMatchObject({ formation: 'adjacent', units: [{ isEscort: false }, { isEscort: true }] });
    expect(pictureOf(cardOf('SL23')).formation).toBe('beside');
    expect(pictureOf(cardOf('SB04'))).toMatchObject({ isEngaged: true, signs: [{ kind: 'die', amount: 1 }] });
    expect(pictureOf(cardOf('SB10'))).toMatchObject({ isRally: true, isAll: true });
    expect(pictureOf(cardOf('SL16')).signs).toEqual([{ kind: 'swordsThenArrow', amount: null, isLost: false }]);
    expect(pictureOf(cardOf('LB07')).signs).toEqual([{ kind: 'offBalance', amount: null, isLost: true }]);
    expect(new Set(pictureOf(cardOf('SL19')).units.map(({ type }) => type))).toEqual(new Set(['winterfellRiders']));
  });
});

describe('a card in the open hand', () => {
  const head = () => screen.getByRole('button', { name: new RegExp(`^${title}`) });
  const lifted = () => document.querySelector('.lifted');

  it('is nowhere in the page while the hand is closed', () => {
    const { container } = seated(begun);
    const titles = IDS.map((id) => text.cardTitles[id]);
    expect(titles.filter((one) => container.innerHTML.includes(one))).toEqual([]);
    expect(container.innerHTML).not.toMatch(/\b[SL][BL]\d\d\b/);
  });

  it('rises whole when pointed at, and sinks when left', async () => {
    const { user } = seated(begun);
    await user.click(screen.getByRole('button', { name: en.openHand }));
    expect(lifted()).toBeNull();
    await user.hover(head());
    expect(lifted()).toHaveTextContent(title);
    await user.unhover(head());
    expect(lifted()).toBeNull();
  });

  it('rises when focused by keyboard, sinks by Escape, and can still be chosen', async () => {
    const { user, container } = seated(begun);
    screen.getByRole('button', { name: en.openHand }).focus();
    await user.keyboard('{Enter}');
    await user.tab({ shift: true });
    expect(document.activeElement).toHaveClass('hand-card');
    expect(lifted()).toHaveTextContent(document.activeElement!.querySelector('strong')!.textContent);
    await user.keyboard('{Escape}');
    expect(lifted()).toBeNull();
    await user.keyboard('{Enter}');
    expect(container.querySelectorAll('.hand-card[aria-pressed="true"]')).toHaveLength(1);
  });

  it('rises under a finger that rests on it, and is not chosen by that', async () => {
    const { user } = seated(begun);
    await user.click(screen.getByRole('button', { name: en.openHand }));
    fireEvent.pointerDown(head(), { pointerType: 'touch' });
    await screen.findByText(first!, { selector: '.lifted span' });
    fireEvent.pointerUp(head(), { pointerType: 'touch' });
    fireEvent.click(head());
    expect(head()).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('a house at the table', () => {
  const panel = (side: 'stark' | 'lannister') => within(screen.getByRole('region', { name: text.houses[side] }));

  it('opens the card of a commander that cannot be chosen now, and closes it', async () => {
    const { user } = seated(begun);
    const { id } = begun.commanders.find(({ side }) => side === 'lannister')!;
    const { name, title: called } = text.commanders[id];
    await user.click(panel('lannister').getByRole('button', { name: new RegExp(`^${name}`) }));
    expect(within(screen.getByRole('dialog')).getByText(called)).toBeInTheDocument();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: en.close }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says on the card what was used and who was captured', () => {
    const { container } = laidOut('en', <CommanderCard commander="tywin" tokens={2} committed captured />);
    expect(container.querySelector('.card-box.is-turned')).toHaveTextContent(en.card.turned);
    expect(screen.getByText(en.captured)).toBeInTheDocument();
    expect(screen.getByRole('img', { name: `${text.terms.commandToken} 2/3` })).toBeInTheDocument();
  });

  it('shows its discard pile, the last card first', async () => {
    const { deck } = begun.houses.stark;
    const discard = deck.slice(0, 2);
    const stark = { ...begun.houses.stark, deck: deck.slice(2), discard };
    const { user } = seated({ ...begun, houses: { ...begun.houses, stark } });
    await user.click(panel('stark').getByRole('button', { name: new RegExp(en.card.discardOf(text.houses.stark)) }));
    const titles = within(screen.getByRole('dialog')).getAllByRole('heading', { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual(discard.toReversed().map((id) => text.cardTitles[id as PrintedCardId]));
  });
});
