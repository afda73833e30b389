import { messages, signedOutText } from '../../../domain/errors.ts';
import type { PersonalData } from '../../api/personalData.ts';
import { Refusal } from '../../api/refusal.ts';
import { signedIn } from '../../api/signedIn.ts';
import type { IdentityContext } from '../identityContext.ts';
import { signOut } from '../signIn/identity.service.ts';
import { refuseOldSession } from '../signIn/ownAccount.ts';
import { SessionModel } from './session.model.ts';
import { endSessionOf, forgetSession, openSessions } from './session.service.ts';
import { SessionType } from './session.type.ts';
import { describeUserAgent } from './userAgent.ts';

export const SESSION_DATA: PersonalData<IdentityContext> = {
  collection: SessionModel,
  holds:
    "where they are signed in: since when, when it was last used, the browser's name for itself, and a hash of the identifier",
  leftOut: 'the hash',
  own: {
    sessions: {
      type: () => [SessionType],
      description: 'Where they are signed in, most recently used first.',
      ofLogin: (_accountId, context) => mySessions(context),
    },
  },
  goes: { withLogin: ({ accountId }) => SessionModel.deleteMany({ accountId }) },
};

/** The caller's sessions, most recently used first. */
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

/** Signs out one of the caller's own sessions. */
export async function endMySession(id: string, context: IdentityContext): Promise<true> {
  if (id === context.session?._id) return signOut(context);
  refuseOldSession(context);
  const ended = await endSessionOf(signedIn(context.person).accountId, id);
  if (!ended) throw new Refusal('NOT_FOUND', { message: messages.sessionDoesNotExist });
  return true;
}

/** Why the browser's session has ended, as a sentence. It is told only once, because this also deletes the session. */
export async function takeSignedOutReason({
  signedOutBecause,
  endedSessionId,
}: IdentityContext): Promise<string | null> {
  if (signedOutBecause === null || endedSessionId === null) return null;
  await forgetSession(endedSessionId);
  return signedOutText[signedOutBecause];
}
