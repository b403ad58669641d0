import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../src/content/text';
import { keyOfSlot } from '../../src/store/saves';
import { en } from '../../src/ui/words/en';
import { fr } from '../../src/ui/words/fr';
import { memoryShelf } from '../store/shelf';
import { opened } from './seated';

describe('the screens', () => {
  it('begin a battle with the players, rules and seed chosen, shown on its map', async () => {
    const { user, table } = opened();
    await user.click(screen.getByRole('button', { name: en.newBattle }));
    const { title } = textOf('en').battles.piper;
    await user.click(screen.getByRole('button', { name: title }));
    expect(screen.getByRole('img', { name: en.mapOf(title) })).toBeInTheDocument();
    await user.type(screen.getByLabelText(textOf('en').houses.stark), 'Anne');
    await user.click(screen.getByLabelText(textOf('en').optionalRules.reducedStrength.name));
    await user.click(screen.getByRole('button', { name: en.begin }));
    expect(table.getState().game).toMatchObject({
      start: { id: 'piper', rules: { reducedStrength: true, coordinatedAttack: false } },
      seats: { stark: { name: 'Anne', level: null }, lannister: { name: '', level: null } },
    });
  });

  it('continue the latest game from the title', async () => {
    const { user } = opened();
    await user.click(screen.getByRole('button', { name: en.newBattle }));
    await user.click(screen.getByRole('button', { name: en.begin }));
    await user.click(screen.getByRole('button', { name: en.menu }));
    await user.click(screen.getByRole('button', { name: en.toTitle }));
    await user.click(screen.getByRole('button', { name: new RegExp(en.continueGame) }));
    expect(screen.getByRole('group', { name: en.board })).toBeInTheDocument();
  });

  it('continue a game that could not be kept', async () => {
    const { user, table } = opened(memoryShelf(10));
    await user.click(screen.getByRole('button', { name: en.newBattle }));
    await user.click(screen.getByRole('button', { name: en.begin }));
    const { game } = table.getState();
    expect(screen.getByText(en.kept.full)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: en.menu }));
    await user.click(screen.getByRole('button', { name: en.toTitle }));
    await user.click(screen.getByRole('button', { name: new RegExp(en.continueGame) }));
    expect(table.getState()).toMatchObject({ screen: 'table', game });
  });

  it('say what is wrong with a broken save, and keep it', async () => {
    const shelf = memoryShelf();
    shelf.setItem(keyOfSlot('torn'), '{');
    const { user } = opened(shelf);
    await user.click(screen.getByRole('button', { name: en.load }));
    const [save] = screen.getAllByRole('listitem');
    expect(within(save!).getByText(en.faults.notJson(''))).toBeInTheDocument();
    expect(shelf.getItem(keyOfSlot('torn'))).toBe('{');
  });

  it('import a file', async () => {
    const { user } = opened();
    await user.click(screen.getByRole('button', { name: en.load }));
    await user.upload(screen.getByLabelText(en.importFile), new File(['[]'], 'save.json', { type: 'application/json' }));
    expect(await screen.findByText(en.faults.notASave(''))).toBeInTheDocument();
    // No browser tells of the same file chosen twice.
    expect(screen.getByLabelText(en.importFile)).toHaveValue('');
  });

  it('change language and theme at once', async () => {
    const { user } = opened();
    await user.click(screen.getByRole('button', { name: en.menuWords.settings }));
    const sheet = within(screen.getByRole('dialog', { name: en.menuWords.settings }));
    await user.click(sheet.getByRole('button', { name: fr.languageName }));
    await user.click(screen.getByRole('button', { name: fr.themes.dark }));
    expect(screen.getByText(fr.tagline)).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await user.click(screen.getByRole('button', { name: fr.themes.system }));
    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });
});
