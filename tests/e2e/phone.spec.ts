import { expect, test } from '@playwright/test';
import { textOf } from '../../src/content/text';
import { wordsOf } from '../../src/ui/words';
import { SCREENS } from './screens';

const words = wordsOf('fr');
const text = textOf('fr');

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

for (const [name, open] of Object.entries(SCREENS)) {
  test(`on a phone the ${name} screen never scrolls sideways, and every button can be hit with a finger`, async ({ page }) => {
    await open(page);
    const { sideways, small } = await page.evaluate(() => ({
      sideways: document.documentElement.scrollWidth - window.innerWidth,
      small: [...document.querySelectorAll('button')].flatMap((button) => {
        const { width, height } = button.getBoundingClientRect();
        return width > 0 && Math.min(width, height) < 43.9 ? [`${button.textContent} ${width} × ${height}`] : [];
      }),
    }));
    expect(sideways).toBe(0);
    expect(small).toEqual([]);
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

test('on a phone each tab shows its part of the table', async ({ page }) => {
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
  }
});
