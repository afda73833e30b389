import type { Random } from '../../domain/exam/shuffle.ts';
import { localDateAt, type LocalDate } from '../../domain/localDate.ts';
import { type Caller, findCaller, NOBODY } from '../identity/caller.ts';
import type { Services } from '../identity/services.ts';
import { findSession, type IssuedSession } from '../identity/session/session.service.ts';
import type { Session } from '../identity/session/session.model.ts';
import type { SecretCookie } from '../identity/secretCookie.ts';
import type { RequestRecord } from '../operations/observability/requestRecord.ts';
import type { Client } from '../operations/client.ts';

/** What every resolver knows of its request. */
export interface RequestContext extends Caller {
  /** When the request began; it may have waited for its turn since. */
  now: Date;
  clock: () => Date;
  /** The unit's calendar day. */
  today: LocalDate;
  /** Random numbers for shuffling; null where the order has to be the same every time. */
  random: Random | null;
  client: Client;
  /** For the log and the measurements; null for what is not observed as a request. */
  record: RequestRecord | null;
  linkRequest: LinkRequest;
  services: Services;
  /** Hands the browser a cookie with a new session's identifier. */
  handOutCookie: (session: IssuedSession) => void;
  /** Takes that cookie back, and has the browser forget what it has kept. The session itself goes on. */
  takeBackCookie: () => void;
}

/** Binds a sign-in link to the browser that asks for it, by a secret in a cookie of its own. */
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
  cookie: SecretCookie;
  /** Carries the secret of a sign-in link's request. */
  linkCookie: SecretCookie;
  clock: () => Date;
  /** Random numbers for shuffling; null for an order that can be foreseen. */
  random: Random | null;
  services: Services;
}

/** Without cookies: they have been read. */
export type EventContextOptions = Omit<ContextOptions, 'cookie' | 'linkCookie'>;

interface ContextRequest {
  record: RequestRecord | null;
  cookieHeader: string | undefined;
  client: Client;
  addHeader: (name: 'set-cookie' | 'clear-site-data', value: string) => void;
}

/** Finds out who asks: no database command without a cookie, one where it opens nothing, two otherwise, and a third where the session's idle life is extended. */
export async function createContext(
  options: ContextOptions,
  { record, cookieHeader, client, addHeader }: ContextRequest,
): Promise<RequestContext> {
  const { cookie, linkCookie, clock, services } = options;
  const now = clock();
  const handOut = ({ token, session }: IssuedSession): void => {
    note(record, session);
    addHeader('set-cookie', cookie.issue(token, session.expiresAt));
  };
  const token = cookie.read(cookieHeader);
  const found = token ? await findSession(token, now) : null;
  if (found) note(record, found.session);
  if (token && found?.extended) handOut({ token, session: found.session });
  return contextOf(options, now, {
    ...(found ? await findCaller(found.session, now, services) : NOBODY),
    client,
    record,
    linkRequest: {
      secret: linkCookie.read(cookieHeader),
      keep: (secret, expires) => addHeader('set-cookie', linkCookie.issue(secret, expires)),
      forget: () => addHeader('set-cookie', linkCookie.clear()),
    },
    handOutCookie: handOut,
    takeBackCookie: () => {
      addHeader('set-cookie', cookie.clear());
      // Not the storage: it holds the person's settings in this browser and how far their practice has come.
      addHeader('clear-site-data', '"cache"');
    },
  });
}

/** Notes the login for the request's line in the log. */
function note(record: RequestRecord | null, { accountId }: Session): void {
  if (record) record.account = accountId;
}

/** The context of an event of a subscription, which goes out over a socket: there is no answer to set a cookie on. */
export function createEventContext(options: EventContextOptions, caller: Caller, client: Client): RequestContext {
  const nothing = (): void => undefined;
  return contextOf(options, options.clock(), {
    ...caller,
    client,
    record: null,
    linkRequest: { secret: null, keep: nothing, forget: nothing },
    handOutCookie: nothing,
    takeBackCookie: nothing,
  });
}

type OfItsOwn = Caller & Pick<RequestContext, 'client' | 'record' | 'linkRequest' | 'handOutCookie' | 'takeBackCookie'>;

function contextOf({ clock, random, services }: EventContextOptions, now: Date, ofItsOwn: OfItsOwn): RequestContext {
  return {
    ...ofItsOwn,
    now,
    clock,
    today: localDateAt(now),
    random,
    services,
  };
}
