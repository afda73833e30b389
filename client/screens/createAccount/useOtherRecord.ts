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

  async function look(): Promise<boolean> {
    const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' });
    if (!data?.viewer?.soldier) return false;
    // With the screen that they lead to.
    startTransition(() => tell('You already have a record. Please check it.', 'bad'));
    return true;
  }

  const lookNow = useEffectEvent(() => {
    // Not while saving, whose own answer leads on.
    if (isSubmitting || document.hidden) return;
    // The next look may get through.
    look().catch(() => undefined);
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
