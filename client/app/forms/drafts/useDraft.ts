import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { signInSteps } from '../../paths.ts';
import { usePerson } from '../../session/PersonContext.ts';
import { ViewerDocument } from '../../session/session.generated.ts';
import { didSignOut } from '../../session/session.ts';
import { draftKey, dropDraft, holdDraft, keptDraft, releaseDraft, storeDraft } from './drafts.ts';

/** Whether a draft was restored, and how to discard it. */
export type RestoredDraft = { readonly isRestored: boolean; readonly discard: () => void };

/** How a form's draft is written as text. */
type Written<State, Content> = {
  /** The part of the state that is stored. */
  contentOf: (state: State) => Content;
  stateOf: (content: Content) => State;
  /** The state with nothing typed. */
  untouched: (state: State) => State;
};

/**
 * The key of a draft at the current address.
 * @param form which form at that address; left out if there is only one
 */
export function useDraftKey(form = ''): string {
  const person = usePerson();
  const { pathname } = useLocation();
  return draftKey(person?.accountId, pathname, form);
}

/**
 * `useState` for a form's content. If the person has to sign in again, the content is kept until the same login opens the same form.
 * Leaving or saving the form drops it.
 * @param form which form at the address; '' if there is only one
 * @param written also keeps the content through a reload, until the form is saved, left or discarded
 */
export function useDraft<State, Content = never>(
  opened: State,
  form = '',
  written: Written<State, Content> | null = null,
): [State, Dispatch<SetStateAction<State>>, RestoredDraft] {
  const { cache } = useApolloClient();
  const key = useDraftKey(form);
  const [initial] = useState(() => opened);
  const [restored] = useState(() => {
    if (written === null) return keptDraft(key, opened);
    const content = keptDraft(key, written.contentOf(opened));
    return content === null ? null : written.stateOf(content);
  });
  const [state, setState] = useState(() => restored ?? opened);
  const [isRestored, setRestored] = useState(restored !== null);
  const untouched = written === null ? initial : written.untouched(state);
  const text = written && JSON.stringify(written.contentOf(state));
  const isTyped = written === null ? state !== initial : text !== JSON.stringify(written.contentOf(untouched));
  // Once nothing is typed anymore, the restored draft is over. Anything typed next is a new draft.
  if (isRestored && !isTyped) setRestored(false);

  const store = useEffectEvent(() => {
    if (written === null) return;
    if (isTyped) storeDraft(key, written.contentOf(state));
    else dropDraft();
  });
  useEffect(() => store(), [isTyped, key, text]);

  const leave = useEffectEvent((left: string) => {
    if (!isLedToSignIn(cache)) {
      if (written !== null) dropDraft();
    } else if (isTyped) holdDraft(left, written === null ? state : written.contentOf(state));
  });
  useEffect(() => {
    releaseDraft(key);
    return () => leave(key);
  }, [key]);

  return [state, setState, { isRestored, discard: () => setState(untouched) }];
}

/**
 * Whether the person was sent to sign in or to set up a second factor, and will return. That happens when the session ends, a call needs a
 * recent sign-in, or a second factor becomes required.
 */
function isLedToSignIn(cache: ApolloCache): boolean {
  const viewer = cache.readQuery({ query: ViewerDocument })?.viewer;
  const didSessionEnd = !didSignOut() && viewer === null;
  return didSessionEnd || viewer?.login.mustAddSecondFactor === true || signInSteps.includes(window.location.pathname);
}
