import { Text } from '@mantine/core';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { usePerson } from '../../../app/session/PersonContext.ts';
import { Form } from '../../../components/form/Form.tsx';
import { SubmitActions } from '../../../components/form/SubmitActions.tsx';
import { Note } from '../../../components/Note.tsx';
import { useRecentSignIn } from '../../signIn/again/useRecentSignIn.ts';
import { type EnrolSecondFactorMutation, useEnrolSecondFactorMutation } from './StartForm.generated.ts';

type StartFormProps = { onStarted: (enrolment: EnrolSecondFactorMutation['enrolSecondFactor']) => void };

/** The first step: what a second factor is, and a button that begins. */
export function StartForm({ onStarted }: StartFormProps) {
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
        With a second factor, signing in asks for a code from an authenticator app on your phone, too. Whoever learns
        your password cannot get in with it alone.
      </Text>
      <SubmitActions label="Set up" isSubmitting={isSubmitting} />
    </Form>
  );
}
