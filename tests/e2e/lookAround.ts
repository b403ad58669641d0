import type { Page } from '@playwright/test';
import type { Reaction } from './reactions';
import { painted, reactionsTo, watchReactions } from './reactions';

/** Points at every unit in turn, as one does who reads the cards of them. */
export async function hoverUnits(page: Page): Promise<Reaction[]> {
  const places = await page.evaluate(() =>
    [...document.querySelectorAll('[data-unit]')].map((unit) => {
      const { x, y, width, height } = unit.getBoundingClientRect();
      return [x + width / 2, y + height / 2] as const;
    }),
  );
  await watchReactions(page);
  for (const place of places) {
    await page.mouse.move(...place);
    await painted(page);
  }
  return reactionsTo(page, 'pointerover');
}

/** All that keys do short of playing: across the board, from choice to choice, its overlays, the hand, the sheets. */
const KEYS = [
  ...['F6', 'F6', 'Home', 'End', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Home', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight'],
  ...['n', 'n', 'n', 'Shift+N', 'o', 'o', 'o', 'Shift+O', 'l', 'l', 'z', 'z', 'r', 'r', '+', '+', '-', '0', 'h', 'h'],
  ...['s', 'Escape', '?', 'Escape', 'n', 'Enter', 'Escape', 'F6', 'F6', 'F6', 'F6'],
];

export async function pressKeys(page: Page): Promise<Reaction[]> {
  await watchReactions(page);
  for (const key of KEYS) {
    await page.keyboard.press(key);
    await painted(page);
  }
  return reactionsTo(page, 'keydown');
}
