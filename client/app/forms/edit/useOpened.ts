import { useState } from 'react';

/**
 * What a form edits. When it is asked for again and gone by then, the form stays with what it was opened with, so that nothing typed is lost.
 * @param found null while it is not known, and when it is not there
 * @param key tells one thing from another at the same address
 */
export function useOpened<Thing>(found: Thing | null, key: string): Thing | null {
  const [last, setLast] = useState<{ readonly key: string; readonly thing: Thing } | null>(null);
  if (found !== null && last?.thing !== found) setLast({ key, thing: found });
  return found ?? (last?.key === key ? last.thing : null);
}
