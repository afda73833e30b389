import { useApolloClient } from '@apollo/client/react';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import type { Drafts } from './drafts.ts';
import { isLedToSignIn } from './isLedToSignIn.ts';
import { dropDraft, keepDraft, keptDraft } from './keptDraft.ts';
import { useDraft, useDraftKey } from './useDraft.ts';

/** Whether a draft was restored from the tab's storage, and how to discard it. */
export type RestoredDraft = { readonly isRestored: boolean; readonly discard: () => void };

type KeptState<State, Content> = {
  drafts: Drafts<State>;
  /** The form's initial state. */
  opened: State;
  /** The part of the state that is stored. */
  contentOf: (state: State) => Content;
  stateOf: (content: Content) => State;
  /** The state with nothing typed. */
  untouched: (state: State) => State;
};

/**
 * `useDraft` that also stores the draft in the tab: it is restored after a reload, until the form is saved, left or discarded. Where the browser
 * stores nothing, `useDraft` still keeps it while the person signs in again.
 */
export function useKeptDraft<State, Content>({
  drafts,
  opened,
  contentOf,
  stateOf,
  untouched,
}: KeptState<State, Content>): [State, Dispatch<SetStateAction<State>>, RestoredDraft] {
  const { cache } = useApolloClient();
  const key = useDraftKey();
  const [found, setFound] = useState(() => keptDraft(key, contentOf(opened)));
  const [state, setState] = useDraft(drafts, () => (found === null ? opened : stateOf(found)));
  const content = JSON.stringify(contentOf(state));
  const isTyped = content !== JSON.stringify(contentOf(untouched(state)));
  // With nothing typed any more, the restored draft is over; what is typed next is a new one.
  if (found !== null && !isTyped) setFound(null);
  useEffect(() => {
    if (isTyped) keepDraft(key, content);
    else dropDraft();
  }, [isTyped, key, content]);
  useEffect(
    () => () => {
      if (!isLedToSignIn(cache)) dropDraft();
    },
    [cache],
  );
  return [state, setState, { isRestored: found !== null, discard: () => setState(untouched) }];
}
