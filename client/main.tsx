import { startTransition, StrictMode } from 'react';
import './app/styles.ts';
import { App } from './app/App.tsx';
import { createRoot } from './app/react.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root.');
const app = createRoot(root);
// A transition is rendered in small steps, so that what the page already shows stays responsive meanwhile.
startTransition(() =>
  app.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
