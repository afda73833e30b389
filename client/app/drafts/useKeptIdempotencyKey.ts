import { useState } from 'react';
import { useIdempotencyKey } from '../form/useIdempotencyKey.ts';
import { keepSent, keptSent } from './keptDraft.ts';
import { useDraftKey } from './useDraft.ts';

/** `useIdempotencyKey`, for a form that the tab keeps: what it had sent when its page went, and sends again, is added once, too. */
export function useKeptIdempotencyKey(): (content: unknown) => string {
  const form = useDraftKey();
  const [before] = useState(() => keptSent(form));
  const sentOf = useIdempotencyKey(before);
  return (content) => {
    const sent = sentOf(content);
    keepSent(form, sent);
    return sent.key;
  };
}
