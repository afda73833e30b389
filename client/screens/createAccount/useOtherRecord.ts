import { useApolloClient } from '@apollo/client/react';
import { startTransition, useEffect, useEffectEvent, useRef } from 'react';
import { ViewerDocument, type ViewerQuery } from '../../app/session/session.generated.ts';
import { useToast } from '../../components/toasts/ToastContext.ts';

/** How often to look. Leaders hand a record over while its soldier stands beside them. */
const LOOK_MS = 5_000;

/**
 * Notices a record that the form did not make: leaders have handed one over, or the answer to saving it was lost. The guards then lead on.
 * @returns what looks at once, and says whether there is one.
 */
export function useOtherRecord(isSubmitting: boolean): () => Promise<boolean> {
  const client = useApolloClient();
  const tell = useToast();
  const isLooking = useRef(false);

  async function find(): Promise<ViewerQuery | null> {
    // Whoever is signed out meanwhile is told so, and why, by what they do themselves.
    const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'no-cache' });
    return data?.viewer?.soldier ? data : null;
  }

  function leadTo(data: ViewerQuery): void {
    client.writeQuery({ query: ViewerDocument, data });
    // With the screen that the guards lead to.
    startTransition(() => tell('You already have a record. Please check it.', 'bad'));
  }

  async function look(): Promise<boolean> {
    const found = await find();
    if (found) leadTo(found);
    return found !== null;
  }

  // Not while saving, whose own answer leads on: what was looked for before may come upon the record that is being saved.
  const leadUnlessSaving = useEffectEvent((found: ViewerQuery | null) => {
    if (found && !isSubmitting) leadTo(found);
  });
  const lookNow = useEffectEvent(() => {
    if (isSubmitting || isLooking.current || document.hidden) return;
    isLooking.current = true;
    void find()
      .then(leadUnlessSaving)
      // The next look may get through.
      .catch(() => undefined)
      .finally(() => {
        isLooking.current = false;
      });
  });
  useEffect(() => {
    const looking = setInterval(lookNow, LOOK_MS);
    document.addEventListener('visibilitychange', lookNow);
    return () => {
      clearInterval(looking);
      document.removeEventListener('visibilitychange', lookNow);
    };
  }, []);
  return look;
}
