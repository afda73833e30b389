import { Button, Text } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import type { Failure } from '../../../app/failures/failure.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { linkCode } from '../../../app/browser/linkCode.ts';
import { navigateAfterSignIn } from '../../../app/session/navigateAfterSignIn.ts';
import { rememberPerson } from '../../../app/session/session.ts';
import { useSignInStep } from '../../../app/session/useSignInStep.ts';
import { Form } from '../../../components/form/Form.tsx';
import { useSignInWithLinkMutation } from './FollowLinkForm.generated.ts';

type FollowLinkFormProps = {
  code: string;
  explain: (error: unknown) => Failure;
  /** Called once the link has signed the person in. */
  onUsed: () => void;
};

/** Where the mailed link leads: a click signs in. Nobody is signed in on load, because mail scanners open links, too. */
export function FollowLinkForm({ code, explain, onUsed }: FollowLinkFormProps) {
  const navigate = useNavigate();
  const step = useSignInStep();
  const [signIn] = useSignInWithLinkMutation({
    update: (cache, { data }) => data && rememberPerson(cache, data.signInWithLink.viewer),
  });
  const { form, isSubmitting } = useSubmission({
    title: 'Sign in by link',
    check: () => ({ input: { code } }),
    send: async (variables) => {
      await step(async () => {
        const { data } = await signIn({ variables });
        if (data) navigateAfterSignIn(navigate, data.signInWithLink.viewer, data.signInWithLink.continueTo ?? null);
      });
      // First: without a code the screen would ask for another link.
      onUsed();
      linkCode(null);
      return false;
    },
    explain,
  });
  return (
    <Form {...form}>
      <Text>This signs you in, here and now. The link works only once.</Text>
      <Button type="submit" fullWidth loading={isSubmitting}>
        Sign in
      </Button>
    </Form>
  );
}
