import type { Random } from '../domain/exam/random.ts';
import type { Person } from '../domain/permissions.ts';
import type { LocalDate } from '../domain/localDate.ts';
import { findSession, type IssuedSession } from './identity/session.service.ts';
import type { SessionCookie } from './identity/sessionCookie.ts';
import { findSoldierOfAccount } from './soldiers/soldier.service.ts';
import { unitDay } from './unitDay.ts';

/** What every resolver knows of its request. */
export interface RequestContext {
  /** Who asks; null when signed out. */
  person: Person;
  /** The session that the request came with; null when signed out. */
  sessionId: string | null;
  now: Date;
  /** The unit's calendar day. */
  readonly today: LocalDate;
  /** Chance, for what is shown in a random order; null where the order is to be the same every time. */
  random: Random | null;
  /** Hands the browser a new session's identifier. */
  openSession: (session: IssuedSession) => void;
  /** Takes the identifier back. */
  closeSession: () => void;
}

export interface ContextOptions {
  cookie: SessionCookie;
  clock: () => Date;
  /** What requests draw from; null for an order that can be foreseen. */
  random: Random | null;
}

export interface ContextRequest {
  cookieHeader: string | undefined;
  setCookie: (header: string) => void;
}

/** Finds out who asks: no database command when signed out, two otherwise. */
export async function createContext(
  { cookie, clock, random }: ContextOptions,
  { cookieHeader, setCookie }: ContextRequest,
): Promise<RequestContext> {
  const now = clock();
  const openSession = ({ token, expiresAt }: IssuedSession): void => setCookie(cookie.issue(token, expiresAt));
  const token = cookie.read(cookieHeader);
  const session = token ? await findSession(token, now) : null;
  if (token && session?.extended) openSession({ token, expiresAt: session.expiresAt });
  return {
    person: session && (await findPerson(session.accountId)),
    sessionId: session?._id ?? null,
    now,
    // Only some operations need the day, and finding it is slow.
    get today() {
      return unitDay(now);
    },
    random,
    openSession,
    closeSession: () => setCookie(cookie.clear()),
  };
}

async function findPerson(accountId: string): Promise<Person> {
  const soldier = await findSoldierOfAccount(accountId);
  return { accountId, soldierId: soldier?._id ?? null, isStaff: soldier?.isStaff ?? false };
}
