import { EditNotes } from '../../../app/forms/edit/EditNotes.tsx';
import { useEditForm } from '../../../app/forms/edit/useEditForm.ts';
import { useLeadOn } from '../../../app/forms/useLeadOn.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { usePerson } from '../../../app/session/PersonContext.ts';
import { withUnreadableDays } from '../../../components/form/DateField.tsx';
import { Form } from '../../../components/form/Form.tsx';
import { SubmitActions } from '../../../components/form/SubmitActions.tsx';
import { rankAndName } from '../../../components/soldierText.ts';
import { asEntered } from '../../../app/people/asEntered.ts';
import { SoldierFields } from '../form/SoldierFields.tsx';
import { useFormFields } from '../form/useFormFields.ts';
import { checkSoldier, soldierValues } from '../form/soldierValues.ts';
import type { EditRecordForm_SoldierFragment } from './EditRecordForm.generated.ts';
import { recordConflictFields } from './recordConflictFields.ts';
import { useSaveRecord } from './useSaveRecord.ts';

type EditRecordFormProps = {
  /** The record that the form opens with. */
  soldier: EditRecordForm_SoldierFragment;
  /** Loads the current version of the record. */
  reload: () => Promise<EditRecordForm_SoldierFragment>;
};

export function EditRecordForm({ soldier, reload }: EditRecordFormProps) {
  const person = usePerson();
  const leadOn = useLeadOn();
  const unit = useFormFields();
  const { unitFields } = unit;
  const save = useSaveRecord(unitFields);
  const fields = recordConflictFields(unit);
  const valuesOf = (record: EditRecordForm_SoldierFragment) => soldierValues(record, unitFields);
  const edit = useEditForm({ opened: soldier, valuesOf, fields, reload });
  const { base, values, hasChanges, change } = edit;
  const back = { to: paths.userInfo(base.id), screen: 'the record' };
  const isOneself = base.id === person?.soldierId;
  const { form, problems, isSubmitting } = useSubmission({
    title: isOneself ? 'Edit My Info' : `Edit ${rankAndName(soldier)}`,
    hasChanges,
    check: (form) => checkSoldier(withUnreadableDays(values, form), asEntered(base, unitFields), unit),
    send: (input) => edit.save((opened) => save(opened, input)),
    doneText: 'Record saved.',
    doneAbout: isOneself ? null : rankAndName({ rank: values.rank || soldier.rank, lastName: values.lastName }),
    onDone: () => leadOn(back),
  });
  return (
    <Form {...form} width="whole" back={back}>
      <EditNotes edit={edit} isSubmitting={isSubmitting} />
      <SoldierFields
        holder={{ role: base.role, isStaff: base.isStaff, isOneself }}
        values={values}
        onChange={change}
        problems={problems}
      />
      <SubmitActions label="Save record" isSubmitting={isSubmitting} cancel={back} isLongForm />
    </Form>
  );
}
