import { QueryFailure } from '../../app/QueryFailure.tsx';
import { FormSkeleton } from '../../components/form/FormSkeleton.tsx';
import { SignInAgainForm } from './SignInAgainForm.tsx';
import { useOwnEmailQuery } from './SignInAgainScreen.generated.ts';

/** Before what only a recent sign-in may do. */
export function SignInAgainScreen() {
  // Not what was loaded before: the address may have been changed elsewhere, and the password goes with the one of now.
  const { data, error, refetch } = useOwnEmailQuery({ fetchPolicy: 'network-only' });
  if (data?.viewer) return <SignInAgainForm email={data.viewer.login.email} />;
  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  return <FormSkeleton fields={2} />;
}
