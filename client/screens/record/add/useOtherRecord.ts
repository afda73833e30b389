import { useApolloClient } from '@apollo/client/react';
import { startTransition, useEffect, useEffectEvent, useRef } from 'react';
import { ViewerDocument, type ViewerQuery } from '../../../app/session/session.generated.ts';
import { type ToastTone, useToast } from '../../../components/toasts/ToastContext.ts';

/** How often to check, in milliseconds. Leaders hand a record over while its soldier waits beside them. */
const LOOK_MS = 5_000;

/**
 * Polls for a record that this form did not create: leaders have handed one over, or the answer to the save was lost. The guards then redirect.
 * @returns a function that checks at once, and resolves to whether there is a record.
 */
export function useOtherRecord(isSubmitting: boolean): () => Promise<boolean> {
  const client = useApolloClient();
  const tell = useToast();
  const isLooking = useRef(false);

  async function find(): Promise<ViewerQuery | null> {
    // Not written to the cache: a session that has ended is to be reported by the person's next action, with the reason.
    const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'no-cache' });
    return data?.viewer?.soldier ? data : null;
  }

  function leadTo(data: ViewerQuery, news: string, tone: ToastTone): void {
    client.writeQuery({ query: ViewerDocument, data });
    // In a transition, so that the toast appears with the screen that the guards redirect to.
    startTransition(() => tell(news, tone));
  }

  async function look(): Promise<boolean> {
    const found = await find();
    // The record may be what this save created, or what was entered here may be lost.
    if (found) leadTo(found, 'You already have a record. Please check it.', 'bad');
    return found !== null;
  }

  // Not during a save, as a check that began before it could find the record that is being saved; nor after the save.
  const leadUnlessSaving = useEffectEvent((found: ViewerQuery | null) => {
    const isKnown = Boolean(client.readQuery({ query: ViewerDocument })?.viewer?.soldier);
    if (found && !isSubmitting && !isKnown) leadTo(found, 'You have a record now. Please check it.', 'good');
  });
  const lookNow = useEffectEvent(() => {
    if (isSubmitting || isLooking.current || document.hidden) return;
    isLooking.current = true;
    void find()
      .then(leadUnlessSaving)
      // The next check may succeed.
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
