import { useState } from 'react';
import { QueryFailure } from '../../app/QueryFailure.tsx';
import { LoadingPart } from '../../components/LoadingPart.tsx';
import { ConfirmAppForm } from './ConfirmAppForm.tsx';
import { type EnrolSecondFactorMutation, useSecondFactorQuery } from './OwnSecondFactorScreen.generated.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { StartForm } from './StartForm.tsx';
import { TurnOffForm } from './TurnOffForm.tsx';

/** Turns one's own second factor on, in three steps, or off. */
export function OwnSecondFactorScreen() {
  const { data, error, refetch } = useSecondFactorQuery({ fetchPolicy: 'cache-and-network' });
  const [enrolment, setEnrolment] = useState<EnrolSecondFactorMutation['enrolSecondFactor'] | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  if (recoveryCodes !== null) return <RecoveryCodes codes={recoveryCodes} />;
  if (!data?.viewer) {
    return error ? <QueryFailure error={error} onRetry={() => void refetch()} /> : <LoadingPart />;
  }
  if (data.viewer.login.hasSecondFactor) return <TurnOffForm />;
  if (enrolment === null) return <StartForm onStarted={setEnrolment} />;
  return <ConfirmAppForm enrolment={enrolment} onConfirmed={setRecoveryCodes} />;
}
