import { useTable, useWords } from '../TableContext';

/** Why the last click came to nothing, with the clause. */
export function RefusalNote() {
  const refusal = useTable((table) => table.refusal);
  const dismiss = useTable((table) => table.dismiss);
  const { text, words } = useWords();
  return (
    <div role="alert">
      {refusal !== null && (
        <p className="refusal">
          {text.refusal(refusal)}{' '}
          <button type="button" onClick={dismiss}>
            {words.close}
          </button>
        </p>
      )}
    </div>
  );
}
