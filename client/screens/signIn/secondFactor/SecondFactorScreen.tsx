import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorCode } from '../../../../domain/errorCodes.ts';
import { failureOf } from '../../../app/failures/failure.ts';
import { checked } from '../../../app/forms/checked.ts';
import { missing } from '../../../app/forms/fieldProblems.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { navigateAfterSignIn } from '../../../app/session/navigateAfterSignIn.ts';
import { wayBack } from '../../../app/session/navigationState.ts';
import { rememberPerson } from '../../../app/session/session.ts';
import { FactorCodeField } from '../../../components/form/FactorCodeField.tsx';
import { Form } from '../../../components/form/Form.tsx';
import { messageFor } from '../../../components/form/problem.ts';
import { TextLink } from '../../../components/TextLink.tsx';
import { useVerifySecondFactorMutation } from './SecondFactorScreen.generated.ts';

/** The second step of signing in: asks for the code of the second factor. */
export function SecondFactorScreen() {
  const [code, setCode] = useState('');
  const { state } = useLocation();
  const navigate = useNavigate();
  const [verify] = useVerifySecondFactorMutation({
    update: (cache, { data }) => data && rememberPerson(cache, data.verifySecondFactor),
  });
  const { form, problems, isSubmitting } = useSubmission({
    title: 'Second factor',
    check: () => checked(missing({ code: code.trim() }), { code }),
    send: (variables) => verify({ variables }),
    onDone: ({ data }) => data && navigateAfterSignIn(navigate, data.verifySecondFactor, wayBack(state)),
    explain: (error) => {
      const failure = failureOf(error);
      if (failure.code !== ErrorCode.REQUIRES_RECENT_LOGIN) return failure;
      return { field: null, message: 'That took too long. Enter your email and password again.' };
    },
  });
  return (
    <Form {...form}>
      <FactorCodeField
        value={code}
        onChange={setCode}
        problem={messageFor(problems, 'code')}
        isSubmitting={isSubmitting}
      />
      <Button type="submit" fullWidth loading={isSubmitting}>
        Sign in
      </Button>
      <TextLink to={paths.login} state={state}>
        Start again
      </TextLink>
    </Form>
  );
}
