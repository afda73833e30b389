import { unitOn } from '../../domain/policy/unit.ts';
import { keyMessages } from '../../domain/programKey.ts';
import type { RequestContext } from '../api/context.ts';
import { Refusal } from '../api/refusal.ts';
import type { Client } from '../operations/client.ts';
import type { Observed, RequestRecord } from '../operations/observability/requestRecord.ts';
import { unitDayAt } from '../operations/unitClock.ts';
import { removalIn } from '../unit/removal.ts';
import { storedUnit } from '../unit/unit.service.ts';
import { AccountModel } from './account.model.ts';
import { type Caller, findCaller, NOBODY } from './caller.ts';
import type { Dependencies } from './dependencies.ts';
import { keyIn } from './programKeys/bearerKey.ts';
import { findKeyCaller } from './programKeys/keyCaller.ts';
import type { SecretCookie } from './secrets/secretCookie.ts';
import type { Session } from './session/session.model.ts';
import { findSession, type IssuedSession } from './session/session.service.ts';

/** What the resolvers for logins and sessions know about their request. */
export interface IdentityContext extends RequestContext, Caller, Observed {
  client: Client;
  /** Binds a sign-in link to the browser that asks for it. */
  linkRequest: BrowserSecret;
  /** Tells which logins the browser has signed in to before. */
  knownBrowser: BrowserSecret;
  dependencies: Dependencies;
  /** Gives the browser a cookie with a new session's identifier. */
  handOutCookie: (session: IssuedSession) => void;
  /** Removes that cookie, and clears the browser's cache. The session itself goes on. */
  takeBackCookie: () => void;
}

/** A secret in its own cookie. */
interface BrowserSecret {
  /** The secret in the request; null without one. */
  secret: string | null;
  /** Gives the browser a secret, which replaces an earlier one. */
  keep: (secret: string, expires: Date) => void;
  /** Removes the secret from the browser. */
  forget: () => void;
}

export interface ContextOptions extends Pick<IdentityContext, 'clock' | 'random' | 'dependencies'> {
  /** Carries the session's identifier. */
  cookie: SecretCookie;
  /** Carries the secret of a sign-in link's request. */
  linkCookie: SecretCookie;
  /** Carries the secret of a known browser. */
  knownBrowserCookie: SecretCookie;
}

/** Without cookies, which have already been read. */
export type EventContextOptions = Omit<ContextOptions, 'cookie' | 'linkCookie' | 'knownBrowserCookie'>;

interface ContextRequest {
  record: RequestRecord | null;
  cookieHeader: string | undefined;
  /** The `Authorization` header, which may carry a program key. */
  authorization: string | undefined;
  client: Client;
  addHeader: (name: 'set-cookie' | 'clear-site-data', value: string) => void;
}

/**
 * Finds out who asks. No database command without a cookie or key, one if it opens nothing, otherwise two. A third extends the session's
 * idle life or records a key's use.
 * @throws Refusal for a refused key, with the answer's HTTP status.
 */
export async function createContext(
  options: ContextOptions,
  { record, cookieHeader, authorization, client, addHeader }: ContextRequest,
): Promise<IdentityContext> {
  const { cookie, linkCookie, knownBrowserCookie, clock, dependencies } = options;
  const now = clock();
  const handOut = ({ token, session }: IssuedSession): void => {
    note(record, session);
    addHeader('set-cookie', cookie.issue(token, session.expiresAt));
  };
  const secretIn = (its: SecretCookie): BrowserSecret => ({
    secret: its.read(cookieHeader),
    keep: (secret, expires) => addHeader('set-cookie', its.issue(secret, expires)),
    forget: () => addHeader('set-cookie', its.clear()),
  });
  const token = cookie.read(cookieHeader);
  const key = keyIn(authorization);
  // It would be unclear whether the answer is for the person or for the program.
  if (key !== null && token !== null) {
    throw new Refusal('BAD_USER_INPUT', { message: keyMessages.withCookie, http: { status: 400 } });
  }
  const byKey = key === null ? null : await findKeyCaller(key, { now, client, record });
  const found = token ? await findSession(token, now) : null;
  if (found) note(record, found.session);
  if (token && found?.extended) handOut({ token, session: found.session });
  return contextOf(options, now, {
    ...(found ? await findCaller(found.session, now, dependencies) : (byKey ?? NOBODY)),
    headerHoldsNoKey: authorization !== undefined && key === null && token === null,
    client,
    record,
    linkRequest: secretIn(linkCookie),
    knownBrowser: secretIn(knownBrowserCookie),
    handOutCookie: handOut,
    takeBackCookie: () => {
      addHeader('set-cookie', cookie.clear());
      // Not the storage: it holds the person's settings in this browser and their practice progress.
      addHeader('clear-site-data', '"cache"');
    },
  });
}

/** Notes the login for the request's log line. */
function note(record: RequestRecord | null, { accountId }: Session): void {
  if (record) record.account = accountId;
}

/** The context of a subscription's event, which goes out over a socket. There is no answer to set a cookie on. */
export function createEventContext(options: EventContextOptions, caller: Caller, client: Client): IdentityContext {
  const nothing = (): void => undefined;
  const noSecret = { secret: null, keep: nothing, forget: nothing };
  return contextOf(options, options.clock(), {
    ...caller,
    client,
    record: null,
    linkRequest: noSecret,
    knownBrowser: noSecret,
    handOutCookie: nothing,
    takeBackCookie: nothing,
  });
}

type OfItsOwn = Caller &
  Pick<IdentityContext, 'client' | 'record' | 'linkRequest' | 'knownBrowser' | 'handOutCookie' | 'takeBackCookie'>;

function contextOf(
  { clock, random, dependencies }: EventContextOptions,
  now: Date,
  ofItsOwn: OfItsOwn,
): IdentityContext {
  const { person } = ofItsOwn;
  const today = unitDayAt(now);
  let facts: ReturnType<typeof storedUnit> | null = null;
  return {
    ...ofItsOwn,
    loginExists: async () => person !== null && (await AccountModel.exists({ _id: person.accountId })) !== null,
    now,
    clock,
    today,
    unit: async (day = today) => unitOn(await (facts ??= storedUnit()), day),
    removal: async () => removalIn(await (facts ??= storedUnit())),
    forgetUnit: () => {
      facts = null;
    },
    random,
    dependencies,
  };
}
