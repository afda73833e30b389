import { AskDialog } from '../../components/AskDialog.tsx';
import { type LeaveTexts, leaveTexts } from './unsavedForms.ts';

const TYPED: LeaveTexts = {
  title: 'Leave without saving?',
  text: 'Your changes will be lost.',
  stayLabel: 'Keep editing',
  leaveLabel: 'Discard changes',
};

/** Asks whether to leave behind what would be lost. */
export function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return <AskDialog {...(leaveTexts() ?? TYPED)} onStay={onStay} onLeave={onLeave} />;
}
