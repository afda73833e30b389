import { useApolloClient } from '@apollo/client/react';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePerson } from '../session/PersonContext.ts';
import type { Drafts } from './drafts.ts';
import { isLedToSignIn } from './isLedToSignIn.ts';
import { draftKey } from './keptDraft.ts';

/** Whose form this is, and where. */
export function useDraftKey(): string {
  const person = usePerson();
  const { pathname } = useLocation();
  return draftKey(person?.accountId, pathname);
}

/**
 * `useState` for what a form holds. What was typed when the person had to sign in again is kept until the same account opens the same
 * address; a form that was left or saved keeps nothing.
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
    // From here on it is the form's.
    drafts.delete(key);
    return () => {
      if (state !== untouched && isLedToSignIn(cache)) drafts.set(key, state);
    };
  }, [drafts, key, state, untouched, cache]);
  return [state, setState];
}
