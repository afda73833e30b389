/* Replaces `graphql` in the build (vite.config.ts): the same exports, except that `print` is limited to operations. */
export * from 'graphql/index';
export { printOperations as print } from './printOperations.ts';
