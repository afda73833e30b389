import type { UnitField } from '../../../../domain/policy/unitFields.ts';
import { type PlainFields, plainFieldsIn, type RecordFields } from '../../../../domain/record/fields.ts';
import { changedFields } from '../../../app/forms/edit/fields.ts';
import { asEntered } from '../../../app/people/asEntered.ts';
import { changedOwn } from '../form/soldierValues.ts';
import type { EditRecordForm_SoldierFragment } from './EditRecordForm.generated.ts';
import { useUpdateSoldierMutation } from './useSaveRecord.generated.ts';

/**
 * Saves the changed fields of a record. Sends nothing when no field has changed.
 * @param columns those of the unit's own that the form has
 */
export function useSaveRecord(unitFields: readonly UnitField[]) {
  const [updateSoldier] = useUpdateSoldierMutation();

  return async (opened: EditRecordForm_SoldierFragment, record: RecordFields): Promise<void> => {
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
