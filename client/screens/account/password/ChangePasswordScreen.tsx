import { useState } from 'react';
import { PASSWORD_MIN_LENGTH } from '../../../../domain/constants.ts';
import { type PasswordChangeInput, validatePasswordChange } from '../../../../domain/identity/identityValidation.ts';
import { checked } from '../../../app/forms/checked.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { BackLink } from '../../../components/BackLink.tsx';
import { Form } from '../../../components/form/Form.tsx';
import { formFields } from '../../../components/form/formFields.ts';
import { PasswordField } from '../../../components/form/PasswordField.tsx';
import { SubmitActions } from '../../../components/form/SubmitActions.tsx';
import { SubmittedForm } from '../../../components/SubmittedForm.tsx';
import { useChangePasswordMutation } from './ChangePasswordScreen.generated.ts';

const DONE = 'Your password is changed. You are signed out everywhere else.';
const EMPTY: PasswordChangeInput = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Changes the signed-in person's password. Asks for the current one. */
export function ChangePasswordScreen() {
  const [values, setValues] = useState(EMPTY);
  const [isDone, setDone] = useState(false);
  const [changePassword] = useChangePasswordMutation();
  const { form, problems, isSubmitting } = useSubmission({
    title: 'Change password',
    hasChanges: !isDone && Object.values(values).some((value) => value !== ''),
    check: () => checked(validatePasswordChange(values), values),
    send: async (input) => {
      await changePassword({ variables: { input } });
      setDone(true);
    },
    leftText: DONE,
  });
  if (isDone) {
    return (
      <SubmittedForm title={form.title} message={DONE}>
        <BackLink to={paths.account} screen="Account" />
      </SubmittedForm>
    );
  }
  const field = formFields(values, (changed) => setValues({ ...values, ...changed }), problems);
  return (
    <Form {...form} back={{ to: paths.account, screen: 'Account' }}>
      <PasswordField
        {...field('currentPassword')}
        label="Current password"
        autoComplete="current-password"
        enterKeyHint="next"
      />
      <PasswordField
        {...field('newPassword')}
        label="New password"
        help={`At least ${PASSWORD_MIN_LENGTH} characters. You are signed out everywhere else.`}
        autoComplete="new-password"
        enterKeyHint="next"
      />
      <PasswordField
        {...field('confirmPassword')}
        label="Confirm new password"
        autoComplete="new-password"
        enterKeyHint="go"
      />
      <SubmitActions label="Change password" isSubmitting={isSubmitting} />
    </Form>
  );
}
