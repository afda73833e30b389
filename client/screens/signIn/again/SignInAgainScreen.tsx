import { Navigate } from 'react-router-dom';
import { QueryFailure } from '../../../app/failures/QueryFailure.tsx';
import { paths } from '../../../app/paths.ts';
import { usePerson } from '../../../app/session/PersonContext.ts';
import { FormSkeleton } from '../../../components/form/FormSkeleton.tsx';
import { SignInAgainForm } from './SignInAgainForm.tsx';
import { useOwnEmailQuery } from './SignInAgainScreen.generated.ts';

/** Asks for the password again, before an operation that needs a recent sign-in. */
export function SignInAgainScreen() {
  // Not from the cache: the e-mail address may have been changed in another browser.
  const { data, error, refetch } = useOwnEmailQuery({ fetchPolicy: 'network-only' });
  if (usePerson()?.isAway) return <Navigate to={paths.away} replace />;
  if (data?.viewer) return <SignInAgainForm email={data.viewer.login.email} />;
  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  return <FormSkeleton fields={2} hasBack={false} />;
}
