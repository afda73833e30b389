import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorCode } from '../../../../domain/errorCodes.ts';
import { errorText } from '../../../../domain/errors.ts';
import { useAttempt } from '../../../app/forms/useAttempt.ts';
import { paths } from '../../../app/paths.ts';
import { ViewerDocument } from '../../../app/session/session.generated.ts';
import { rememberPerson } from '../../../app/session/session.ts';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { ErrorText } from '../../../components/ErrorText.tsx';
import { signInByPopUp } from './signInPopUp.ts';

export type OpenIdConnectButtonProps = {
  method: { name: string; startPath: string };
  /** Whether the password is being checked. */
  isSubmitting: boolean;
  /** Whether the screen shows why the password was refused. */
  isRefused: boolean;
  /** Removes that message from the screen. */
  forgetRefusal: () => void;
};

/** Signs in with the OpenID Connect provider, in a pop-up. */
export function OpenIdConnectButton({ method, isSubmitting, isRefused, forgetRefusal }: OpenIdConnectButtonProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const { problem, setProblem, attempt } = useAttempt(null);

  // One refusal at a time. Trying this way removes the password's.
  if (isRefused && problem !== null) setProblem(null);

  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  function refuse(code: ErrorCode) {
    setProblem({ field: null, message: errorText[code] });
  }

  async function enter() {
    const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' });
    // The guards then redirect.
    if (data?.viewer) rememberPerson(client.cache, data.viewer);
    else refuse(ErrorCode.INTERNAL_SERVER_ERROR);
  }

  function goOn(code: ErrorCode | null) {
    setOpen(false);
    setProblem(null);
    if (code === null) void attempt(enter);
    else if (code === ErrorCode.MULTI_FACTOR_AUTH_REQUIRED) void navigate(paths.secondFactor, { state });
    else refuse(code);
  }

  function signIn() {
    stop.current?.();
    setProblem(null);
    forgetRefusal();
    setOpen(true);
    stop.current = signInByPopUp(method.startPath, goOn);
  }

  return (
    <>
      <BusyButton variant="default" fullWidth disabled={isSubmitting} loading={isOpen} onClick={signIn}>
        Sign in with {method.name}
      </BusyButton>
      {problem !== null && <ErrorText>{problem.message}</ErrorText>}
    </>
  );
}
