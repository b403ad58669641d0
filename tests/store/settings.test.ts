import { describe, expect, it } from 'vitest';
import { settingsOn } from '../../src/store/settings';
import { createTable } from '../../src/store/table';
import { memoryShelf } from './shelf';

const KEY = 'westeros.settings';
const FIRST = {
  ...{ language: 'fr', theme: 'system', pace: 'normal', textSize: 100 },
  ...{ handOver: true, hints: true, letterKeys: true, learnt: [], watch: 'flow', helper: false },
};

function shelfWith(text: string) {
  const shelf = memoryShelf();
  shelf.setItem(KEY, text);
  return shelf;
}

describe('settings', () => {
  it('are at first what the browser speaks, and everything told and shown', () => {
    expect(settingsOn(memoryShelf(), ['de', 'fr-CA', 'en'])).toEqual(FIRST);
    expect(settingsOn(memoryShelf(), ['de'])).toEqual({ ...FIRST, language: 'en' });
  });

  it('written before there was a pace or a text size keep what they say', () => {
    expect(settingsOn(shelfWith('{"language":"en","theme":"dark"}'), ['fr'])).toEqual({
      ...FIRST,
      language: 'en',
      theme: 'dark',
    });
  });

  it('with one value nobody knows lose only that one', () => {
    const text = JSON.stringify({ ...FIRST, theme: 'dark', pace: 'breakneck', textSize: 1000 });
    expect(settingsOn(shelfWith(text), ['en'])).toEqual({ ...FIRST, theme: 'dark' });
  });

  it.each(['', 'torn {', '[]', 'null', '7'])('that are %j are as if there were none', (text) => {
    expect(settingsOn(shelfWith(text), ['fr'])).toEqual(FIRST);
  });

  it('once chosen are there when the page is opened again', () => {
    const shelf = memoryShelf();
    const table = createTable(shelf, ['fr']).getState();
    table.setPace('off');
    table.setTextSize(130);
    table.setHandOver(false);
    expect(settingsOn(shelf, ['en'])).toEqual({ ...FIRST, pace: 'off', textSize: 130, handOver: false });
  });
});
