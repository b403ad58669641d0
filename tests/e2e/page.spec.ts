import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { textOf } from '../../src/content/text';
import { decisionOf } from '../../src/rules';
import { crossesLine, stateOf } from '../../src/store/history';
import { keyOfSlot } from '../../src/store/saves';
import { wordsOf } from '../../src/ui/words';
import { kingsroadUntil, openSaved } from './saved';
import { SCREENS } from './screens';

const words = wordsOf('fr');
const text = textOf('fr');

for (const [name, open] of Object.entries(SCREENS)) {
  test(`the ${name} screen keeps to the page's policy, asks nothing of another host and has no complaint`, async ({ page, baseURL }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '')) complaints.push(request.url());
    });
    await open(page);
    expect(complaints).toEqual([]);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds no violation on the ${name} screen in the ${colorScheme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await open(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  }
}

/** Stark's turn, where a person plays Stark and may ask for advice. */
async function againstKnight(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('westeros.settings', '{"helper":true}'));
  const game = kingsroadUntil((history) => stateOf(history).round === 2 && decisionOf(stateOf(history))?.decider === 'stark');
  await openSaved(page, { ...game, seats: { ...game.seats, lannister: { name: '', level: 'knight' } } });
}

/** What the table shows only for a while, as much of it at once as there can be. */
const PASSING: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'an open hand with a lifted card, a refusal and the guides of the board': async (page) => {
    await SCREENS.table(page);
    await page.getByRole('button', { name: words.openHand }).click();
    for (const overlay of Object.values(words.onBoard.overlay)) await page.getByRole('button', { name: overlay }).click();
    await page.locator('.hex:not(.is-lit)').first().click();
    await page.locator('.hand-card').first().hover();
    await expect(page.locator('.lifted')).toBeVisible();
    await expect(page.locator('.refusal')).toBeVisible();
  },
  'the question of consent, a game overtaken and the whole chronicle': async (page) => {
    await openSaved(page, kingsroadUntil((history) => stateOf(history).round === 2 && crossesLine(history)));
    await page.evaluate((key) => window.dispatchEvent(new StorageEvent('storage', { key })), keyOfSlot('saved'));
    await page.getByRole('button', { name: words.readChronicle }).click();
    await page.getByRole('button', { name: words.undoCrosses }).click();
    await expect(page.getByText(words.kept.overtaken)).toBeVisible();
    await expect(page.getByText(words.askConsent)).toBeVisible();
  },
  'a discard pile': async (page) => {
    await openSaved(page, kingsroadUntil((history) => stateOf(history).houses.stark.discard.length > 1));
    await page.getByRole('button', { name: words.card.discardOf(text.houses.stark) }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'advice against an opponent': async (page) => {
    await againstKnight(page);
    await page.getByRole('button', { name: words.opponent.ask }).click();
    await expect(page.locator('.thought > li').first()).toBeVisible();
  },
  'the reasons of an opponent': async (page) => {
    await againstKnight(page);
    await page.getByRole('button', { name: words.menuWords.why }).click();
    await expect(page.locator('.thought > li').first()).toBeVisible();
  },
};

for (const [what, open] of Object.entries(PASSING)) {
  test(`axe finds no violation with ${what}, in both themes`, async ({ page }) => {
    await open(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
  });
}

for (const textSize of [100, 115, 130]) {
  test(`at ${textSize} % of its letters nothing on the table is cut or scrolls on a laptop`, async ({ page }) => {
    await page.addInitScript((size) => localStorage.setItem('westeros.settings', JSON.stringify({ textSize: size })), textSize);
    await SCREENS.table(page);
    const hidden = (selector: string) => page.locator(selector).evaluate((part) => part.scrollHeight - part.clientHeight);
    // A pixel may be lost in rounding.
    expect(await hidden('html')).toBeLessThan(2);
    expect(await hidden('.rail')).toBeLessThan(2);
  });
}
