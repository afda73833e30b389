import { Alert } from '../../components/Alert.tsx';
import { failureOf } from './failure.ts';

/** On a screen that still shows what was loaded before: why it could not be brought up to date, with a retry. Nothing without an error. */
export function QueryAlert({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error === undefined) return null;
  return <Alert message={failureOf(error).message} actionLabel="Try again" onAction={onRetry} />;
}
