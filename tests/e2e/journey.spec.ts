import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { textOf } from '../../src/content/text';
import type { Prompt } from '../../src/content/text/text';
import { decisionOf, reduce, whyNot } from '../../src/rules';
import { hexName } from '../../src/model/hex';
import { stateOf, type History } from '../../src/store/history';
import { optionLabel } from '../../src/ui/choice/optionLabel';
import { unitsAsked } from '../../src/ui/prompt/unitsAsked';
import { wordsOf } from '../../src/ui/words';
import { asExperts } from './play';
import { after, continueGame, kingsroadUntil, openSaved, shown } from './saved';

const words = wordsOf('fr');
const text = textOf('fr');

/** An attack that, once made, asks somebody something before it is over. */
const openAttack = (history: History) =>
  decisionOf(stateOf(history))?.options.find((option) => {
    if (option.type !== 'attack') return false;
    const next = decisionOf(stateOf(after(history, option)));
    return next !== null && /^(attack|retreat)\./.test(next.prompt);
  });

test('a reload in the middle of an attack goes on exactly there', async ({ page }) => {
  const game = kingsroadUntil((history) => openAttack(history) !== undefined);
  const state = stateOf(game.history);
  const attack = openAttack(game.history)!;
  const next = stateOf(after(game.history, attack));
  const { prompt, task, options } = decisionOf(next)!;
  const { question } = text.ask(prompt as Prompt, unitsAsked(task, options, next));

  await asExperts(page);
  await openSaved(page, game);
  await page.getByRole('region', { name: words.options }).getByRole('button', { name: optionLabel(attack, state, text) }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(question);
  const before = await shown(page);
  await page.reload();
  await continueGame(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(question);
  expect(await shown(page)).toEqual(before);
});

test('a game exported goes on after everything was wiped', async ({ page }) => {
  await asExperts(page);
  await openSaved(page, kingsroadUntil(({ moments }) => moments.length > 30));
  const before = await shown(page);
  await page.getByRole('button', { name: words.menu }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.menuWords.exportGame }).click();
  const file = readFileSync(await (await download).path());

  await page.evaluate(() => localStorage.clear());
  await page.goto('/');
  await expect(page.getByRole('button', { name: words.continueGame })).toBeHidden();
  await page.getByRole('button', { name: words.load }).click();
  await page.locator('input[type=file]').setInputFiles({ name: 'save.json', mimeType: 'application/json', buffer: file });
  await expect(page.getByLabel(words.board, { exact: true })).toBeVisible();
  expect(await shown(page)).toEqual(before);
});

test('another language is spoken at once, by the past entries of the chronicle too', async ({ page, browser, baseURL }) => {
  const game = kingsroadUntil(({ moments }) => moments.length > 30);
  const context = await browser.newContext({ locale: 'en-GB', baseURL: baseURL!, viewport: page.viewportSize(), reducedMotion: 'reduce' });
  const english = await context.newPage();
  await asExperts(english);
  await openSaved(english, game, 'en');
  await asExperts(page);
  await openSaved(page, game);
  expect(await shown(page)).not.toEqual(await shown(english));
  await page.getByRole('button', { name: wordsOf('en').languageName }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await shown(page)).toEqual(await shown(english));
  expect(await page.title()).toBe(await english.title());
  await context.close();
});

test('a refused click says why, with the rule, and changes nothing', async ({ page }) => {
  const game = kingsroadUntil((history) => decisionOf(stateOf(history))?.prompt === 'orders.move');
  const state = stateOf(game.history);
  const move = decisionOf(state)!.options.find((option) => option.type === 'move')!;
  const foe = state.units.find(({ side, hex }) => side !== decisionOf(state)!.decider && hex >= 0)!;
  const refusal = whyNot(state, { ...move, to: foe.hex });
  expect(reduce(state, { ...move, to: foe.hex }).refusal).toEqual(refusal);

  await asExperts(page);
  await openSaved(page, game);
  const before = await shown(page);
  await page.getByRole('button', { name: new RegExp(`^${hexName(state.plan.grid, foe.hex)}, `) }).click();
  await expect(page.getByRole('alert')).toContainText(text.refusal(refusal!));
  await expect(page.getByRole('alert')).toContainText(/\(R\d+\.\d+\)/);
  expect(await shown(page)).toEqual(before);
});
