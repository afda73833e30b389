import { useReactiveVar } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PASSWORD_MIN_LENGTH } from '../../../../domain/constants.ts';
import { type RegistrationInput, validateRegistration } from '../../../../domain/identity/identityValidation.ts';
import { linkedJoinCode } from '../../../app/browser/linkCode.ts';
import { checked } from '../../../app/forms/checked.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { rememberPerson } from '../../../app/session/session.ts';
import { EmailField } from '../../../components/form/EmailField.tsx';
import { Form } from '../../../components/form/Form.tsx';
import { formFields } from '../../../components/form/formFields.ts';
import { PasswordField } from '../../../components/form/PasswordField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { useRegisterMutation } from './RegisterScreen.generated.ts';

export function RegisterScreen() {
  const linked = useReactiveVar(linkedJoinCode);
  const [taken, setTaken] = useState(linked);
  const [values, setValues] = useState<RegistrationInput>({
    email: '',
    password: '',
    confirmPassword: '',
    joinCode: linked,
  });
  // Another code was scanned while the screen was open.
  if (linked !== taken) {
    setTaken(linked);
    setValues({ ...values, joinCode: linked });
  }
  const { state } = useLocation();
  const [register] = useRegisterMutation({
    // Registering signs the person in; the guards then redirect to Add Info.
    update: (cache, { data }) => data && rememberPerson(cache, data.register),
  });
  const { form, problems, isSubmitting } = useSubmission({
    title: 'Register',
    check: () => checked(validateRegistration(values), values),
    send: (input) => register({ variables: { input } }),
  });
  const field = formFields(values, (changed) => setValues({ ...values, ...changed }), problems);
  return (
    <Form {...form}>
      <EmailField {...field('email')} label="Email" enterKeyHint="next" />
      <PasswordField
        {...field('password')}
        label="Password"
        help={`At least ${PASSWORD_MIN_LENGTH} characters.`}
        autoComplete="new-password"
        enterKeyHint="next"
      />
      <PasswordField
        {...field('confirmPassword')}
        label="Confirm password"
        autoComplete="new-password"
        enterKeyHint="next"
      />
      <TextField
        {...field('joinCode')}
        required
        label="Join code"
        help="Ask your leaders for it."
        autoCapitalize="characters"
        enterKeyHint="go"
      />
      <Button type="submit" fullWidth loading={isSubmitting}>
        Register
      </Button>
      <Text>
        Already have a login?{' '}
        <TextLink to={paths.login} state={state}>
          Sign in
        </TextLink>
      </Text>
    </Form>
  );
}
