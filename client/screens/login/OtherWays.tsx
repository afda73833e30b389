import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { Link } from '../../components/Link.tsx';
import { useSignInMethodsQuery } from './OtherWays.generated.ts';

const OpenIdConnectButton = lazy(async () => ({
  default: (await import('./OpenIdConnectButton.tsx')).OpenIdConnectButton,
}));

/** The ways to sign in beside the password, as far as the unit has switched them on. Without an answer the password is enough. */
export function OtherWays() {
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
        <Button component={Link} to={paths.signInLink} state={state} variant="default" fullWidth>
          Sign in by link
        </Button>
      )}
    </>
  );
}
