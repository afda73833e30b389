import { BusyButton } from '../../../components/BusyButton.tsx';
import { Problem } from '../../../components/Problem.tsx';
import { useAttempt } from '../useAttempt.ts';

type ConflictNoticeProps = { isSubmitting: boolean; onShow: () => Promise<void> };

/** After a save was refused with CONFLICT and the current version could not be loaded: a button that loads it. Keeps what was typed. */
export function ConflictNotice({ isSubmitting, onShow }: ConflictNoticeProps) {
  const { problem, isBusy, attempt } = useAttempt(null);
  return (
    <div>
      <BusyButton variant="default" disabled={isSubmitting} loading={isBusy} onClick={() => void attempt(onShow)}>
        Show what changed
      </BusyButton>
      {problem !== null && <Problem>{problem.message}</Problem>}
    </div>
  );
}
