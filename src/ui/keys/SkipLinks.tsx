import { useWords } from '../TableContext';
import './keys.css';
import type { Region } from './regions';
import { REGIONS, focusOn } from './regions';

/** The first stop of the Tab key: straight to a part of the table. Seen only while focused. */
export function SkipLinks() {
  const { text, words } = useWords();
  const names: Readonly<Record<Region, string>> = {
    prompt: words.keys.question,
    board: words.board,
    options: words.options,
    hand: text.terms.hand,
    chronicle: words.chronicle,
  };
  return (
    <nav className="skip-links" aria-label={words.keys.skip}>
      {(Object.keys(REGIONS) as Region[]).map((region) => (
        <button key={region} type="button" onClick={() => focusOn(document.querySelector<HTMLElement>(REGIONS[region]))}>
          {names[region]}
        </button>
      ))}
    </nav>
  );
}
