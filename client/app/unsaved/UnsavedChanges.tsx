import { useReactiveVar } from '@apollo/client/react';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { heldStep, takeStep } from './unsavedForms.ts';

/**
 * Asks before a link or the browser's Back and Forward lead away from unsaved changes. A redirect of the guards does not ask: the form is
 * unmounted before it, and no longer blocks navigation.
 */
export function UnsavedChanges() {
  const step = useReactiveVar(heldStep);
  if (step === null) return null;
  return <LeaveQuestion onCancel={() => heldStep(null)} onConfirm={() => takeStep(step)} />;
}
