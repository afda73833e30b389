import { useState } from 'react';

/**
 * What a form edits. If a later answer no longer has it, the form keeps what it opened with, so that nothing typed is lost.
 * @param found null while unknown, and if it doesn't exist
 * @param key distinguishes subjects at the same address
 */
export function useOpened<Thing>(found: Thing | null, key: string): Thing | null {
  const [last, setLast] = useState<{ readonly key: string; readonly thing: Thing } | null>(null);
  if (found !== null && last?.thing !== found) setLast({ key, thing: found });
  return found ?? (last?.key === key ? last.thing : null);
}
