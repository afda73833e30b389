import product from '../../../jest.config.mjs';

/** Runs the benchmark's tests like the server's: on a real store. */
const server = product.projects.find(({ displayName }) => displayName === 'server');
const rootDir = '../../..';

export default {
  rootDir,
  projects: [
    { ...server, rootDir, roots: ['<rootDir>/scripts/lab/bench'], testPathIgnorePatterns: ['/node_modules/'] },
  ],
};
