import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { signInSteps } from '../../paths.ts';
import { usePerson } from '../../session/PersonContext.ts';
import { ViewerDocument } from '../../session/session.generated.ts';
import { didSignOut } from '../../session/session.ts';
import { draftKey, type Drafts, dropDraft, keepDraft, keptDraft } from './drafts.ts';

/** Whether a draft was restored from the tab's storage, and how to discard it. */
export type RestoredDraft = { readonly isRestored: boolean; readonly discard: () => void };

/** How the draft of a form is written as text. */
type Written<State, Content> = {
  /** The part of the state that is stored. */
  contentOf: (state: State) => Content;
  stateOf: (content: Content) => State;
  /** The state with nothing typed. */
  untouched: (state: State) => State;
};

/** The key of the current form's draft. */
export function useDraftKey(): string {
  const person = usePerson();
  const { pathname } = useLocation();
  return draftKey(person?.accountId, pathname);
}

/**
 * `useState` for a form's content. When the person has to sign in again, the content is kept until the same account opens the same address.
 * Leaving or saving the form keeps nothing.
 * @param written also restores the content after a reload, until the form is saved, left or discarded.
 */
export function useDraft<State, Content = never>(
  drafts: Drafts<State>,
  opened: State,
  written: Written<State, Content> | null = null,
): [State, Dispatch<SetStateAction<State>>, RestoredDraft] {
  const { cache } = useApolloClient();
  const key = useDraftKey();
  const [found, setFound] = useState(() => written && keptDraft(key, written.contentOf(opened)));
  const [initial] = useState(() => (written === null || found === null ? opened : written.stateOf(found)));
  const [state, setState] = useState(() => drafts.get(key) ?? initial);
  const untouched = written === null ? opened : written.untouched(state);
  const content = written && JSON.stringify(written.contentOf(state));
  const isTyped = written !== null && content !== JSON.stringify(written.contentOf(untouched));
  // With nothing typed any more, the restored draft is over; what is typed next is a new one.
  if (found !== null && !isTyped) setFound(null);

  useEffect(() => {
    // The form's state holds it now.
    drafts.delete(key);
    return () => {
      if (state !== initial && isLedToSignIn(cache)) drafts.set(key, state);
    };
  }, [drafts, key, state, initial, cache]);

  useEffect(() => {
    if (content === null) return;
    if (isTyped) keepDraft(key, content);
    else dropDraft();
  }, [isTyped, key, content]);

  const isWritten = written !== null;
  useEffect(() => {
    if (!isWritten) return;
    return () => {
      if (!isLedToSignIn(cache)) dropDraft();
    };
  }, [isWritten, cache]);

  return [state, setState, { isRestored: found !== null, discard: () => setState(untouched) }];
}

/**
 * Whether the person was redirected to sign in or to set up a second factor, by the end of the session, by a call that needs a recent sign-in, or because a second
 * factor has become required, and will come back.
 */
function isLedToSignIn(cache: ApolloCache): boolean {
  const viewer = cache.readQuery({ query: ViewerDocument })?.viewer;
  const didSessionEnd = !didSignOut() && viewer === null;
  return didSessionEnd || viewer?.login.mustAddSecondFactor === true || signInSteps.includes(window.location.pathname);
}
