import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { QueryFailure } from '../../../app/failures/QueryFailure.tsx';
import { wayBack } from '../../../app/session/navigationState.ts';
import { usePerson } from '../../../app/session/PersonContext.ts';
import { useIsOpen } from '../../../app/browser/useIsOpen.ts';
import { FormSkeleton } from '../../../components/form/FormSkeleton.tsx';
import { useToast } from '../../../components/toasts/ToastContext.ts';
import { CODES_LOST } from './codesAwaited.ts';
import { ConfirmAppForm } from './ConfirmAppForm.tsx';
import { useSecondFactorQuery } from './OwnSecondFactorScreen.generated.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import type { EnrolSecondFactorMutation } from './StartForm.generated.ts';
import { StartForm } from './StartForm.tsx';
import { TurnOffForm } from './TurnOffForm.tsx';

/** Turns one's own second factor on, in three steps, or off. */
export function OwnSecondFactorScreen() {
  const { data, error, refetch } = useSecondFactorQuery({ fetchPolicy: 'cache-and-network' });
  const [enrolment, setEnrolment] = useState<EnrolSecondFactorMutation['enrolSecondFactor'] | null>(null);
  // A person who was redirected here goes on to the page that they asked for.
  const person = usePerson();
  const { state } = useLocation();
  const [next] = useState(person?.mustAddSecondFactor ? (wayBack(state) ?? paths.home) : paths.account);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  const tell = useToast();
  const isOpen = useIsOpen();

  function show(codes: readonly string[]) {
    if (isOpen()) setRecoveryCodes(codes);
    else tell(CODES_LOST, 'bad');
  }

  if (recoveryCodes !== null) return <RecoveryCodes codes={recoveryCodes} next={next} />;
  // Only once the codes were read, which are shown this once.
  if (person?.isAway) return <Navigate to={paths.away} replace />;
  if (!data?.viewer && error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!data?.viewer) return <FormSkeleton fields={2} />;
  if (data.viewer.login.hasSecondFactor) return <TurnOffForm />;
  if (enrolment === null) return <StartForm onStarted={setEnrolment} />;
  return <ConfirmAppForm enrolment={enrolment} onConfirmed={show} onBeginAgain={() => setEnrolment(null)} />;
}
