import { ONE_TIME_CODE_LIFE_MS } from '../../../../domain/constants.ts';
import { LinkRequestForm } from '../mailedLink/LinkRequestForm.tsx';
import { useRequestPasswordResetMutation } from './ResetPasswordScreen.generated.ts';

/** Sends the link that sets a new password. */
export function ResetPasswordScreen() {
  const [request] = useRequestPasswordResetMutation();
  return (
    <LinkRequestForm
      title="Reset password"
      text="You will get an email with a link to set a new password."
      submitLabel="Submit"
      lifeMs={ONE_TIME_CODE_LIFE_MS}
      sentText={(email) => `If ${email} has a login, a link to set a new password is on its way.`}
      request={(email) => request({ variables: { email } })}
    />
  );
}
