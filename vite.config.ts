import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { CLIENT_BUDGETS, clientBudget } from './scripts/build/clientBudget.ts';
import { firstScript, LIBRARIES, themeStyles } from './scripts/build/firstPaint.ts';
import { leanLibraries } from './scripts/build/leanLibraries.ts';
import { precompress } from './scripts/build/precompress.ts';
import { screenLinks } from './scripts/build/screenLinks.ts';

// While the client is developed, `npm run dev:client` serves it and hands the API's requests to `npm run dev`.
const SERVER = `http://localhost:${process.env['PORT'] ?? 4000}`;

/** The product opens without a network: a worker keeps its files. What the API says is kept by nobody but the screens. */
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
  },
  workbox: {
    globPatterns: ['**/*.{html,js,css,svg,webmanifest}'],
    navigateFallback: '/index.html',
    // What the server answers itself: the pop-up of a provider, too, is a page that the browser opens.
    navigateFallbackDenylist: [/^\/(graphql|explorer|calendar|auth)\b/, /^\/(healthz|readyz|metrics)$/],
  },
});

export default defineConfig({
  root: 'client',
  plugins: [
    react(),
    leanLibraries(),
    themeStyles(),
    firstScript(),
    offline,
    clientBudget(CLIENT_BUDGETS),
    screenLinks(),
    precompress(),
  ],
  // RxJS offers modern code under a condition of its own; without it browsers get ES5 and its helpers.
  resolve: {
    conditions: ['es2015', ...defaultClientConditions],
    alias: [
      {
        find: /^graphql$/,
        replacement: fileURLToPath(new URL('client/app/apollo/graphql/graphql.ts', import.meta.url)),
      },
      { find: /^fflate$/, replacement: fileURLToPath(new URL('client/app/export/zip.ts', import.meta.url)) },
    ],
  },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    // One style sheet: with a dozen of 1 kB the scripts would wait in line behind them.
    cssCodeSplit: false,
    // As the README promises.
    target: ['chrome110', 'edge110', 'firefox121', 'safari16'],
    // Browsers that do not know modulepreload do without.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every screen needs is one file, not forty: together it packs better.
          groups: [
            { name: 'start', tags: ['$initial'], priority: 1 },
            ...LIBRARIES.map((library) => ({ ...library, tags: ['$initial' as const], priority: 2 })),
            // What every screen for whoever is signed in needs, too; and how Home writes a person, so that it needs no file more for that.
            {
              name: 'signedIn',
              test: /\/client\/(app\/routing\/(SignedInRoutes|screens)|components\/PersonName)\.tsx?$/,
            },
            // So is what many screens need, and every component or small tool that a few do: as files of its own each small part would be asked for in its turn.
            { name: 'shared', minShareCount: 4 },
            {
              name: 'components',
              test: /\/client\/components\/|\/client\/app\/(?:(?:apollo|form|mailedLink|pages|routing)\/)?[^/]+$|\/@tabler\/|\/@mantine\//,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/graphql': { target: SERVER, ws: true }, '/auth': SERVER, '/calendar': SERVER } },
});
