/* React is imported through this file. That gives it its own script (vite.config.ts), which runs before the product's code. */
export { createRoot } from 'react-dom/client';
