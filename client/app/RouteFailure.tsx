import { errorText } from '../../domain/errors.ts';
import { FailureScreen } from '../components/FailureScreen.tsx';

/** What shows when a screen fails to load or to render; a reload also fetches the screens of a newer release. */
export function RouteFailure() {
  return (
    <FailureScreen
      message={errorText.INTERNAL_SERVER_ERROR}
      actionLabel="Reload the page"
      onAction={() => window.location.reload()}
    />
  );
}
