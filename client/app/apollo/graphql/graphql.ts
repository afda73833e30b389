/* graphql-js as the browser gets it (vite.config.ts): it prints what is asked for, and no schemas. */
export * from 'graphql/index';
export { printOperations as print } from './printOperations.ts';
