import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

// While the client is developed, `npm run dev:client` serves it and hands the API's requests to `npm run dev`.
const SERVER = `http://localhost:${process.env['PORT'] ?? 4000}`;

export default defineConfig({
  root: 'client',
  plugins: [react()],
  // RxJS offers modern code under a condition of its own; without it browsers get ES5 and its helpers.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: { outDir: '../dist/client', emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/graphql': SERVER, '/auth': SERVER } },
});
