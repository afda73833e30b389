import { addDays, formatDay, type LocalDate } from '../../../domain/localDate.ts';
import { daily } from '../../../domain/readiness/history.ts';
import type { Section } from '../../../domain/values.ts';
import { listInWords } from '../../../domain/words.ts';

/** How far back strength goes: a year, with today. */
export const STRENGTH_DAYS = 365;

type Counted = { readonly section: Section | null; readonly filled: number; readonly capacity: number };

export type PastStrength = {
  readonly snapshots: readonly { readonly day: LocalDate; readonly parts: readonly Counted[] }[];
  readonly policyChanges: readonly { readonly day: LocalDate; readonly changes: readonly string[] }[];
};

/** The strength of a part of the unit for each day. Null for a day that was not counted. */
export type StrengthLine = {
  readonly title: string;
  readonly filled: readonly (number | null)[];
  readonly places: readonly (number | null)[];
};

export type Strength = {
  readonly first: LocalDate;
  readonly lines: readonly StrengthLine[];
  /** Before which days the policy changed, with the names of the rules. */
  readonly changes: readonly { readonly at: number; readonly rules: readonly string[] }[];
};

/** Strength from the first day that was counted to today, whose numbers are the gauges'. Null if no day before today was counted. */
export function strengthOver(
  { snapshots, policyChanges }: PastStrength,
  gauges: readonly (Counted & { readonly title: string })[],
  today: LocalDate,
): Strength | null {
  const first = snapshots.find(({ day }) => day < today)?.day;
  if (first === undefined) return null;
  const values = (section: Section | null, numberOf: (part: Counted) => number, now: number) => [
    ...daily(snapshots, first, addDays(today, -1), ({ parts }) => {
      const part = parts.find((one) => one.section === section);
      return part === undefined ? null : numberOf(part);
    }).map(({ value }) => value),
    now,
  ];
  const days = daily([], first, today, () => null).map(({ day }) => day);
  return {
    first,
    lines: gauges.map(({ title, section, filled, capacity }) => ({
      title,
      filled: values(section, (part) => part.filled, filled),
      places: values(section, (part) => part.capacity, capacity),
    })),
    changes: policyChanges.flatMap(({ day, changes }) =>
      day > first && day <= today ? [{ at: days.indexOf(day), rules: changes }] : [],
    ),
  };
}

/** `from 27 to 30`, `8 throughout` */
export function changeInWords({ filled }: Pick<StrengthLine, 'filled'>): string {
  const known = filled.filter((value) => value !== null);
  const [then, now] = [known[0] ?? 0, known.at(-1) ?? 0];
  if (known.every((value) => value === now)) return `${now} throughout`;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  if (least < Math.min(then, now)) return `from ${then} to ${now}, lowest ${least}`;
  return most > Math.max(then, now) ? `from ${then} to ${now}, highest ${most}` : `from ${then} to ${now}`;
}

/** A row for the first day, today, and each day on which something changed or counting stopped. */
export function strengthRows({ first, lines, changes }: Strength): string[][] {
  const length = lines[0]?.filled.length ?? 0;
  const cellsAt = (index: number) =>
    lines.map(({ filled, places }) => {
      const people = filled[index] ?? null;
      return people === null ? 'not counted' : `${people} of ${places[index] ?? 0}`;
    });
  const rows: string[][] = [];
  let before = '';
  for (let index = 0; index < length; index++) {
    const cells = cellsAt(index);
    const rules = changes.filter(({ at }) => at === index).flatMap((change) => change.rules);
    const now = cells.join();
    if (now !== before || rules.length > 0 || index === length - 1) {
      const day = index === length - 1 ? 'Today' : formatDay(addDays(first, index));
      rows.push([day, ...cells, listInWords(rules, 'and')]);
    }
    before = now;
  }
  return rows;
}
