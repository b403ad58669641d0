import { expect, test, type Page } from '@playwright/test';
import { textOf } from '../../src/content/text';
import { decisionOf } from '../../src/rules';
import { stateOf, type History } from '../../src/store/history';
import { wordsOf } from '../../src/ui/words';
import { kingsroadUntil, openSaved } from './saved';
import { SCREENS } from './screens';

const words = wordsOf('fr');
const text = textOf('fr');

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** How far the page scrolls sideways, and what no finger hits. */
const unfit = (page: Page): Promise<unknown> =>
  page.evaluate(() => ({
    sideways: document.documentElement.scrollWidth - window.innerWidth,
    small: [...document.querySelectorAll('button, summary')].flatMap((button) => {
      const { width, height } = button.getBoundingClientRect();
      return width > 0 && Math.min(width, height) < 43.9 ? [`${button.textContent} ${width} × ${height}`] : [];
    }),
  }));
const FIT = { sideways: 0, small: [] };

for (const [name, open] of Object.entries(SCREENS)) {
  test(`on a phone the ${name} screen never scrolls sideways, and every button can be hit with a finger`, async ({ page }) => {
    await open(page);
    expect(await unfit(page)).toEqual(FIT);
  });
}

test('on a phone a tap chooses and a button confirms', async ({ page }) => {
  await SCREENS.table(page);
  const question = page.getByRole('heading', { level: 1 });
  const choosable = page.getByRole('button', { name: words.canBeChosen });

  await choosable.first().tap();
  await expect(question).toHaveText(text.prompts['turn.choose'].question);
  await page.getByRole('banner').getByRole('button', { name: new RegExp(`^${text.actions.order} · `) }).tap();
  await expect(question).toHaveText(/^Où v(a|ont) /);

  const there = choosable.nth(1);
  await there.tap();
  await expect(page.locator('.hex[aria-pressed="true"]')).toHaveCount(2);
  await page.getByRole('banner').getByRole('button', { name: new RegExp(`^${text.actions.move} · `) }).tap();
  await expect(question).not.toHaveText(/^Où v(a|ont) /);
});

test('on a phone each tab shows its part of the table, where every button can be hit with a finger', async ({ page }) => {
  await SCREENS.table(page);
  const tabs = page.getByRole('navigation', { name: words.tabs.label });
  const parts = {
    board: page.getByLabel(words.board, { exact: true }),
    hand: page.getByRole('list', { name: words.handOf(text.houses.stark) }),
    orders: page.getByRole('region', { name: words.options }),
    commanders: page.getByRole('region', { name: text.houses.lannister }),
    chronicle: page.getByRole('log'),
  } as const;
  for (const [tab, part] of Object.entries(parts)) {
    await tabs.getByRole('button', { name: words.tabs[tab as keyof typeof parts] }).tap();
    await expect(part).toBeVisible();
    await expect(parts.board).toBeVisible({ visible: tab === 'board' });
    expect(await unfit(page)).toEqual(FIT);
  }
});

test('on a phone a hex of the chronicle can be hit with a finger, and is then shown on the board', async ({ page }) => {
  await openSaved(page, kingsroadUntil((history) => stateOf(history).round === 2));
  const tabs = page.getByRole('navigation', { name: words.tabs.label });
  await tabs.getByRole('button', { name: words.tabs.chronicle }).tap();
  const links = page.locator('.hex-link');
  const small = await links.evaluateAll((all) => all.filter((one) => Math.min(one.clientWidth, one.clientHeight) < 43.9).length);
  expect(small).toBe(0);
  const name = await links.last().textContent();
  await links.last().tap();
  await expect(page.locator('.hex:focus')).toHaveAttribute('aria-label', new RegExp(`^${name}\\b`));
});

test('on a phone a card chosen in the hand asks there who plays it', async ({ page }) => {
  await SCREENS.table(page);
  await page.getByRole('navigation', { name: words.tabs.label }).getByRole('button', { name: words.tabs.hand }).tap();
  await page.getByRole('button', { name: words.openHand }).tap();
  await page.locator('.hand-card.is-lit').first().tap();
  await expect(page.getByRole('region', { name: words.options }).getByRole('button').first()).toBeVisible();
});

test('on a phone all of a reroll is seen at once', async ({ page }) => {
  const rerolls = (history: History) => decisionOf(stateOf(history))?.options.some(({ type }) => type === 'reroll') === true;
  await openSaved(page, kingsroadUntil(rerolls));
  // The sheet's own padding below its last word may be lost in rounding; a word may not.
  const hidden = await page.locator('.context').evaluate((sheet) => {
    const bottoms = [...sheet.querySelectorAll('*')].map((one) => one.getBoundingClientRect().bottom);
    return Math.max(...bottoms) - sheet.getBoundingClientRect().bottom;
  });
  expect(hidden).toBeLessThanOrEqual(0);
});
