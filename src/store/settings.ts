import * as v from 'valibot';
import type { Language } from '../content/text';
import { LANGUAGES } from '../content/text';
import type { Shelf } from './saves';

/** `system` follows the device. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How fast things move; a device that asks for reduced motion is obeyed whatever is chosen here. */
export const PACES = ['off', 'brisk', 'normal', 'slow'] as const;
export type Pace = (typeof PACES)[number];

/** How the turns of an opponent are watched: each action when asked for, one after the other, or told at the end. */
export const WATCHES = ['steps', 'flow', 'recap'] as const;
export type Watch = (typeof WATCHES)[number];

/** In per cent. */
export const TEXT_SIZES = [100, 115, 130] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly pace: Pace;
  readonly textSize: TextSize;
  /** Whether a panel tells what the other did whenever the turn passes from player to player. */
  readonly handOver: boolean;
  /** Whether decisions of a new kind are explained to a newcomer. */
  readonly hints: boolean;
  /** Whether keys of one character do something at the table. */
  readonly letterKeys: boolean;
  /** Those explanations that need not come again. */
  readonly learnt: readonly string[];
  readonly watch: Watch;
  /** Whether a player may ask what a knight would do. */
  readonly helper: boolean;
}

const KEY = 'westeros.settings';

/** What was chosen before; the rest, also of settings written by another version, as it is at first. */
export function settingsOn(shelf: Shelf, browserLanguages: readonly string[]): Settings {
  const spoken = browserLanguages.map((tag) => LANGUAGES.find((language) => tag.toLowerCase().startsWith(language)));
  const schema = v.object({
    language: v.fallback(v.picklist(LANGUAGES), spoken.find((language) => language !== undefined) ?? 'en'),
    theme: v.fallback(v.picklist(THEMES), 'system'),
    pace: v.fallback(v.picklist(PACES), 'normal'),
    textSize: v.fallback(v.picklist(TEXT_SIZES), 100),
    handOver: v.fallback(v.boolean(), true),
    hints: v.fallback(v.boolean(), true),
    letterKeys: v.fallback(v.boolean(), true),
    learnt: v.fallback(v.array(v.string()), []),
    watch: v.fallback(v.picklist(WATCHES), 'flow'),
    helper: v.fallback(v.boolean(), false),
  });
  return v.parse(v.fallback(schema, v.parse(schema, {})), written(shelf));
}

function written(shelf: Shelf): unknown {
  try {
    return JSON.parse(shelf.getItem(KEY) ?? '');
  } catch {
    return null;
  }
}

export function keepSettings(shelf: Shelf, settings: Settings): void {
  const { language, theme, pace, textSize, handOver, hints, letterKeys, learnt, watch, helper } = settings;
  try {
    shelf.setItem(KEY, JSON.stringify({ language, theme, pace, textSize, handOver, hints, letterKeys, learnt, watch, helper }));
  } catch {
    // Without room the choice lasts as long as the page, which is no reason to stop the game.
  }
}
