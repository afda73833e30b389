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
import type { Dependencies } from './dependencies.ts';
import { opensOnlyEnrolment } from './secondFactor/requiredFactor.ts';
import type { Session } from './session/session.model.ts';
import { findSessions } from './session/session.service.ts';

/** The caller: a session's person, or why the session signs nobody in; or a program key. */
export interface Caller {
  /** The key; null if a person or nobody asks. With a key, there is no person. */
  key: { readonly id: string; readonly scope: KeyScope } | null;
  /** Who asks; null when signed out. */
  person: Person | null;
  /** Who asks, if the session still lives but its access window is over; null otherwise. */
  lapsedPerson: Person | null;
  /** Why the identifier signs nobody in; null without an identifier, or if it does. */
  signedOutBecause: SignedOutReason | null;
  /** Whether the request has an `Authorization` header without a key, and no session cookie: a program with a mistyped key, or a proxy. */
  headerHoldsNoKey: boolean;
  /** The id of a session that has ended or whose login is disabled; null otherwise. */
  endedSessionId: string | null;
  /** Whether the session only lets its owner set up a second factor. */
  mustAddSecondFactor: boolean;
  /** The identifier's session, open or waiting for its second factor; null without one. */
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

/** The person who holds a session. One database command. */
export async function findCaller(session: Session, now: Date, { settings }: Dependencies): Promise<Caller> {
  const soldier = session.state === 'OPEN' ? await findSoldierOfAccount(session.accountId) : null;
  return callerOf(session, soldier, { now, today: unitDayAt(now) }, settings);
}

/**
 * The people who hold many sessions, by session id; null stands for no session. At most two database commands, and none counts as a use of
 * the session.
 * @returns NOBODY for an id without a session.
 */
export async function findCallers(
  sessionIds: readonly (string | null)[],
  now: Date,
  { settings }: Dependencies,
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

/** A login's person, with what the record says about them on a day; null while staff have disabled the login. */
export function personOf(accountId: string, soldier: OwnerRecord | null, today: LocalDate): Person | null {
  if (soldier?.loginDisabled) return null;
  const isAway = soldier !== null && !isInUnit(soldier, today);
  return { accountId, soldierId: soldier?._id ?? null, isStaff: !isAway && (soldier?.isStaff ?? false), isAway };
}

function callerOf(
  session: Session,
  soldier: OwnerRecord | null,
  { now, today }: Pick<RequestContext, 'now' | 'today'>,
  settings: Dependencies['settings'],
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
