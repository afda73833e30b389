import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ONE_TIME_CODE_LIFE_MS } from '../../../domain/constants.ts';
import { checked } from '../../app/form/checked.ts';
import { emailProblems } from '../../app/form/fieldProblems.ts';
import { MailSent } from '../../app/mailedLink/MailSent.tsx';
import { paths } from '../../app/paths.ts';
import { typedEmail, withTypedEmail } from '../../app/session/navigationState.ts';
import { useSubmission } from '../../app/form/useSubmission.ts';
import { EmailField } from '../../components/form/EmailField.tsx';
import { Form } from '../../components/form/Form.tsx';
import { messageFor } from '../../components/form/problem.ts';
import { TextLink } from '../../components/TextLink.tsx';
import { useRequestPasswordResetMutation } from './ResetPasswordScreen.generated.ts';

/** Sends the link that sets a new password. */
export function ResetPasswordScreen() {
  const { state } = useLocation();
  const [email, setEmail] = useState(typedEmail(state));
  const [isSent, setSent] = useState(false);
  const [request] = useRequestPasswordResetMutation();
  const { form, problems, isSubmitting } = useSubmission({
    title: 'Reset password',
    check: () => checked(emailProblems('email', email), { email }),
    send: async (variables) => {
      await request({ variables });
      setSent(true);
    },
  });
  const back = (
    <TextLink to={paths.login} state={withTypedEmail(state, email)}>
      Back to sign in
    </TextLink>
  );
  if (isSent) {
    return (
      <MailSent
        title={form.title}
        lifeMs={ONE_TIME_CODE_LIFE_MS}
        message={`If ${email.trim()} has a login, a link to set a new password is on its way.`}
      >
        {back}
      </MailSent>
    );
  }
  return (
    <Form {...form}>
      <Text>You will get an email with a link to set a new password.</Text>
      <EmailField
        name="email"
        label="Email"
        enterKeyHint="go"
        required
        value={email}
        onChange={setEmail}
        problem={messageFor(problems, 'email')}
      />
      <Button type="submit" fullWidth loading={isSubmitting}>
        Submit
      </Button>
      {back}
    </Form>
  );
}
