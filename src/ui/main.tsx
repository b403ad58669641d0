import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { browserShelf } from '../store/browserShelf';
import { slotOfKey } from '../store/saves';
import { createOpponent } from '../store/opponent/createOpponent';
import { createThinker } from '../store/opponent/thinker';
import { createTable } from '../store/table';
import { App } from './App';
import { OpponentContext } from './opponent/OpponentContext';
import { startWorker } from './opponent/startWorker';
import { loadShapes } from './art/loadShapes';
import { stayOffline } from './stayOffline';
import { TableContext } from './TableContext';
import './fonts.css';
import './theme.css';
import './main.css';

const table = createTable(browserShelf(() => localStorage), navigator.languages);
const opponent = createOpponent(table, createThinker(startWorker));

// Only other tabs cause this event: what this one writes it knows.
window.addEventListener('storage', ({ key }) => {
  const slot = slotOfKey(key ?? '');
  if (slot !== null) table.getState().noticeWrite(slot);
});

// For those who draw: every piece at `#gallery` of the development server. The built game does not carry it.
const Gallery = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('./art/Gallery')).Gallery }))
  : () => null;

void loadShapes();
if (import.meta.env.PROD) stayOffline();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    {import.meta.env.DEV && location.hash === '#gallery' ? (
      <Suspense>
        <Gallery />
      </Suspense>
    ) : (
      <TableContext value={table}>
        <OpponentContext value={opponent}>
          <App />
        </OpponentContext>
      </TableContext>
    )}
  </StrictMode>,
);
