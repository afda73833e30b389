import { Button } from '@mantine/core';
import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { withTypedEmail } from '../../app/session/navigationState.ts';
import { Link } from '../../components/Link.tsx';
import type { OpenIdConnectButtonProps } from './OpenIdConnectButton.tsx';
import { useSignInMethodsQuery } from './OtherWays.generated.ts';

/** Where it cannot be had the password is enough. */
const OpenIdConnectButton = lazy<ComponentType<OpenIdConnectButtonProps>>(() =>
  import('./OpenIdConnectButton.tsx').then(
    (module) => ({ default: module.OpenIdConnectButton }),
    () => ({ default: () => null }),
  ),
);

/** The ways to sign in beside the password, as far as the unit has switched them on. Without an answer the password is enough. */
export function OtherWays({ email }: { email: string }) {
  const { data } = useSignInMethodsQuery();
  const { state } = useLocation();
  if (!data) return null;
  const { emailLink, openIdConnect } = data.signInMethods;
  return (
    <>
      {openIdConnect && (
        <Suspense>
          <OpenIdConnectButton method={openIdConnect} />
        </Suspense>
      )}
      {emailLink && (
        <Button component={Link} to={paths.signInLink} state={withTypedEmail(state, email)} variant="default" fullWidth>
          Sign in by link
        </Button>
      )}
    </>
  );
}
