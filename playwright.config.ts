import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

const CORES = availableParallelism();
const browser = findBrowser();
/** How long the tests wait for what is to happen before they call it a fault, in milliseconds: also where something else keeps the machine busy. */
const PATIENCE = 30_000;

/** Tests of the product as a process; they need no browser. */
const PROCESS_TESTS = 'process/**';
/** Tests of what is the same at every width: permissions, sessions, storage, what forms check; or that set the width themselves. */
const WIDTHLESS_TESTS = '**/*.desk.spec.ts';

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
      name: 'phone',
      testIgnore: [PROCESS_TESTS, WIDTHLESS_TESTS],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'light' },
    },
    {
      name: 'desk',
      testIgnore: PROCESS_TESTS,
      // Neither the colors nor motion depend on the width: between them, the two projects see both kinds. Drawing motion takes a fifteenth of a test's processor time.
      use: {
        viewport: { width: 1280, height: 800 },
        colorScheme: 'dark',
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
  ],
});
