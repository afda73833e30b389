import type { ApolloCache } from '@apollo/client';
import { ViewerDocument } from '../../app/session/session.generated.ts';

/** Sets the second factor in the cache: on with a number of recovery codes, or off with none. */
export function showSecondFactor(cache: ApolloCache, recoveryCodes: number): void {
  const id = cache.readQuery({ query: ViewerDocument })?.viewer?.login.id;
  const login = id === undefined ? undefined : cache.identify({ __typename: 'Login', id });
  if (login === undefined) return;
  cache.modify({
    id: login,
    fields: { hasSecondFactor: () => recoveryCodes > 0, recoveryCodesLeft: () => recoveryCodes },
  });
}
