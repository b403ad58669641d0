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
