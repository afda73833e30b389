import type { RecordFields } from '../../../../domain/record/fields.ts';
import { changedFields } from '../../../app/forms/edit/fields.ts';
import { asEntered } from '../asEntered.ts';
import type { EditRecordForm_SoldierFragment } from './EditRecordForm.generated.ts';
import { useUpdateSoldierMutation } from './useSaveRecord.generated.ts';

/** Saves the changed fields of a record. Sends nothing when no field has changed. */
export function useSaveRecord() {
  const [updateSoldier] = useUpdateSoldierMutation();

  return async (opened: EditRecordForm_SoldierFragment, record: RecordFields): Promise<void> => {
    const input = changedFields<RecordFields>(asEntered(opened), record);
    if (Object.keys(input).length === 0) return;
    await updateSoldier({ variables: { id: opened.id, version: opened.version, input } });
  };
}
