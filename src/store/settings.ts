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
  const before = written(shelf);
  const oneOf = <T>(values: readonly T[], key: keyof Settings, first: T): T => values.find((value) => value === before[key]) ?? first;
  const isOn = (key: keyof Settings, first: boolean): boolean => oneOf([true, false], key, first);
  const { learnt } = before;
  return {
    language: oneOf(LANGUAGES, 'language', spoken.find((language) => language !== undefined) ?? 'en'),
    theme: oneOf(THEMES, 'theme', 'system'),
    pace: oneOf(PACES, 'pace', 'normal'),
    textSize: oneOf(TEXT_SIZES, 'textSize', 100),
    handOver: isOn('handOver', true),
    hints: isOn('hints', true),
    letterKeys: isOn('letterKeys', true),
    learnt: Array.isArray(learnt) && learnt.every((hint) => typeof hint === 'string') ? learnt : [],
    watch: oneOf(WATCHES, 'watch', 'flow'),
    helper: isOn('helper', false),
  };
}

function written(shelf: Shelf): Partial<Record<keyof Settings, unknown>> {
  try {
    return Object(JSON.parse(shelf.getItem(KEY) ?? '')) as object;
  } catch {
    return {};
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
