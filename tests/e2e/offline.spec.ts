import { expect, test, type Page } from '@playwright/test';
import { wordsOf } from '../../src/ui/words';
import { serve } from './serve';

const words = wordsOf('fr');

/** A battle begun on a first visit, and the whole game kept in the browser. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: words.newBattle }).click();
  await page.getByRole('button', { name: words.begin }).click();
  await expect(page.getByLabel(words.board, { exact: true })).toBeVisible();
  await page.evaluate(async () => navigator.serviceWorker.ready);
}

const continues = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: words.continueGame }).click();
  await expect(page.getByLabel(words.board, { exact: true })).toBeVisible();
};

test('after the first visit the game goes on with the server off, from whatever folder it came', async ({ page }) => {
  const server = await serve('/games/westeros/');
  await visit(page, server.address);
  await server.close();
  await page.reload();
  await continues(page);
  const missing = await page.evaluate(async () => {
    const wanted = performance.getEntriesByType('resource').map(({ name }) => name);
    const found = await Promise.all(wanted.map(async (name) => (await fetch(name)).ok));
    return wanted.filter((_, place) => found[place] !== true);
  });
  expect(missing).toEqual([]);
  expect(await page.evaluate(async () => document.fonts.ready.then((fonts) => [...fonts].some(({ status }) => status === 'loaded')))).toBe(true);
});

test('a new version takes over at the next load, the game goes on, and what is older than the last is cleared away', async ({ page }) => {
  let version = 1;
  const server = await serve('/', (file, text) => {
    if (file === 'sw.js') return `${text}// ${version}\n`.replace(/name = prefix \+ '/, `$&${version} `);
    return file === 'index.html' ? text.replace('<html', `<html data-version="${version}"`) : text;
  });
  await visit(page, server.address);
  const shown = () => page.locator('html').getAttribute('data-version');
  const kept = () => page.evaluate(async () => (await caches.keys()).length);
  expect([await shown(), await kept()]).toEqual(['1', 1]);
  for (const next of [2, 3]) {
    version = next;
    // The visit that finds the new version still shows the old one.
    await page.reload();
    expect(await shown()).toBe(String(next - 1));
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(async () => page.evaluate(async (name) => (await caches.keys()).some((key) => key.includes(name)), ` ${next} `)).toBe(true);
    await expect.poll(async () => page.evaluate(async () => {
      const { active, installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
      return [active?.state, installing, waiting];
    })).toEqual(['activated', null, null]);
    await page.reload();
    expect(await shown()).toBe(String(next));
    await continues(page);
  }
  expect(await kept()).toBe(2);
  await server.close();
});

test('the page can be installed: a manifest with names and icons that are there', async ({ page, request, baseURL }) => {
  await page.goto('/');
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const address = new URL(link ?? '', baseURL);
  const manifest = (await (await request.get(address.href)).json()) as { name: string; icons: { src: string; sizes: string }[] };
  expect(manifest.name).toBe(await page.title());
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src } of manifest.icons) expect((await request.get(new URL(src, address).href)).ok()).toBe(true);
});
