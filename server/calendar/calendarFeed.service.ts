import { CalendarScope } from '../../domain/calendar.ts';
import type { Requirement } from '../../domain/due/requirements.ts';
import type { LocalDate } from '../../domain/localDate.ts';
import { mayReadCalendar } from '../../domain/permissions.ts';
import type { PersonalData } from '../api/personalData.ts';
import { Refusal } from '../api/refusal.ts';
import { member } from '../api/signedIn.ts';
import { readRequirements } from '../due/requirements.service.ts';
import { personOf } from '../identity/caller.ts';
import type { IdentityContext } from '../identity/identityContext.ts';
import { hashSecret, newSecret } from '../identity/secrets/secret.ts';
import { refuseOldSession } from '../identity/signIn/ownAccount.ts';
import { unitDayAt } from '../operations/unitClock.ts';
import { DUE_RECORD } from '../records/soldiers/dueRecord.ts';
import { inUnit, STAY } from '../records/soldiers/inUnit.ts';
import { type Soldier, SoldierModel } from '../records/soldiers/soldier.model.ts';
import { NAMED } from '../records/soldiers/soldierNames.ts';
import { findSoldierOfAccount } from '../records/soldiers/soldierOfAccount.ts';
import { type CalendarFeed, calendarFeedId, CalendarFeedModel } from './calendarFeed.model.ts';
import { CalendarFeedType, type NewCalendarFeed } from './calendarFeed.type.ts';

/** The fields of a soldier that a calendar shows. */
export type CalendarSoldier = Pick<Soldier, '_id' | keyof typeof CALENDAR_FIELDS>;

const CALENDAR_FIELDS = {
  ...NAMED,
  ...DUE_RECORD,
  ...STAY,
  version: 1,
  duesVersion: 1,
  ets: 1,
  schools: 1,
  updatedAt: 1,
} as const;

/** What a calendar shows. */
export interface CalendarContent {
  feed: Pick<CalendarFeed, 'scope' | 'createdAt'>;
  soldiers: readonly CalendarSoldier[];
  /** The requirements of the unit. */
  requirements: readonly Requirement[];
  today: LocalDate;
}

/** The caller's calendars, without their addresses. */
export async function calendarFeeds({ person }: IdentityContext): Promise<CalendarFeedType[]> {
  return calendarFeedsOf(member(person).accountId);
}

export const CALENDAR_DATA: PersonalData = {
  collection: CalendarFeedModel,
  holds: 'which of their calendars have an address, and a hash of its secret',
  leftOut: 'the hash',
  own: {
    calendarFeeds: {
      type: () => [CalendarFeedType],
      description: 'Their calendars that have an address, OWN first.',
      ofLogin: calendarFeedsOf,
    },
  },
  goes: { withLogin: ({ accountId }) => CalendarFeedModel.deleteMany({ accountId }) },
};

/** The calendars of a login, without their addresses. */
async function calendarFeedsOf(accountId: string): Promise<CalendarFeedType[]> {
  return CalendarFeedModel.find({ accountId }, { scope: 1, createdAt: 1 }).sort({ _id: 1 }).lean();
}

/** Gives a calendar an address. The same write ends the scope's earlier address. */
export async function createCalendarFeed(context: IdentityContext, scope: CalendarScope): Promise<NewCalendarFeed> {
  const { person, now, dependencies } = context;
  const { accountId } = member(person);
  if (!mayReadCalendar(person, scope)) throw new Refusal('FORBIDDEN');
  // The address keeps working after the session ends or the password changes, so this requires a recent sign-in.
  refuseOldSession(context);
  const secret = newSecret();
  await CalendarFeedModel.updateOne(
    { _id: calendarFeedId(accountId, scope) },
    { $set: { accountId, scope, secretHash: hashSecret(secret), createdAt: now } },
    { upsert: true },
  );
  return { feed: { scope, createdAt: now }, address: dependencies.links.calendar(secret) };
}

/** Ends a calendar's address, if it has one. */
export async function revokeCalendarFeed({ person }: IdentityContext, scope: CalendarScope): Promise<true> {
  await CalendarFeedModel.deleteOne({ _id: calendarFeedId(member(person).accountId, scope) });
  return true;
}

/**
 * What a secret's calendar shows now. Checks its owner's permission at each reading.
 * @returns null if the secret opens nothing, whatever the reason.
 */
export async function readCalendar(secret: string, now: Date): Promise<CalendarContent | null> {
  const feed = await CalendarFeedModel.findOne({ secretHash: hashSecret(secret) }).lean();
  if (!feed) return null;
  const { accountId, scope } = feed;
  const today = unitDayAt(now);
  const owner = personOf(accountId, await findSoldierOfAccount(accountId), today);
  if (!mayReadCalendar(owner, scope)) return null;
  const whose = scope === CalendarScope.OWN ? { _id: member(owner).soldierId } : inUnit(today);
  const soldiers: CalendarSoldier[] = await SoldierModel.find(whose, CALENDAR_FIELDS).sort({ _id: 1 }).lean();
  return { feed, soldiers, requirements: await readRequirements(today), today };
}
