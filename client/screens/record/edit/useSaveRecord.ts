import { changedFields } from '../../../app/forms/edit/fields.ts';
import { checkSoldier, soldierValues, type SoldierRecord } from '../form/soldierValues.ts';
import type { EditRecordForm_SoldierFragment } from './EditRecordForm.generated.ts';
import { useUpdateSoldierMutation } from './useSaveRecord.generated.ts';

/** Saves the changed fields of a record. Sends nothing when no field has changed. */
export function useSaveRecord() {
  const [updateSoldier] = useUpdateSoldierMutation();

  return async (opened: EditRecordForm_SoldierFragment, record: SoldierRecord): Promise<void> => {
    const before = checkSoldier(soldierValues(opened));
    // An old record may break today's rules: then all fields are sent, so that the server checks them.
    const input = 'input' in before ? changedFields(before.input, record) : record;
    if (Object.keys(input).length === 0) return;
    await updateSoldier({ variables: { id: opened.id, version: opened.version, input } });
  };
}
