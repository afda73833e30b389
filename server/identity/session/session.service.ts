import {
  ACCESS_WINDOW_MS,
  SECOND_FACTOR_WAIT_MS,
  SESSION_IDLE_LIFE_MS,
  SESSION_LONGEST_LIFE_MS,
  SESSIONS_PER_LOGIN,
} from '../../../domain/constants.ts';
import type { SignedOutReason } from '../../../domain/errors.ts';
import { driverOf } from '../../store/driver.ts';
import { hashSecret, newSecret } from '../secrets/secret.ts';
import { type Session, SessionModel } from './session.model.ts';

/** A session with its identifier, which only its own browser knows. */
export interface IssuedSession {
  token: string;
  session: Session;
}

/** How long a session's use may stay unrecorded, which saves a write for each request. */
const TOUCH_AFTER_MS = 5 * 60 * 1000;
const USER_AGENT_LENGTH = 300;

/** What was shown to begin a session, and in which browser. */
interface SessionStart extends Partial<Pick<Session, 'authenticatedAt' | 'showedSecondFactor' | 'openIdSubject'>> {
  /** How long the session works before it must be extended. */
  accessWindowMs?: number;
  userAgent?: string;
}

/** Signs an account in under a new identifier. */
export function startSession(accountId: string, now: Date, start: SessionStart = {}): Promise<IssuedSession> {
  return issue(accountId, now, 'OPEN', SESSION_IDLE_LIFE_MS, start);
}

/**
 * Deletes an account's least recently used sessions once a new one makes them too many. Ended ones count, so that nobody fills the store by
 * ending sessions, and go first. Sessions that wait for a second factor do not count: knowing the password must not be enough to end the
 * others.
 */
export async function forgetSurplus({ _id: latest, accountId }: Session): Promise<void> {
  const others = await SessionModel.find(
    { _id: { $ne: latest }, accountId, state: { $in: ['OPEN', 'ENDED'] } },
    { _id: 1 },
  )
    .sort({ state: -1, lastUsedAt: -1, _id: 1 })
    .lean();
  const surplus = others.slice(SESSIONS_PER_LOGIN - 1).map(({ _id }) => _id);
  if (surplus.length > 0) await SessionModel.deleteMany({ _id: { $in: surplus } });
}

/** Remembers for a short time that an account's first factor was right and its second is awaited. Such a session can do nothing else. */
export function startPendingSession(accountId: string, now: Date, start: SessionStart): Promise<IssuedSession> {
  return issue(accountId, now, 'PENDING', SECOND_FACTOR_WAIT_MS, start);
}

async function issue(
  accountId: string,
  now: Date,
  state: Session['state'],
  life: number,
  {
    accessWindowMs = ACCESS_WINDOW_MS,
    userAgent = '',
    authenticatedAt = now,
    showedSecondFactor = false,
    openIdSubject,
  }: SessionStart,
): Promise<IssuedSession> {
  const token = newSecret();
  const session: Session = {
    _id: hashSecret(token),
    accountId,
    state,
    createdAt: now,
    authenticatedAt,
    showedSecondFactor,
    ...(openIdSubject !== undefined && { openIdSubject }),
    lastUsedAt: now,
    accessEndsAt: after(now, accessWindowMs),
    expiresAt: after(now, life),
    userAgent: userAgent.slice(0, USER_AGENT_LENGTH),
  };
  await SessionModel.create(session);
  return { token, session };
}

/** A session in use, and whether this use extended its idle life. */
interface FoundSession {
  session: Session;
  extended: boolean;
}

/**
 * An identifier's session, in any state; null once its life is over. Using an open one extends its idle life, but not beyond a session's
 * longest life.
 */
export async function findSession(token: string, now: Date): Promise<FoundSession | null> {
  const session = await driverOf(SessionModel).findOne({ _id: hashSecret(token) });
  // The store deletes sessions only about once a minute.
  if (!session || session.expiresAt <= now) return null;
  const isFresh = now.getTime() - session.lastUsedAt.getTime() < TOUCH_AFTER_MS;
  if (session.state !== 'OPEN' || isFresh) return { session, extended: false };
  const use = { lastUsedAt: now, expiresAt: endOfLife(session, now) };
  await SessionModel.updateOne({ _id: session._id, state: 'OPEN' }, { $set: use });
  return { session: { ...session, ...use }, extended: true };
}

/** Sessions by id, in any state, without those whose idle life is over. Reading them doesn't count as a use. */
export function findSessions(ids: readonly string[], now: Date): Promise<Session[]> {
  return SessionModel.find({ _id: { $in: ids }, expiresAt: { $gt: now } }).lean();
}

/**
 * Opens a session's next access window. The identifier stays, so two tabs may do it at once.
 * @returns the session; null if it was ended meanwhile.
 */
export function extendAccess(session: Session, now: Date, accessWindowMs: number): Promise<Session | null> {
  return SessionModel.findOneAndUpdate(
    { _id: session._id, state: 'OPEN' },
    { $set: { accessEndsAt: after(now, accessWindowMs) } },
    { returnDocument: 'after' },
  ).lean();
}

/**
 * Deletes a session at once, wherever its identifier is.
 * @returns whether there was one
 */
export async function forgetSession(sessionId: string): Promise<boolean> {
  const { deletedCount } = await SessionModel.deleteOne({ _id: sessionId });
  return deletedCount > 0;
}

/** An account's open sessions, most recently used first. */
export function openSessions(accountId: string, now: Date): Promise<Session[]> {
  return SessionModel.find({ accountId, state: 'OPEN', expiresAt: { $gt: now } })
    .sort({ lastUsedAt: -1, _id: 1 })
    .lean();
}

/**
 * Ends all of an account's sessions at once, and every sign-in that waits for its second factor. Their holders learn the reason at the next
 * request. Sessions that already ended with the general SESSION_ENDED get this reason instead.
 */
export async function endSessionsOf(accountId: string, endedBecause: SignedOutReason): Promise<void> {
  await SessionModel.deleteMany({ accountId, state: 'PENDING' });
  await SessionModel.updateMany(
    { accountId, endedBecause: { $in: [null, 'SESSION_ENDED'] } },
    { $set: { state: 'ENDED', endedBecause } },
  );
}

/**
 * Ends one of an account's sessions from elsewhere.
 * @returns whether there was one to end.
 */
export async function endSessionOf(accountId: string, sessionId: string): Promise<boolean> {
  const { matchedCount } = await SessionModel.updateOne(
    { _id: sessionId, accountId, state: 'OPEN' },
    { $set: { state: 'ENDED', endedBecause: 'SESSION_ENDED' } },
  );
  return matchedCount > 0;
}

/** When a session that is used now ends without further use. */
function endOfLife({ createdAt }: Session, now: Date): Date {
  const [idle, longest] = [after(now, SESSION_IDLE_LIFE_MS), after(createdAt, SESSION_LONGEST_LIFE_MS)];
  return idle < longest ? idle : longest;
}

function after(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds);
}
