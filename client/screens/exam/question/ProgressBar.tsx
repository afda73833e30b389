import { wholePercent } from '../../../../domain/exam/examResults.ts';
import { ShareBar } from '../../../components/ShareBar.tsx';

/** A thin bar of how many questions are answered. */
export function ProgressBar({ complete, total }: { complete: number; total: number }) {
  return (
    <div
      role="progressbar"
      aria-label="Questions answered"
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={complete}
      aria-valuetext={`${complete} of ${total}`}
    >
      <ShareBar percent={wholePercent(complete, total)} />
    </div>
  );
}
