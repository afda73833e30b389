import { startTransition, StrictMode } from 'react';
import './app/styles.ts';
import { App } from './app/App.tsx';
import { createRoot } from './app/react.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root.');
const app = createRoot(root);
// A transition renders in small steps, so that the page already on screen stays responsive.
startTransition(() =>
  app.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
