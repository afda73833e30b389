import type { ApolloCache } from '@apollo/client';

/** After a change to somebody: their history has one more entry, for whoever has it open. */
export function forgetHistory(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'history' });
}
