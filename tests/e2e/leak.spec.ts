import { expect, test, type Page } from '@playwright/test';
import type { Action } from '../../src/model/action';
import { SIDES } from '../../src/model/side';
import { decisionOf } from '../../src/rules';
import { replayed, stateOf } from '../../src/store/history';
import { printSave, type SavedGame } from '../../src/store/savedGame';
import { wordsOf } from '../../src/ui/words';
import { asExperts } from './play';
import { kingsroadUntil, openSaved } from './saved';

const words = wordsOf('fr');

/** No card was played or shown yet, so that nobody can tell one order of the decks from another. */
const played = kingsroadUntil(
  ({ moments }) => moments.length > 24 && decisionOf(moments.at(-1)!.state)?.prompt === 'turn.choose',
  (option) => !('card' in option),
);

/** The same game with both decks shuffled otherwise: every action since is legal as it was. */
function otherwise(game: SavedGame): SavedGame {
  const { start, startDice, moments } = game.history;
  const actions = moments.map(({ action }): Action => (action.type === 'shuffle' ? { ...action, cards: action.cards.toReversed() } : action));
  const { history, refused } = replayed(start, startDice, actions);
  expect(refused).toEqual([]);
  return { ...game, history };
}

/** All that a page tells: its elements with their titles and labels, its accessibility tree, and the title of its tab. */
async function told(page: Page): Promise<readonly string[]> {
  // The drawings come after the page.
  await expect(page.locator('body > .art-defs')).toBeAttached();
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: readonly { ignored: boolean; role?: { value: unknown }; name?: { value: unknown }; description?: { value: unknown } }[] };
  return [
    await page.evaluate(() => document.documentElement.outerHTML),
    await page.locator('body').ariaSnapshot(),
    // Without the pieces into which lines break: they follow the fonts.
    JSON.stringify(nodes.filter(({ ignored, role }) => !ignored && role?.value !== 'InlineTextBox').map(({ role, name, description }) => [role?.value, name?.value, description?.value])),
    await page.title(),
  ];
}

/** What the page tells of a save at the table, in the spoken position, in the list of saves and on the title. */
async function everythingTold(page: Page, save: SavedGame): Promise<readonly (readonly string[])[]> {
  await asExperts(page);
  await openSaved(page, save);
  const all = [await told(page)];
  for (const hex of ['n', 'n', 'o']) {
    await page.keyboard.press(hex);
    all.push(await told(page));
  }
  await page.keyboard.press('s');
  await expect(page.locator('.summary-sheet li').first()).toBeVisible();
  all.push(await told(page));
  await page.keyboard.press('Escape');
  await page.goto('/');
  all.push(await told(page));
  await page.getByRole('button', { name: words.load }).click();
  all.push(await told(page));
  return all;
}

// The save itself must hold the decks, or no reload could go on. So what is compared of the storage is what the page shows of it: the title's
// offer to continue and the list of saves; and that the table writes nothing else anywhere, where the other player might come across it.
test('with the hands closed, other cards in them change nothing that the page tells', async ({ page, context }) => {
  const swapped = otherwise(played);
  for (const side of SIDES) {
    expect(stateOf(swapped.history).houses[side].hand).not.toEqual(stateOf(played.history).houses[side].hand);
  }
  const first = await everythingTold(page, played);
  const second = await everythingTold(await context.newPage(), swapped);
  expect(second).toEqual(first);
  const elsewhere = await page.evaluate(() => [
    ...Object.keys(localStorage).filter((key) => !key.startsWith('westeros.save.')),
    ...Object.keys(sessionStorage),
    document.cookie,
  ]);
  expect(elsewhere).toEqual(['westeros.settings', '']);
});

test('the comparison would notice: an opened hand tells of its cards', async ({ page, context }) => {
  const open = async (one: Page, save: SavedGame) => {
    await asExperts(one);
    await openSaved(one, printSave(save));
    await one.getByRole('button', { name: words.openHand }).click();
    return told(one);
  };
  const first = await open(page, played);
  const second = await open(await context.newPage(), otherwise(played));
  for (const [place, one] of first.slice(0, 3).entries()) expect(second[place]).not.toBe(one);
});
