import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { CLIENT_BUDGETS, clientBudget } from './scripts/build/clientBudget.ts';
import { firstScript, LIBRARIES, themeStyles } from './scripts/build/firstPaint.ts';
import { precompress } from './scripts/build/precompress.ts';
import { SCREEN_FILES } from './scripts/build/screenFiles.ts';
import { screenLinks } from './scripts/build/screenLinks.ts';

// In development, `npm run dev:client` serves the client and passes the API's requests on to `npm run dev`.
const SERVER = `http://localhost:${process.env['PORT'] ?? 4000}`;

/** The product opens without a network: a service worker stores its files. It stores no answers of the API. */
const offline = VitePWA({
  // The exam's screens register it; a newer one takes over at once (client/app/offline).
  registerType: 'autoUpdate',
  injectRegister: null,
  manifest: {
    id: '/',
    name: 'Fire Support Tracker',
    short_name: 'Fire Support',
    description: 'Personnel records and readiness for a battalion fire-support section.',
    start_url: '/home',
    display: 'standalone',
    background_color: '#15181c',
    theme_color: '#15181c',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    screenshots: [
      {
        src: '/screenshot.png',
        sizes: '1280x540',
        type: 'image/png',
        form_factor: 'wide',
        label: 'The readiness of a section',
      },
    ],
    // My Info is missing: its address has the person's id.
    shortcuts: [
      { name: 'Home', url: '/home', icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }] },
      { name: 'Exam', url: '/exam/landing', icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }] },
    ],
  },
  workbox: {
    globPatterns: ['**/*.{html,js,css,svg,webmanifest}'],
    // What reads files for an import, which needs the server anyway.
    globIgnores: ['**/{roster,question}Worker-*.js'],
    navigateFallback: '/index.html',
    // Paths that the server answers itself, such as the pages of a provider's pop-up, which the browser also opens as pages.
    navigateFallbackDenylist: [/^\/(graphql|explorer|calendar|auth)\b/, /^\/(healthz|readyz|metrics)$/],
  },
});

export default defineConfig({
  root: 'client',
  plugins: [react(), themeStyles(), firstScript(), offline, clientBudget(CLIENT_BUDGETS), screenLinks(), precompress()],
  // RxJS exports modern code under a condition of its own; without that condition it would come as ES5 with helpers.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    // The browsers that the README promises.
    target: ['chrome110', 'edge110', 'firefox121', 'safari16'],
    // Browsers without modulepreload work without it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Modules that every screen needs are one file instead of forty, which compresses better.
          groups: [
            { name: 'start', tags: ['$initial'], priority: 1 },
            ...LIBRARIES.map((library) => ({ ...library, tags: ['$initial' as const], priority: 2 })),
            ...SCREEN_FILES,
          ],
        },
      },
    },
  },
  server: { proxy: { '/graphql': { target: SERVER, ws: true }, '/auth': SERVER, '/calendar': SERVER } },
});
