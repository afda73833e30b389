import { QueryFailure } from '../../../app/failures/QueryFailure.tsx';
import { FormSkeleton } from '../../../components/form/FormSkeleton.tsx';
import { SignInAgainForm } from './SignInAgainForm.tsx';
import { useOwnEmailQuery } from './SignInAgainScreen.generated.ts';

/** Asks for the password again, before an operation that needs a recent sign-in. */
export function SignInAgainScreen() {
  // Not from the cache: the e-mail address may have been changed in another browser.
  const { data, error, refetch } = useOwnEmailQuery({ fetchPolicy: 'network-only' });
  if (data?.viewer) return <SignInAgainForm email={data.viewer.login.email} />;
  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  return <FormSkeleton fields={2} hasBack={false} />;
}
