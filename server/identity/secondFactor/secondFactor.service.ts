import { SECOND_FACTOR_ENROLMENT_MS } from '../../../domain/constants.ts';
import { messages } from '../../../domain/errors.ts';
import { Refusal } from '../../api/refusal.ts';
import { secondFactorMail } from '../../mail/mails.ts';
import { onceSaved } from '../../store/onceSaved.ts';
import { type Account, AccountModel, type PendingFactor, type SecondFactor } from '../account.model.ts';
import type { IdentityContext } from '../identityContext.ts';
import { attemptBy } from '../limits/knownBrowsers.ts';
import { countAttempt, countCredentialChange } from '../limits/limits.ts';
import { foldEmail } from '../password/passport.ts';
import { forgetSession } from '../session/session.service.ts';
import { changeCredentials } from '../signIn/changeCredentials.ts';
import { ownAccount, refuseOldSession } from '../signIn/ownAccount.ts';
import { sameFactors } from '../signIn/sameFactors.ts';
import { completeSignIn, factorsShownFor, renewSession } from '../signIn/signIn.ts';
import type { Viewer } from '../signIn/viewer.type.ts';
import type { SecondFactorEnrolment } from './secondFactor.type.ts';
import { hashRecoveryCode, matchingStep, newRecoveryCodes, newTotpSecret, totpUri } from './totp.ts';

/** Creates a secret for an authenticator app. Sign-in asks for a code only after the app has shown one. */
export async function enrolSecondFactor(context: IdentityContext): Promise<SecondFactorEnrolment> {
  refuseOldSession(context);
  const { _id, email } = await ownAccount(context);
  const pendingFactor = { secret: newTotpSecret(), beganAt: context.now };
  const { matchedCount } = await AccountModel.updateOne(
    { _id, secondFactor: { $exists: false } },
    { $set: { pendingFactor } },
  );
  if (matchedCount === 0) throw new Refusal('CONFLICT', { message: messages.secondFactorOn });
  const { secret } = pendingFactor;
  return { secret, uri: totpUri(secret, email) };
}

/**
 * Switches on the second factor with a code from the app, and ends every other session.
 * @returns the recovery codes, in clear text only this once.
 */
export async function confirmSecondFactor(code: string, context: IdentityContext): Promise<string[]> {
  const own = await ownAccount(context);
  const { pendingFactor } = own;
  if (!pendingFactor) throw new Refusal('CONFLICT', { message: messages.secondFactorOff });
  if (isOver(pendingFactor, context.now)) throw new Refusal('CONFLICT', { message: messages.secondFactorTooLate });
  const { secret } = pendingFactor;
  const attempt = await countAttempt('second-factor', await attemptBy(context, own.email, own._id));
  const lastStep = matchingStep(secret, code, context.now);
  if (lastStep === null) throw wrongCode(messages.wrongSecondFactor);
  await attempt.succeeded();
  await countCredentialChange(own._id);
  const recoveryCodes = newRecoveryCodes();
  const account = await changeCredentials({
    which: { ...sameFactors(own), 'pendingFactor.secret': secret },
    change: {
      $set: { secondFactor: { secret, lastStep, recoveryCodes: recoveryCodes.map(hashRecoveryCode) } },
      $unset: { pendingFactor: '' },
    },
    endedBecause: 'SESSION_ENDED',
    mail: ({ email }) => secondFactorMail(email, true),
    now: context.now,
  });
  // Meanwhile somebody has confirmed it and got the recovery codes, or has set another password.
  if (!account) throw new Refusal('CONFLICT');
  await onceSaved(() =>
    renewSession(account, context, { ...factorsShownFor(context.session), showedSecondFactor: true }),
  );
  return recoveryCodes;
}

/** Switches off the second factor, and ends every other session. */
export async function removeSecondFactor(code: string, context: IdentityContext): Promise<true> {
  refuseOldSession(context);
  const own = await ownAccount(context);
  if (!own.secondFactor) throw new Refusal('CONFLICT', { message: messages.secondFactorOff });
  await countCredentialChange(own._id);
  await takeCode(own, code, context);
  const account = await switchOff(own, context.now);
  if (!account) throw new Refusal('CONFLICT');
  await onceSaved(() => renewSession(account, context));
  return true;
}

/**
 * Switches off the second factor of somebody who has lost the app and the recovery codes, and ends their sessions. Only for the operator,
 * who has checked who they are; the API cannot do it.
 * @throws Error in one sentence when no login has the address, it has no second factor, or it was changed meanwhile.
 */
