import { useReactiveVar } from '@apollo/client/react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { heldStep, leaveReason, type LeaveTexts } from './unsavedForms.ts';

const TYPED: LeaveTexts = {
  title: 'Leave without saving?',
  text: 'Your changes will be lost.',
  cancelLabel: 'Keep editing',
  confirmLabel: 'Discard changes',
};

const SENT: LeaveTexts = {
  title: 'Leave while this is being sent?',
  text: "You can't cancel it. We'll tell you whether it worked.",
  cancelLabel: 'Stay',
  confirmLabel: 'Leave',
};

/** These texts don't promise a message, because toasts end with the session. */
const SENT_BEFORE_SIGN_OUT: LeaveTexts = {
  title: 'Sign out while this is being sent?',
  text: "You can't cancel it, and you won't see whether it worked.",
  cancelLabel: 'Stay',
  confirmLabel: 'Sign out',
};

/**
 * Asks before a link, the browser's Back or Forward, or signing out would lose unsaved changes. A guard's redirect doesn't ask: it unmounts
 * the form first, which ends the block.
 */
export function UnsavedChanges() {
  const step = useReactiveVar(heldStep);
  if (step === null) return null;
  const leave = () => {
    heldStep(null);
    step.take();
  };
  return <ConfirmDialog {...textsFor(step.isSignOut)} onCancel={() => heldStep(null)} onConfirm={leave} />;
}

function textsFor(isSignOut: boolean): LeaveTexts {
  const reason = leaveReason();
  if (reason === 'TYPED') return TYPED;
  if (reason !== 'SENT') return reason;
  return isSignOut ? SENT_BEFORE_SIGN_OUT : SENT;
}
