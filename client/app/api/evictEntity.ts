import type { ApolloCache } from '@apollo/client';

/** Removes a deleted object from the cache. Apollo Client then skips it in lists that refer to it. */
export function evictEntity(cache: ApolloCache, object: { readonly __typename: string; readonly id: string }): void {
  const id = cache.identify(object);
  if (id !== undefined) cache.evict({ id });
}
