/* React starts to work where it is first imported: here, in the script that the build makes of it (vite.config.ts). */
export { createRoot } from 'react-dom/client';
