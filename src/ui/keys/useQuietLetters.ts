import { useEffect } from 'react';
import { useTable } from '../TableContext';

/** Where keys of one character are not wanted, as by those who speak to their device, none of them reaches the table. */
export function useQuietLetters(): void {
  const isOn = useTable((table) => table.letterKeys);
  useEffect(() => {
    if (isOn) return;
    const hush = (event: KeyboardEvent) => {
      if (event.key.length === 1 && event.key !== ' ') event.stopPropagation();
    };
    window.addEventListener('keydown', hush, true);
    return () => window.removeEventListener('keydown', hush, true);
  }, [isOn]);
}
