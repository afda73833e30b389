import type { RequestContext } from '../context.ts';
import { Refusal } from '../graphql/refusal.ts';
import { findSoldierOfAccount, getSoldierOfAccount } from '../soldiers/soldier.service.ts';
import { type Account, AccountModel } from './account.model.ts';
import { endSession, type IssuedSession, startPendingSession, startSession } from './session.service.ts';
import type { Viewer } from './viewer.type.ts';

/**
 * Signs an account in after its owner has shown one factor, under a fresh session identifier. The browser's former session ends.
 * @param continueTo where the sign-in goes on, for the answer that asks for the second factor.
 * @throws Refusal `MULTI_FACTOR_AUTH_REQUIRED` when the login has a second factor, which `verifySecondFactor` then takes;
 * `WRONG_PASSWORD` when the login is disabled, so that it looks like any other failure.
 */
export async function enter(account: Account, context: RequestContext, continueTo?: string): Promise<Viewer> {
  if (await isLoginDisabled(account._id)) throw new Refusal('WRONG_PASSWORD');
  await leave(context);
  if (!account.secondFactor) return enterFully(account, context);
  handOut(await startPendingSession(account._id, context.now, context.client), context);
  throw new Refusal('MULTI_FACTOR_AUTH_REQUIRED', { ...(continueTo !== undefined && { continueTo }) });
}

/**
 * Signs an account in after its owner has shown every factor.
 * @throws Refusal `WRONG_PASSWORD` when its password was changed, or the login disabled, meanwhile.
 */
export async function enterFully(account: Account, context: RequestContext): Promise<Viewer> {
  const { accessWindowMs } = context.services.settings;
  const issued = await startSession(account._id, context.now, { ...context.client, accessWindowMs });
  // A change of the password and a disabling end the sessions that there are. One that began with what was true before, and was
  // written after, would outlive them: so the check comes after the write.
  if (!(await isUnchanged(account)) || (await isLoginDisabled(account._id))) {
    await endSession(issued.session._id);
    throw new Refusal('WRONG_PASSWORD');
  }
  handOut(issued, context);
  return viewerOf(account, context);
}

/** Ends the session that the request's browser has. */
export async function leave(context: RequestContext): Promise<void> {
  if (context.session) await endSession(context.session._id);
  context.session = null;
}

/** Later fields of the same request go on with this session, and a further sign-in ends it. */
function handOut(issued: IssuedSession, context: RequestContext): void {
  context.session = issued.session;
  context.openSession(issued);
}

/** Whether staff have barred a login. */
export async function isLoginDisabled(accountId: string): Promise<boolean> {
  return (await findSoldierOfAccount(accountId))?.loginDisabled ?? false;
}

/** An account as its owner sees it. */
export async function viewerOf(
  { _id, email, secondFactor }: Pick<Account, '_id' | 'email' | 'secondFactor'>,
  { today, session }: RequestContext,
): Promise<Viewer> {
  if (!session) throw new Refusal('UNAUTHENTICATED');
  const soldier = await getSoldierOfAccount(_id, today);
  const login = {
    id: _id,
    email,
    hasSecondFactor: secondFactor !== undefined,
    recoveryCodesLeft: secondFactor?.recoveryCodes.length ?? 0,
  };
  return { login, soldier, isStaff: soldier?.isStaff ?? false, accessEndsAt: session.accessEndsAt };
}

async function isUnchanged({ _id, passwordHash }: Account): Promise<boolean> {
  return (await AccountModel.exists({ _id, passwordHash })) !== null;
}
