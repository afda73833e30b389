import type { Person } from '../domain/permissions.ts';
import { localDateAt, type LocalDate } from '../domain/localDate.ts';
import { findSession, type IssuedSession } from './identity/session.service.ts';
import type { SessionCookie } from './identity/sessionCookie.ts';
import { findSoldierOfAccount } from './soldiers/soldier.service.ts';

/** What every resolver knows of its request. */
export interface RequestContext {
  /** Who asks; null when signed out. */
  person: Person;
  /** The session that the request came with; null when signed out. */
  sessionId: string | null;
  now: Date;
  /** The unit's calendar day. */
  today: LocalDate;
  /** Hands the browser a new session's identifier. */
  openSession(session: IssuedSession): void;
  /** Takes the identifier back. */
  closeSession(): void;
}

export interface ContextOptions {
  cookie: SessionCookie;
  clock: () => Date;
}

export interface ContextRequest {
  cookieHeader: string | undefined;
  setCookie(header: string): void;
}

/** Finds out who asks: no database command when signed out, two otherwise. */
export async function createContext(
  { cookie, clock }: ContextOptions,
  { cookieHeader, setCookie }: ContextRequest,
): Promise<RequestContext> {
  const now = clock();
  const context: RequestContext = {
    person: null,
    sessionId: null,
    now,
    today: localDateAt(now, UNIT_TIME_ZONE),
    openSession: ({ token, expiresAt }) => setCookie(cookie.issue(token, expiresAt)),
    closeSession: () => setCookie(cookie.clear()),
  };
  const token = cookie.read(cookieHeader);
  const session = token && (await findSession(token, now));
  if (!session) return context;
  if (session.extended) context.openSession({ token, expiresAt: session.expiresAt });
  const soldier = await findSoldierOfAccount(session.accountId);
  return {
    ...context,
    sessionId: session._id,
    person: { accountId: session.accountId, soldierId: soldier?._id ?? null, isStaff: soldier?.isStaff ?? false },
  };
}

/** The system's time zone. */
const UNIT_TIME_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
