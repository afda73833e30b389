import { useEffect, useId } from 'react';
import { holdUnsaved, type LeaveReason, releaseUnsaved } from './unsavedForms.ts';

/** Has leaving ask for as long as a form holds changes. Gives what ends that at once, for when they are saved. */
export function useUnsavedChanges(hasChanges: boolean, reason: LeaveReason): () => void {
  const form = useId();
  useEffect(() => {
    if (!hasChanges) return;
    holdUnsaved(form, reason);
    return () => releaseUnsaved(form);
  }, [form, hasChanges, reason]);
  return () => releaseUnsaved(form);
}
