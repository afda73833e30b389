import { ErrorCode } from '../../../domain/errorCodes.ts';
import { Failure } from '../../components/Failure.tsx';
import { paths } from '../paths.ts';
import { failureOf } from './failure.ts';
import { type Missing, NothingToShow } from './NothingToShow.tsx';

type QueryFailureProps = {
  error: unknown;
  onRetry: () => void;
  /** What couldn't be loaded, if it isn't a record. */
  missing?: Missing;
};

/** Whether the subject doesn't exist, or is off limits for this person. Asking again can't help. */
export function isMissing(error: unknown): boolean {
  const { code } = failureOf(error);
  return code === ErrorCode.NOT_FOUND || code === ErrorCode.FORBIDDEN;
}

const RECORD: Missing = { title: 'Record not found', backLabel: 'Back to Home', backTo: paths.home };

/** Replaces a screen whose data couldn't be loaded. Offers a retry or, when that can't help, the way back. */
export function QueryFailure({ error, onRetry, missing = RECORD }: QueryFailureProps) {
  const { message } = failureOf(error);
  if (isMissing(error)) return <NothingToShow {...missing} message={message} />;
  return <Failure message={message} actionLabel="Try again" onAction={onRetry} />;
}
