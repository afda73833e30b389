import { messages, signedOutText } from '../../../domain/errors.ts';
import type { IdentityContext } from '../identityContext.ts';
import { Refusal } from '../../api/refusal.ts';
import { signedIn } from '../../api/signedIn.ts';
import { signOut } from '../signIn/identity.service.ts';
import { refuseOldSession } from '../signIn/ownAccount.ts';
import { endSessionOf, forgetSession, openSessions } from './session.service.ts';
import type { SessionType } from './session.type.ts';
import { describeUserAgent } from './userAgent.ts';

/** The caller's sessions, the latest used first. */
export async function mySessions({ person, session: own, now }: IdentityContext): Promise<SessionType[]> {
  const sessions = await openSessions(signedIn(person).accountId, now);
  return sessions.map(({ _id: id, createdAt, lastUsedAt, userAgent }) => ({
    id,
    createdAt,
    lastUsedAt,
    where: describeUserAgent(userAgent),
    current: id === own?._id,
  }));
}

/** Signs one of one's own sessions out. */
export async function endMySession(id: string, context: IdentityContext): Promise<true> {
  if (id === context.session?._id) return signOut(context);
  refuseOldSession(context);
  const ended = await endSessionOf(signedIn(context.person).accountId, id);
  if (!ended) throw new Refusal('NOT_FOUND', { message: messages.sessionDoesNotExist });
  return true;
}

/** Why the session that the browser held is over, as a sentence. It is told once: the session is forgotten with it. */
export async function takeSignedOutReason({
  signedOutBecause,
  endedSessionId,
}: IdentityContext): Promise<string | null> {
  if (signedOutBecause === null || endedSessionId === null) return null;
  await forgetSession(endedSessionId);
  return signedOutText[signedOutBecause];
}
