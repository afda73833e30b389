/** The unit's rules, the API and the client's logic. The browser tests in e2e/ have a runner of their own. */

// A zone whose day is not always UTC's, so that code which confuses the two fails.
process.env.TZ = 'America/Chicago';

// For the processes that run the tests: a test file's objects soon fill Node's own 16 MB for what is short-lived, and collecting them takes time.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=32`.trim();

const common = {
  testEnvironment: '<rootDir>/scripts/jest/environment.mjs',
  testRunner: '<rootDir>/scripts/jest/sharedModules.mjs',
  // Jest's own pattern also takes scripts/test.mjs for a test, which runs all tests.
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  // Node's loader transforms TypeScript.
  transform: {},
};

export default {
  // Tests wait for the store and for time to pass, so there is work for as many processes as cores, and then some to do beside them.
  maxWorkers: '100%',
  // What hangs fails all the same; what is merely beside other work does not.
  testTimeout: 60_000,
  projects: [
    { ...common, displayName: 'domain', roots: ['<rootDir>/domain'] },
    {
      ...common,
      displayName: 'server',
      roots: ['<rootDir>/server', '<rootDir>/scripts'],
      // A package of its own.
      testPathIgnorePatterns: ['/node_modules/', '/scripts/lab/bench/'],
      setupFilesAfterEnv: ['reflect-metadata'],
      globalSetup: '<rootDir>/server/testing/startStore.mjs',
      globalTeardown: '<rootDir>/server/testing/stopStore.mjs',
    },
    {
      ...common,
      displayName: 'client',
      roots: ['<rootDir>/client'],
      testEnvironmentOptions: { page: new URL('client/testing/page.ts', import.meta.url).href },
    },
  ],
};
