import { useNavigate } from 'react-router-dom';
import { ErrorCode } from '../../domain/errorCodes.ts';
import { Failure } from '../components/Failure.tsx';
import { failureOf } from './failure.ts';
import { paths } from './paths.ts';

/** In place of a screen whose data could not be loaded: a retry or, when that cannot help, the way back to Home. */
export function QueryFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const navigate = useNavigate();
  const { code, message } = failureOf(error);
  if (code === ErrorCode.NOT_FOUND || code === ErrorCode.FORBIDDEN) {
    return (
      <Failure
        title="No record to show"
        message={message}
        actionLabel="Back to Home"
        onAction={() => void navigate(paths.home)}
      />
    );
  }
  return <Failure message={message} actionLabel="Try again" onAction={onRetry} />;
}
