import { useApolloClient, useReactiveVar } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PASSWORD_MIN_LENGTH } from '../../../../domain/constants.ts';
import { validateNewPassword } from '../../../../domain/identity/identityValidation.ts';
import { loginMessages } from '../../../../domain/loginMessages.ts';
import { linkCode } from '../../../app/browser/linkCode.ts';
import type { Failure } from '../../../app/failures/failure.ts';
import { checked } from '../../../app/forms/checked.ts';
import { missing } from '../../../app/forms/fieldProblems.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { askViewer } from '../../../app/session/keepSession.ts';
import { accountIn, loginMessage } from '../../../app/session/session.ts';
import { tellTabs } from '../../../app/session/sessionTabs.ts';
import { Form } from '../../../components/form/Form.tsx';
import { formFields } from '../../../components/form/formFields.ts';
import { FormSkeleton } from '../../../components/form/FormSkeleton.tsx';
import { PasswordField } from '../../../components/form/PasswordField.tsx';
import type { FormProblem } from '../../../components/form/problem.ts';
import { SubmittedForm } from '../../../components/SubmittedForm.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { LinkFailure } from '../mailedLink/LinkFailure.tsx';
import { askedOnce, useLinkRefusal } from '../mailedLink/useLinkRefusal.ts';
import { useResetCodeStateQuery, useResetPasswordMutation } from './SetPasswordScreen.generated.ts';

/** The page that the mailed link opens: sets a new password. The link works once. */
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

type SetPasswordFormProps = {
  code: string;
  explain: (error: unknown) => Failure;
  /** Called after the password is set, if somebody else is signed in here. */
  onStillSignedIn: () => void;
};

const EMPTY = { password: '', confirmPassword: '' };

/** Asks for the new password, twice. */
function SetPasswordForm({ code, explain, onStillSignedIn }: SetPasswordFormProps) {
  const [values, setValues] = useState(EMPTY);
  const [reset] = useResetPasswordMutation();
  const client = useApolloClient();
  const navigate = useNavigate();
  const { form, problems, isSubmitting } = useSubmission({
    title: 'Set a new password',
    check: () => checked(newPasswordProblems(values), { code, password: values.password }),
    send: async (variables) => {
      await reset({ variables });
      // The server has ended all of the owner's sessions. If somebody else is signed in here, they stay signed in.
      tellTabs({ kind: 'ENDED', because: null });
      await askViewer(client);
    },
    onDone: () => {
      if (accountIn(client.cache)) onStillSignedIn();
      else {
        loginMessage('Your new password is set. Sign in with it.');
        // Synchronous: without its code this screen would say that the link doesn't work.
        void navigate(paths.login, { replace: true, flushSync: true });
      }
      linkCode(null);
    },
    explain,
  });
  const field = formFields(values, (changed) => setValues({ ...values, ...changed }), problems);
  return (
    <Form {...form}>
      <PasswordField
        {...field('password')}
        label="New password"
        help={`At least ${PASSWORD_MIN_LENGTH} characters.`}
        autoComplete="new-password"
        enterKeyHint="next"
      />
      <PasswordField
        {...field('confirmPassword')}
        label="Confirm new password"
        autoComplete="new-password"
        enterKeyHint="go"
      />
      <Button type="submit" fullWidth loading={isSubmitting}>
        Set password
      </Button>
    </Form>
  );
}

function newPasswordProblems({ password, confirmPassword }: typeof EMPTY): FormProblem[] {
  const found = [...validateNewPassword(password), ...missing({ confirmPassword })];
  if (found.length > 0 || password === confirmPassword) return found;
  return [{ field: 'confirmPassword', message: loginMessages.passwordsDoNotMatch }];
}
