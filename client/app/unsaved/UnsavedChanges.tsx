import { useReactiveVar } from '@apollo/client/react';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { heldStep, takeStep } from './unsavedForms.ts';

/**
 * Asks before a link or the browser's buttons lead away from unsaved changes.
 * The guards never ask: a form that they close has let go of its changes before they lead on.
 */
export function UnsavedChanges() {
  const step = useReactiveVar(heldStep);
  if (step === null) return null;
  return <LeaveQuestion onStay={() => heldStep(null)} onLeave={() => takeStep(step)} />;
}
