import { useTable } from '../TableContext';
import { offerFile } from './offerFile';

interface ExportButtonProps {
  readonly slot: string | null;
  readonly children: string;
}

/** Hands a game out as a file, where it has a slot. */
export function ExportButton({ slot, children }: ExportButtonProps) {
  const exportText = useTable((table) => table.exportText);
  return (
    slot && (
      <button type="button" onClick={() => offerFile(`westeros-${slot}.json`, exportText(slot))}>
        {children}
      </button>
    )
  );
}
