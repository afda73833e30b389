import { useState } from 'react';
import { paths } from '../../app/paths.ts';
import { QueryFailure } from '../../app/QueryFailure.tsx';
import { usePerson } from '../../app/session/PersonContext.ts';
import { FormSkeleton } from '../../components/form/FormSkeleton.tsx';
import { ConfirmAppForm } from './ConfirmAppForm.tsx';
import { type EnrolSecondFactorMutation, useSecondFactorQuery } from './OwnSecondFactorScreen.generated.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { StartForm } from './StartForm.tsx';
import { TurnOffForm } from './TurnOffForm.tsx';

/** Turns one's own second factor on, in three steps, or off. */
export function OwnSecondFactorScreen() {
  const { data, error, refetch } = useSecondFactorQuery({ fetchPolicy: 'cache-and-network' });
  const [enrolment, setEnrolment] = useState<EnrolSecondFactorMutation['enrolSecondFactor'] | null>(null);
  // Whoever had to comes from signing in, and goes on from there.
  const person = usePerson();
  const [next] = useState(person?.mustAddSecondFactor ? paths.home : paths.account);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  if (recoveryCodes !== null) return <RecoveryCodes codes={recoveryCodes} next={next} />;
  if (!data?.viewer) {
    return error ? <QueryFailure error={error} onRetry={() => void refetch()} /> : <FormSkeleton fields={2} />;
  }
  if (data.viewer.login.hasSecondFactor) return <TurnOffForm />;
  if (enrolment === null) return <StartForm onStarted={setEnrolment} />;
  return (
    <ConfirmAppForm enrolment={enrolment} onConfirmed={setRecoveryCodes} onBeginAgain={() => setEnrolment(null)} />
  );
}
