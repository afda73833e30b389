import { useState } from 'react';
import { useIdempotencyKey } from '../useIdempotencyKey.ts';
import { keepSent, keptSent } from './drafts.ts';
import { useDraftKey } from './useDraft.ts';

/** `useIdempotencyKey` that survives a reload: content sent before the reload is sent again under the same key. */
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
