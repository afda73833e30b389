import { COURSES } from '../values.ts';
import type { FieldName } from './fields.ts';

/** How many days of changes the brief covers: from one weekly brief to the next. */
export const RECENT_DAYS = 7;

/** A record field before and after a change, as in the history. */
type Change = { readonly field: string; readonly from: string | null; readonly to: string | null };

/**
 * The fields whose changes the brief reports: rank and place, whether approval is pending, ETS, and what the readiness lists are about.
 * Corrected names and other dates aren't news. For the fitness test, only the pass is.
 */
const TOLD: readonly (FieldName | 'awaitsStaffApproval')[] = [
  'rank',
  'section',
  'team',
  'role',
  // A claimed role shows as waiting for approval (Spec 2.4).
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
 * The net changes of a record, in the order of the brief's fields. A field that is back to its old value is left out.
 * @param changes the oldest first
 */
export function netChanges(changes: readonly Change[]): Change[] {
  return TOLD.flatMap((field) => {
    const own = changes.filter((change) => change.field === field);
    const [first, last] = [own.at(0), own.at(-1)];
    return first && last && first.from !== last.to ? [{ field, from: first.from, to: last.to }] : [];
  });
}
