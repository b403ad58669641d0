import { Announcer } from '../announce/Announcer';
import type { History } from '../../store/history';
import { SkipLinks } from './SkipLinks';
import { useFocusKept } from './useFocusKept';
import { useQuietLetters } from './useQuietLetters';
import { useTableKeys } from './useTableKeys';

/** What the table needs for those who play it without a mouse or without seeing it. */
export function Access({ history }: { readonly history: History }) {
  useTableKeys();
  useQuietLetters();
  useFocusKept();
  return (
    <>
      <SkipLinks />
      <Announcer history={history} />
    </>
  );
}
