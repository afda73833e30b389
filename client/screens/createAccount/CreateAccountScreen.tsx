import { useApolloClient } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import { startTransition } from 'react';
import { ErrorCode } from '../../../domain/errorCodes.ts';
import { messages } from '../../../domain/errors.ts';
import { Role } from '../../../domain/values.ts';
import { DraftNotice } from '../../app/drafts/DraftNotice.tsx';
import { callProblems } from '../../app/form/callProblems.ts';
import { draftsOf } from '../../app/drafts/drafts.ts';
import { useTypedDraft } from '../../app/drafts/useKeptDraft.ts';
import { hasChanged } from '../../app/edit/fields.ts';
import { failureOf } from '../../app/failure.ts';
import { rememberRecord } from '../../app/session/session.ts';
import { ViewerDocument } from '../../app/session/session.generated.ts';
import { useSubmission } from '../../app/form/useSubmission.ts';
import { withUnreadableDays } from '../../components/form/DateField.tsx';
import { Form } from '../../components/form/Form.tsx';
import { FormActions } from '../../components/form/FormActions.tsx';
import { useToast } from '../../components/toasts/ToastContext.ts';
import { SoldierFields } from '../soldierForm/SoldierFields.tsx';
import { checkSoldier, newSoldierValues, type SoldierValues } from '../soldierForm/soldierValues.ts';
import { useCreateSoldierMutation } from './CreateAccountScreen.generated.ts';

const drafts = draftsOf<SoldierValues>();
const NEWCOMER = { role: Role.UNASSIGNED, isStaff: false, isOneself: true };

/** Add Info: one's own record, the step between a login and everything else. */
export function CreateAccountScreen() {
  const [values, setValues, draft] = useTypedDraft(drafts, newSoldierValues);
  const [createSoldier] = useCreateSoldierMutation({
    // The guards lead on to Home.
    update: (cache, { data }) => data && rememberRecord(cache, data.createSoldier),
  });
  const client = useApolloClient();
  const tell = useToast();

  /** There is a record already where an answer was lost, or leaders have handed one over: the guards lead on then, too. */
  async function lookForRecord(error: unknown): Promise<false> {
    if (failureOf(error).code !== ErrorCode.CONFLICT) throw error;
    const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' });
    if (!data?.viewer?.soldier) throw error;
    // With the screen that they lead to.
    startTransition(() => tell('You already have a record. Please check it.', 'bad'));
    return false;
  }

  const { form, problems, isSubmitting } = useSubmission({
    title: 'Add Info',
    hasChanges: hasChanged(newSoldierValues, values),
    check: (form) => checkSoldier(withUnreadableDays(values, form)),
    send: (input) => createSoldier({ variables: { input } }).catch(lookForRecord),
    doneText: 'Record saved.',
    explain: (error) => callProblems(error, messages.addInfoProblem),
  });
  return (
    <Form {...form}>
      <DraftNotice {...draft} />
      <Text c="dimmed">
        Have your leaders entered your record already? Then ask them to hand it over to your email address instead of
        making a second one.
      </Text>
      <SoldierFields
        holder={NEWCOMER}
        values={values}
        onChange={(change) => setValues((current) => ({ ...current, ...change }))}
        problems={problems}
      />
      <FormActions isLongForm>
        <Button type="submit" loading={isSubmitting}>
          Save record
        </Button>
      </FormActions>
    </Form>
  );
}
