import type { CardId } from '../../model/card';
import { Dialog } from '../dialog/Dialog';
import { useWords } from '../TableContext';
import { CommandCard } from './CommandCard';

interface CardsDialogProps {
  readonly title: string;
  readonly cards: readonly CardId[];
  readonly onClose: () => void;
}

/** Cards that lie open, the last one played first. */
export function CardsDialog({ title, cards, onClose }: CardsDialogProps) {
  const { words } = useWords();
  return (
    <Dialog title={title} onClose={onClose}>
      {cards.length === 0 ? (
        <p>{words.card.noDiscards}</p>
      ) : (
        <div className="card-sheet">
          {cards.toReversed().map((card) => (
            <CommandCard key={card} card={card} />
          ))}
        </div>
      )}
    </Dialog>
  );
}
