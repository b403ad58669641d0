import { expect, type Page } from '@playwright/test';
import { textOf, type Language } from '../../src/content/text';
import { decisionOf } from '../../src/rules';
import { stateOf } from '../../src/store/history';
import { printSave } from '../../src/store/savedGame';
import { wordsOf } from '../../src/ui/words';
import { keepSaves } from './keepSaves';
import { kingsroadUntil } from './saved';

/** How a player comes to each screen, in a browser of this language. */
export function screensIn(language: Language) {
  const words = wordsOf(language);
  const text = textOf(language);
  return {
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
    'saves with a broken one': async (page) => {
      await keepSaves(page, { '0lk3j5d00-a': printSave(kingsroadUntil((history) => stateOf(history).round === 2)), '0lk3j5d01-b': '{ torn' });
      await page.goto('/');
      await page.getByRole('button', { name: words.load }).click();
      await expect(page.getByText(words.saveWords.brokenKept)).toBeVisible();
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
      await beginBattle(page, language, 'the seed of the pictures');
      await page.getByRole('button', { name: words.menu }).click();
      await expect(page.getByRole('dialog', { name: words.menuWords.menu })).toBeVisible();
    },
    table: async (page) => beginBattle(page, language, 'the seed of the pictures'),
    keys: async (page) => {
      await beginBattle(page, language, 'the seed of the pictures');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: words.menuWords.keys })).toBeVisible();
    },
    summary: async (page) => {
      await beginBattle(page, language, 'the seed of the pictures');
      await page.keyboard.press('s');
      await expect(page.getByRole('dialog', { name: words.menuWords.summary }).getByRole('listitem').first()).toBeVisible();
    },
    handOver: async (page) => {
      await beginBattle(page, language, 'the seed of the pictures');
      await page.getByRole('button', { name: text.actions.pass }).click();
      await expect(page.getByRole('button', { name: words.handOver.begin })).toBeVisible();
    },
    combat: async (page) => {
      const fought = kingsroadUntil((history) => decisionOf(stateOf(history))?.prompt.startsWith('attack.') === true);
      await keepSaves(page, { '0lk3j5d00-a': printSave(fought) });
      await page.goto('/');
      await page.getByRole('button', { name: words.continueGame }).click();
      await expect(page.getByLabel(words.board)).toBeVisible();
    },
    'secret gate': async (page) => {
      await beginSkirmish(page, language);
      await expect(page.getByRole('button', { name: words.handOver.show })).toBeVisible();
    },
    'skirmish set-up': async (page) => {
      await beginSkirmish(page, language);
      await page.getByRole('button', { name: words.handOver.show }).click();
      await expect(page.locator('.commander-sum')).toBeVisible();
    },
    victory: async (page) => {
      await keepSaves(page, { '0lk3j5d00-a': printSave(kingsroadUntil((history) => stateOf(history).outcome !== null)) });
      await page.goto('/');
      await page.getByRole('button', { name: words.load }).click();
      await page.getByRole('button', { name: words.open }).click();
      await expect(page.getByText(words.victory.losses)).toBeVisible();
    },
  } as const satisfies Readonly<Record<string, (page: Page) => Promise<void>>>;
}

export const SCREENS = screensIn('fr');

/** The first battle from its first decision, with dice that always fall the same. */
async function beginBattle(page: Page, language: Language, seed: string): Promise<void> {
  const words = wordsOf(language);
  await page.goto('/');
  await page.getByRole('button', { name: words.newBattle }).click();
  await page.getByLabel(words.seed).fill(seed);
  await page.getByRole('button', { name: words.begin }).click();
  await expect(page.getByLabel(words.board, { exact: true })).toBeVisible();
}

/** Before the first secret choice of a skirmish. */
async function beginSkirmish(page: Page, language: Language): Promise<void> {
  const words = wordsOf(language);
  await page.goto('/');
  await page.getByRole('button', { name: words.newBattle }).click();
  await page.getByRole('button', { name: textOf(language).battles.raidRiverlands.title }).click();
  await page.getByRole('button', { name: words.begin }).click();
  await expect(page.getByLabel(words.board, { exact: true })).toBeVisible();
}
