import { expect, test } from '@playwright/test';
import type { Action } from '../../src/model/action';
import type { UnitId } from '../../src/model/unit';
import { decisionOf } from '../../src/rules';
import type { History } from '../../src/store/history';
import { stateOf } from '../../src/store/history';
import { wordsOf } from '../../src/ui/words';
import { kingsroadUntil, openSaved } from './saved';

const words = wordsOf('fr');
const optionsOf = (history: History): readonly Action[] => decisionOf(stateOf(history))?.options ?? [];

/** A unit that can be ordered with one kind of tokens or with another. */
function paidTwoWays(history: History): UnitId | undefined {
  const ordered = optionsOf(history).flatMap((option) => (option.type === 'order' ? [option.unit] : []));
  return ordered.find((unit, place) => ordered.indexOf(unit) < place);
}

test('the tokens to choose among are in sight while the pointer rests on the unit they are for', async ({ page }) => {
  const game = kingsroadUntil((history) => stateOf(history).round === 2 && paidTwoWays(history) !== undefined);
  await openSaved(page, game);
  const begin = page.getByRole('button', { name: words.handOver.begin, exact: true });
  if (await begin.isVisible()) await begin.click();
  await page.locator(`[data-hex="${stateOf(game.history).units[paidTwoWays(game.history)!]!.hex}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.card.withWhat);
  const ways = page.locator('.options li button');
  expect(await ways.count()).toBeGreaterThan(1);
  for (const way of await ways.all()) await expect(way).toBeInViewport({ ratio: 1 });
});

test('an ability that may change an attack is in sight beside its odds', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await openSaved(page, kingsroadUntil((history) => decisionOf(stateOf(history))?.prompt === 'attack.prepare'));
  await expect(page.locator('.odds')).toBeInViewport();
  await expect(page.locator('.options li button')).toBeInViewport({ ratio: 1 });
});
