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

/** What an account's owner has shown of themself so far, and where signing in leads. */
interface SignIn {
  /** When they showed who they are, null where that is not known; now when left out. */
  authenticatedAt?: Date | null;
  /** Whether a second factor was among it. */
  showedSecondFactor?: boolean;
  /** The provider's sign-in that is linked to the login once every factor was shown. */
  openIdSubject?: string;
  /** Where to go on after signing in, for the answer that asks for the second factor. */
  continueTo?: string;
}

/**
 * The login that a factor opens, as long as it works.
 * @param account null where the factor opens none. That takes as long: otherwise a slower answer would show that a password is right.
 * @throws Refusal `WRONG_PASSWORD` when there is none, or staff have disabled it, so that the one looks like the other.
 */
export async function workingLogin(account: Account | null): Promise<Account> {
  const isDisabled = await isLoginDisabled(account?._id ?? '');
  if (!account || isDisabled) throw new Refusal('WRONG_PASSWORD');
  return account;
}

/**
 * Signs an account in after its owner has shown one factor, under a fresh session identifier. The browser's former session ends.
 * @param account a login that works (`workingLogin`).
 * @throws Refusal `MULTI_FACTOR_AUTH_REQUIRED` when the login has a second factor, which `verifySecondFactor` then takes;
 * `WRONG_PASSWORD` when the factor shown is no longer valid, or the login was disabled, meanwhile; `CREDENTIAL_ALREADY_IN_USE`.
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
 * @throws Refusal `WRONG_PASSWORD` when the factors shown are no longer valid, or the login was disabled, meanwhile;
 * `CREDENTIAL_ALREADY_IN_USE` when the provider's sign-in to link belongs to another login, or the login to another sign-in.
 */
export async function completeSignIn(account: Account, context: IdentityContext, signIn: SignIn = {}): Promise<Viewer> {
  const { openIdSubject } = signIn;
  const linked = openIdSubject === undefined ? account : await linkProvider(account, openIdSubject, context);
  await startOwnSession(linked, context, signIn);
  return viewerOf(linked, context);
}

/**
 * Keeps this browser signed in after a change of its account's credentials, which has ended every session: under a new identifier, so that
 * a copy of the old one becomes useless.
 * @param account as it is after the change.
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

/** What was shown for a session, for the one that replaces it. */
export function factorsShownFor(session: Session | null): SignIn {
  const { authenticatedAt = null, showedSecondFactor = false } = session ?? {};
  return { authenticatedAt, showedSecondFactor };
}

async function startOwnSession(
  account: Account,
  context: IdentityContext,
  { authenticatedAt, showedSecondFactor = false }: SignIn,
): Promise<void> {
  // A second factor was switched on while this request was under way, and has ended the login's sessions.
  if (account.secondFactor && !showedSecondFactor) throw new Refusal('WRONG_PASSWORD');
  const issued = await startSession(account._id, context.now, {
    userAgent: context.client.userAgent,
    accessWindowMs: context.services.settings.accessWindowMs,
    ...(authenticatedAt !== undefined && { authenticatedAt }),
    showedSecondFactor: account.secondFactor !== undefined,
  });
  await handOut(issued, account, context);
  await rememberBrowser(context, account.email);
  await forgetSurplus(issued.session);
}

/**
 * Ends the session of the request's browser. Later fields of the same request run signed out: if they sign somebody else in, the former
 * person's rights must not apply any more.
 */
export async function endOwnSession(context: IdentityContext): Promise<void> {
  if (context.session) await forgetSession(context.session._id);
  Object.assign(context, NOBODY);
}

/** Gives the browser a session, unless the account was changed or disabled while it began. */
async function handOut(issued: IssuedSession, account: Account, context: IdentityContext): Promise<void> {
  // Checked after the session is written: a change of credentials, or disabling the login, ends only sessions that exist by then, and one
  // written later would survive it.
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
  const { session, services } = context;
  if (!session) throw new Refusal('UNAUTHENTICATED');
  const mustAddSecondFactor = opensOnlyEnrolment(session, services.settings);
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

/** Whether what the account's owner has shown is still valid. A provider that was linked meanwhile does not matter. */
async function isUnchanged(account: Account): Promise<boolean> {
  const { email, openIdSubject } = account;
  const unchanged = { ...sameFactors(account), email, ...(openIdSubject !== undefined && { openIdSubject }) };
  return (await AccountModel.exists(unchanged)) !== null;
}
