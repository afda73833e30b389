/** The unit's rules and the API. The browser tests in e2e/ have a runner of their own. */

// A zone whose day is not always that of UTC, so that whoever takes the one for the other is found out.
process.env.TZ = 'America/Chicago';

// For the processes that run the tests: a test file's objects soon fill Node's own 16 MB for what is short-lived, and collecting them takes time.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=32`.trim();

const swc = {
  jsc: {
    parser: { syntax: 'typescript', decorators: true, tsx: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: true,
      react: { runtime: 'automatic' },
    },
    target: 'es2022',
    keepClassNames: true,
    // Node and Jest import JSON only where the import says that it is JSON.
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
};

const common = {
  testEnvironment: '<rootDir>/server/testing/environment.mjs',
  // Jest's own pattern also takes scripts/test.mjs for a test, which runs all tests.
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', swc] },
};

export default {
  // Modules that were loaded for a test stay in the memory of a process until it ends: in a large one collecting garbage takes ever longer.
  workerIdleMemoryLimit: '1GB',
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
      setupFiles: ['reflect-metadata'],
      globalSetup: '<rootDir>/server/testing/startStore.mjs',
      globalTeardown: '<rootDir>/server/testing/stopStore.mjs',
    },
    { ...common, displayName: 'client', roots: ['<rootDir>/client'] },
  ],
};
