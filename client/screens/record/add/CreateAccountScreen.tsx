import type { ApolloCache } from '@apollo/client';
import { Text } from '@mantine/core';
import { ErrorCode } from '../../../../domain/errorCodes.ts';
import { messages } from '../../../../domain/errors.ts';
import { NEW_RECORD, plainFieldsIn } from '../../../../domain/record/fields.ts';
import { Role } from '../../../../domain/values.ts';
import { draftsOf } from '../../../app/forms/drafts/drafts.ts';
import { useAddForm } from '../../../app/forms/edit/useAddForm.ts';
import { failureOf } from '../../../app/failures/failure.ts';
import { callProblems } from '../../../app/forms/callProblems.ts';
import { TypedForm } from '../../../app/forms/edit/TypedForm.tsx';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { withUnitPolicy } from '../../../app/policy/UnitPolicy.tsx';
import { ViewerDocument } from '../../../app/session/session.generated.ts';
import { withUnreadableDays } from '../../../components/form/DateField.tsx';
import { SoldierFields } from '../form/SoldierFields.tsx';
import { changedOwn, checkSoldier, newSoldierValues, type SoldierValues } from '../form/soldierValues.ts';
import { useFormFields } from '../form/useFormFields.ts';
import { useCreateSoldierMutation } from './CreateAccountScreen.generated.ts';
import { useOtherRecord } from './useOtherRecord.ts';

const drafts = draftsOf<SoldierValues>();
const NEWCOMER = { role: Role.UNASSIGNED, isStaff: false, isOneself: true };

/** Add Info: creates one's own record, which everything else needs. */
export const CreateAccountScreen = withUnitPolicy(CreateAccount);

function CreateAccount() {
  const unit = useFormFields();
  const { columns } = unit;
  const typed = useAddForm(drafts, newSoldierValues(columns));
  const { values, hasChanges, change } = typed;
  const [createSoldier] = useCreateSoldierMutation({
    // The guards then redirect to Home.
    update: (cache, { data }) => data && rememberRecord(cache, data.createSoldier),
  });
  const { form, problems, isSubmitting } = useSubmission({
    title: 'Add Info',
    hasChanges,
    check: (form) => checkSoldier(withUnreadableDays(values, form), NEW_RECORD, unit),
    send: (record) => {
      const input = { ...plainFieldsIn(record), own: changedOwn(NEW_RECORD, record, columns) };
      return createSoldier({ variables: { input } }).catch(lookForRecord);
    },
    doneText: 'Record saved.',
    explain: (error) => callProblems(error, messages.addInfoProblem),
  });
  const look = useOtherRecord(isSubmitting);

  async function lookForRecord(error: unknown): Promise<false> {
    if (failureOf(error).code !== ErrorCode.CONFLICT || !(await look())) throw error;
    return false;
  }

  return (
    <TypedForm {...form} width="whole" typed={typed} submit="Save record" isLongForm>
      <Text c="dimmed">
        Have your leaders entered your record already? Then ask them to hand it over to your email address instead of
        making a second one. Otherwise only what is marked with an asterisk is needed today; all else can wait.
      </Text>
      <SoldierFields holder={NEWCOMER} values={values} onChange={change} problems={problems} />
    </TypedForm>
  );
}

/** Sets the new record as the viewer's in the cache. */
function rememberRecord(cache: ApolloCache, soldier: { id: string; isStaff: boolean }): void {
  cache.updateQuery({ query: ViewerDocument }, (data) => data?.viewer && { viewer: { ...data.viewer, soldier } });
}
