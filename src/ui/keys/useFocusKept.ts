import { useEffect } from 'react';
import { focusOnQuestion } from './regions';

/** Gives the focus to the question whenever what had it is gone, as a button is once it was answered. */
export function useFocusKept(): void {
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
    if (isLost) focusOnQuestion();
  });
}
