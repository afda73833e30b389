import { COURSES } from '../values.ts';
import type { FieldName } from './fields.ts';

/** How many days back the brief tells what has changed: from one weekly brief to the next. */
export const RECENT_DAYS = 7;

/** A field of a record before and after a change, as the history keeps it. */
type Change = { readonly field: string; readonly from: string | null; readonly to: string | null };

/**
 * The fields whose changes the brief tells: rank and place, whether that waits for approval, how long somebody stays, and what the readiness lists are
 * about. Corrections of names and of other dates are no news of the unit; of the ACFT, pass or fail is.
 */
const TOLD: readonly (FieldName | 'awaitsStaffApproval')[] = [
  'rank',
  'section',
  'team',
  'role',
  // A claimed role says that it waits (Spec 2.4).
  'awaitsStaffApproval',
  'ets',
  'etsIndefinite',
  'acftPass',
  'm4Qual',
  ...COURSES,
  'jfoQualified',
  'driversLicense',
];

/**
 * What is different after some changes of a record, in the order of the fields that the brief tells; nothing of a field that is again what it was.
 * @param changes the oldest first
 */
export function netChanges(changes: readonly Change[]): Change[] {
  return TOLD.flatMap((field) => {
    const own = changes.filter((change) => change.field === field);
    const [first, last] = [own.at(0), own.at(-1)];
    return first && last && first.from !== last.to ? [{ field, from: first.from, to: last.to }] : [];
  });
}
