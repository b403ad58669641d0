import { CARDS } from '../../content/cards';
import type { Language } from '../../content/text';
import { COMMANDER_IDS } from '../../model/commander';
import { browserShelf } from '../../store/browserShelf';
import { createTable } from '../../store/table';
import { CommandCard } from '../cards/CommandCard';
import { CommanderCard } from '../cards/CommanderCard';
import { TableContext } from '../TableContext';

/** All cards, the commanders' in their three states by turns. */
export function GalleryCards({ language }: { readonly language: Language }) {
  return (
    <TableContext value={createTable(browserShelf(() => sessionStorage), [language])}>
      <div className="card-sheet">
        {COMMANDER_IDS.map((id, place) => (
          <CommanderCard key={id} commander={id} tokens={1} committed={place % 3 === 1} captured={place % 3 === 2} />
        ))}
        {Object.keys(CARDS).map((id) => (
          <CommandCard key={id} card={id} />
        ))}
      </div>
    </TableContext>
  );
}
