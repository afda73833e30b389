import { messages } from '../../../domain/errors.ts';
import { validateRegistration, validateSignIn } from '../../../domain/identity/identityValidation.ts';
import { Refusal, refuseProblems, signedOutRefusal } from '../../api/refusal.ts';
import { isDuplicateOf } from '../../store/duplicateKey.ts';
import { onceSaved } from '../../store/onceSaved.ts';
import { type Account, AccountModel } from '../account.model.ts';
import type { IdentityContext } from '../identityContext.ts';
import { isCurrentJoinCode } from '../joinCode/joinCode.service.ts';
import { attemptBy, rememberBrowser } from '../limits/knownBrowsers.ts';
import { countAttempt, countRegistration } from '../limits/limits.ts';
import { authenticate, foldEmail } from '../password/passport.ts';
import { hashPassword, refuseGuessablePassword, refuseWhileHashesWait } from '../password/passwords.ts';
import { extendAccess } from '../session/session.service.ts';
import type { RegisterInput, SignInInput } from './identity.input.ts';
import { checkedEmail } from './ownAccount.ts';
import { beginSignIn, completeSignIn, endOwnSession, viewerOf, workingLogin } from './signIn.ts';
import type { Viewer } from './viewer.type.ts';

/**
 * The signed-in person, with their record once it exists; null if nobody is signed in. A session whose access window is over is refused
 * rather than answered with null, because it can still be extended.
 */
export async function currentViewer(context: IdentityContext): Promise<Viewer | null> {
  if (context.lapsedPerson) throw signedOutRefusal(context.signedOutBecause);
  const account = context.person && (await AccountModel.findById(context.person.accountId, VIEWED).lean());
  return account && viewerOf(account, context);
}

/** Creates a login and signs it in. Checks the join code first, so that nobody without it learns which addresses have a login. */
export async function register(input: RegisterInput, context: IdentityContext): Promise<Viewer> {
  // The form's rules handle an empty address. An invalid one has its own code, as everywhere.
  if (input.email.trim() !== '') checkedEmail(input.email, 'email');
  refuseProblems(validateRegistration(input));
  refuseWhileHashesWait();
  const { address } = context.client;
  // Not counted by the given e-mail address: a stranger could keep its owner from registering.
  const attempt = await countAttempt('sign-up', { account: null, address });
  if (!(await isCurrentJoinCode(input.joinCode))) {
    throw new Refusal('BAD_USER_INPUT', { field: 'joinCode', message: messages.invalidJoinCode });
  }
  refuseGuessablePassword(input.password, 'password', { email: input.email, names: [] });
  await countRegistration(address).catch(async (refusal: unknown) => {
    // The join code was right, so waiting because of others' registrations is not a failed attempt.
    await attempt.succeeded();
    throw refusal;
  });
  const account = await createAccount(input, context.now);
  return onceSaved(async () => {
    await attempt.succeeded();
    await endOwnSession(context);
    return completeSignIn(account, context);
  });
}

/** Signs in under a new session identifier. */
export async function signIn(input: SignInInput, context: IdentityContext): Promise<Viewer> {
  refuseProblems(validateSignIn(input));
  refuseWhileHashesWait();
  const attempt = await countAttempt('password', await attemptBy(context, foldEmail(input.email)));
  const account = await workingLogin(await authenticate(input.email, input.password));
  await attempt.succeeded();
  return beginSignIn(account, context);
}

/** Ends the request's session. */
export async function signOut(context: IdentityContext): Promise<true> {
  await endOwnSession(context);
  context.takeBackCookie();
  return true;
}

/** Opens the session's next access window, even when the last one is over. */
export async function refreshSession(context: IdentityContext): Promise<Viewer> {
  const person = context.person ?? context.lapsedPerson;
  const { accessWindowMs } = context.dependencies.settings;
  const session = context.session && (await extendAccess(context.session, context.now, accessWindowMs));
  const account = person && (await AccountModel.findById(person.accountId, VIEWED).lean());
  if (!session || !account) throw new Refusal('UNAUTHENTICATED');
  await rememberBrowser(context, account.email);
  return viewerOf(account, { ...context, session });
}

/** Creates a login and checks only that the address is free. Stores the password only as an argon2id hash. */
export async function createAccount({ email, password }: SignInInput, now: Date): Promise<Account> {
  try {
    const account = await AccountModel.create({
      email: foldEmail(email),
      passwordHash: await hashPassword(password),
      createdAt: now,
    });
    return account.toObject();
  } catch (error) {
    if (isDuplicateOf(error, 'email')) throw new Refusal('EMAIL_ALREADY_IN_USE', { field: 'email' });
    throw error;
  }
}

/** What `viewerOf` needs from an account. */
const VIEWED = { email: 1, createdAt: 1, mailRefusedAt: 1, secondFactor: 1, openIdSubject: 1 } as const;
