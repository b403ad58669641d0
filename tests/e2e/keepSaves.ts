import type { Page } from '@playwright/test';
import { keyOfSlot } from '../../src/store/saves';

/** Puts these texts into the slots of the browser, where the page will find them when it is opened. */
export async function keepSaves(page: Page, saves: Readonly<Record<string, string>>): Promise<void> {
  const entries = Object.entries(saves).map(([slot, text]) => [keyOfSlot(slot), text] as const);
  await page.addInitScript((all) => {
    for (const [key, text] of all) localStorage.setItem(key, text);
  }, entries);
}
