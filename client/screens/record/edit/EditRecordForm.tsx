import { draftsOf } from '../../../app/forms/drafts/drafts.ts';
import { TypedForm } from '../../../app/forms/edit/TypedForm.tsx';
import { type EditState, useEditForm } from '../../../app/forms/edit/useEditForm.ts';
import { useLeadOn } from '../../../app/forms/useLeadOn.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { usePerson } from '../../../app/session/PersonContext.ts';
import { withUnreadableDays } from '../../../components/form/DateField.tsx';
import { rankAndName } from '../../../components/soldierText.ts';
import { asEntered } from '../../../app/people/asEntered.ts';
import { SoldierFields } from '../form/SoldierFields.tsx';
import { useFormFields } from '../form/useFormFields.ts';
import { checkSoldier, soldierValues, type SoldierValues } from '../form/soldierValues.ts';
import type { EditRecordForm_SoldierFragment } from './EditRecordForm.generated.ts';
import { recordConflictFields } from './recordConflictFields.ts';
import { useSaveRecord } from './useSaveRecord.ts';

type EditRecordFormProps = {
  /** The record that the form opens with. */
  soldier: EditRecordForm_SoldierFragment;
  /** Loads the current version of the record. */
  reload: () => Promise<EditRecordForm_SoldierFragment>;
};

const drafts = draftsOf<EditState<EditRecordForm_SoldierFragment, SoldierValues>>();

export function EditRecordForm({ soldier, reload }: EditRecordFormProps) {
  const person = usePerson();
  const leadOn = useLeadOn();
  const unit = useFormFields();
  const { columns } = unit;
  const save = useSaveRecord(columns);
  const fields = recordConflictFields(unit);
  const valuesOf = (record: EditRecordForm_SoldierFragment) => soldierValues(record, columns);
  const edit = useEditForm({ drafts, opened: soldier, valuesOf, fields, reload });
  const { base, values, hasChanges, change } = edit;
  const back = { to: paths.userInfo(base.id), screen: 'the record' };
  const isOneself = base.id === person?.soldierId;
  const { form, problems } = useSubmission({
    title: isOneself ? 'Edit My Info' : `Edit ${rankAndName(soldier)}`,
    hasChanges,
    check: (form) => checkSoldier(withUnreadableDays(values, form), asEntered(base, columns), unit),
    send: (input) => edit.save((opened) => save(opened, input)),
    doneText: 'Record saved.',
    doneAbout: isOneself ? null : rankAndName({ rank: values.rank || soldier.rank, lastName: values.lastName }),
    onDone: () => leadOn(back),
  });
  return (
    <TypedForm {...form} width="whole" back={back} typed={edit} submit="Save record" isLongForm>
      <SoldierFields
        holder={{ role: base.role, isStaff: base.isStaff, isOneself }}
        values={values}
        onChange={change}
        problems={problems}
      />
    </TypedForm>
  );
}
