import product from '../../../jest.config.mjs';

/** The benchmark's tests, as those of the server run: on a real store. */
const server = product.projects.find(({ displayName }) => displayName === 'server');
const rootDir = '../../..';

export default {
  rootDir,
  projects: [
    { ...server, rootDir, roots: ['<rootDir>/scripts/lab/bench'], testPathIgnorePatterns: ['/node_modules/'] },
  ],
};
