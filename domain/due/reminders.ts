/** Who is told what of what is due (Spec 25.2). */
import type { LocalDate } from '../localDate.ts';
import { Role, type Section } from '../values.ts';
import { type GroupCounts, groupCounts } from './counts.ts';
import { type DueRecord, standing } from './effect.ts';
import type { Requirement } from './requirements.ts';
import { DueState } from './states.ts';

/** How often somebody wants to be told. */
export const ReminderPace = {
  /** On each day that brings something. */
  DAILY: 'DAILY',
  /** On the unit's weekday alone. */
  WEEKLY: 'WEEKLY',
  NEVER: 'NEVER',
} as const;
export type ReminderPace = (typeof ReminderPace)[keyof typeof ReminderPace];

/** What a login has until its owner chooses. */
export const USUAL_PACE: ReminderPace = ReminderPace.DAILY;

/** How many requirements of a soldier, or people of a unit, are not current, due soon and to do; and how many are due soon for the first time. */
export type ReminderCounts = Omit<GroupCounts, 'current'> & { readonly crossed: number };

/** Somebody whose requirements are told of. */
export type RemindedPerson = DueRecord & {
  readonly id: string;
  readonly section: Section;
  readonly isStaff: boolean;
};

/** Somebody who can be told, by the login that the mail goes to. */
export type Recipient = { readonly accountId: string; readonly soldierId: string; readonly pace: ReminderPace };

/** About whom a leader is told besides themselves: everybody, or a section. */
type ReminderScope = { readonly section: Section | null };

/** A requirement that is due soon. */
type SoonDue = {
  readonly soldierId: string;
  readonly requirementId: string;
  readonly dueOn: LocalDate | null;
  readonly lead: number;
};

/** What there is to tell somebody on a day, whether or not they were told of a part of it before. */
export type ReminderDue = {
  readonly recipient: Recipient;
  readonly own: Omit<ReminderCounts, 'crossed'>;
  /** Null for whoever is told about themselves alone. */
  readonly unit: Omit<ReminderCounts, 'crossed'> | null;
  /** The section that `unit` is about; null for the whole unit, and without it. */
  readonly section: Section | null;
  /** What of it is due soon, by the key under which it is told once. */
  readonly soon: ReadonlyMap<string, { readonly soldierId: string }>;
};

/** What somebody is told. */
export type ReminderPlan = {
  readonly recipient: Recipient;
  readonly own: ReminderCounts;
  readonly unit: ReminderCounts | null;
  readonly section: Section | null;
  /** What is told for the first time. */
  readonly crossings: readonly string[];
};

const UNIT_LEADERS: readonly Role[] = [Role.BN_FSO, Role.BN_FSNCO];
const SECTION_LEADERS: readonly Role[] = [Role.CO_FSO, Role.CO_FSNCO];

/** About whom somebody is told besides themselves; null for nobody. Without staff rights nobody is, also while a role waits for approval. */
export function reminderScope({
  role,
  section,
  isStaff,
}: Pick<RemindedPerson, 'role' | 'section' | 'isStaff'>): ReminderScope | null {
  if (!isStaff) return null;
  if (UNIT_LEADERS.includes(role)) return { section: null };
  return SECTION_LEADERS.includes(role) ? { section } : null;
}

/** The beginning of all keys under which a soldier's requirements are told. */
export function crossingsOf(soldierId: string): string {
  return `${soldierId}/`;
}

/** The key under which a requirement that is due soon is told to a login once. Another due day, or another lead, makes another. */
function crossingKey({ soldierId, requirementId, dueOn, lead }: SoonDue, accountId: string): string {
  return `${crossingsOf(soldierId)}${requirementId}/${dueOn ?? ''}/${lead}/${accountId}`;
}

/**
 * What there is to tell on a day.
 * @param people who belongs to the unit on that day
 * @param recipients those of them who can be told
 */
export function remindersDue(
  requirements: readonly Requirement[],
  people: readonly RemindedPerson[],
  recipients: readonly Recipient[],
  day: LocalDate,
): ReminderDue[] {
  const looks = people.map((person) => ({ person, ...lookAt(requirements, person, day) }));
  const lookOf = new Map(looks.map((look) => [look.person.id, look]));
  return recipients.flatMap((recipient) => {
    const self = lookOf.get(recipient.soldierId);
    if (!self) return [];
    const scope = reminderScope(self.person);
    const led = scope === null ? [] : looks.filter(({ person }) => leads(scope, person));
    const toldOf = scope === null ? [self] : led;
    const soon = toldOf.flatMap((look) => look.soon);
    return [
      {
        recipient,
        own: toldCounts(self.states.map((state) => [state])),
        unit: scope && toldCounts(led.map(({ states }) => states)),
        section: scope?.section ?? null,
        soon: new Map(soon.map((one) => [crossingKey(one, recipient.accountId), one])),
      },
    ];
  });
}

/** A section leader is in the section, and a leader of the unit in the unit: what they are told of others includes themselves. */
function leads({ section }: ReminderScope, person: RemindedPerson): boolean {
  return section === null || person.section === section;
}

/** What of the counts is told: who is current has nothing to do. */
function toldCounts(states: readonly (readonly DueState[])[]): Omit<ReminderCounts, 'crossed'> {
  const { notCurrent, dueSoon, toDo } = groupCounts(states);
  return { notCurrent, dueSoon, toDo };
}

function lookAt(
  requirements: readonly Requirement[],
  person: RemindedPerson,
  day: LocalDate,
): { states: readonly DueState[]; soon: readonly SoonDue[] } {
  const standings = requirements.map((requirement) => ({ requirement, ...standing(requirement, person, day) }));
  return {
    states: standings.map(({ state }) => state),
    soon: standings
      .filter(({ state }) => state === DueState.DUE_SOON)
      .map(({ requirement, dueOn }) => ({
        soldierId: person.id,
        requirementId: requirement.id,
        dueOn,
        lead: requirement.leadDays,
      })),
  };
}

/** What there is to tell, less what was told before. */
export function reminderPlan(
  { recipient, own, unit, section, soon }: ReminderDue,
  isTold: (crossing: string) => boolean,
): ReminderPlan {
  const crossings = [...soon].filter(([key]) => !isTold(key));
  const soldiers = new Set(crossings.map(([, { soldierId }]) => soldierId));
  const ownCrossings = crossings.filter(([, { soldierId }]) => soldierId === recipient.soldierId);
  return {
    recipient,
    own: { ...own, crossed: ownCrossings.length },
    unit: unit && { ...unit, crossed: soldiers.size },
    section,
    crossings: crossings.map(([key]) => key),
  };
}

/**
 * Whether a mail goes out by itself: on the weekly day with everything that there is, on others with what has become due soon alone.
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
