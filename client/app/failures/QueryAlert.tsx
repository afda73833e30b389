import { Alert } from '../../components/Alert.tsx';
import { failureOf } from './failure.ts';

/** For a screen that still shows older data: says why it couldn't be updated, and offers a retry. Renders nothing without an error. */
export function QueryAlert({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error === undefined) return null;
  return <Alert message={failureOf(error).message} actionLabel="Try again" onAction={onRetry} />;
}
