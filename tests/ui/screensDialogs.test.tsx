import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { settingsOn } from '../../src/store/settings';
import { en } from '../../src/ui/words/en';
import { fr } from '../../src/ui/words/fr';
import { position } from '../position';
import { memoryShelf } from '../store/shelf';
import { opened, seated } from './seated';

const field = position(`
  .   .   .
.   .I1 .   .i1
  .   .   .

pool stark green 1
`);
const menu = () => within(screen.getByRole('dialog', { name: en.menuWords.menu }));

describe('the menu', () => {
  it('lies over the table and gives it back untouched', async () => {
    const { table, user, current } = seated(field);
    await user.click(screen.getByRole('button', { name: en.menu }));
    await user.click(menu().getByRole('button', { name: en.keepPlaying }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(table.getState().screen).toBe('table');
    expect(current()).toBe(field);
  });

  it('leads to the title, from where the game goes on', async () => {
    const { user, current } = seated(field);
    await user.click(screen.getByRole('button', { name: en.menu }));
    await user.click(menu().getByRole('button', { name: en.toTitle }));
    await user.click(screen.getByRole('button', { name: new RegExp(en.continueGame) }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(current()).toBe(field);
  });
});

describe('the settings', () => {
  it('are kept as soon as they are chosen', async () => {
    const shelf = memoryShelf();
    const { user } = opened(shelf);
    await user.click(screen.getByRole('button', { name: en.menuWords.settings }));
    await user.click(screen.getByRole('button', { name: en.percent(1.3) }));
    await user.click(screen.getByRole('button', { name: en.menuWords.paces.slow }));
    await user.click(screen.getByRole('checkbox', { name: new RegExp(en.menuWords.handOver) }));
    await user.click(screen.getByRole('checkbox', { name: new RegExp(en.menuWords.hints) }));
    expect(settingsOn(shelf, ['en'])).toMatchObject({ textSize: 130, pace: 'slow', handOver: false, hints: false });
  });
});

describe('how to play', () => {
  it.each([
    ['en', en],
    ['fr', fr],
  ] as const)('tells the round in ten sentences (%s)', async (language, words) => {
    const { table, user } = opened();
    table.getState().setLanguage(language);
    await user.click(await screen.findByRole('button', { name: words.menuWords.help }));
    const round = within(screen.getByRole('dialog', { name: words.menuWords.help })).getByRole('list');
    expect(within(round).getAllByRole('listitem')).toHaveLength(10);
  });
});

describe('first steps', () => {
  const hint = () => screen.queryByRole('complementary', { name: en.hints.title });

  it('explain a decision until it is understood, and never again', async () => {
    const { user } = seated(field);
    expect(hint()).toHaveTextContent(en.hints.about['turn.choose']);
    await user.click(screen.getByRole('button', { name: en.hints.gotIt }));
    expect(hint()).toBeNull();
    await user.click(screen.getByRole('button', { name: /^b2, / }));
    expect(hint()).toHaveTextContent(en.hints.about['orders.move']);
  });

  it('can be switched off', () => {
    const { table } = seated(field);
    table.getState().setHints(false);
    return expect.poll(hint).toBeNull();
  });
});
