import { createHash, randomBytes } from 'node:crypto';
import { SESSION_IDLE_LIFE_MS } from '../../domain/constants.ts';
import { type Session, SessionModel } from './session.model.ts';

/** A new session's identifier, known to nobody but the browser that receives it, and its end. */
export interface IssuedSession {
  token: string;
  expiresAt: Date;
}

/** How much idle life must have passed before a use of the session is written down: spares a write per request. */
const TOUCH_AFTER_MS = 60 * 60 * 1000;

/** Signs an account in, under a fresh identifier of 32 random bytes. */
export async function startSession(accountId: string, now: Date): Promise<IssuedSession> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + SESSION_IDLE_LIFE_MS);
  await SessionModel.create({ _id: hashed(token), accountId, createdAt: now, expiresAt });
  return { token, expiresAt };
}

/** A session in use, and whether this use extended its idle life. */
interface FoundSession extends Session {
  extended: boolean;
}

/** The session that an identifier opens, or null when it was ended or its idle life is over. Using it extends the idle life. */
export async function findSession(token: string, now: Date): Promise<FoundSession | null> {
  const session = await SessionModel.findById(hashed(token)).lean();
  // The store removes ended sessions only about once a minute.
  if (!session || session.expiresAt <= now) return null;
  const expiresAt = new Date(now.getTime() + SESSION_IDLE_LIFE_MS);
  if (expiresAt.getTime() - session.expiresAt.getTime() < TOUCH_AFTER_MS) return { ...session, extended: false };
  await SessionModel.updateOne({ _id: session._id }, { $set: { expiresAt } });
  return { ...session, expiresAt, extended: true };
}

/** Ends a session at once, wherever its identifier is held. */
export async function endSession(sessionId: string): Promise<void> {
  await SessionModel.deleteOne({ _id: sessionId });
}

function hashed(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
