import { useState } from 'react';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { Problem } from '../../../components/Problem.tsx';
import { failureOf } from '../../failures/failure.ts';

type ConflictNoticeProps = { isSubmitting: boolean; onShow: () => Promise<void> };

/** After a save was refused with CONFLICT and the current version could not be loaded: a button that loads it. Keeps what was typed. */
export function ConflictNotice({ isSubmitting, onShow }: ConflictNoticeProps) {
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function show() {
    setLoading(true);
    setProblem(null);
    try {
      await onShow();
    } catch (error) {
      setProblem(failureOf(error).message);
      setLoading(false);
    }
  }

  return (
    <div>
      <BusyButton variant="default" disabled={isSubmitting} loading={isLoading} onClick={() => void show()}>
        Show what changed
      </BusyButton>
      {problem !== null && <Problem>{problem}</Problem>}
    </div>
  );
}
