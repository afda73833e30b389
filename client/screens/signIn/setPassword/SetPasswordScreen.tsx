import { useReactiveVar } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { linkCode } from '../../../app/browser/linkCode.ts';
import { LinkFailure, NO_CODE } from '../mailedLink/LinkFailure.tsx';
import { useLinkRefusal } from '../mailedLink/useLinkRefusal.ts';
import { paths } from '../../../app/paths.ts';
import { SubmittedForm } from '../../../components/SubmittedForm.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { SetPasswordForm } from './SetPasswordForm.tsx';

/** Where the mailed link leads: sets a new password. The link works once. */
export function SetPasswordScreen() {
  const code = useReactiveVar(linkCode);
  const [isOther, setOther] = useState(false);
  const { refusal, explain } = useLinkRefusal(code);
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
    return <LinkFailure message={refusal ?? NO_CODE} actionLabel="Ask for a new link" to={paths.resetPassword} />;
  }
  return <SetPasswordForm code={code} explain={explain} onStillSignedIn={() => setOther(true)} />;
}
