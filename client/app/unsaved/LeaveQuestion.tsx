import { AskDialog } from '../../components/AskDialog.tsx';

/** Asks whether to leave what was typed behind. */
export function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <AskDialog
      title="Leave without saving?"
      text="What you typed will be gone."
      stayLabel="Keep editing"
      leaveLabel="Discard changes"
      onStay={onStay}
      onLeave={onLeave}
    />
  );
}
