import { expect, type Page } from '@playwright/test';
import { createDice } from '../../src/store/dice';
import { wordsOf } from '../../src/ui/words';
import type { Reaction } from './reactions';
import { painted, reactionsTo, watchReactions } from './reactions';

/** A long play by seeded clicks on the board, the answers, the options, the cards and undo, each of them timed. */
export async function playAlong(page: Page, clicks: number): Promise<Reaction[]> {
  await watchReactions(page);
  const dice = createDice('bench clicks');
  for (let click = 0; click < clicks; click += 1) {
    const wanted = { chosen: wordsOf('fr').canBeChosen, onBoard: dice.below(6) > 0, which: dice.below(1000) };
    let place = await page.evaluate(offered, wanted);
    // What is told of a unit makes room for the list when the pointer comes there: one follows what one wants to click on.
    for (let aim = 0; aim < 3 && place?.isHex === false; aim += 1) {
      await page.mouse.move(place.x, place.y);
      await painted(page);
      place = await page.evaluate(offered, wanted);
    }
    expect(place, 'something is offered').not.toBeNull();
    await page.mouse.click(place!.x, place!.y);
    await painted(page);
  }
  return reactionsTo(page, 'click');
}

interface Wanted {
  readonly chosen: string;
  readonly onBoard: boolean;
  readonly which: number;
}

/** In the page: where to click on something that can be chosen now. What lies over the table goes before it. */
function offered({ chosen, onBoard, which }: Wanted) {
  const shown = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
  const hexes = shown('[data-hex]').filter((hex) => hex.getAttribute('aria-label')?.includes(chosen));
  const listed = '.prompt button:enabled, .options button:enabled, .combat button:enabled';
  const others = shown(`${listed}, .hand-card.is-lit, .hand-switch, .undo-button:enabled`);
  const some = [shown('[data-waits], .notices button'), onBoard ? hexes : [], others].find((each) => each.length > 0) ?? [];
  const one = some[which % some.length];
  if (one === undefined) return null;
  one.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = one.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, isHex: hexes.includes(one) };
}
