import { useApolloClient } from '@apollo/client/react';
import { startTransition, useEffect, useEffectEvent } from 'react';
import { ViewerDocument } from '../../app/session/session.generated.ts';
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

  async function find(): Promise<boolean> {
    const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' });
    return Boolean(data?.viewer?.soldier);
  }

  function lead(): void {
    // With the screen that the guards lead to.
    startTransition(() => tell('You already have a record. Please check it.', 'bad'));
  }

  async function look(): Promise<boolean> {
    const isThere = await find();
    if (isThere) lead();
    return isThere;
  }

  // Not while saving, whose own answer leads on: what was looked for before may come upon the record that is being saved.
  const leadUnlessSaving = useEffectEvent(() => isSubmitting || lead());
  const lookNow = useEffectEvent(() => {
    if (isSubmitting || document.hidden) return;
    find()
      .then((isThere) => isThere && leadUnlessSaving())
      // The next look may get through.
      .catch(() => undefined);
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
