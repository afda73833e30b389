import { useReactiveVar } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { checked } from '../../../app/forms/checked.ts';
import { missing } from '../../../app/forms/fieldProblems.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { usePerson } from '../../../app/session/PersonContext.ts';
import { useIsOpen } from '../../../app/browser/useIsOpen.ts';
import { FactorCodeField } from '../../../components/form/FactorCodeField.tsx';
import { Form } from '../../../components/form/Form.tsx';
import { messageFor } from '../../../components/form/problem.ts';
import { SubmitActions } from '../../../components/form/SubmitActions.tsx';
import { Note } from '../../../components/Note.tsx';
import { useRecentSignIn } from '../../signIn/again/useRecentSignIn.ts';
import { CODES_LOST, codesAwaitedBy } from './codesAwaited.ts';
import { showSecondFactor } from './showSecondFactor.ts';
import { useRemoveSecondFactorMutation } from './TurnOffForm.generated.ts';

/** Turns the second factor off. Asks for a code first. */
export function TurnOffForm() {
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
      // Synchronously: without a second factor this screen would show the form that turns one on.
      if (isOpen()) await navigate(paths.account, { flushSync: true, replace: true });
      showSecondFactor(client.cache, 0);
      return true;
    },
    doneText: 'Your second factor is off.',
  });
  return (
    <Form {...form} back={{ to: paths.account, screen: 'Account' }}>
      {areCodesLost && <Note>{CODES_LOST}</Note>}
      <Text>Signing in then asks for your password alone, and the recovery codes are gone.</Text>
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
