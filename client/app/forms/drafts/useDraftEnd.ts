import { useEffect } from 'react';
import { didSignOut } from '../../session/session.ts';
import { dropDraft, dropDraftOfOthers } from './keptDraft.ts';

/** Removes the draft in the tab's storage when its person signs out, and when somebody else signs in. */
export function useDraftEnd(accountId: string | undefined): void {
  useEffect(() => {
    if (accountId === undefined) return;
    dropDraftOfOthers(accountId);
    return () => {
      if (didSignOut()) dropDraft();
    };
  }, [accountId]);
}
