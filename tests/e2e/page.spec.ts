import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { SCREENS } from './screens';

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
