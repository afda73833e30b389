import type { Random } from '../domain/exam/random.ts';
import type { SignedOutReason } from '../domain/errors.ts';
import type { Person } from '../domain/permissions.ts';
import type { LocalDate } from '../domain/localDate.ts';
import { opensOnlyEnrolment } from './identity/requiredFactor.ts';
import type { Services } from './identity/services.ts';
import type { Session } from './identity/session.model.ts';
import { findSession, type IssuedSession } from './identity/session.service.ts';
import type { SessionCookie } from './identity/sessionCookie.ts';
import { findSoldierOfAccount } from './soldiers/soldier.service.ts';
import { unitDay } from './unitDay.ts';

/** What every resolver knows of its request. */
export interface RequestContext {
  /** Who asks; null when signed out. */
  person: Person;
  /** Whose session lives on while its access window is over; null otherwise. */
  lapsedPerson: Person;
  /** Why the identifier that the request came with signs nobody in; null without one, or when it does. */
  signedOutBecause: SignedOutReason | null;
  /** Whether this session opens nothing but the setting up of a second factor. */
  mustAddSecondFactor: boolean;
  /** The session of the request's browser, be it open or waiting for its second factor; null without one. */
  session: Session | null;
  now: Date;
  /** The unit's calendar day. */
  readonly today: LocalDate;
  /** Chance, for what is shown in a random order; null where the order is to be the same every time. */
  random: Random | null;
  client: Client;
  services: Services;
  linkRequest: LinkRequest;
  /** Hands the browser a new session's identifier. */
  openSession: (session: IssuedSession) => void;
  /** Takes the identifier back, and has the browser forget what it has kept. */
  closeSession: () => void;
}

/** Where a request comes from, for limits and for the list of sessions. */
export interface Client {
  /** The network address. */
  address: string;
  userAgent: string;
}

/** What ties a sign-in link to the browser that asks for it: a secret in a cookie of its own. */
interface LinkRequest {
  /** What the request's browser has; null without one. */
  secret: string | null;
  /** Gives the browser one, in place of the one that it has. */
  keep: (secret: string, expires: Date) => void;
  /** Takes it back. */
  forget: () => void;
}

export interface ContextOptions {
  /** Carries the session's identifier. */
  cookie: SessionCookie;
  /** Carries the secret of a sign-in link's request. */
  linkCookie: SessionCookie;
  clock: () => Date;
  /** What requests draw from; null for an order that can be foreseen. */
  random: Random | null;
  services: Services;
}

export interface ContextRequest {
  cookieHeader: string | undefined;
  client: Client;
  addHeader: (name: 'set-cookie' | 'clear-site-data', value: string) => void;
}

/** What the request's identifier comes to. */
type Caller = Pick<RequestContext, 'person' | 'lapsedPerson' | 'signedOutBecause' | 'mustAddSecondFactor' | 'session'>;

const NOBODY: Caller = {
  person: null,
  lapsedPerson: null,
  signedOutBecause: null,
  mustAddSecondFactor: false,
  session: null,
};

/** Finds out who asks: no database command when signed out, two otherwise. */
export async function createContext(
  { cookie, linkCookie, clock, random, services }: ContextOptions,
  { cookieHeader, client, addHeader }: ContextRequest,
): Promise<RequestContext> {
  const now = clock();
  const handOut = ({ token, session }: IssuedSession): void =>
    addHeader('set-cookie', cookie.issue(token, session.expiresAt));
  const token = cookie.read(cookieHeader);
  const found = token ? await findSession(token, now) : null;
  if (token && found?.extended) handOut({ token, session: found.session });
  return {
    ...(found ? await findCaller(found.session, now, services) : NOBODY),
    now,
    // Only some operations need the day, and finding it is slow.
    get today() {
      return unitDay(now);
    },
    random,
    client,
    services,
    linkRequest: {
      secret: linkCookie.read(cookieHeader),
      keep: (secret, expires) => addHeader('set-cookie', linkCookie.issue(secret, expires)),
      forget: () => addHeader('set-cookie', linkCookie.clear()),
    },
    openSession: handOut,
    closeSession: () => {
      addHeader('set-cookie', cookie.clear());
      // Not the storage: what the person set up in this browser, and how far their practice has come, is theirs to keep.
      addHeader('clear-site-data', '"cache"');
    },
  };
}

async function findCaller(session: Session, now: Date, { settings }: Services): Promise<Caller> {
  if (session.state === 'ENDED') return { ...NOBODY, signedOutBecause: session.endedBecause ?? null };
  if (session.state === 'PENDING') return { ...NOBODY, session };
  const { accountId } = session;
  const soldier = await findSoldierOfAccount(accountId);
  if (soldier?.loginDisabled) return { ...NOBODY, signedOutBecause: 'USER_DISABLED' };
  const person = { accountId, soldierId: soldier?._id ?? null, isStaff: soldier?.isStaff ?? false };
  const open = { ...NOBODY, mustAddSecondFactor: opensOnlyEnrolment(session, settings), session };
  if (session.accessEndsAt > now) return { ...open, person };
  return { ...open, lapsedPerson: person, signedOutBecause: 'ACCESS_EXPIRED' };
}
