/* Imported here, React is evaluated in the script that the build makes of it (vite.config.ts), before the product's own. */
export { createRoot } from 'react-dom/client';
