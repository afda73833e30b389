import type { ApolloServerPlugin } from '@apollo/server';
import type { RequestContext } from '../context.ts';
import type { RequestRecord } from './requestRecord.ts';

const records = new WeakMap<object, RequestRecord>();

/** The request that a GraphQL error came from; null when it arose before the operation was read, or on a socket. */
export function requestOfError(error: unknown): RequestRecord | null {
  return typeof error === 'object' && error !== null ? (records.get(error) ?? null) : null;
}

/** Remembers which request an error came from: Apollo Server gives `formatError` the error alone. */
export const knowErrors: ApolloServerPlugin<RequestContext> = {
  async requestDidStart({ contextValue: { record } }) {
    return {
      async didEncounterErrors({ errors }) {
        if (record) for (const error of errors) records.set(error, record);
      },
    };
  },
};
