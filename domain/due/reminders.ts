/** Who gets reminders, and about what (Spec 25.2). */
import type { LocalDate } from '../localDate.ts';
import { Role, type Section } from '../values.ts';
import { DueGroup, dueGroup, type GroupCounts, groupCounts } from './counts.ts';
import { type DueRecord, standing } from './effect.ts';
import type { Requirement } from './requirements.ts';
import { DueState } from './states.ts';

/** How often a person wants reminders. */
export const ReminderPace = {
  /** On each day with something new. */
  DAILY: 'DAILY',
  /** Only on the unit's weekday. */
  WEEKLY: 'WEEKLY',
  NEVER: 'NEVER',
} as const;
export type ReminderPace = (typeof ReminderPace)[keyof typeof ReminderPace];

/** The pace of a login until its owner chooses. */
export const USUAL_PACE: ReminderPace = ReminderPace.DAILY;

/**
 * How many requirements of a soldier, or people of a unit, are not current, due soon and to do; `crossed` counts what is due soon for the first
 * time.
 */
export type ReminderCounts = Omit<GroupCounts, 'current'> & {
  readonly crossed: number;
  /** The last day by which what `dueSoon` counts is due. Null if there is none; older stored reminders lack it. */
  readonly dueBy?: LocalDate | null;
  /** The same for what `crossed` counts. */
  readonly crossedDueBy?: LocalDate | null;
};

/** The counts before it is known what was told. */
type StandingCounts = Omit<ReminderCounts, 'crossed' | 'crossedDueBy'>;

/** A person whose requirements reminders are about. */
export type RemindedPerson = DueRecord & {
  readonly id: string;
  readonly section: Section;
  readonly isStaff: boolean;
};

/** A person who can get reminders, and the login that the mail goes to. */
export type Recipient = { readonly accountId: string; readonly soldierId: string; readonly pace: ReminderPace };

/** The people that a leader's reminder covers: everybody, or a section. */
type ReminderScope = { readonly section: Section | null };

/** How a requirement stands with a soldier. */
type Standing = {
  readonly state: DueState;
  readonly soldierId: string;
  readonly requirementId: string;
  readonly dueOn: LocalDate | null;
  readonly lead: number;
};

/** Everything there is to tell a recipient on a day, including what they were told before. */
export type ReminderDue = {
  readonly recipient: Recipient;
  readonly own: StandingCounts;
  /** Null for recipients who only hear about themselves. */
  readonly unit: StandingCounts | null;
  /** The section that `unit` is about; null for the whole unit, or if `unit` is null. */
  readonly section: Section | null;
  /** The requirements that are due soon, by the key that keeps each from being told twice. */
  readonly soon: ReadonlyMap<string, Pick<Standing, 'soldierId' | 'dueOn'>>;
};

/** What goes into a recipient's reminder. */
export type ReminderPlan = {
  readonly recipient: Recipient;
  readonly own: ReminderCounts;
  readonly unit: ReminderCounts | null;
  readonly section: Section | null;
  /** The keys of what is told for the first time. */
  readonly crossings: readonly string[];
};

const UNIT_LEADERS: readonly Role[] = [Role.BN_FSO, Role.BN_FSNCO];
const SECTION_LEADERS: readonly Role[] = [Role.CO_FSO, Role.CO_FSNCO];

/**
 * The people that a leader's reminder covers; null if it is only about the recipient. That is the case for everybody without staff rights, even
 * while a role waits for approval.
 */
export function reminderScope({
  role,
  section,
  isStaff,
}: Pick<RemindedPerson, 'role' | 'section' | 'isStaff'>): ReminderScope | null {
  if (!isStaff) return null;
  if (UNIT_LEADERS.includes(role)) return { section: null };
  return SECTION_LEADERS.includes(role) ? { section } : null;
}

/** The prefix of all crossing keys about a soldier. */
export function crossingsOf(soldierId: string): string {
  return `${soldierId}/`;
}

/** The key that keeps a due-soon requirement from being told twice to a login. A new due day or lead makes a new key. */
function crossingKey({ soldierId, requirementId, dueOn, lead }: Standing, accountId: string): string {
  return `${crossingsOf(soldierId)}${requirementId}/${dueOn ?? ''}/${lead}/${accountId}`;
}

