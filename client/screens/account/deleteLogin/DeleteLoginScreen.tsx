import { useApolloClient } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { ErrorCode } from '../../../../domain/errorCodes.ts';
import { messages } from '../../../../domain/errors.ts';
import { failureOf } from '../../../app/failures/failure.ts';
import { checked } from '../../../app/forms/checked.ts';
import { missing } from '../../../app/forms/fieldProblems.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { usePerson } from '../../../app/session/PersonContext.ts';
import { didSignOut, forgetPerson, loginMessage } from '../../../app/session/session.ts';
import { tellTabs } from '../../../app/session/sessionTabs.ts';
import { CurrentPasswordField } from '../../../components/form/CurrentPasswordField.tsx';
import { Form } from '../../../components/form/Form.tsx';
import { SubmitActions } from '../../../components/form/SubmitActions.tsx';
import { useRecentSignIn } from '../../signIn/again/useRecentSignIn.ts';
import { useDeleteLoginMutation } from './DeleteLoginScreen.generated.ts';

const BACK = { to: paths.account, screen: 'Account' };

/** Deletes one's own login, after saying what is deleted and what stays. */
export function DeleteLoginScreen() {
  const [password, setPassword] = useState('');
  const { cache } = useApolloClient();
  const [deleteLogin] = useDeleteLoginMutation();
  const whenRecent = useRecentSignIn();
  const isStaff = usePerson()?.isStaff ?? false;
  const { form, problems, isSubmitting } = useSubmission({
    title: 'Delete login',
    check: () => checked(missing({ password }), { password }),
    send: (variables) =>
      whenRecent(async () => {
        await deleteLogin({ variables });
        didSignOut(true);
        loginMessage('Your login is deleted. Your personnel record stays with the unit.');
        // The guards then redirect to /login, in every tab.
        forgetPerson(cache);
        tellTabs({ kind: 'SIGNED_OUT' });
      }, variables.password),
    explain: (error) => {
      const failure = failureOf(error);
      if (failure.code !== ErrorCode.WRONG_PASSWORD) return failure;
      // Also when signing in again was refused.
      return { field: 'password', message: messages.wrongCurrentPassword };
    },
  });
  return (
    <Form {...form} back={BACK}>
      <Text>
        Gone for good: your email and password, your second factor, your calendar addresses,{' '}
        {isStaff && 'your keys for programs, '}and every place where you are signed in.
      </Text>
      <Text>What stays: your personnel record, with its schools, comments and history. It belongs to the unit.</Text>
      <CurrentPasswordField value={password} onChange={setPassword} problems={problems} />
      <SubmitActions label="Delete login" isSubmitting={isSubmitting} isDanger cancel={BACK} />
    </Form>
  );
}
