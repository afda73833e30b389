/** What is kept of the unit's readiness each night: numbers, never people (Spec 12.8). */
import { dueCounts, type GroupCounts, groupCounts, type RequirementCounts } from '../due/counts.ts';
import { type DueRecord, standing } from '../due/effect.ts';
import { isInUse, type Requirement } from '../due/requirements.ts';
import type { LocalDate } from '../localDate.ts';
import type { Policy } from '../policy/policy.ts';
import type { Measures } from '../record/measures.ts';
import { type CountedRecord, readinessCounts } from '../record/readinessCounts.ts';
import type { ReadinessList, Section } from '../values.ts';

/** The numbers of a part of the unit. */
export type PartSnapshot = Measures & {
  /** The section; null for everybody. */
  readonly section: Section | null;
  readonly filled: number;
  readonly capacity: number;
  readonly lists: readonly { readonly list: ReadinessList; readonly count: number }[];
  /** How its people stand across all requirements in use; null if there are none. */
  readonly people: GroupCounts | null;
  /** The same without medical requirements, for the keys of programs; null if there are no others. */
  readonly peopleWithoutMedical: GroupCounts | null;
};

/** The unit in numbers, as it was counted on a day. */
export type Snapshot = {
  readonly day: LocalDate;
  /** In the overview's order, everybody first. */
  readonly parts: readonly PartSnapshot[];
  /** Of each requirement in use that day, by its id: what it is called, and whether it is medical, is what the unit says today. */
  readonly requirements: readonly (RequirementCounts & { readonly requirementId: string })[];
};

/** A record as it is counted. */
export type SnapshotRecord = CountedRecord & DueRecord;

/**
 * The unit in numbers on a day.
 * @param people everybody in the unit that day
 * @param requirements as of that day, also those not in use
 */
export function snapshotOf(
  people: readonly SnapshotRecord[],
  requirements: readonly Requirement[],
  policy: Policy,
  day: LocalDate,
): Snapshot {
  const inUse = requirements.filter((requirement) => isInUse(requirement, day));
  const rows = people.map((person) => ({
    section: person.section,
    states: inUse.map((requirement) => standing(requirement, person, day).state),
  }));
  const groupsIn = (section: Section | null, isCounted: (requirement: Requirement) => boolean): GroupCounts | null => {
    const counted = inUse.map(isCounted);
    if (!counted.includes(true)) return null;
    const own = section === null ? rows : rows.filter((row) => row.section === section);
    return groupCounts(own.map(({ states }) => states.filter((_, index) => counted[index])));
  };
  return {
    day,
    parts: readinessCounts(people, policy, day).map(
      ({ section, filled, capacity, fitness, weapons, schools, lists }) => ({
        section,
        filled,
        capacity,
        lists: lists.map(({ list, count }) => ({ list, count })),
        fitness,
        weapons,
        schools,
        people: groupsIn(section, () => true),
        peopleWithoutMedical: groupsIn(section, ({ medical }) => !medical),
      }),
    ),
    requirements: dueCounts(
      inUse.map(({ id }) => id),
      rows,
    ).flatMap(({ requirementId, section, asked, notCurrent, dueSoon, toDo, current, excused }) =>
      section === null ? [{ requirementId, asked, notCurrent, dueSoon, toDo, current, excused }] : [],
    ),
  };
}
