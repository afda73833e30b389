import { useEffect, useEffectEvent } from 'react';
import { tellEnd } from '../../../app/session/session.ts';
import { useTakeSignedOutReasonMutation } from './useSignedOutReason.generated.ts';

/** Has /login say why the session of an earlier visit is over, where it was ended from elsewhere. */
export function useSignedOutReason(): void {
  const [take] = useTakeSignedOutReasonMutation();
  const tell = useEffectEvent(async () => {
    // Without an answer /login still signs in.
    const answer = await take().catch(() => null);
    const because = answer?.data?.takeSignedOutReason ?? null;
    if (because !== null) tellEnd(because);
  });
  useEffect(() => void tell(), []);
}
