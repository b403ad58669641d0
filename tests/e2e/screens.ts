import { expect, type Page } from '@playwright/test';
import { textOf } from '../../src/content/text';
import { stateOf } from '../../src/store/history';
import { printSave } from '../../src/store/savedGame';
import { keyOfSlot } from '../../src/store/saves';
import { wordsOf } from '../../src/ui/words';
import { kingsroadUntil } from './saved';

const words = wordsOf('fr');

/** How a player comes to each screen. */
export const SCREENS = {
  title: async (page) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  battles: async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: words.newBattle }).click();
    await expect(page.getByRole('button', { name: words.begin })).toBeVisible();
  },
  saves: async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: words.load }).click();
    await expect(page.getByText(words.noSaves)).toBeVisible();
  },
  settings: async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: words.menuWords.settings }).click();
    await expect(page.getByRole('dialog', { name: words.menuWords.settings })).toBeVisible();
  },
  help: async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: words.menuWords.help }).click();
    await expect(page.getByRole('dialog', { name: words.menuWords.help })).toBeVisible();
  },
  menu: async (page) => {
    await beginBattle(page, 'the seed of the pictures');
    await page.getByRole('button', { name: words.menu }).click();
    await expect(page.getByRole('dialog', { name: words.menuWords.menu })).toBeVisible();
  },
  table: async (page) => beginBattle(page, 'the seed of the pictures'),
  keys: async (page) => {
    await beginBattle(page, 'the seed of the pictures');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: words.menuWords.keys })).toBeVisible();
  },
  summary: async (page) => {
    await beginBattle(page, 'the seed of the pictures');
    await page.keyboard.press('s');
    await expect(page.getByRole('dialog', { name: words.menuWords.summary }).getByRole('listitem').first()).toBeVisible();
  },
  handOver: async (page) => {
    await beginBattle(page, 'the seed of the pictures');
    await page.getByRole('button', { name: textOf('fr').actions.pass }).click();
    await expect(page.getByRole('button', { name: words.handOver.begin })).toBeVisible();
  },
  victory: async (page) => {
    const ended = kingsroadUntil((history) => stateOf(history).outcome !== null);
    await page.goto('/');
    await page.evaluate(([key, text]) => localStorage.setItem(key!, text!), [keyOfSlot('ended'), printSave(ended)]);
    await page.reload();
    await page.getByRole('button', { name: words.load }).click();
    await page.getByRole('listitem').getByRole('button', { name: words.open, exact: true }).click();
    await expect(page.getByRole('button', { name: words.seeBoard })).toBeVisible();
  },
} as const satisfies Readonly<Record<string, (page: Page) => Promise<void>>>;

/** The first battle from its first decision, with dice that always fall the same. */
async function beginBattle(page: Page, seed: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: words.newBattle }).click();
  await page.getByLabel(words.seed).fill(seed);
  await page.getByRole('button', { name: words.begin }).click();
  await expect(page.getByLabel(words.board, { exact: true })).toBeVisible();
}
