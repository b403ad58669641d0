import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { useTable, useWords } from '../TableContext';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  /** Where it is not one of the dialogs that the table keeps. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** A sheet over the screen, which stays as it is below; Escape, the cross and a click beside it put it away. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const { words } = useWords();
  const show = useTable((table) => table.show);
  const close = onClose ?? (() => show(null));
  const sheet = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = sheet.current;
    if (dialog?.open === false) dialog.showModal();
    // Gives the focus back to where it was, for which it must still be on the page.
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={sheet}
      className="dialog"
      aria-labelledby="dialog-title"
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) close();
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) close();
      }}
    >
      <header>
        <h2 id="dialog-title">{title}</h2>
        <button type="button" className="button-out" aria-label={words.close} onClick={close}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M2 2L14 14M14 2L2 14" stroke="currentColor" strokeWidth="2.4" />
          </svg>
        </button>
      </header>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}
