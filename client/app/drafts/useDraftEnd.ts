import { useEffect } from 'react';
import { didSignOut } from '../session/session.ts';
import { dropDraft, dropDraftOfOthers } from './keptDraft.ts';

/** Has the draft that the tab keeps go when its person signs out, and when somebody else signs in. */
export function useDraftEnd(accountId: string | undefined): void {
  useEffect(() => {
    if (accountId === undefined) return;
    dropDraftOfOthers(accountId);
    return () => {
      if (didSignOut()) dropDraft();
    };
  }, [accountId]);
}
