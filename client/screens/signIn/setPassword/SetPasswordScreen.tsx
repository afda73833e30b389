import { useReactiveVar } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { linkCode } from '../../../app/browser/linkCode.ts';
import { LinkFailure } from '../mailedLink/LinkFailure.tsx';
import { FormSkeleton } from '../../../components/form/FormSkeleton.tsx';
import { askedOnce, useLinkRefusal } from '../mailedLink/useLinkRefusal.ts';
import { paths } from '../../../app/paths.ts';
import { SubmittedForm } from '../../../components/SubmittedForm.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { SetPasswordForm } from './SetPasswordForm.tsx';
import { useResetCodeStateQuery } from './SetPasswordScreen.generated.ts';

/** Where the mailed link leads: sets a new password. The link works once. */
export function SetPasswordScreen() {
  const code = useReactiveVar(linkCode);
  const [isOther, setOther] = useState(false);
  const state = useResetCodeStateQuery(askedOnce(code));
  const { refusal, explain } = useLinkRefusal(code, state.data?.resetCodeState);
  // Another link may have been opened in this tab in the meantime.
  if (isOther && code === null) {
    return (
      <SubmittedForm title="Set a new password" message="The new password is set.">
        <Text>You are still signed in here with another login.</Text>
        <TextLink to={paths.home}>Home</TextLink>
      </SubmittedForm>
    );
  }
  if (code === null || refusal !== null) {
    return <LinkFailure refusal={refusal} actionLabel="Ask for a new link" to={paths.resetPassword} />;
  }
  if (state.loading) return <FormSkeleton fields={2} hasBack={false} />;
  return <SetPasswordForm code={code} explain={explain} onStillSignedIn={() => setOther(true)} />;
}
