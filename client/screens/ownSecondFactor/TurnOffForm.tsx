import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { missing } from '../../app/checks.ts';
import { paths } from '../../app/paths.ts';
import { useRecentSignIn } from '../../app/session/useRecentSignIn.ts';
import { useSubmission } from '../../app/useSubmission.ts';
import { FactorCodeField } from '../../components/form/FactorCodeField.tsx';
import { Form } from '../../components/form/Form.tsx';
import { FormActions } from '../../components/form/FormActions.tsx';
import { messageFor } from '../../components/form/problem.ts';
import { TextLink } from '../../components/TextLink.tsx';
import { useRemoveSecondFactorMutation } from './OwnSecondFactorScreen.generated.ts';
import { showSecondFactor } from './showSecondFactor.ts';

/** Turns the second factor off for whoever can show it once more. */
export function TurnOffForm() {
  const [code, setCode] = useState('');
  const navigate = useNavigate();
  const [remove, { client }] = useRemoveSecondFactorMutation();
  const whenRecent = useRecentSignIn();
  const { problems, isSubmitting, submit } = useSubmission({
    check: () => {
      const found = missing({ code: code.trim() });
      return found.length > 0 ? { problems: found } : { input: { code } };
    },
    send: async (variables) => {
      if (!(await whenRecent(() => remove({ variables })))) return;
      void navigate(paths.account);
      showSecondFactor(client.cache, 0);
    },
  });
  return (
    <Form
      title="Turn off second factor"
      back={<TextLink to={paths.account}>Back</TextLink>}
      problems={problems}
      onSubmit={submit}
    >
      <Text>Signing in then asks for your password alone, and the recovery codes are gone.</Text>
      <FactorCodeField
        value={code}
        onChange={setCode}
        problem={messageFor(problems, 'code')}
        isSubmitting={isSubmitting}
      />
      <FormActions>
        <Button type="submit" loading={isSubmitting}>
          Turn off
        </Button>
      </FormActions>
    </Form>
  );
}
