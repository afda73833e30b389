import { BusyButton } from '../../../components/BusyButton.tsx';
import { ErrorText } from '../../../components/ErrorText.tsx';
import { useAttempt } from '../useAttempt.ts';

type ShowWhatChangedProps = { isSubmitting: boolean; onShow: () => Promise<void> };

/** After a save was refused with CONFLICT and the current version could not be loaded: a button that loads it. Keeps what was typed. */
export function ShowWhatChanged({ isSubmitting, onShow }: ShowWhatChangedProps) {
  const { problem, isBusy, attempt } = useAttempt(null);
  return (
    <div>
      <BusyButton variant="default" disabled={isSubmitting} loading={isBusy} onClick={() => void attempt(onShow)}>
        Show what changed
      </BusyButton>
      {problem !== null && <ErrorText>{problem.message}</ErrorText>}
    </div>
  );
}
