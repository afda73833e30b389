import { rememberPerson } from '../../../app/session/session.ts';
import { useSignInStep } from '../../../app/session/useSignInStep.ts';
import { type SignInAgainMutationVariables, useSignInAgainMutation } from './useSignInAgain.generated.ts';

/**
 * Signs the signed-in person in again, or redirects to their second factor. Resolves to whether the sign-in is complete.
 * @param back the address to open after the second factor; by default the address that the person asked for
 */
export function useSignInAgain(back?: string): (input: SignInAgainMutationVariables['input']) => Promise<boolean> {
  const step = useSignInStep(back);
  const [signIn] = useSignInAgainMutation({
    update: (cache, { data }) => data && rememberPerson(cache, data.signIn),
  });
  return (input) => step(() => signIn({ variables: { input } }));
}
