import type { ApolloCache } from '@apollo/client';

/** After a change to a record: its history has a new entry, so a history on the screen is refetched. */
export function forgetHistory(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'history' });
}
