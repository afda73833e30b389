import { useEffect, useId } from 'react';
import { holdUnsaved, releaseUnsaved } from './unsavedForms.ts';

/** Has leaving ask for as long as a form holds changes. Gives what ends that at once, for when they are saved. */
export function useUnsavedChanges(hasChanges: boolean): () => void {
  const form = useId();
  useEffect(() => {
    if (!hasChanges) return;
    holdUnsaved(form);
    return () => releaseUnsaved(form);
  }, [form, hasChanges]);
  return () => releaseUnsaved(form);
}
