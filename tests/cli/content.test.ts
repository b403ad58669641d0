import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { main } from '../../src/cli/content';
import { BATTLES } from '../../src/content/battles';
import { CARDS } from '../../src/content/cards';
import { textOf } from '../../src/content/text';
import { COMMANDER_IDS } from '../../src/model/commander';
import { UNIT_TYPES } from '../../src/model/unit';

const silent = () => undefined;
const heard = (): string => vi.mocked(console.log).mock.calls.flat().join('\n');

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(silent);
  vi.spyOn(console, 'error').mockImplementation(silent);
});
afterEach(() => vi.restoreAllMocks());

async function printed(...args: string[]): Promise<string> {
  expect(await main(args)).toBe(0);
  return heard();
}

test('every card is printed with its id and title', async () => {
  const page = await printed('cards', '--lang', 'en');
  for (const [id, title] of Object.entries(textOf('en').cardTitles)) expect(page).toContain(`${id}  ${title}`);
  expect(page.match(/^ {2}Tactic\. /gm)).toHaveLength(Object.values(CARDS).filter(({ tactic }) => tactic !== null).length);
});

test('French is the language unless another is asked for', async () => {
  expect(await printed('commanders')).toContain('Maege Mormont, Dame de l’Île-aux-Ours');
});

test.each(['fr', 'en'] as const)('commanders, units and battles are all there in %s', async (language) => {
  const text = textOf(language);
  const box = [await printed('commanders', '--lang', language), await printed('units', '--lang', language)].join('\n');
  for (const id of COMMANDER_IDS) expect(box).toContain(text.commanders[id].commitment);
  for (const id of UNIT_TYPES) expect(box).toContain(text.units[id]);
  const battles = await printed('battles', '--lang', language);
  for (const [id, { title }] of Object.entries(text.battles)) if (id in BATTLES) expect(battles).toContain(title);
});

test.each([[[]], [['dice']], [['cards', '--lang', 'de']], [['cards', '--language', 'fr']]])('%j is answered by what there is', async (args) => {
  expect(await main(args)).toBe(2);
  expect(vi.mocked(console.error).mock.calls.flat().join()).toMatch(/^content: .*(cards, commanders, units, battles|fr, en|--lang)$/);
});
