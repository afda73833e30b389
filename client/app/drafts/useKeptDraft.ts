import { useApolloClient } from '@apollo/client/react';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import type { Drafts } from './drafts.ts';
import { isLedToSignIn } from './isLedToSignIn.ts';
import { dropDraft, keepDraft, keptDraft } from './keptDraft.ts';
import { useDraft, useDraftKey } from './useDraft.ts';

/** What a form says of a draft that is back. */
export type BackDraft = { readonly isBack: boolean; readonly discard: () => void };

type KeptState<State, Content> = {
  drafts: Drafts<State>;
  /** What the form opens with. */
  opened: State;
  /** What the tab keeps of it. */
  contentOf: (state: State) => Content;
  stateOf: (content: Content) => State;
  /** The same without anything typed. */
  untouched: (state: State) => State;
};

/** `useDraft`, for what the tab keeps as well: what was typed is back after a reload, until it is saved, left or discarded. */
export function useKeptDraft<State, Content>({
  drafts,
  opened,
  contentOf,
  stateOf,
  untouched,
}: KeptState<State, Content>): [State, Dispatch<SetStateAction<State>>, BackDraft] {
  const { cache } = useApolloClient();
  const key = useDraftKey();
  const [found, setFound] = useState(() => keptDraft(key, contentOf(opened)));
  const [state, setState] = useDraft(drafts, () => (found === null ? opened : stateOf(found)));
  const content = JSON.stringify(contentOf(state));
  const isTyped = content !== JSON.stringify(contentOf(untouched(state)));
  // What is typed after it is no draft that is back.
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
  return [state, setState, { isBack: found !== null, discard: () => setState(untouched) }];
}

/** The same for a form that is kept as it is. */
export function useTypedDraft<State>(drafts: Drafts<State>, opened: State) {
  const [blank] = useState(opened);
  return useKeptDraft({
    drafts,
    opened: blank,
    contentOf: same<State>,
    stateOf: same<State>,
    untouched: () => blank,
  });
}

function same<Value>(value: Value): Value {
  return value;
}
