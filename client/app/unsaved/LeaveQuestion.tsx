import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { leaveReason, type LeaveTexts } from './unsavedForms.ts';

const TYPED: LeaveTexts = {
  title: 'Leave without saving?',
  text: 'Your changes will be lost.',
  cancelLabel: 'Keep editing',
  confirmLabel: 'Discard changes',
};

const SENT: LeaveTexts = {
  title: 'Leave while this is being sent?',
  text: 'It cannot be called back. You will be told what comes of it.',
  cancelLabel: 'Stay',
  confirmLabel: 'Leave',
};

/** Toasts end with the session. */
const SENT_BEFORE_SIGN_OUT: LeaveTexts = {
  title: 'Sign out while this is being sent?',
  text: 'It cannot be called back, and you will not be told what comes of it.',
  cancelLabel: 'Stay',
  confirmLabel: 'Sign out',
};

type LeaveQuestionProps = { isSignOut?: boolean; onCancel: () => void; onConfirm: () => void };

/** Asks before unsaved changes are lost. */
export function LeaveQuestion({ isSignOut = false, ...answers }: LeaveQuestionProps) {
  return <ConfirmDialog {...textsFor(isSignOut)} {...answers} />;
}

function textsFor(isSignOut: boolean): LeaveTexts {
  const reason = leaveReason();
  if (reason === 'TYPED') return TYPED;
  if (reason !== 'SENT') return reason;
  return isSignOut ? SENT_BEFORE_SIGN_OUT : SENT;
}
