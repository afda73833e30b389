import { useEffect, useEffectEvent } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { UnitField } from '../../../../domain/policy/unitFields.ts';
import { type PlainFields, plainFieldsIn, type RecordFields } from '../../../../domain/record/fields.ts';
import { Membership } from '../../../../domain/record/membership.ts';
import { HasLeft } from '../../../app/failures/HasLeft.tsx';
import { isMissing, QueryFailure } from '../../../app/failures/QueryFailure.tsx';
import { changedFields } from '../../../app/forms/edit/fields.ts';
import { StillOpen } from '../../../app/forms/edit/StillOpen.tsx';
import { TypedForm } from '../../../app/forms/edit/TypedForm.tsx';
import { useEditForm } from '../../../app/forms/edit/useEditForm.ts';
import { useFreshQuery } from '../../../app/forms/edit/useFreshQuery.ts';
import { useOpened } from '../../../app/forms/edit/useOpened.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { asEntered } from '../../../app/people/asEntered.ts';
import { useFormBack } from '../../../app/people/useFormBack.ts';
import { withUnitPolicy } from '../../../app/policy/UnitPolicy.tsx';
import { usePerson } from '../../../app/session/PersonContext.ts';
import { withUnreadableDays } from '../../../components/form/DateField.tsx';
import { FormSkeleton } from '../../../components/form/FormSkeleton.tsx';
import { useTakesFocus } from '../../../components/PageLoad.tsx';
import { rankAndName } from '../../../components/soldierText.ts';
import { SoldierFields } from '../form/SoldierFields.tsx';
import { changedOwn, checkSoldier, soldierValues } from '../form/soldierValues.ts';
import { useFormFields } from '../form/useFormFields.ts';
import { recordConflictFields } from './recordConflictFields.ts';
import {
  type UserInfoEditScreen_SoldierFragment,
  UserInfoEditDocument,
  useUpdateSoldierMutation,
} from './UserInfoEditScreen.generated.ts';

/** Edit Info, for the soldier in the address. */
export const UserInfoEditScreen = withUnitPolicy(UserInfoEdit);

function UserInfoEdit() {
  const { id = '' } = useParams();
  const { data, error, retry, reload } = useFreshQuery(UserInfoEditDocument, { id });
  const isDeparted = data?.soldier.membership === Membership.DEPARTED;
  const soldier = useOpened(data && !isDeparted ? data.soldier : null, id);
  if (soldier) {
    return (
      <StillOpen key={id} isGone={data ? isDeparted : isMissing(error)}>
        <EditRecordForm soldier={soldier} reload={async () => (await reload()).soldier} />
      </StillOpen>
    );
  }
  if (isDeparted) return <HasLeft soldierId={id} />;
  if (error) return <QueryFailure error={error} onRetry={retry} />;
  return <FormSkeleton fields={15} width="whole" />;
}

type EditRecordFormProps = {
  /** The record that the form opens with. */
  soldier: UserInfoEditScreen_SoldierFragment;
  /** Loads the current version of the record. */
  reload: () => Promise<UserInfoEditScreen_SoldierFragment>;
};

function EditRecordForm({ soldier, reload }: EditRecordFormProps) {
  const person = usePerson();
  const unit = useFormFields();
  const { unitFields } = unit;
  const save = useSaveRecord(unitFields);
  const fields = recordConflictFields(unit);
  const valuesOf = (record: UserInfoEditScreen_SoldierFragment) => soldierValues(record, unitFields);
  const edit = useEditForm({ opened: soldier, valuesOf, fields, reload });
  const { base, values, hasChanges, change } = edit;
  const back = useFormBack(base.id);
  useFieldInAddress();
  const isOneself = base.id === person?.soldierId;
  const { form, problems } = useSubmission({
    title: isOneself ? 'Edit My Info' : `Edit ${rankAndName(soldier)}`,
    hasChanges,
    check: (form) => checkSoldier(withUnreadableDays(values, form), asEntered(base, unitFields), unit),
    send: (input) => edit.save((opened) => save(opened, input)),
    doneText: 'Record saved.',
    doneAbout: isOneself ? null : rankAndName({ rank: values.rank || soldier.rank, lastName: values.lastName }),
    leadsTo: () => back,
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

/** Moves the focus to the field that the address names, after the form's title had it. */
function useFieldInAddress(): void {
  const { hash, key } = useLocation();
  const takesFocus = useTakesFocus();
  const goOn = useEffectEvent(() => {
    if (!takesFocus()) return;
    const field = document.getElementById(hash.slice(1));
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  });
  useEffect(() => goOn(), [key]);
}

/**
 * Saves the changed fields of a record. Sends nothing if no field has changed.
 * @param unitFields the unit fields that the form has
 */
function useSaveRecord(unitFields: readonly UnitField[]) {
  const [updateSoldier] = useUpdateSoldierMutation();

  return async (opened: UserInfoEditScreen_SoldierFragment, record: RecordFields): Promise<void> => {
    const before = asEntered(opened, unitFields);
    const own = changedOwn(before, record, unitFields);
    const input = {
      ...changedFields<PlainFields>(plainFieldsIn(before), plainFieldsIn(record)),
      ...(own.length > 0 && { own }),
    };
    if (Object.keys(input).length === 0) return;
    await updateSoldier({ variables: { id: opened.id, version: opened.version, input } });
  };
}
