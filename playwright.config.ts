import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

const CORES = availableParallelism();
const browser = findBrowser();
/** How long the tests wait for what is to happen before they call it a fault, in milliseconds: also where something else keeps the machine busy. */
const PATIENCE = 30_000;

/** Tests of the product as a process; they need no browser. */
const PROCESS_TESTS = 'process/**';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // A third of a test is waiting for what has a time of its own: three of them fill two cores. A full browser takes about twice the processor time.
  workers: browser?.isFull ? CORES : Math.ceil(CORES * 1.5),
  timeout: 3 * PATIENCE,
  expect: { timeout: PATIENCE },
  forbidOnly: true,
  // The summary tells which tests needed a second try.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    actionTimeout: PATIENCE,
    // Recording every test costs a third of the time; so the second try of a failed one is recorded.
    trace: 'on-first-retry',
    launchOptions: {
      ...(browser?.path && { executablePath: browser.path }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'process', testMatch: PROCESS_TESTS },
    {
      // A desk; tests look at phones, light colors and motion where these differ. Drawing motion takes a fifteenth of a test's processor time.
      name: 'screens',
      testIgnore: PROCESS_TESTS,
      use: {
        viewport: { width: 1280, height: 800 },
        colorScheme: 'dark',
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
  ],
});
