import { rememberPerson } from '../../app/session/session.ts';
import { useSignInStep } from '../../app/session/useSignInStep.ts';
import { type SignInAgainMutationVariables, useSignInAgainMutation } from './SignInAgainScreen.generated.ts';

/**
 * Signs whoever is signed in in anew, or leads to their second factor. Says whether the sign-in is complete.
 * @param back where to go on after the second factor; where the person was going when left out.
 */
export function useSignInAgain(back?: string): (input: SignInAgainMutationVariables['input']) => Promise<boolean> {
  const step = useSignInStep(back);
  const [signIn] = useSignInAgainMutation({
    update: (cache, { data }) => data && rememberPerson(cache, data.signIn),
  });
  return (input) => step(() => signIn({ variables: { input } }));
}
