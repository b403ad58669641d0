import { expect, type Page } from '@playwright/test';
import { textOf } from '../../src/content/text';
import { SIDES } from '../../src/model/side';
import { createDice, type Dice } from '../../src/store/dice';
import { wordsOf } from '../../src/ui/words';

const words = wordsOf('fr');
const text = textOf('fr');

/** Two people who know the game: the page neither explains nor recapitulates. */
export const asExperts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    localStorage.setItem('westeros.settings', JSON.stringify({ ...(JSON.parse(localStorage.getItem('westeros.settings') ?? '{}') as object), handOver: false, hints: false }));
  });

/** How many actions the latest save holds: what happened is known without looking at the page. */
export const actionsSaved = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const latest = Object.keys(localStorage).filter((key) => key.startsWith('westeros.save.')).sort().at(-1) ?? '';
    return (JSON.parse(localStorage.getItem(latest) ?? '{"actions":[]}') as { actions: unknown[] }).actions.length;
  });

export const victory = new RegExp(SIDES.map((side) => words.victoryOf(text.houses[side])).join('|'));

const isOver = async (page: Page): Promise<boolean> => victory.test((await page.locator('h1').first().textContent()) ?? '');

/** Clicks on what is offered, chosen by dice of its own, until the battle is over; tells how many clicks it took. */
export async function playByClicks(page: Page, seed: string): Promise<number> {
  const dice = createDice(seed);
  for (let clicks = 0; clicks < 2000; clicks += 1) {
    if (await isOver(page)) return clicks;
    const place = await page.evaluate(offered, { lit: words.canBeChosen, openHand: words.openHand, kind: dice.below(8), which: dice.below(1000) });
    expect(place, 'something is offered').not.toBeNull();
    await page.mouse.click(place!.x, place!.y);
  }
  throw new Error('The battle does not end');
}

/** In the page: one of the lit hexes, of the lit cards and commanders, or of the buttons, and where to click on it. */
function offered({ lit, openHand, kind, which }: Readonly<Record<'lit' | 'openHand', string> & Record<'kind' | 'which', number>>) {
  const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.getClientRects().length > 0);
  const buttons = find('.prompt button:enabled, .context button:enabled');
  const kinds = [find(`[data-hex][aria-label$="${lit}"]`), find('.is-lit:enabled'), buttons];
  const hand = find('button').filter((one) => one.textContent === openHand || one.getAttribute('aria-label') === openHand);
  const some = [kinds[kind < 4 ? 0 : kind < 6 ? 1 : 2] ?? [], ...kinds, hand].find((each) => each.length > 0) ?? [];
  const chosen = kind === 7 && hand.length > 0 ? hand[0] : some[which % some.length];
  if (chosen === undefined) return null;
  chosen.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = chosen.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** The name and the place of what has the focus. */
const focused = (page: Page): Promise<{ readonly name: string; readonly isOption: boolean }> =>
  page.evaluate(() => {
    const { activeElement } = document;
    const label = activeElement instanceof HTMLInputElement ? activeElement.labels?.[0]?.textContent : null;
    const name = label ?? activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    return { name, isOption: activeElement?.matches('.context button, .dock button[aria-pressed=false]') === true };
  });

/** Presses Tab until that has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if ((await focused(page)).name.startsWith(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No Tab leads to ${name}`);
}

/** The same with nothing but a keyboard; tells how many times a key was pressed. */
export async function playByKeys(page: Page, seed: string): Promise<number> {
  const dice: Dice = createDice(seed);
  let keys = 0;
  const press = async (key: string, times = 1) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
    keys += times;
  };
  let before = -1;
  let idle = 0;
  while (!(await isOver(page))) {
    const now = await actionsSaved(page);
    idle = now === before ? idle + 1 : 0;
    before = now;
    if (idle > 80) throw new Error('The keyboard leads no further');
    const kind = dice.below(6);
    if (kind < 3) {
      await press('n', 1 + dice.below(3));
      const { name, isOption } = await focused(page);
      if (isOption || name.endsWith(words.canBeChosen)) await press('Enter');
    } else if (kind === 3) {
      await press(String(1 + dice.below(2)));
    } else {
      await press('Escape');
      for (let region = 0; region < 6 && (await page.evaluate(() => document.activeElement?.matches('.options') !== true)); region += 1) await press('F6');
      await press('Tab', 1 + dice.below(5));
      if ((await focused(page)).isOption) await press('Enter');
    }
  }
  return keys;
}
