import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SIGN_IN_LINK_LIFE_MS } from '../../../domain/constants.ts';
import { checked } from '../../app/form/checked.ts';
import { emailProblems } from '../../app/form/fieldProblems.ts';
import { MailSent } from '../../app/mailedLink/MailSent.tsx';
import { paths } from '../../app/paths.ts';
import { typedEmail, wayBack, withTypedEmail } from '../../app/session/navigationState.ts';
import { useSubmission } from '../../app/form/useSubmission.ts';
import { EmailField } from '../../components/form/EmailField.tsx';
import { Form } from '../../components/form/Form.tsx';
import { messageFor } from '../../components/form/problem.ts';
import { TextLink } from '../../components/TextLink.tsx';
import { useRequestSignInLinkMutation } from './SignInLinkScreen.generated.ts';

/** Asks where to send a link that signs in. */
export function RequestLinkForm() {
  const { state } = useLocation();
  const [email, setEmail] = useState(typedEmail(state));
  const [isSent, setSent] = useState(false);
  const [request] = useRequestSignInLinkMutation();
  const { form, problems, isSubmitting } = useSubmission({
    title: 'Sign in by link',
    check: () => checked(emailProblems('email', email), { email, continueTo: wayBack(state) }),
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
        lifeMs={SIGN_IN_LINK_LIFE_MS}
        message={`If ${email.trim()} has a login, a link that signs in is on its way. Open it in this browser.`}
      >
        {back}
      </MailSent>
    );
  }
  return (
    <Form {...form}>
      <Text>You will get an email with a link that signs you in.</Text>
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
        Send link
      </Button>
      {back}
    </Form>
  );
}
