import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { slotOfKey } from '../store/saves';
import { createTable } from '../store/table';
import { App } from './App';
import { TableContext } from './TableContext';
import './fonts.css';
import './theme.css';
import './main.css';

const table = createTable(localStorage, navigator.languages);

// Only other tabs cause this event: what this one writes it knows.
window.addEventListener('storage', ({ key }) => {
  const slot = slotOfKey(key ?? '');
  if (slot !== null) table.getState().noticeWrite(slot);
});

// Apart from the game, so that nobody waits for it who came to play.
const Gallery = lazy(async () => ({ default: (await import('./art/Gallery')).Gallery }));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    {location.hash === '#gallery' ? (
      <Suspense>
        <Gallery />
      </Suspense>
    ) : (
      <TableContext value={table}>
        <App />
      </TableContext>
    )}
  </StrictMode>,
);
