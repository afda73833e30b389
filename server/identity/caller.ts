import type { SignedOutReason } from '../../domain/errors.ts';
import type { KeyScope } from '../../domain/keyScope.ts';
import type { LocalDate } from '../../domain/localDate.ts';
import type { Person } from '../../domain/permissions.ts';
import type { RequestContext } from '../api/context.ts';
import { unitDayAt } from '../operations/unitClock.ts';
import { isInUnit } from '../records/soldiers/inUnit.ts';
import {
  findSoldierOfAccount,
  findSoldiersOfAccounts,
  type OwnerRecord,
} from '../records/soldiers/soldierOfAccount.ts';
import { opensOnlyEnrolment } from './secondFactor/requiredFactor.ts';
import type { Services } from './services.ts';
import type { Session } from './session/session.model.ts';
import { findSessions } from './session/session.service.ts';

/** Who asks: the person that a session's identifier signs in, or the reason why it signs in nobody; or a key for programs. */
export interface Caller {
  /** The key; null where a person asks, or nobody. With a key there is no person. */
  key: { readonly id: string; readonly scope: KeyScope } | null;
  /** Who asks; null when signed out. */
  person: Person | null;
  /** Who asks, where the session lives on although its access window is over; null otherwise. */
  lapsedPerson: Person | null;
  /** Why the identifier signs nobody in; null without one, or when it does. */
  signedOutBecause: SignedOutReason | null;
  /** Whether the request has an `Authorization` header without a key, and no session's cookie: a program whose key is written wrongly, or a proxy. */
  headerHoldsNoKey: boolean;
  /** The id of the session that has ended, or whose login is disabled; null otherwise. */
  endedSessionId: string | null;
  /** Whether the session opens nothing but the setting up of a second factor. */
  mustAddSecondFactor: boolean;
  /** The identifier's session, be it open or waiting for its second factor; null without one. */
  session: Session | null;
}

export const NOBODY: Caller = {
  key: null,
  person: null,
  lapsedPerson: null,
  signedOutBecause: null,
  headerHoldsNoKey: false,
  endedSessionId: null,
  mustAddSecondFactor: false,
  session: null,
};

/** Who holds a session. One database command. */
export async function findCaller(session: Session, now: Date, { settings }: Services): Promise<Caller> {
  const soldier = session.state === 'OPEN' ? await findSoldierOfAccount(session.accountId) : null;
  return callerOf(session, soldier, { now, today: unitDayAt(now) }, settings);
}

/**
 * Who holds each of many sessions, by their ids; null stands for no session. Two database commands at most, and none of it counts as a use.
 * @returns NOBODY for an id without a session.
 */
export async function findCallers(
  sessionIds: readonly (string | null)[],
  now: Date,
  { settings }: Services,
): Promise<(sessionId: string | null) => Caller> {
  const known = new Set(sessionIds.filter((id) => id !== null));
  if (known.size === 0) return () => NOBODY;
  const sessions = await findSessions([...known], now);
  const soldiers = await findSoldiersOfAccounts(sessions.map(({ accountId }) => accountId));
  const soldierOf = new Map(soldiers.map((soldier) => [soldier.userId, soldier]));
  const at = { now, today: unitDayAt(now) };
  const callers = new Map<string | null, Caller>(
    sessions.map((session) => [session._id, callerOf(session, soldierOf.get(session.accountId) ?? null, at, settings)]),
  );
  return (id) => callers.get(id) ?? NOBODY;
}

/** The person behind a login, with what its record says of them on a day; null while staff have disabled the login. */
export function personOf(accountId: string, soldier: OwnerRecord | null, today: LocalDate): Person | null {
  if (soldier?.loginDisabled) return null;
  const isAway = soldier !== null && !isInUnit(soldier, today);
  return { accountId, soldierId: soldier?._id ?? null, isStaff: !isAway && (soldier?.isStaff ?? false), isAway };
}

function callerOf(
  session: Session,
  soldier: OwnerRecord | null,
  { now, today }: Pick<RequestContext, 'now' | 'today'>,
  settings: Services['settings'],
): Caller {
  const ended = { ...NOBODY, endedSessionId: session._id };
  if (session.state === 'ENDED') return { ...ended, signedOutBecause: session.endedBecause ?? null };
  if (session.state === 'PENDING') return { ...NOBODY, session };
  const person = personOf(session.accountId, soldier, today);
  if (person === null) return { ...ended, signedOutBecause: 'USER_DISABLED' };
  const open = { ...NOBODY, mustAddSecondFactor: opensOnlyEnrolment(session, settings), session };
  if (session.accessEndsAt > now) return { ...open, person };
  return { ...open, lapsedPerson: person, signedOutBecause: 'ACCESS_EXPIRED' };
}
