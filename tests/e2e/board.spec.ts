import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { wordsOf } from '../../src/ui/words';
import { SCREENS } from './screens';

const words = wordsOf('fr');

const port = (page: Page) => page.locator('.board-port');
const widthOf = (page: Page) => page.locator('.board-sheet').evaluate((sheet) => sheet.getBoundingClientRect().width);
const scrolled = (page: Page) => port(page).evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop] as const);
/** Zooming stretches what is drawn; a moment later it is drawn anew, and can be scrolled. */
const drawnAnew = (page: Page) => expect.poll(() => page.locator('.board-sheet').evaluate((sheet) => sheet.style.transform)).toBe('');
const savedActions = (page: Page) => page.evaluate(() => JSON.stringify(Object.values(localStorage)).match(/\\"type\\"/g)?.length ?? 0);

async function middleOf(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  const { x, y, width, height } = (await port(page).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

test.describe('with a mouse', () => {
  test.beforeEach(({ page }) => SCREENS.table(page));

  test('a drag moves the enlarged board and chooses nothing', async ({ page }) => {
    await page.getByRole('button', { name: words.onBoard.zoomIn }).click({ clickCount: 3 });
    await drawnAnew(page);
    const before = { at: await scrolled(page), actions: await savedActions(page) };
    const { x, y } = await middleOf(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 60, y - 40, { steps: 4 });
    await page.mouse.up();
    const [left, top] = await scrolled(page);
    expect(left - before.at[0]).toBeCloseTo(60, -1);
    expect(top - before.at[1]).toBeCloseTo(40, -1);
    expect(await savedActions(page)).toBe(before.actions);
    await expect(page.getByRole('alert')).toBeEmpty();
  });

  test('the wheel pans, and with Ctrl zooms about the pointer', async ({ page }) => {
    const hex = page.locator('[data-hex="80"]');
    const { x, y, width, height } = (await hex.boundingBox())!;
    const whole = await widthOf(page);
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -200);
    await page.keyboard.up('Control');
    await expect.poll(() => widthOf(page)).toBeGreaterThan(whole * 1.5);
    const now = (await hex.boundingBox())!;
    expect(now.x + now.width / 2).toBeCloseTo(x + width / 2, -1);
    expect(now.y + now.height / 2).toBeCloseTo(y + height / 2, -1);

    const [, top] = await scrolled(page);
    await page.mouse.wheel(0, 50);
    await expect.poll(async () => (await scrolled(page))[1]).toBeGreaterThan(top);
  });

  test('keys zoom, pan and fit; the focused hex is brought into view', async ({ page }) => {
    const whole = await widthOf(page);
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('+');
    expect(await widthOf(page)).toBeCloseTo(whole * 1.25 ** 4, -1);
    await page.keyboard.press('-');
    expect(await widthOf(page)).toBeCloseTo(whole * 1.25 ** 3, -1);
    await drawnAnew(page);
    expect(await widthOf(page)).toBeCloseTo(whole * 1.25 ** 3, -1);
    const [left] = await scrolled(page);
    await page.keyboard.press('Shift+ArrowRight');
    expect((await scrolled(page))[0]).toBeCloseTo(left + 80, -1);

    await page.locator('[data-hex="0"]').focus();
    for (let step = 0; step < 14; step += 1) await page.keyboard.press('ArrowRight');
    await expect(page.locator('[data-hex="14"]')).toBeFocused();
    await expect(page.locator('[data-hex="14"]')).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('0');
    expect(await widthOf(page)).toBeCloseTo(whole, 0);
    const fitted = await page.locator('.board-sheet').boundingBox();
    await drawnAnew(page);
    expect(await widthOf(page)).toBeCloseTo(whole, 0);
    expect((await page.locator('.board-sheet').boundingBox())!.x).toBeCloseTo(fitted!.x, 0);
  });

  test('a refusal stands beside the hex clicked', async ({ page }) => {
    const hex = page.locator('.hex:not(.is-lit)').first();
    await hex.click();
    const note = (await page.locator('.refusal').boundingBox())!;
    const place = (await hex.boundingBox())!;
    expect(Math.abs(note.y - place.y - place.height)).toBeLessThan(20);
  });
});

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test.beforeEach(({ page }) => SCREENS.table(page));

  test('one drags, two stretch, and a tap still chooses', async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
    const { x, y } = await middleOf(page);
    const size = (await page.locator('[data-hex="80"]').boundingBox())!;
    expect(size.width).toBeGreaterThanOrEqual(44);

    const before = await scrolled(page);
    await touch('touchStart', { x, y });
    for (const step of [20, 40, 60]) await touch('touchMove', { x: x - step, y: y - step });
    await touch('touchEnd');
    const after = await scrolled(page);
    expect(after[0]).toBeGreaterThan(before[0] + 40);

    const width = await widthOf(page);
    await touch('touchStart', { x: x - 40, y }, { x: x + 40, y });
    for (const gap of [50, 65, 80]) await touch('touchMove', { x: x - gap, y }, { x: x + gap, y });
    await touch('touchEnd');
    await expect.poll(() => widthOf(page)).toBeGreaterThan(width * 1.7);
    await page.getByRole('button', { name: words.onBoard.fit }).tap();
    expect(await widthOf(page)).toBeLessThanOrEqual(390);

    await page.locator('.hex.is-lit').first().tap();
    await expect(page.locator('.piece-lifted')).toHaveCount(1);
  });
});