/**
 * What there is to tell each recipient on a day.
 * @param people everybody in the unit on that day
 * @param recipients the people among them who can get mail
 */
export function remindersDue(
  requirements: readonly Requirement[],
  people: readonly RemindedPerson[],
  recipients: readonly Recipient[],
  day: LocalDate,
): ReminderDue[] {
  const looks = people.map((person) => ({ person, standings: standingsOf(requirements, person, day) }));
  const lookOf = new Map(looks.map((look) => [look.person.id, look]));
  return recipients.flatMap((recipient) => {
    const self = lookOf.get(recipient.soldierId);
    if (!self) return [];
    const scope = reminderScope(self.person);
    const led = scope === null ? [] : looks.filter(({ person }) => leads(scope, person));
    const toldOf = scope === null ? [self] : led;
    const soon = toldOf.flatMap(({ standings }) => standings.filter(isSoon));
    return [
      {
        recipient,
        own: toldCounts(self.standings.map((one) => [one])),
        unit: scope && toldCounts(led.map(({ standings }) => standings)),
        section: scope?.section ?? null,
        soon: new Map(soon.map((one) => [crossingKey(one, recipient.accountId), one])),
      },
    ];
  });
}

/** A section leader belongs to the section, and a unit leader to the unit. So their count of others includes themselves. */
function leads({ section }: ReminderScope, person: RemindedPerson): boolean {
  return section === null || person.section === section;
}

/** The counts that reminders mention. People who are current have nothing to do. */
function toldCounts(groups: readonly (readonly Standing[])[]): StandingCounts {
  const statesOf = (standings: readonly Standing[]): DueState[] => standings.map(({ state }) => state);
  const { notCurrent, dueSoon, toDo } = groupCounts(groups.map(statesOf));
  // People who are not current are not counted as due soon, so the days of what is due soon for them aren't told.
  const counted = groups.filter((standings) => dueGroup(statesOf(standings)) === DueGroup.DUE_SOON);
  return { notCurrent, dueSoon, toDo, dueBy: lastDueDay(counted.flat().filter(isSoon)) };
}

function isSoon({ state }: Standing): boolean {
  return state === DueState.DUE_SOON;
}

function lastDueDay(standings: readonly Pick<Standing, 'dueOn'>[]): LocalDate | null {
  const days = standings.flatMap(({ dueOn }) => dueOn ?? []);
  return days.toSorted().at(-1) ?? null;
}

function standingsOf(requirements: readonly Requirement[], person: RemindedPerson, day: LocalDate): Standing[] {
  return requirements.map((requirement) => {
    const { state, dueOn } = standing(requirement, person, day);
    return { state, soldierId: person.id, requirementId: requirement.id, dueOn, lead: requirement.leadDays };
  });
}

/** What there is to tell, minus what was told before. */
export function reminderPlan(
  { recipient, own, unit, section, soon }: ReminderDue,
  isTold: (crossing: string) => boolean,
): ReminderPlan {
  const crossings = [...soon].filter(([key]) => !isTold(key));
  const crossed = crossings.map(([, one]) => one);
  const soldiers = new Set(crossed.map(({ soldierId }) => soldierId));
  const ownCrossed = crossed.filter(({ soldierId }) => soldierId === recipient.soldierId);
  return {
    recipient,
    own: { ...own, crossed: ownCrossed.length, crossedDueBy: lastDueDay(ownCrossed) },
    unit: unit && { ...unit, crossed: soldiers.size, crossedDueBy: lastDueDay(crossed) },
    section,
    crossings: crossings.map(([key]) => key),
  };
}

/**
 * Whether a reminder goes out. On the weekly day it covers everything; on other days, only what has newly become due soon.
 * @param weekly whether it is the weekly day
 */
export function isReminded({ recipient: { pace }, own, unit, crossings }: ReminderPlan, weekly: boolean): boolean {
  if (pace === ReminderPace.NEVER) return false;
  if (weekly) return [own, unit].some((counts) => counts !== null && hasAny(counts));
  return pace === ReminderPace.DAILY && crossings.length > 0;
}

function hasAny({ notCurrent, dueSoon, toDo }: ReminderCounts): boolean {
  return notCurrent + dueSoon + toDo > 0;
}
