import * as v from 'valibot';
import type { Language } from '../content/text';
import { LANGUAGES } from '../content/text';
import type { Shelf } from './saves';

/** `system` follows the device. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
}

const KEY = 'westeros.settings';
const schema = v.object({ language: v.picklist(LANGUAGES), theme: v.picklist(THEMES) });

/** What was chosen before, or else the first of the browser's languages that the game speaks. */
export function settingsOn(shelf: Shelf, browserLanguages: readonly string[]): Settings {
  try {
    return v.parse(schema, JSON.parse(shelf.getItem(KEY) ?? ''));
  } catch {
    const spoken = browserLanguages.map((tag) => LANGUAGES.find((language) => tag.toLowerCase().startsWith(language)));
    return { language: spoken.find((language) => language !== undefined) ?? 'en', theme: 'system' };
  }
}

export function keepSettings(shelf: Shelf, { language, theme }: Settings): void {
  try {
    shelf.setItem(KEY, JSON.stringify({ language, theme }));
  } catch {
    // Without room the choice lasts as long as the page, which is no reason to stop the game.
  }
}
