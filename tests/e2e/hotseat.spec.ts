import { expect, type Page, test } from '@playwright/test';
import { textOf } from '../../src/content/text';
import { wordsOf } from '../../src/ui/words';
import { SCREENS } from './screens';

const text = textOf('fr');
const words = wordsOf('fr');

const panel = (page: Page) => page.locator('.hand-over');
const begin = (page: Page) => page.getByRole('button', { name: words.handOver.begin, exact: true });

/** Plays whatever is first on the list until the turn passes; a move comes before staying. */
async function playTurn(page: Page): Promise<void> {
  for (let click = 0; click < 30 && !(await panel(page).isVisible()); click += 1) {
    const listed = page.locator('.options li button');
    const answers = page.locator('.answers button');
    await ((await listed.count()) > 0 ? listed : answers).first().click();
  }
  await expect(panel(page)).toBeVisible();
}

test.describe('two people at one table', () => {
  test('a turn is handed over with a recap that can be seen again on the board', async ({ page }) => {
    await SCREENS.table(page);
    await expect(panel(page)).toBeHidden();
    await playTurn(page);
    expect(await panel(page).locator('li').count()).toBeGreaterThan(0);
    await expect(begin(page)).toBeFocused();
    // It covers nothing by halves: what it stands for is away until one plays.
    await expect(page.locator('.context')).toBeHidden();
    // The board stays in sight.
    const [board, beside] = [await page.getByLabel(words.board, { exact: true }).boundingBox(), await panel(page).boundingBox()];
    expect(beside!.x).toBeGreaterThanOrEqual(board!.x + board!.width - 1);

    await page.getByRole('button', { name: words.handOver.replay }).click();
    await expect(panel(page)).toBeHidden();
    await expect(page.locator('.is-watching')).toContainText(words.playback.replay);
    await page.keyboard.press('Escape');
    await expect(begin(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeHidden();
  });

  test('a hand is open while its key is held, and closes when the page loses the focus', async ({ page }) => {
    await SCREENS.table(page);
    const closed = page.getByLabel(words.hiddenCard).first();
    await expect(closed).toBeAttached();
    await page.keyboard.down('h');
    await expect(closed).not.toBeAttached();
    await page.keyboard.up('h');
    await expect(closed).toBeAttached();
    await page.getByRole('button', { name: words.openHand }).click();
    await expect(closed).not.toBeAttached();
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await expect(closed).toBeAttached();
  });

  test('an order is taken back freely; what dice have followed only by consent, and the chronicle tells of it', async ({ page }) => {
    await SCREENS.table(page);
    const question = page.getByRole('heading', { level: 1 });
    const asked = await question.textContent();
    const log = page.getByRole('log');
    await page.locator('.options li button').first().click();
    await expect(question).not.toHaveText(asked ?? '');
    await page.getByRole('button', { name: words.undo, exact: true }).click();
    await expect(question).toHaveText(asked ?? '');
    await expect(log).not.toContainText(words.takenBack);

    // Before the first action lie only dice.
    await expect(page.getByRole('button', { name: words.undoCrosses })).toBeDisabled();
    await page.getByRole('button', { name: text.actions.pass, exact: true }).click();
    // Both pass, and choose in secret what they keep: the dice of the next round are the line.
    const undo = page.getByRole('button', { name: words.undoCrosses });
    const next = [
      page.getByRole('button', { name: words.handOver.show }),
      page.getByRole('button', { name: text.actions.pass, exact: true }),
      page.locator('.options li button').first(),
    ];
    for (let click = 0; click < 20 && !(await undo.isVisible()); click += 1) {
      for (const button of next) {
        if (!(await button.isVisible())) continue;
        await button.click();
        break;
      }
    }
    await undo.click();
    await expect(page.getByText(words.askConsent)).toBeVisible();
    await page.getByRole('button', { name: words.keepPlaying }).click();
    await expect(page.getByText(words.askConsent)).toBeHidden();
    await undo.click();
    await page.getByRole('button', { name: words.agree }).click();
    await expect(log).toContainText(words.takenBack);
  });
});

test.describe('with motion', () => {
  test('a unit is seen moving, and a click shows where it came to', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => localStorage.setItem('westeros.settings', '{"language":"fr","pace":"slow"}'));
    await SCREENS.table(page);
    const watching = page.locator('.is-watching');
    const running = () =>
      page.evaluate(() => {
        const targets = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target);
        return targets.filter((target) => target?.hasAttribute('data-unit')).length;
      });
    const list = page.locator('.options li button');
    const question = page.getByRole('heading', { level: 1 });
    const asked = await question.textContent();
    await list.first().click();
    await expect(question).not.toHaveText(asked ?? '');
    await list.last().click();
    await expect(watching).toBeVisible();
    expect(await running()).toBeGreaterThan(0);
    await page.getByLabel(words.board, { exact: true }).click();
    await expect(watching).toBeHidden();
    expect(await running()).toBe(0);
  });
});
