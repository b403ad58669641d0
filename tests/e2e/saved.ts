import { expect, type Page } from '@playwright/test';
import { kingsroad } from '../../src/content/battles/kingsroad';
import type { Action } from '../../src/model/action';
import { NO_OPTIONAL_RULES } from '../../src/model/options';
import { decisionOf, newGame } from '../../src/rules';
import { createDice, type Dice } from '../../src/store/dice';
import { advanced, newHistory, stateOf, type History } from '../../src/store/history';
import { printSave, type SavedGame } from '../../src/store/savedGame';
import { keyOfSlot } from '../../src/store/saves';
import { TWO_PEOPLE } from '../../src/store/seat';
import { wordsOf } from '../../src/ui/words';

export const after = (history: History, action: Action): History => {
  const next = advanced(history, action);
  if ('rule' in next) throw new Error(next.code);
  return next;
};

/** More battles than it takes to come to anything that is looked for. */
const MOST_BATTLES = 50;

/** The first battle, played at random by the options that are wanted, until it is as it should be; if it never is, the next. */
export function kingsroadUntil(isThere: (history: History) => boolean, isWanted = (_: Action): boolean => true): SavedGame {
  for (let battle = 0; battle < MOST_BATTLES; battle += 1) {
    const history = playedUntil(isThere, isWanted, createDice(`saved${battle}`));
    if (history !== null) return { start: { kind: 'battle', id: 'kingsroad', rules: NO_OPTIONAL_RULES }, seats: TWO_PEOPLE, history, revision: 1 };
  }
  throw new Error('It never came to that');
}

function playedUntil(isThere: (history: History) => boolean, isWanted: (option: Action) => boolean, dice: Dice): History | null {
  let history = newHistory(newGame(kingsroad), dice.state());
  while (!isThere(history)) {
    const options = decisionOf(stateOf(history))?.options.filter(isWanted) ?? [];
    if (options.length === 0) return null;
    history = after(history, options[dice.below(options.length)]!);
  }
  return history;
}

/** The page with that save as its latest. */
export async function openSaved(page: Page, save: SavedGame | string, language: 'fr' | 'en' = 'fr'): Promise<void> {
  await page.goto('/');
  const text = typeof save === 'string' ? save : printSave(save);
  await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [keyOfSlot('saved'), text]);
  await page.reload();
  await continueGame(page, language);
}

export async function continueGame(page: Page, language: 'fr' | 'en' = 'fr'): Promise<void> {
  await page.getByRole('button', { name: wordsOf(language).continueGame }).click();
  await expect(page.getByLabel(wordsOf(language).board, { exact: true })).toBeVisible();
}

/** What the players have before them: the question, what can be answered, and the chronicle. */
export const shown = (page: Page): Promise<unknown> =>
  page.evaluate(() => [
    document.querySelector('.prompt')?.textContent,
    [...document.querySelectorAll('.context button')].map((button) => button.textContent),
    [...document.querySelectorAll('[data-hex]')].map((hex) => hex.getAttribute('aria-label')),
    document.querySelector('[role=log]')?.textContent,
  ]);

