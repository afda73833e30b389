import type { FieldRules } from '../../../domain/policy/unit.ts';
import type { FieldName, RecordFields } from '../../../domain/record/fields.ts';
import { asEntered } from '../../app/people/asEntered.ts';
import { failingFields } from '../../components/failingFields.ts';
import type { FileRecord } from '../import/rosterFile.ts';
import type { UseRoster_SoldierFragment } from './useRoster.generated.ts';

/** Somebody in the roster: the record as it was entered, and what follows from it. */
export type RosterPerson = {
  readonly id: string;
  readonly soldier: UseRoster_SoldierFragment;
  readonly record: RecordFields;
  /** The fields whose value puts them on a list of shortcomings. */
  readonly failing: readonly FieldName[];
};

/** The record as files have it. */
export function fileRecord({ record, soldier }: RosterPerson): FileRecord {
  const { awaitsStaffApproval, acftTest, m4Test } = soldier;
  return { ...record, awaitsStaffApproval, acftTest, m4Test };
}

/** Makes the people of the roster from their records: the same one for the same record, so that a row whose record has not changed is not drawn again. */
export function personMaker({ policy, unitFields }: FieldRules): (soldier: UseRoster_SoldierFragment) => RosterPerson {
  const made = new WeakMap<UseRoster_SoldierFragment, RosterPerson>();
  return (soldier) => {
    const known = made.get(soldier);
    if (known) return known;
    const person = {
      id: soldier.id,
      soldier,
      record: asEntered(soldier, unitFields),
      failing: failingFields(soldier, policy),
    };
    made.set(soldier, person);
    return person;
  };
}
