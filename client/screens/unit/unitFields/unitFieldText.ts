import { UNIT_FIELD_VISIBILITIES, visibilityLabel } from '../../../../domain/policy/unitFields.ts';

export const VISIBILITY_OPTIONS = UNIT_FIELD_VISIBILITIES.map((value) => ({ value, label: visibilityLabel[value] }));

/** What staff agree to who let the unit keep DoD IDs. */
export const DOD_ID_KEPT =
  'Keeps the ten digits of each soldier’s DoD ID, by which rosters find people before they go by names. Staff enter them. Staff and the soldier see the last four; staff get whole numbers only in a file that they ask for, which the unit’s history tells. Removing the unit field removes all of them.';

/** What goes with a unit field. */
export function lossText(people: number): string {
  if (people === 0) return 'Nobody has a value in it.';
  if (people === 1) return '1 person has a value in it. It goes from the record and its history, for good.';
  return `${people} people have a value in it. These go from their records and the history, for good.`;
}
