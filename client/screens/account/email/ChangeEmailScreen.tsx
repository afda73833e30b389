import { Text } from '@mantine/core';
import { useState } from 'react';
import { ONE_TIME_CODE_LIFE_MS } from '../../../../domain/constants.ts';
import { checked } from '../../../app/forms/checked.ts';
import { useDraft } from '../../../app/forms/drafts/useDraft.ts';
import { emailProblems, missing } from '../../../app/forms/fieldProblems.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { BackLink } from '../../../components/BackLink.tsx';
import { CurrentPasswordField } from '../../../components/form/CurrentPasswordField.tsx';
import { EmailField } from '../../../components/form/EmailField.tsx';
import { Form } from '../../../components/form/Form.tsx';
import { FormSkeleton } from '../../../components/form/FormSkeleton.tsx';
import { messageFor } from '../../../components/form/problem.ts';
import { SubmitActions } from '../../../components/form/SubmitActions.tsx';
import { useRecentSignIn } from '../../signIn/again/useRecentSignIn.ts';
import { useSignInMethodsQuery } from '../../signIn/login/OtherWays.generated.ts';
import { MailsAreOff } from '../../signIn/mailedLink/MailsAreOff.tsx';
import { MailSent } from '../../signIn/mailedLink/MailSent.tsx';
import { useRequestEmailChangeMutation } from './ChangeEmailScreen.generated.ts';

/** Changes the address to sign in with. It takes effect when the link mailed to the new address is opened. */
export function ChangeEmailScreen() {
  const [newEmail, setNewEmail] = useDraft('');
  const [password, setPassword] = useState('');
  const [isSent, setSent] = useState(false);
  const { data, loading } = useSignInMethodsQuery();
  const [request] = useRequestEmailChangeMutation();
  const whenRecent = useRecentSignIn();
  const sentText = `A link is on its way to ${newEmail.trim()}. Once you open it, you sign in with that address.`;
  const { form, problems, isSubmitting } = useSubmission({
    title: 'Change email',
    hasChanges: !isSent && (newEmail !== '' || password !== ''),
    check: () => checked([...emailProblems('newEmail', newEmail), ...missing({ password })], { newEmail, password }),
    send: async (input) => {
      const isDone = await whenRecent(() => request({ variables: { input } }), input.password);
      setSent(isDone);
      return isDone;
    },
    leftText: sentText,
  });
  if (isSent) {
    return (
      <MailSent title={form.title} lifeMs={ONE_TIME_CODE_LIFE_MS} message={sentText}>
        <BackLink to={paths.account} screen="Account" />
      </MailSent>
    );
  }
  const back = { to: paths.account, screen: 'Account' };
  if (loading) return <FormSkeleton fields={2} />;
  if (data?.signInMethods.sendsMails === false) return <MailsAreOff title={form.title} back={back} />;
  return (
    <Form {...form} back={back}>
      <Text>A link goes to the new address. Until you open it, you sign in with your current one.</Text>
      <EmailField
        name="newEmail"
        label="New email"
        autoComplete="email"
        enterKeyHint="next"
        value={newEmail}
        onChange={setNewEmail}
        problem={messageFor(problems, 'newEmail')}
      />
      <CurrentPasswordField value={password} onChange={setPassword} problems={problems} />
      <SubmitActions label="Send link" isSubmitting={isSubmitting} />
    </Form>
  );
}
