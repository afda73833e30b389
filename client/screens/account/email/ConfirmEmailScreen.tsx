import { useReactiveVar } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { linkCode } from '../../../app/browser/linkCode.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { usePerson } from '../../../app/session/PersonContext.ts';
import { BackLink } from '../../../components/BackLink.tsx';
import { Form } from '../../../components/form/Form.tsx';
import { FormSkeleton } from '../../../components/form/FormSkeleton.tsx';
import { SubmittedForm } from '../../../components/SubmittedForm.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { LinkFailure } from '../../signIn/mailedLink/LinkFailure.tsx';
import { askedOnce, useLinkRefusal } from '../../signIn/mailedLink/useLinkRefusal.ts';
import { useConfirmEmailMutation, useEmailCodeStateQuery } from './ConfirmEmailScreen.generated.ts';

/** The page that the mailed link opens. It confirms the address on a click, not on load, because mail scanners open links too. */
export function ConfirmEmailScreen() {
  const code = useReactiveVar(linkCode);
  const person = usePerson();
  const [isDone, setDone] = useState(false);
  const [confirm] = useConfirmEmailMutation();
  const state = useEmailCodeStateQuery(askedOnce(code));
  const { refusal, explain } = useLinkRefusal(code, state.data?.emailCodeState);
  const { form, isSubmitting } = useSubmission({
    title: 'Confirm your new address',
    check: () => (code === null ? { problems: [] } : { input: { code } }),
    send: async (variables) => {
      await confirm({ variables });
      setDone(true);
      linkCode(null);
    },
    explain,
  });
  // Another link may have been opened in this tab in the meantime.
  if (isDone && code === null) {
    return person === null ? (
      <SubmittedForm title={form.title} message="From now on you sign in with your new address.">
        <TextLink to={paths.login}>Sign in</TextLink>
      </SubmittedForm>
    ) : (
      // The person signed in here may be somebody else.
      <SubmittedForm title={form.title} message="The login that asked for this link now signs in with its new address.">
        <BackLink to={paths.account} screen="Account" />
      </SubmittedForm>
    );
  }
  if (code === null || refusal !== null) {
    return <LinkFailure refusal={refusal} actionLabel="Change email again" to={paths.changeEmail} />;
  }
  if (state.loading) return <FormSkeleton fields={0} hasBack={false} />;
  return (
    <Form {...form}>
      <Text>The login that asked for this link will sign in with the address it was sent to.</Text>
      <Button type="submit" fullWidth loading={isSubmitting}>
        Confirm address
      </Button>
    </Form>
  );
}
