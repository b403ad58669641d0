import { en } from './en';
import { fr } from './fr';
import type { Text } from './text';

export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

const TEXTS: Readonly<Record<Language, Text>> = { fr, en };

/** All words of the game in one language. */
export const textOf = (language: Language): Text => TEXTS[language];