export async function removeLostSecondFactor(email: string, now: Date): Promise<void> {
  const account = await AccountModel.findOne({ email: foldEmail(email) }).lean();
  if (!account) throw new Error('No login has that email address.');
  if (!account.secondFactor) throw new Error('That login has no second factor.');
  if (!(await switchOff(account, now))) throw new Error('Somebody else changed that login. Please try again.');
}

/**
 * Switches off the second factor.
 * @returns the updated account; null if a factor was changed meanwhile
 */
function switchOff(account: Account, now: Date): Promise<Account | null> {
  return changeCredentials({
    which: sameFactors(account),
    change: { $unset: { secondFactor: '', pendingFactor: '' } },
    endedBecause: 'SESSION_ENDED',
    mail: ({ email }) => secondFactorMail(email, false),
    now,
  });
}

/** Completes a sign-in that waits for its second factor, under a new session identifier. */
export async function verifySecondFactor(code: string, context: IdentityContext): Promise<Viewer> {
  const { session } = context;
  const account = session?.state === 'PENDING' ? await AccountModel.findById(session.accountId).lean() : null;
  if (!session || !account) throw new Refusal('REQUIRES_RECENT_LOGIN');
  const current = await takeCode(account, code, context);
  // If a factor was changed meanwhile, the waiting session is gone, because its first factor is no longer valid.
  if (!(await forgetSession(session._id))) throw new Refusal('REQUIRES_RECENT_LOGIN');
  return completeSignIn(current, context, { ...session, showedSecondFactor: true });
}

/**
 * Uses up a code from the app or a recovery code. If two requests use the same code at once, only one succeeds.
 * @returns the account as it was read, with its second factor updated. It leaves out other changes made meanwhile, so that the sign-in
 * still notices them.
 */
async function takeCode(account: Account, code: string, context: IdentityContext): Promise<Account> {
  const { now } = context;
  const attempt = await countAttempt('second-factor', await attemptBy(context, account.email, account._id));
  const secondFactor = (await takeAppCode(account, code, now)) ?? (await takeRecoveryCode(account, code));
  if (!secondFactor) throw wrongCode(reasonAgainst(code, account, now));
  await attempt.succeeded();
  return { ...account, secondFactor };
}

/** The updated second factor; null if the code is not the app's, or was used before. */
async function takeAppCode({ _id, secondFactor }: Account, code: string, now: Date): Promise<SecondFactor | null> {
  const step = secondFactor ? matchingStep(secondFactor.secret, code, now) : null;
  if (!secondFactor || step === null) return null;
  const taken = await AccountModel.findOneAndUpdate(
    { _id, 'secondFactor.secret': secondFactor.secret, 'secondFactor.lastStep': { $lt: step } },
    { $set: { 'secondFactor.lastStep': step } },
    { returnDocument: 'after' },
  ).lean();
  return taken?.secondFactor ?? null;
}

/** The updated second factor; null if the code is not a recovery code, or was used before. */
async function takeRecoveryCode({ _id }: Account, code: string): Promise<SecondFactor | null> {
  const hash = hashRecoveryCode(code);
  const taken = await AccountModel.findOneAndUpdate(
    { _id, 'secondFactor.recoveryCodes': hash },
    { $pull: { 'secondFactor.recoveryCodes': hash } },
    { returnDocument: 'after' },
  ).lean();
  return taken?.secondFactor ?? null;
}

/** Whether the time for setting up the app is over. */
function isOver({ beganAt }: PendingFactor, now: Date): boolean {
  return now.getTime() - beganAt.getTime() >= SECOND_FACTOR_ENROLMENT_MS;
}

/**
 * Why a code was refused. Without its own reason, somebody who has just signed in with the code that the app still shows would be told to
 * enter it again.
 */
function reasonAgainst(code: string, { secondFactor }: Account, now: Date): string {
  // The app's codes have only digits, so this was meant as a recovery code.
  if (/[a-z]/i.test(code)) return messages.wrongRecoveryCode;
  const isOfApp = secondFactor !== undefined && matchingStep(secondFactor.secret, code, now) !== null;
  return isOfApp ? messages.usedSecondFactor : messages.wrongSecondFactor;
}

function wrongCode(message: string): Refusal {
  return new Refusal('BAD_USER_INPUT', { field: 'code', message });
}
