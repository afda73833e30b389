import { AskDialog } from '../../components/AskDialog.tsx';
import { leaveReason, type LeaveTexts } from './unsavedForms.ts';

const TYPED: LeaveTexts = {
  title: 'Leave without saving?',
  text: 'Your changes will be lost.',
  stayLabel: 'Keep editing',
  leaveLabel: 'Discard changes',
};

const SENT: LeaveTexts = {
  title: 'Leave while this is being sent?',
  text: 'It cannot be called back. You will be told what comes of it.',
  stayLabel: 'Stay',
  leaveLabel: 'Leave',
};

/** Toasts end with the session. */
const SENT_BEFORE_SIGN_OUT: LeaveTexts = {
  title: 'Sign out while this is being sent?',
  text: 'It cannot be called back, and you will not be told what comes of it.',
  stayLabel: 'Stay',
  leaveLabel: 'Sign out',
};

type LeaveQuestionProps = { isSignOut?: boolean; onStay: () => void; onLeave: () => void };

/** Asks before unsaved changes are lost. */
export function LeaveQuestion({ isSignOut = false, ...answers }: LeaveQuestionProps) {
  return <AskDialog {...textsFor(isSignOut)} {...answers} />;
}

function textsFor(isSignOut: boolean): LeaveTexts {
  const reason = leaveReason();
  if (reason === 'TYPED') return TYPED;
  if (reason !== 'SENT') return reason;
  return isSignOut ? SENT_BEFORE_SIGN_OUT : SENT;
}
