import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import './theme.css';
import './main.css';

function Welcome() {
  return (
    <main>
      <h1>Batailles de Westeros</h1>
      <p>Le moteur de règles est là&nbsp;; la table de jeu arrive.</p>
      <p lang="en">The rules engine is here; the table is coming.</p>
      <p>
        <small>
          Projet de fans, non officiel. <span lang="en">An unofficial fan project.</span>
        </small>
      </p>
    </main>
  );
}

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
      <Welcome />
    )}
  </StrictMode>,
);
