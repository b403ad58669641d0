import { SummarySheet } from '../announce/SummarySheet';
import { KeysSheet } from '../keys/KeysSheet';
import { WhySheet } from '../opponent/WhySheet';
import { useTable, useWords } from '../TableContext';
import { Dialog } from './Dialog';
import { HelpSheet } from './HelpSheet';
import { MenuSheet } from './MenuSheet';
import { SettingsSheet } from './SettingsSheet';

const SHEETS = { menu: MenuSheet, settings: SettingsSheet, help: HelpSheet, keys: KeysSheet, summary: SummarySheet, why: WhySheet } as const;

/** The sheet that lies over the screen, if any. */
export function Dialogs() {
  const { words } = useWords();
  const dialog = useTable((table) => table.dialog);
  if (dialog === null) return null;
  const Sheet = SHEETS[dialog];
  return (
    <Dialog key={dialog} title={words.menuWords[dialog]}>
      <Sheet />
    </Dialog>
  );
}
