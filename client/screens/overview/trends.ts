import type { GroupCounts } from '../../../domain/due/counts.ts';
import { addDays, daysBetween, type LocalDate } from '../../../domain/localDate.ts';
import { changeOf, comparedWith, daily } from '../../../domain/readiness/history.ts';
import type { Share } from '../../../domain/record/share.ts';
import type { Section } from '../../../domain/values.ts';

/** How far back the lines go: eight weeks. */
export const TREND_DAYS = 56;

/** What was counted on past days. */
export type PastOf<Part extends { readonly section: Section | null }> = {
  readonly snapshots: readonly { readonly day: LocalDate; readonly parts: readonly Part[] }[];
  readonly policyChanges: readonly { readonly day: LocalDate }[];
};

/** What the small lines and changes are made of. */
export type Past = PastOf<
  { readonly section: Section | null; readonly people: GroupCounts | null } & Readonly<
    Record<'fitness' | 'weapons' | 'schools', Share>
  >
>;

export type Trend = {
  /** A value for each day, today's last; null for a day without one. */
  readonly values: readonly (number | null)[];
  /** Which value is seven days old; null if there is none. */
  readonly comparedAt: number | null;
  /** Before which values the policy changed. */
  readonly changedAt: readonly number[];
  /** The change since seven days ago; null if there is nothing to compare with. */
  readonly change: number | null;
};

/** A number of a part of the unit over time. Null if there is nothing before today. */
export function trendOf<Part extends { readonly section: Section | null }>(
  { snapshots, policyChanges }: PastOf<Part>,
  section: Section | null,
  valueOf: (part: Part) => number | null,
  now: number | null,
  today: LocalDate,
): Trend | null {
  const valueAt = ({ parts }: PastOf<Part>['snapshots'][number]): number | null => {
    const part = parts.find((one) => one.section === section);
    return part === undefined ? null : valueOf(part);
  };
  const first = snapshots.find((snapshot) => snapshot.day < today && valueAt(snapshot) !== null)?.day;
  if (first === undefined) return null;
  const before = comparedWith(snapshots, today);
  const valueBefore = before === null ? null : valueAt(before);
  return {
    values: [...daily(snapshots, first, addDays(today, -1), valueAt).map(({ value }) => value), now],
    comparedAt: before === null || valueBefore === null ? null : daysBetween(first, before.day),
    changedAt: policyChanges.flatMap(({ day }) => (day > first && day <= today ? [daysBetween(first, day)] : [])),
    change: changeOf(valueBefore, now),
  };
}
