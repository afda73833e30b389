/** Counts of due states, by requirement and by person. Home, Due, reminders, the brief and the API all use these counts (Spec 23.12). */
import { percentOf, type Share } from '../record/share.ts';
import { type Section, SECTIONS } from '../values.ts';
import { DueState } from './states.ts';

/** A person's standing across all requirements together. */
export const DueGroup = {
  /** Something is failed or overdue. */
  NOT_CURRENT: 'NOT_CURRENT',
  DUE_SOON: 'DUE_SOON',
  TO_DO: 'TO_DO',
  CURRENT: 'CURRENT',
} as const;
export type DueGroup = (typeof DueGroup)[keyof typeof DueGroup];

export const DUE_GROUPS: readonly DueGroup[] = Object.values(DueGroup);

export const dueGroupLabel: Readonly<Record<DueGroup, string>> = {
  NOT_CURRENT: 'Not current',
  DUE_SOON: 'Due soon',
  TO_DO: 'To do',
  CURRENT: 'Current',
};

/** The group that a single requirement's state belongs to. */
const GROUP_OF: Readonly<Record<DueState, DueGroup>> = {
  FAILED: DueGroup.NOT_CURRENT,
  OVERDUE: DueGroup.NOT_CURRENT,
  DUE_SOON: DueGroup.DUE_SOON,
  TO_DO: DueGroup.TO_DO,
  EXCUSED: DueGroup.CURRENT,
  CURRENT: DueGroup.CURRENT,
  NOT_REQUIRED: DueGroup.CURRENT,
};

/** The group of a person with these states: exactly one. */
export function dueGroup(states: readonly DueState[]): DueGroup {
  return DUE_GROUPS.find((group) => states.some((state) => GROUP_OF[state] === group)) ?? DueGroup.CURRENT;
}

/** How many people are in each group. */
export type GroupCounts = {
  readonly notCurrent: number;
  readonly dueSoon: number;
  readonly toDo: number;
  readonly current: number;
};

/** How many people are in each group; the four add up to all of them. */
export function groupCounts(people: readonly (readonly DueState[])[]): GroupCounts {
  const groups = people.map(dueGroup);
  const count = (group: DueGroup): number => groups.filter((one) => one === group).length;
  return {
    notCurrent: count(DueGroup.NOT_CURRENT),
    dueSoon: count(DueGroup.DUE_SOON),
    toDo: count(DueGroup.TO_DO),
    current: count(DueGroup.CURRENT),
  };
}

/** The counts that call for action: `12 not current, 8 due soon, 5 to do`. Empty if there are none. */
export function groupCountsText(
  { notCurrent, dueSoon, toDo }: Omit<GroupCounts, 'current'>,
  soonWords = 'due soon',
): string {
  return [
    ...(notCurrent > 0 ? [`${notCurrent} not current`] : []),
    ...(dueSoon > 0 ? [`${dueSoon} ${soonWords}`] : []),
    ...(toDo > 0 ? [`${toDo} to do`] : []),
  ].join(', ');
}

/** The people with nothing failed or overdue, of all of them. */
export function dueShare({ notCurrent, dueSoon, toDo, current }: GroupCounts): Share {
  const others = dueSoon + toDo + current;
  return { current: others, asked: others + notCurrent };
}

/** How many people stand how with one requirement. */
export type RequirementCounts = GroupCounts & {
  /** How many people have to do it: the four groups and the excused. */
  readonly asked: number;
  readonly excused: number;
};

/** How the people who have to meet one requirement stand with it. */
export type DueCount = RequirementCounts & {
  readonly requirementId: string;
  /** The section; null for the whole unit. */
  readonly section: Section | null;
  /** As `requirementPercent` tells. */
  readonly percent: number | null;
};

type CountedRow = { readonly section: Section; readonly states: readonly DueState[] };

/**
 * The counts of each requirement: first for the whole unit, then for each section that has people.
 * @param rows with a state for each requirement, in the same order
 */
export function dueCounts(requirementIds: readonly string[], rows: readonly CountedRow[]): DueCount[] {
  const sections = SECTIONS.filter((section) => rows.some((row) => row.section === section));
  const parts = [null, ...sections].map((section) => ({
    section,
    people: section === null ? rows : rows.filter((row) => row.section === section),
  }));
  return requirementIds.flatMap((requirementId, index) =>
    parts.map(({ section, people }) => ({
      requirementId,
      section,
      ...countOf(people.flatMap(({ states }) => states[index] ?? [])),
    })),
  );
}

function countOf(states: readonly DueState[]): Omit<DueCount, 'requirementId' | 'section'> {
  const asked = states.filter((state) => state !== DueState.NOT_REQUIRED);
  const judged = asked.filter((state) => state !== DueState.EXCUSED);
  const counts = {
    ...groupCounts(judged.map((state) => [state])),
    asked: asked.length,
    excused: asked.length - judged.length,
  };
  return { ...counts, percent: requirementPercent(counts) };
}

/**
 * Current and due soon, in percent of everybody who is neither excused nor to do. 100 only if it is all of them; null if there is nobody to
 * count.
 */
export function requirementPercent({ current, dueSoon, notCurrent }: GroupCounts): number | null {
  return percentOf({ current: current + dueSoon, asked: current + dueSoon + notCurrent });
}
