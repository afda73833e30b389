import type { ApolloCache } from '@apollo/client';
import { accountIn } from '../../../app/session/session.ts';

/** Updates the cached second factor: on with this many recovery codes, or off with none. */
export function showSecondFactor(cache: ApolloCache, recoveryCodes: number): void {
  const id = accountIn(cache);
  const login = id ? cache.identify({ __typename: 'Login', id }) : undefined;
  if (login === undefined) return;
  cache.modify({
    id: login,
    fields: { hasSecondFactor: () => recoveryCodes > 0, recoveryCodesLeft: () => recoveryCodes },
  });
}
