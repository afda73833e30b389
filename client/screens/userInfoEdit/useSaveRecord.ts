import { changedFields } from '../../app/edit/fields.ts';
import { checkSoldier, soldierValues, type SoldierRecord } from '../soldierForm/soldierValues.ts';
import { type UserInfoEditQuery, useUpdateSoldierMutation } from './UserInfoEditScreen.generated.ts';

/** Saves what a form changed in a record; nothing is sent when nothing was. */
export function useSaveRecord() {
  const [updateSoldier] = useUpdateSoldierMutation();

  return async (opened: UserInfoEditQuery['soldier'], record: SoldierRecord): Promise<void> => {
    const before = checkSoldier(soldierValues(opened));
    // A record from before today's rules may not pass them: then the whole is sent.
    const input = 'input' in before ? changedFields(before.input, record) : record;
    if (Object.keys(input).length === 0) return;
    await updateSoldier({ variables: { id: opened.id, version: opened.version, input } });
  };
}
