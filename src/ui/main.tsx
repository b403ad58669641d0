import { StrictMode } from 'react';
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

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Welcome />
  </StrictMode>,
);
