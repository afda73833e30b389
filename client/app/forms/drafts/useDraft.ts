import { useApolloClient } from '@apollo/client/react';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePerson } from '../../session/PersonContext.ts';
import type { Drafts } from './drafts.ts';
import { isLedToSignIn } from './isLedToSignIn.ts';
import { draftKey } from './keptDraft.ts';

/** The key of the current form's draft. */
export function useDraftKey(): string {
  const person = usePerson();
  const { pathname } = useLocation();
  return draftKey(person?.accountId, pathname);
}

/**
 * `useState` for a form's content. When the person has to sign in again, the content is kept until the same account opens the same address.
 * Leaving or saving the form keeps nothing.
 */
export function useDraft<State>(
  drafts: Drafts<State>,
  initial: State | (() => State),
): [State, Dispatch<SetStateAction<State>>] {
  const { cache } = useApolloClient();
  const key = useDraftKey();
  const [untouched] = useState(initial);
  const [state, setState] = useState(() => drafts.get(key) ?? untouched);
  useEffect(() => {
    // The form's state holds it now.
    drafts.delete(key);
    return () => {
      if (state !== untouched && isLedToSignIn(cache)) drafts.set(key, state);
    };
  }, [drafts, key, state, untouched, cache]);
  return [state, setState];
}
