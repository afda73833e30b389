import { messages } from '../../domain/errors.ts';
import { validateRegistration, validateSignIn } from '../../domain/validation.ts';
import type { RequestContext } from '../context.ts';
import { isDuplicateOf } from '../database/duplicateKey.ts';
import { Refusal, refuseProblems } from '../graphql/refusal.ts';
import { getSoldierOfAccount } from '../soldiers/soldier.service.ts';
import { type Account, AccountModel } from './account.model.ts';
import type { RegisterInput, SignInInput } from './identity.input.ts';
import { currentJoinCode } from './joinCode.service.ts';
import { authenticate, foldEmail } from './passport.ts';
import { hashPassword, isCommonPassword } from './passwords.ts';
import { endSession, startSession } from './session.service.ts';
import type { Viewer } from './viewer.type.ts';

/** Who asks, with their record once it was created; null when nobody is signed in. */
export async function currentViewer(context: RequestContext): Promise<Viewer | null> {
  const account = context.person && (await AccountModel.findById(context.person.accountId, { email: 1 }).lean());
  return account && viewerOf(account, context);
}

/**
 * Makes a login and signs it in. The join code is checked first, so that nobody without it learns which addresses have a login.
 * @throws Refusal `BAD_USER_INPUT` with the field; `EMAIL_ALREADY_IN_USE`.
 */
export async function register(input: RegisterInput, context: RequestContext): Promise<Viewer> {
  refuseProblems(validateRegistration(input));
  if (input.joinCode.trim() !== (await currentJoinCode())) {
    throw new Refusal('BAD_USER_INPUT', { field: 'joinCode', message: messages.invalidJoinCode });
  }
  if (isCommonPassword(input.password)) {
    throw new Refusal('BAD_USER_INPUT', { field: 'password', message: messages.passwordTooCommon });
  }
  return enter(await createAccount(input, context.now), context);
}

/**
 * Signs in under a fresh session identifier.
 * @throws Refusal `BAD_USER_INPUT` with the empty field; `WRONG_PASSWORD` alike for an unknown address and a wrong password.
 */
export async function signIn(input: SignInInput, context: RequestContext): Promise<Viewer> {
  refuseProblems(validateSignIn(input));
  const account = await authenticate(input.email, input.password);
  if (!account) throw new Refusal('WRONG_PASSWORD');
  return enter(account, context);
}

/** Ends the session that the request came with. */
export async function signOut(context: RequestContext): Promise<true> {
  await leave(context);
  context.closeSession();
  return true;
}

/** Makes a login without checking anything but that the address is free; passwords are kept as argon2id hashes only. */
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

async function enter(account: Account, context: RequestContext): Promise<Viewer> {
  await leave(context);
  context.openSession(await startSession(account._id, context.now));
  return viewerOf(account, context);
}

async function leave({ sessionId }: RequestContext): Promise<void> {
  if (sessionId) await endSession(sessionId);
}

async function viewerOf({ _id, email }: Pick<Account, '_id' | 'email'>, { today }: RequestContext): Promise<Viewer> {
  const soldier = await getSoldierOfAccount(_id, today);
  return { login: { id: _id, email }, soldier, isStaff: soldier?.isStaff ?? false };
}
