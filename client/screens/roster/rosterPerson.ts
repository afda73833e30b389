import type { FieldRules } from '../../../domain/policy/unit.ts';
import type { FieldName, RecordFields } from '../../../domain/record/fields.ts';
import { asEntered } from '../../app/people/asEntered.ts';
import { failingFields } from '../../components/failingFields.ts';
import type { FileRecord } from '../import/rosterFile.ts';
import type { UseRoster_SoldierFragment } from './useRoster.generated.ts';

/** A person in the roster: the record as entered, and what is derived from it. */
export type RosterPerson = {
  readonly id: string;
  readonly soldier: UseRoster_SoldierFragment;
  readonly record: RecordFields;
  /** The fields whose values put them on a list of shortcomings. */
  readonly failing: readonly FieldName[];
};

/** The record as in files. */
export function fileRecord({ record, soldier }: RosterPerson): FileRecord {
  const { awaitsStaffApproval, acftTest, m4Test } = soldier;
  return { ...record, awaitsStaffApproval, acftTest, m4Test };
}

/** Makes the roster's people from records. The same record gives the same person, so that rows with unchanged records aren't drawn again. */
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
