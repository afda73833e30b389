import { Button } from '@mantine/core';
import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { withTypedEmail } from '../../../app/session/navigationState.ts';
import { Link } from '../../../components/Link.tsx';
import type { OpenIdConnectButtonProps } from './OpenIdConnectButton.tsx';
import { useSignInMethodsQuery } from './OtherWays.generated.ts';

/** Empty if the code can't be loaded: the password still works. */
const OpenIdConnectButton = lazy<ComponentType<OpenIdConnectButtonProps>>(() =>
  import('./OpenIdConnectButton.tsx').then(
    (module) => ({ default: module.OpenIdConnectButton }),
    () => ({ default: () => null }),
  ),
);

type OtherWaysProps = Omit<OpenIdConnectButtonProps, 'method'> & { email: string };

/** The other ways to sign in that the unit has switched on. Empty until they're known: the password always works. */
export function OtherWays({ email, ...password }: OtherWaysProps) {
  const { isSubmitting } = password;
  const { data } = useSignInMethodsQuery();
  const { state } = useLocation();
  if (!data) return null;
  const { emailLink, openIdConnect } = data.signInMethods;
  return (
    <>
      {openIdConnect && (
        <Suspense>
          <OpenIdConnectButton method={openIdConnect} {...password} />
        </Suspense>
      )}
      {emailLink && isSubmitting && (
        <Button variant="default" fullWidth disabled>
          Sign in by link
        </Button>
      )}
      {emailLink && !isSubmitting && (
        <Button component={Link} to={paths.signInLink} state={withTypedEmail(state, email)} variant="default" fullWidth>
          Sign in by link
        </Button>
      )}
    </>
  );
}
