/* React is imported through this file so that it is evaluated in a script of its own (vite.config.ts), before the product's code. */
export { createRoot } from 'react-dom/client';
