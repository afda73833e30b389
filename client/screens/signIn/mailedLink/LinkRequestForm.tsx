import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { checked } from '../../../app/forms/checked.ts';
import { emailProblems } from '../../../app/forms/fieldProblems.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { typedEmail, withTypedEmail } from '../../../app/session/navigationState.ts';
import { BackLink } from '../../../components/BackLink.tsx';
import { EmailField } from '../../../components/form/EmailField.tsx';
import { Form } from '../../../components/form/Form.tsx';
import { FormSkeleton } from '../../../components/form/FormSkeleton.tsx';
import { messageFor } from '../../../components/form/problem.ts';
import { Note } from '../../../components/Note.tsx';
import { useSignInMethodsQuery } from '../login/OtherWays.generated.ts';
import { MailsAreOff } from './MailsAreOff.tsx';
import { MailSent } from './MailSent.tsx';

type LinkRequestFormProps = {
  title: string;
  /** What to know first; null for nothing. */
  note?: string | null;
  /** Above the field: what the link does. */
  text: string;
  submitLabel: string;
  /** How long the link works, in milliseconds. */
  lifeMs: number;
  /** The message after the request. */
  sentText: (email: string) => string;
  request: (email: string) => Promise<unknown>;
};

/** For people without their password: asks for an email address, to which the server then sends a link. */
export function LinkRequestForm(props: LinkRequestFormProps) {
  const { title, note = null, text, submitLabel, lifeMs, sentText, request } = props;
  const { state } = useLocation();
  const [email, setEmail] = useState(typedEmail(state));
  const [isSent, setSent] = useState(false);
  const { data, loading } = useSignInMethodsQuery();
  const { form, problems, isSubmitting } = useSubmission({
    title,
    check: () => checked(emailProblems('email', email), email),
    send: async (input) => {
      await request(input);
      setSent(true);
    },
  });
  const back = { to: paths.login, state: withTypedEmail(state, email), screen: 'sign in' };
  if (isSent) {
    return (
      <MailSent title={title} lifeMs={lifeMs} message={sentText(email.trim())}>
        <BackLink {...back} />
      </MailSent>
    );
  }
  if (loading) return <FormSkeleton fields={1} />;
  if (data?.signInMethods.sendsMails === false) return <MailsAreOff title={title} back={back} />;
  return (
    <Form {...form} back={back}>
      {note !== null && <Note>{note}</Note>}
      <Text>{text}</Text>
      <EmailField
        name="email"
        label="Email"
        enterKeyHint="go"
        value={email}
        onChange={setEmail}
        problem={messageFor(problems, 'email')}
      />
      <Button type="submit" fullWidth loading={isSubmitting}>
        {submitLabel}
      </Button>
    </Form>
  );
}
