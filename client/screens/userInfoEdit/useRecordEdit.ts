import { useState } from 'react';
import { changedFields, soldierValues, type SoldierValues } from '../soldierForm/soldierValues.ts';
import type { UserInfoEditQuery } from './UserInfoEditScreen.generated.ts';

type EditedSoldier = UserInfoEditQuery['soldier'];

/** What the form holds, over the version of the record that it started from. */
export function useRecordEdit(soldier: EditedSoldier) {
  const [base, setBase] = useState(soldier);
  const [values, setValues] = useState(() => soldierValues(soldier));
  /** What somebody else changed since the form was opened, once it was looked at. */
  const [theirs, setTheirs] = useState<Partial<SoldierValues> | null>(null);

  function change(fields: Partial<SoldierValues>) {
    setValues((current) => ({ ...current, ...fields }));
  }

  /** Puts what was typed over the record as it is now; everything else takes the record's current values. */
  function moveOnto(current: EditedSoldier) {
    const mine = changedFields(soldierValues(base), values);
    setTheirs(changedFields(soldierValues(base), soldierValues(current)));
    setValues({ ...soldierValues(current), ...mine });
    setBase(current);
  }

  return { base, values, theirs, change, moveOnto };
}
