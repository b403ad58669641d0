import type { Language } from '../../content/text';
import { en } from './en';
import { fr } from './fr';
import type { Words } from './words';

const WORDS: Readonly<Record<Language, Words>> = { fr, en };

export const wordsOf = (language: Language): Words => WORDS[language];
