import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { Observed, RequestRecord } from './requestRecord.ts';

const records = new WeakMap<object, RequestRecord>();

/** The request that a GraphQL error, or the error inside it, came from; null if unknown, or on a socket. */
export function requestOfError(error: unknown): RequestRecord | null {
  if (typeof error !== 'object' || error === null) return null;
  const wrapped = error instanceof GraphQLError ? error.originalError : null;
  return records.get(error) ?? (wrapped && records.get(wrapped)) ?? null;
}

/** Remembers which request an error came from. */
export function knowError(error: unknown, record: RequestRecord | null): void {
  if (record && typeof error === 'object' && error !== null) records.set(error, record);
}

/** Records the request of each operation's errors, because Apollo Server passes only the error to `formatError`. */
export const knowErrors: ApolloServerPlugin<Observed> = {
  async requestDidStart({ contextValue: { record } }) {
    return {
      async didEncounterErrors({ errors }) {
        for (const error of errors) knowError(error, record);
      },
    };
  },
};
