import type { Keyword } from '../../model/unit';
import type { Text } from './text';

/** A keyword as cards print it: the two that have an X say it, on the same line. */
export const keywordWithLevel = (keywords: Text['keywords'], keyword: Keyword, level: number | null): string =>
  level !== null && (keyword === 'pursue' || keyword === 'toughness') ? `${keywords[keyword].name}\u00A0${level}` : keywords[keyword].name;
