import { useEffect, useId } from 'react';
import { holdUnsaved, type LeaveTexts, releaseUnsaved } from './unsavedForms.ts';

/**
 * Has leaving ask for as long as a form holds changes. Gives what ends that at once, for when they are saved.
 * @param texts what is asked where it is not about what was typed.
 */
export function useUnsavedChanges(hasChanges: boolean, texts: LeaveTexts | null = null): () => void {
  const form = useId();
  useEffect(() => {
    if (!hasChanges) return;
    holdUnsaved(form, texts);
    return () => releaseUnsaved(form);
  }, [form, hasChanges, texts]);
  return () => releaseUnsaved(form);
}
