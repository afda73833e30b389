import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// While the client is developed, `npm run dev:client` serves it and hands the API's requests to `npm run dev`.
const SERVER = `http://localhost:${process.env['PORT'] ?? 4000}`;

export default defineConfig({
  root: 'client',
  plugins: [react()],
  build: { outDir: '../dist/client', emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/graphql': SERVER } },
});
