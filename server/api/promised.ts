/**
 * For a field whose value is a promise, in a type with simple resolvers: compiled queries take a property as it is, and wait only for what a
 * resolver gives.
 */
export const PROMISED = { simple: false } as const;
