import { Refusal } from '../../api/refusal.ts';
import { getSoldierOfAccount } from '../../records/soldiers/soldier.service.ts';
import { findSoldierOfAccount } from '../../records/soldiers/soldierOfAccount.ts';
import { type Account, AccountModel } from '../account.model.ts';
import { NOBODY } from '../caller.ts';
import type { IdentityContext } from '../identityContext.ts';
import { rememberBrowser } from '../limits/knownBrowsers.ts';
import { linkProvider } from '../provider/providerLink.ts';
import { opensOnlyEnrolment } from '../secondFactor/requiredFactor.ts';
import type { Session } from '../session/session.model.ts';
import {
  forgetSession,
  forgetSurplus,
  type IssuedSession,
  startPendingSession,
  startSession,
} from '../session/session.service.ts';
import { sameFactors } from './sameFactors.ts';
import type { Viewer } from './viewer.type.ts';

/** What an account's owner has shown so far, and where signing in leads. */
interface SignIn {
  /** When they showed who they are; null if unknown, now if left out. */
  authenticatedAt?: Date | null;
  /** Whether they showed a second factor, too. */
  showedSecondFactor?: boolean;
  /** The provider's sign-in to link to the login once every factor is shown. */
  openIdSubject?: string;
  /** Where to go after signing in, for the answer that asks for the second factor. */
  continueTo?: string;
}

/**
 * The working login for a factor.
 * @param account null if the factor opens none. That takes as long: otherwise a slower answer would show that a password is right.
 * @throws Refusal `WRONG_PASSWORD` when there is none, or staff have disabled it, so that both look the same.
 */
export async function workingLogin(account: Account | null): Promise<Account> {
  const isDisabled = await isLoginDisabled(account?._id ?? '');
  if (!account || isDisabled) throw new Refusal('WRONG_PASSWORD');
  return account;
}

/**
 * Signs an account in after its owner has shown one factor, under a new session identifier. The browser's earlier session ends.
 * @param account a login that works (`workingLogin`).
 * @throws Refusal `MULTI_FACTOR_AUTH_REQUIRED` when the login has a second factor, which `verifySecondFactor` then takes; `WRONG_PASSWORD`
 * when, meanwhile, the shown factor became invalid or the login was disabled; `CREDENTIAL_ALREADY_IN_USE`.
 */
export async function beginSignIn(account: Account, context: IdentityContext, signIn: SignIn = {}): Promise<Viewer> {
  await endOwnSession(context);
  if (!account.secondFactor) return completeSignIn(account, context, signIn);
  const { continueTo, ...shown } = signIn;
  await handOut(await startPendingSession(account._id, context.now, shown), account, context);
  throw new Refusal('MULTI_FACTOR_AUTH_REQUIRED', { ...(continueTo !== undefined && { continueTo }) });
}

/**
 * Signs an account in after its owner has shown every factor.
 * @throws Refusal `WRONG_PASSWORD` when, meanwhile, the shown factors became invalid or the login was disabled; `CREDENTIAL_ALREADY_IN_USE`
 * when the provider's sign-in belongs to another login, or the login to another sign-in.
 */
export async function completeSignIn(account: Account, context: IdentityContext, signIn: SignIn = {}): Promise<Viewer> {
  const { openIdSubject } = signIn;
  const linked = openIdSubject === undefined ? account : await linkProvider(account, openIdSubject, context);
  await startOwnSession(linked, context, signIn);
  return viewerOf(linked, context);
}

/**
 * Keeps this browser signed in after a change of its account's credentials, which has ended every session. It gets a new identifier, so a
 * copy of the old one becomes useless.
 * @param account the changed account.
 * @param shown what was shown for the session that this one replaces.
 * @throws Refusal `WRONG_PASSWORD` when what was shown is no longer valid.
 */
export function renewSession(
  account: Account,
  context: IdentityContext,
  shown = factorsShownFor(context.session),
): Promise<void> {
  return startOwnSession(account, context, shown);
}

/** What was shown for a session, for its successor. */
export function factorsShownFor(session: Session | null): SignIn {
  const { authenticatedAt = null, showedSecondFactor = false } = session ?? {};
  return { authenticatedAt, showedSecondFactor };
}

async function startOwnSession(
  account: Account,
  context: IdentityContext,
  { authenticatedAt, showedSecondFactor = false }: SignIn,
): Promise<void> {
  // Somebody switched on a second factor during this request, which ended the login's sessions.
  if (account.secondFactor && !showedSecondFactor) throw new Refusal('WRONG_PASSWORD');
  const issued = await startSession(account._id, context.now, {
    userAgent: context.client.userAgent,
    accessWindowMs: context.dependencies.settings.accessWindowMs,
    ...(authenticatedAt !== undefined && { authenticatedAt }),
    showedSecondFactor: account.secondFactor !== undefined,
  });
  await handOut(issued, account, context);
  await rememberBrowser(context, account.email);
  await forgetSurplus(issued.session);
}

/**
 * Ends the session of the request's browser. Later fields of the same request run signed out: if they sign in somebody else, the former
 * person's rights must no longer apply.
 */
export async function endOwnSession(context: IdentityContext): Promise<void> {
  if (context.session) await forgetSession(context.session._id);
  Object.assign(context, NOBODY);
}

/** Gives the browser a session, unless the account was changed or disabled meanwhile. */
async function handOut(issued: IssuedSession, account: Account, context: IdentityContext): Promise<void> {
  // Checked after writing the session: a change of credentials, or disabling the login, ends only existing sessions. A session written
  // later would survive.
  if (!(await isUnchanged(account)) || (await isLoginDisabled(account._id))) {
    await forgetSession(issued.session._id);
    throw new Refusal('WRONG_PASSWORD');
  }
  context.session = issued.session;
  context.handOutCookie(issued);
}

/** Whether staff have disabled a login. */
export async function isLoginDisabled(accountId: string): Promise<boolean> {
  return (await findSoldierOfAccount(accountId))?.loginDisabled ?? false;
}

/** An account as its owner sees it. */
export async function viewerOf(
  {
    _id,
    email,
    createdAt,
    mailRefusedAt,
    secondFactor,
    openIdSubject,
  }: Pick<Account, '_id' | 'email' | 'createdAt' | 'mailRefusedAt' | 'secondFactor' | 'openIdSubject'>,
  context: IdentityContext,
): Promise<Viewer> {
  const { session, dependencies } = context;
  if (!session) throw new Refusal('UNAUTHENTICATED');
  const mustAddSecondFactor = opensOnlyEnrolment(session, dependencies.settings);
  const none = { soldier: null, absence: null };
  const { soldier, absence } = mustAddSecondFactor ? none : await getSoldierOfAccount(_id, context);
  const login = {
    id: _id,
    email,
    createdAt,
    mailRefusedAt: mailRefusedAt ?? null,
    hasSecondFactor: secondFactor !== undefined,
    mustAddSecondFactor,
    recoveryCodesLeft: secondFactor?.recoveryCodes.length ?? 0,
    hasProvider: openIdSubject !== undefined,
  };
  return {
    login,
    soldier,
    absence,
    isStaff: soldier?.isStaff ?? false,
    accessEndsAt: session.accessEndsAt,
    get unit() {
      return context.unit();
    },
  };
}

/** Whether what the account's owner has shown is still valid. A provider linked meanwhile makes no difference. */
async function isUnchanged(account: Account): Promise<boolean> {
  const { email, openIdSubject } = account;
  const unchanged = { ...sameFactors(account), email, ...(openIdSubject !== undefined && { openIdSubject }) };
  return (await AccountModel.exists(unchanged)) !== null;
}
