import { ErrorCode } from '../../../domain/errorCodes.ts';
import { Failure } from '../../components/Failure.tsx';
import { paths } from '../paths.ts';
import { failureOf } from './failure.ts';
import { type Missing, NothingToShow } from './NothingToShow.tsx';

type QueryFailureProps = {
  error: unknown;
  onRetry: () => void;
  /** What could not be loaded, if not a record. */
  missing?: Missing;
};

/** Whether what was asked for is not there, or not for this person: asking again cannot help. */
export function isMissing(error: unknown): boolean {
  const { code } = failureOf(error);
  return code === ErrorCode.NOT_FOUND || code === ErrorCode.FORBIDDEN;
}

const RECORD: Missing = { title: 'No record to show', backLabel: 'Back to Home', backTo: paths.home };

/** In place of a screen whose data could not be loaded: a retry or, when that cannot help, the way back. */
export function QueryFailure({ error, onRetry, missing = RECORD }: QueryFailureProps) {
  const { message } = failureOf(error);
  if (isMissing(error)) return <NothingToShow {...missing} message={message} />;
  return <Failure message={message} actionLabel="Try again" onAction={onRetry} />;
}
