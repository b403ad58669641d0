import { expect, test } from '@playwright/test';
import { LANGUAGES, textOf } from '../../src/content/text';
import type { Prompt } from '../../src/content/text/text';
import { SCREENS } from './screens';

/** The longest names there are, in either language. */
const LONGEST = [
  { type: 'westerlandsArchers', commander: null, mark: '' },
  { type: 'heavyInfantry', commander: null, mark: '' },
] as const;

test('a question stays whole in a small window, whatever else is cut', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await SCREENS.table(page);
  await page.evaluate(() => document.fonts.ready);
  const bar = (await page.getByRole('banner').boundingBox())!;
  for (const language of LANGUAGES) {
    const text = textOf(language);
    for (const prompt of Object.keys(text.prompts) as Prompt[]) {
      for (const units of [[], LONGEST]) {
        const { question, answers = {} } = text.ask(prompt, units);
        const { top, bottom } = await page.evaluate(
          ([asked, buttons]) => {
            const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
            find('.prompt h1').textContent = asked;
            find('.prompt-who').textContent = 'w '.repeat(100);
            find('.answers').replaceChildren(
              ...buttons.map((label) => Object.assign(document.createElement('button'), { textContent: label })),
            );
            const { top: first } = find('.prompt-who').getBoundingClientRect();
            return { top: first, bottom: find('.prompt h1').getBoundingClientRect().bottom };
          },
          [question, Object.values(answers)] as const,
        );
        expect({ prompt, language, isInside: top >= bar.y && bottom <= bar.y + bar.height }).toEqual({ prompt, language, isInside: true });
      }
    }
  }
});

for (const [name, width, height] of [
  ['a laptop', 1366, 768],
  ['a phone', 390, 844],
] as const) {
  test(`no question of the rules is cut on ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await SCREENS.table(page);
    await page.evaluate(() => document.fonts.ready);
    const bar = await page.getByRole('banner').boundingBox();
    for (const language of LANGUAGES) {
      const text = textOf(language);
      for (const prompt of Object.keys(text.prompts) as Prompt[]) {
        for (const units of [[], LONGEST]) {
          const { question, reason, answers = {} } = text.ask(prompt, units);
          const fits = await page.evaluate(
            ([asked, why, buttons]) => {
              const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
              find('.prompt h1').textContent = asked;
              find('.prompt-reason').textContent = why;
              find('.answers').replaceChildren(
                ...buttons.map((label) => Object.assign(document.createElement('button'), { textContent: label })),
              );
              const words = find('.prompt-words');
              const area = words.getBoundingClientRect();
              const isInside = [...words.querySelectorAll('*')].every((part) => {
                const { top, bottom, left, right, height: high } = part.getBoundingClientRect();
                return high === 0 || (top >= -1 && bottom <= window.innerHeight && left >= area.left - 1 && right <= area.right + 1);
              });
              return { isInside, bottom: Math.max(area.top + words.scrollHeight, area.bottom) };
            },
            [question, reason, Object.values(answers)] as const,
          );
          expect({ prompt, language, ...fits, bottom: fits.bottom <= (bar === null || width < 800 ? 110 : bar.height + 1) }).toEqual({
            prompt,
            language,
            isInside: true,
            bottom: true,
          });
        }
      }
    }
  });
}
