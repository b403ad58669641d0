import { useWords } from '../TableContext';
import { KEYS } from './keys';

/** Every key and what it does. */
export function KeysSheet() {
  const { words } = useWords();
  return (
    <div className="help-sheet">
      <dl className="help-keys">
        {KEYS.map((id) => {
          const [key, what] = words.keys[id];
          return (
            <div key={id}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
