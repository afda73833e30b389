import { draftsOf } from '../../app/drafts/drafts.ts';
import { useDraft } from '../../app/drafts/useDraft.ts';
import { changedFields, hasChanged, soldierValues, type SoldierValues } from '../soldierForm/soldierValues.ts';
import type { UserInfoEditQuery } from './UserInfoEditScreen.generated.ts';

type EditedSoldier = UserInfoEditQuery['soldier'];

type RecordEdit = {
  /** The version of the record that the form started from. */
  readonly base: EditedSoldier;
  readonly values: SoldierValues;
  /** What somebody else changed since the form was opened, once it was looked at. */
  readonly theirs: Partial<SoldierValues> | null;
};

const drafts = draftsOf<RecordEdit>();

/** What the form holds, over the version of the record that it started from. */
export function useRecordEdit(soldier: EditedSoldier) {
  const [edit, setEdit] = useDraft(drafts, () => ({ base: soldier, values: soldierValues(soldier), theirs: null }));

  function change(fields: Partial<SoldierValues>) {
    setEdit((current) => ({ ...current, values: { ...current.values, ...fields } }));
  }

  /** Puts what was typed over the record as it is now; everything else takes the record's current values. */
  function moveOnto(soldierNow: EditedSoldier) {
    setEdit(({ base, values }) => {
      const before = soldierValues(base);
      const now = soldierValues(soldierNow);
      return {
        base: soldierNow,
        values: { ...now, ...changedFields(before, values) },
        theirs: changedFields(before, now),
      };
    });
  }

  return { ...edit, hasChanges: hasChanged(soldierValues(edit.base), edit.values), change, moveOnto };
}
