import { useReactiveVar } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useIsOpen } from '../../../app/browser/useIsOpen.ts';
import { QueryFailure } from '../../../app/failures/QueryFailure.tsx';
import { checked } from '../../../app/forms/checked.ts';
import { missing } from '../../../app/forms/fieldProblems.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { wayBack } from '../../../app/session/navigationState.ts';
import { usePerson } from '../../../app/session/PersonContext.ts';
import { FactorCodeField } from '../../../components/form/FactorCodeField.tsx';
import { Form } from '../../../components/form/Form.tsx';
import { FormSkeleton } from '../../../components/form/FormSkeleton.tsx';
import { messageFor } from '../../../components/form/problem.ts';
import { SubmitActions } from '../../../components/form/SubmitActions.tsx';
import { Note } from '../../../components/Note.tsx';
import { useToast } from '../../../components/toasts/ToastContext.ts';
import { useRecentSignIn } from '../../signIn/again/useRecentSignIn.ts';
import { CODES_LOST, codesAwaitedBy } from './codesAwaited.ts';
import { ConfirmAppForm } from './ConfirmAppForm.tsx';
import {
  type EnrolSecondFactorMutation,
  useEnrolSecondFactorMutation,
  useRemoveSecondFactorMutation,
  useSecondFactorQuery,
} from './OwnSecondFactorScreen.generated.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { showSecondFactor } from './showSecondFactor.ts';

/** Turns one's own second factor on, in three steps, or off. */
export function OwnSecondFactorScreen() {
  const { data, error, refetch } = useSecondFactorQuery({ fetchPolicy: 'cache-and-network' });
  const [enrolment, setEnrolment] = useState<EnrolSecondFactorMutation['enrolSecondFactor'] | null>(null);
  // After a redirect here, the person goes on to the page they asked for.
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
  // Not before the person has read the codes, which are shown only once.
  if (person?.isAway) return <Navigate to={paths.away} replace />;
  if (!data?.viewer && error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!data?.viewer) return <FormSkeleton fields={2} />;
  if (data.viewer.login.hasSecondFactor) return <TurnOffForm />;
  if (enrolment === null) return <StartForm onStarted={setEnrolment} />;
  return <ConfirmAppForm enrolment={enrolment} onConfirmed={show} onBeginAgain={() => setEnrolment(null)} />;
}

type StartFormProps = { onStarted: (enrolment: EnrolSecondFactorMutation['enrolSecondFactor']) => void };

/** The first step: explains second factors, with a button to start. */
function StartForm({ onStarted }: StartFormProps) {
  const [enrol] = useEnrolSecondFactorMutation();
  const whenRecent = useRecentSignIn();
  const isRequired = usePerson()?.mustAddSecondFactor ?? false;
  const { form, isSubmitting } = useSubmission({
    title: 'Turn on second factor',
    check: () => ({ input: null }),
    send: () =>
      whenRecent(async () => {
        const { data } = await enrol();
        if (data) onStarted(data.enrolSecondFactor);
      }),
  });
  return (
    <Form {...form} back={isRequired ? null : { to: paths.account, screen: 'Account' }}>
      {isRequired && <Note>Your unit requires a second factor. Set yours up to continue.</Note>}
      <Text>
        With a second factor, you also enter a code from an authenticator app on your phone. A stolen password alone
        can't sign in.
      </Text>
      <SubmitActions label="Set up" isSubmitting={isSubmitting} />
    </Form>
  );
}

/** Turns the second factor off. Asks for a code first. */
function TurnOffForm() {
  const [code, setCode] = useState('');
  const navigate = useNavigate();
  const isOpen = useIsOpen();
  const person = usePerson();
  const areCodesLost = useReactiveVar(codesAwaitedBy) === person?.accountId;
  const [remove, { client }] = useRemoveSecondFactorMutation();
  const whenRecent = useRecentSignIn();
  const { form, problems, isSubmitting } = useSubmission({
    title: 'Turn off second factor',
    check: () => checked(missing({ code: code.trim() }), { code }),
    send: async (variables) => {
      if (!(await whenRecent(() => remove({ variables })))) return false;
      codesAwaitedBy(null);
      // Synchronous: without a second factor, this screen would show the form that turns one on.
      if (isOpen()) await navigate(paths.account, { flushSync: true, replace: true });
      showSecondFactor(client.cache, 0);
      return true;
    },
    doneText: 'Your second factor is off.',
  });
  return (
    <Form {...form} back={{ to: paths.account, screen: 'Account' }}>
      {areCodesLost && <Note>{CODES_LOST}</Note>}
      <Text>You'll sign in with only your password. Your recovery codes will stop working.</Text>
      <FactorCodeField
        value={code}
        onChange={setCode}
        problem={messageFor(problems, 'code')}
        isSubmitting={isSubmitting}
      />
      <SubmitActions label="Turn off" isSubmitting={isSubmitting} isDanger />
    </Form>
  );
}
