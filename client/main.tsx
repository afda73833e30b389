import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app/styles.ts';
import { App } from './app/App.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root.');
const app = createRoot(root);
// Worked out in small steps, as everything that is shown as a transition: what the page shows already goes on meanwhile.
startTransition(() =>
  app.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
