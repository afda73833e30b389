/** What each person is short of: everybody once, the worst first (Spec 12.11). */
import type { DueTarget } from '../due/requirements.ts';
import { type Due, DueState } from '../due/states.ts';
import { compareDays, type LocalDate } from '../localDate.ts';
import { ReadinessList } from '../values.ts';

/** How bad a shortfall is, the worst first. */
export const Severity = {
  /** Failed or overdue. */
  NOT_CURRENT: 'NOT_CURRENT',
  /** A course or license that is missing, or something due soon. */
  SOON: 'SOON',
  /** Never done, and not overdue yet. */
  TO_DO: 'TO_DO',
} as const;
export type Severity = (typeof Severity)[keyof typeof Severity];

type Rule = { readonly severity: Severity; readonly rank: number };

/** The lists of shortcomings. On the others it is good to be. */
const OF_LIST: Readonly<Partial<Record<ReadinessList, Rule>>> = {
  ACFT_FAIL: { severity: Severity.NOT_CURRENT, rank: 0 },
  M4_QUAL_FAIL: { severity: Severity.NOT_CURRENT, rank: 0 },
  DLC_INCOMPLETE: { severity: Severity.SOON, rank: 4 },
  PME_INCOMPLETE: { severity: Severity.SOON, rank: 4 },
  NEED_LICENSED: { severity: Severity.SOON, rank: 4 },
};

/** The list that names people by the same field of the record that a requirement sets. */
export const LIST_OF_TARGET: Readonly<Record<DueTarget, ReadinessList | null>> = {
  FITNESS: ReadinessList.ACFT_FAIL,
  RIFLE: ReadinessList.M4_QUAL_FAIL,
  LICENSE: ReadinessList.NEED_LICENSED,
  JFO: null,
};

type Item = Pick<Due, 'state' | 'dueOn' | 'overdueFrom' | 'doneOn'> & { readonly requirementId: string };

/** One thing that somebody is short of: a place on a readiness list, a requirement, or both if they are about the same. */
export type Shortfall<Finding, DueItem extends Item = Item> = {
  readonly severity: Severity;
  readonly list: ReadinessList | null;
  /** Why the person is on the list; null if they are on none for this. */
  readonly finding: Finding | null;
  /** How the requirement stands; null if there is none for this. */
  readonly item: DueItem | null;
};

export type ShortPerson<Person, Finding, DueItem extends Item = Item> = {
  readonly person: Person;
  /** At least one, the worst first. */
  readonly shortfalls: readonly Shortfall<Finding, DueItem>[];
};

type Lists<Finding> = readonly {
  readonly list: ReadinessList;
  readonly people: readonly { readonly id: string; readonly reason: Finding }[];
}[];
type Rows<Person, DueItem> = readonly { readonly soldier: Person; readonly standings: readonly DueItem[] }[];
type Requirements = readonly { readonly id: string; readonly sets: DueTarget | null }[];

/**
 * The people who are short of something, each once. First those with the most that is failed or overdue, then with the most that is due soon or
 * missing, then with the most to do, then as given. Everything that was never done counts as one, because often nobody has entered it yet.
 * @param lists the readiness lists with their people
 * @param rows everybody, by position in the unit, with how the requirements stand
 * @param requirements those of the rows
 */
export function shortPeople<Person extends { readonly id: string }, Finding, DueItem extends Item>(
  lists: Lists<Finding>,
  rows: Rows<Person, DueItem>,
  requirements: Requirements,
): ShortPerson<Person, Finding, DueItem>[] {
  const findings = new Map<string, { list: ReadinessList; finding: Finding }[]>();
  for (const { list, people } of lists) {
    for (const { id, reason: finding } of people) findings.set(id, [...(findings.get(id) ?? []), { list, finding }]);
  }
  const listOf = new Map(requirements.map(({ id, sets }) => [id, sets && LIST_OF_TARGET[sets]]));
  return rows
    .map(({ soldier, standings }) => ({
      person: soldier,
      shortfalls: shortfallsOf(findings.get(soldier.id) ?? [], standings, (id) => listOf.get(id) ?? null),
    }))
    .filter(({ shortfalls }) => shortfalls.length > 0)
    .map((one) => ({ ...one, counts: SEVERITIES.map((severity) => weight(one.shortfalls, severity)) }))
    .sort((one, other) => firstDifference(other.counts, one.counts))
    .map(({ person, shortfalls }) => ({ person, shortfalls }));
}

const SEVERITIES: readonly Severity[] = Object.values(Severity);

function shortfallsOf<Finding, DueItem extends Item>(
  findings: readonly { readonly list: ReadinessList; readonly finding: Finding }[],
  standings: readonly DueItem[],
  listOf: (requirementId: string) => ReadinessList | null,
): Shortfall<Finding, DueItem>[] {
  const dues = standings.flatMap((item) => {
    const rule = ruleOfItem(item);
    if (rule === null) return [];
    const list = listOf(item.requirementId);
    const found = findings.find((one) => one.list === list) ?? null;
    const worst = found === null ? rule : worse(rule, OF_LIST[found.list] ?? rule);
    return [{ ...worst, list: found?.list ?? null, finding: found?.finding ?? null, item, day: dayOf(item) }];
  });
  const told = new Set(dues.map(({ list }) => list));
  const others = findings.flatMap(({ list, finding }) => {
    const rule = OF_LIST[list];
    return rule === undefined || told.has(list) ? [] : [{ ...rule, list, finding, item: null, day: '' }];
  });
  // A stable sort: of one rank, the lists stand first and in their order, then what has been due the longest.
  return [...others, ...dues]
    .sort((one, other) => one.rank - other.rank || compareDays(one.day, other.day))
    .map(({ severity, list, finding, item }) => ({ severity, list, finding, item }));
}

/** Whether a requirement was never done and is overdue. */
export function isNeverDone({ state, doneOn }: Pick<Item, 'state' | 'doneOn'>): boolean {
  return state === DueState.OVERDUE && doneOn === null;
}

function ruleOfItem(item: Item): Rule | null {
  switch (item.state) {
    case DueState.FAILED:
      return { severity: Severity.NOT_CURRENT, rank: 1 };
    case DueState.OVERDUE:
      return { severity: Severity.NOT_CURRENT, rank: isNeverDone(item) ? 3 : 2 };
    case DueState.DUE_SOON:
      return { severity: Severity.SOON, rank: 5 };
    case DueState.TO_DO:
      return { severity: Severity.TO_DO, rank: 6 };
    case DueState.EXCUSED:
    case DueState.CURRENT:
    case DueState.NOT_REQUIRED:
      return null;
  }
}

function worse(one: Rule, other: Rule): Rule {
  return one.rank <= other.rank ? one : other;
}

/** The day by which one rank is in order: since when it is overdue, otherwise when it is due. Without a day, after all others. */
function dayOf({ state, dueOn, overdueFrom }: Item): LocalDate {
  return (state === DueState.OVERDUE ? overdueFrom : dueOn) ?? '9999-12-31';
}

/** How many shortfalls of a severity count. */
function weight(shortfalls: readonly Shortfall<unknown>[], severity: Severity): number {
  const own = shortfalls.filter((one) => one.severity === severity);
  const neverDone = own.filter(({ item, finding }) => finding === null && item !== null && isNeverDone(item)).length;
  return own.length - Math.max(0, neverDone - 1);
}

function firstDifference(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((count, at) => count !== other[at]);
  return index < 0 ? 0 : (one[index] ?? 0) - (other[index] ?? 0);
}
