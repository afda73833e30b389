/**
 * For a field whose value is a promise, in a type with simple resolvers. Compiled queries take a property as it is, and wait only for what
 * a resolver returns.
 */
export const PROMISED = { simple: false } as const;
