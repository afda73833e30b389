import { useReactiveVar } from '@apollo/client/react';
import { linkCode } from '../../app/linkCode.ts';
import { LinkFailure, NO_CODE } from '../../app/LinkFailure.tsx';
import { paths } from '../../app/paths.ts';
import { useLinkRefusal } from '../../app/useLinkRefusal.ts';
import { SetPasswordForm } from './SetPasswordForm.tsx';

/** Behind the mailed link: sets a new password, once. */
export function SetPasswordScreen() {
  const code = useReactiveVar(linkCode);
  const { refusal, explain } = useLinkRefusal(code);
  if (code === null || refusal !== null) {
    return <LinkFailure message={refusal ?? NO_CODE} actionLabel="Ask for a new link" to={paths.resetPassword} />;
  }
  return <SetPasswordForm code={code} explain={explain} />;
}
