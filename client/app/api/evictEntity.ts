import type { ApolloCache } from '@apollo/client';

/** Removes an object that no longer exists from the cache. Apollo Client leaves it out of the lists that refer to it. */
export function evictEntity(cache: ApolloCache, object: { readonly __typename: string; readonly id: string }): void {
  const id = cache.identify(object);
  if (id !== undefined) cache.evict({ id });
}
