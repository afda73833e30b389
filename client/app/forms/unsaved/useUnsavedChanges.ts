import { useEffect, useId } from 'react';
import { holdUnsaved, type LeaveReason, releaseUnsaved } from './unsavedForms.ts';

/** Blocks navigation while a form has unsaved changes. Returns a function that ends the block at once; call it after a save. */
export function useUnsavedChanges(hasChanges: boolean, reason: LeaveReason): () => void {
  const form = useId();
  useEffect(() => {
    if (!hasChanges) return;
    holdUnsaved(form, reason);
    return () => releaseUnsaved(form);
  }, [form, hasChanges, reason]);
  return () => releaseUnsaved(form);
}
