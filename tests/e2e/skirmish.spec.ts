import { expect, test } from '@playwright/test';
import { textOf } from '../../src/content/text';
import { wordsOf } from '../../src/ui/words';

const words = wordsOf('fr');
const text = textOf('fr');
const PLACING = (['skirmish.placeTerrain', 'skirmish.placeCommanders', 'skirmish.placeUnits'] as const).map(
  (prompt) => text.prompts[prompt].question,
);

for (const id of ['raidRiverlands', 'bountyWesterlands'] as const) {
  test(`${id} is set up by clicks alone, and whoever places sees what is left to place`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: words.newBattle }).click();
    await page.getByRole('button', { name: text.battles[id].title }).click();
    await page.getByLabel(words.seed).fill('clicks');
    await page.getByRole('button', { name: words.begin }).click();

    const question = page.getByRole('heading', { level: 1 });
    const overlay = page.locator('.hand-over .button-advised');
    const tray = page.locator('.set-up-tray');
    const seen = new Set<string>();
    for (let asked = ''; asked !== text.prompts['turn.choose'].question; ) {
      if ((await overlay.count()) > 0) await overlay.click();
      asked = (await question.textContent()) ?? '';
      seen.add(asked);
      if (PLACING.includes(asked)) {
        const left = await tray.getByRole('listitem').count();
        await page.getByRole('button', { name: words.canBeChosen }).first().click();
        // One piece fewer, or the other house's pieces, or the next kind, or the battle.
        if (left > 1) await expect(tray.getByRole('listitem')).toHaveCount(left - 1);
        else await expect(tray.getByRole('listitem').or(page.locator('.dock'))).not.toHaveCount(0);
      } else if (asked === text.prompts['skirmish.chooseCommanders'].question) {
        await page.locator('.options li button').first().click();
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining([text.prompts['skirmish.chooseCommanders'].question, ...PLACING]));
  });
}
