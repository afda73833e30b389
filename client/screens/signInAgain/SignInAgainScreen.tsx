import { QueryFailure } from '../../app/QueryFailure.tsx';
import { LoadingPart } from '../../components/LoadingPart.tsx';
import { SignInAgainForm } from './SignInAgainForm.tsx';
import { useOwnEmailQuery } from './SignInAgainScreen.generated.ts';

/** Before what only a recent sign-in may do. */
export function SignInAgainScreen() {
  const { data, error, refetch } = useOwnEmailQuery();
  if (data?.viewer) return <SignInAgainForm email={data.viewer.login.email} />;
  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  return <LoadingPart />;
}
