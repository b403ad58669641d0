import { LANGUAGES, textOf } from '../content/text';
import { BOX_SECTIONS } from './proofreading/boxText';
import { optionsOf } from './terminal/options';
import { UsageError, guarded } from './terminal/usageError';

const SECTIONS = Object.keys(BOX_SECTIONS) as (keyof typeof BOX_SECTIONS)[];

/** Prints a part of the box in one language, for proof-reading: content cards --lang en. */
export const main = (args: readonly string[]): Promise<number> =>
  guarded('content', () => {
    const [name, ...rest] = args;
    const section = SECTIONS.find((one) => one === name);
    if (section === undefined) throw new UsageError(`say what to print: ${SECTIONS.join(', ')}`);
    const { lang = 'fr' } = optionsOf(rest, { lang: 'string' });
    const language = LANGUAGES.find((one) => one === lang);
    if (language === undefined) throw new UsageError(`no language '${lang}'; known: ${LANGUAGES.join(', ')}`);
    console.log(BOX_SECTIONS[section](textOf(language)).join('\n').trimEnd());
    return 0;
  });
