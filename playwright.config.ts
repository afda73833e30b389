import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

const executablePath = findBrowser();

/** Tests of the product as a process; they need no browser. */
const PROCESS_TESTS = 'start.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // On a busy machine a browser can be slower than a test's patience; the summary tells which needed a second try.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    actionTimeout: 5000,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [
    { name: 'process', testMatch: PROCESS_TESTS },
    {
      name: 'phone',
      testIgnore: PROCESS_TESTS,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desk', testIgnore: PROCESS_TESTS, use: { viewport: { width: 1280, height: 800 } } },
  ],
});
