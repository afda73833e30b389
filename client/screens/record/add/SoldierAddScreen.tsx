import { Text } from '@mantine/core';
import { messages } from '../../../../domain/errors.ts';
import { NEW_RECORD, plainFieldsIn } from '../../../../domain/record/fields.ts';
import { dateMessage } from '../../../../domain/record/validation.ts';
import { Role } from '../../../../domain/values.ts';
import { dataOf } from '../../../app/api/dataOf.ts';
import { callProblems } from '../../../app/forms/callProblems.ts';
import { useKeptIdempotencyKey } from '../../../app/forms/drafts/useKeptIdempotencyKey.ts';
import { TypedForm } from '../../../app/forms/edit/TypedForm.tsx';
import { useAddForm } from '../../../app/forms/edit/useAddForm.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { withUnitPolicy } from '../../../app/policy/UnitPolicy.tsx';
import { DateField, withUnreadableDays } from '../../../components/form/DateField.tsx';
import { FieldGroup } from '../../../components/form/FieldGroup.tsx';
import { formFields } from '../../../components/form/formFields.ts';
import { rankAndName } from '../../../components/soldierText.ts';
import { SoldierFields } from '../form/SoldierFields.tsx';
import { changedOwn, checkSoldier, newSoldierValues, type SoldierValues } from '../form/soldierValues.ts';
import { useFormFields } from '../form/useFormFields.ts';
import { useAddSoldierMutation } from './SoldierAddScreen.generated.ts';
import { useNamesakeQuestion } from './useNamesakeQuestion.tsx';

/** The fields of a record, and the gain date: '' for a soldier who is already here. */
type AddedValues = SoldierValues & { readonly arrivesOn: string };

const NOBODY_YET = { role: Role.UNASSIGNED, isStaff: false, isOneself: false };
const BACK = { to: paths.adminReassign, screen: 'Reassign' };

/** Add soldier: staff enter a person without a login, present or expected. */
export const SoldierAddScreen = withUnitPolicy(SoldierAdd);

function SoldierAdd() {
  const unit = useFormFields();
  const { unitFields } = unit;
  const typed = useAddForm<AddedValues>({ ...newSoldierValues(unitFields), arrivesOn: '' });
  const { values, hasChanges, change } = typed;
  const [addSoldier] = useAddSoldierMutation();
  const keyOf = useKeptIdempotencyKey();
  const { isSomebodyElse, dialog } = useNamesakeQuestion();
  const { form, problems } = useSubmission({
    title: 'Add soldier',
    hasChanges,
    check: (element) => {
      const read = withUnreadableDays(values, element);
      const { arrivesOn } = read;
      const checked = checkSoldier(read, NEW_RECORD, unit);
      const message = arrivesOn === '' ? null : dateMessage('Gain date', arrivesOn);
      const problems = [
        ...(message === null ? [] : [{ field: 'arrivesOn', message }]),
        ...('problems' in checked ? checked.problems : []),
      ];
      if ('problems' in checked || problems.length > 0) return { problems };
      return { input: { record: checked.input, arrivesOn: arrivesOn === '' ? null : arrivesOn } };
    },
    ask: ({ record }) => isSomebodyElse(record),
    send: ({ record, arrivesOn }) => {
      const input = { ...plainFieldsIn(record), own: changedOwn(NEW_RECORD, record, unitFields) };
      return addSoldier({ variables: { input, arrivesOn, key: keyOf({ input, arrivesOn }) } });
    },
    doneText: 'Record saved.',
    doneAbout: values.rank === '' ? null : rankAndName({ rank: values.rank, lastName: values.lastName }),
    leadsTo: (sent) => ({ to: paths.userInfo(dataOf(sent).addSoldier.id) }),
    explain: (error) => callProblems(error, messages.addInfoProblem),
  });
  return (
    <TypedForm {...form} width="whole" back={BACK} typed={typed} submit="Save record" isLongForm>
      <Text c="dimmed">
        This soldier has no login yet. After they register, open the record and hand it over. Only fields with an
        asterisk are required today.
      </Text>
      <FieldGroup legend="Arrival">
        <DateField
          {...formFields(values, change, problems)('arrivesOn')}
          label="Gain date"
          help="Leave empty if already here. Until this date they show as Expected and don't count."
        />
      </FieldGroup>
      <SoldierFields holder={NOBODY_YET} values={values} onChange={change} problems={problems} />
      {dialog}
    </TypedForm>
  );
}
