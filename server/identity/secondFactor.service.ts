import { messages } from '../../domain/errors.ts';
import type { RequestContext } from '../context.ts';
import { Refusal } from '../graphql/refusal.ts';
import { secondFactorLetter } from '../mail/letters.ts';
import { type Account, AccountModel } from './account.model.ts';
import { enterFully } from './enter.ts';
import { countAttempt } from './limits.ts';
import { ownAccount, refuseOldSession } from './ownAccount.ts';
import type { SecondFactorEnrolment } from './secondFactor.type.ts';
import { endSession } from './session.service.ts';
import { hashRecoveryCode, matchingStep, newRecoveryCodes, newTotpSecret, totpUri } from './totp.ts';
import type { Viewer } from './viewer.type.ts';

/**
 * Makes a secret for an authenticator app. Signing in does not ask for it before the app has shown that it knows it.
 * @throws Refusal `REQUIRES_RECENT_LOGIN`; `CONFLICT` when there is a second factor already.
 */
export async function enrolSecondFactor(context: RequestContext): Promise<SecondFactorEnrolment> {
  refuseOldSession(context);
  const { _id, email } = await ownAccount(context);
  const secret = newTotpSecret();
  const { matchedCount } = await AccountModel.updateOne(
    { _id, secondFactor: { $exists: false } },
    { $set: { pendingFactorSecret: secret } },
  );
  if (matchedCount === 0) throw new Refusal('CONFLICT', { message: messages.secondFactorOn });
  return { secret, uri: totpUri(secret, email) };
}

/**
 * Switches the second factor on, with a code that the app shows.
 * @returns the recovery codes, in clear for this once.
 * @throws Refusal `BAD_USER_INPUT` on `code`; `CONFLICT` when none is being set up; `TOO_MANY_REQUESTS`.
 */
export async function confirmSecondFactor(code: string, context: RequestContext): Promise<string[]> {
  const { _id, email, pendingFactorSecret: secret } = await ownAccount(context);
  if (secret === undefined) throw new Refusal('CONFLICT', { message: messages.secondFactorOff });
  const attempt = await countAttempt('second-factor', { account: _id, address: context.client.address });
  const lastStep = matchingStep(secret, code, context.now);
  if (lastStep === null) throw wrongCode();
  await attempt.succeeded();
  const recoveryCodes = newRecoveryCodes();
  const { matchedCount } = await AccountModel.updateOne(
    { _id, pendingFactorSecret: secret },
    {
      $set: { secondFactor: { secret, lastStep, recoveryCodes: recoveryCodes.map(hashRecoveryCode) } },
      $unset: { pendingFactorSecret: '' },
    },
  );
  // Somebody confirmed it at the same moment, and has been given the recovery codes.
  if (matchedCount === 0) throw new Refusal('CONFLICT', { message: messages.secondFactorOn });
  context.services.outbox.post(secondFactorLetter(email, true));
  return recoveryCodes;
}

/**
 * Switches the second factor off.
 * @throws Refusal `BAD_USER_INPUT` on `code`; `CONFLICT` when there is none; `TOO_MANY_REQUESTS`.
 */
export async function removeSecondFactor(code: string, context: RequestContext): Promise<true> {
  const account = await ownAccount(context);
  if (!account.secondFactor) throw new Refusal('CONFLICT', { message: messages.secondFactorOff });
  await takeCode(account, code, context);
  await AccountModel.updateOne({ _id: account._id }, { $unset: { secondFactor: '', pendingFactorSecret: '' } });
  context.services.outbox.post(secondFactorLetter(account.email, false));
  return true;
}

/**
 * Completes a sign-in that waits for its second factor, under a fresh session identifier.
 * @throws Refusal `REQUIRES_RECENT_LOGIN` when none waits; `BAD_USER_INPUT` on `code`; `TOO_MANY_REQUESTS`.
 */
export async function verifySecondFactor(code: string, context: RequestContext): Promise<Viewer> {
  const { session } = context;
  const account = session?.state === 'PENDING' ? await AccountModel.findById(session.accountId).lean() : null;
  if (!session || !account) throw new Refusal('REQUIRES_RECENT_LOGIN');
  await takeCode(account, code, context);
  // Gone when the password was changed meanwhile: then what was shown first counts no more.
  if (!(await endSession(session._id))) throw new Refusal('REQUIRES_RECENT_LOGIN');
  return enterFully(account, context);
}

/** Uses up a code of the app or a recovery code. Of two who give the same one at once, one gets through. */
async function takeCode(account: Account, code: string, { now, client }: RequestContext): Promise<void> {
  const attempt = await countAttempt('second-factor', { account: account._id, address: client.address });
  if (!(await takeAppCode(account, code, now)) && !(await takeRecoveryCode(account, code))) throw wrongCode();
  await attempt.succeeded();
}

async function takeAppCode({ _id, secondFactor }: Account, code: string, now: Date): Promise<boolean> {
  const step = secondFactor ? matchingStep(secondFactor.secret, code, now) : null;
  if (!secondFactor || step === null) return false;
  const { matchedCount } = await AccountModel.updateOne(
    { _id, 'secondFactor.secret': secondFactor.secret, 'secondFactor.lastStep': { $lt: step } },
    { $set: { 'secondFactor.lastStep': step } },
  );
  return matchedCount === 1;
}

async function takeRecoveryCode({ _id }: Account, code: string): Promise<boolean> {
  const hash = hashRecoveryCode(code);
  const { matchedCount } = await AccountModel.updateOne(
    { _id, 'secondFactor.recoveryCodes': hash },
    { $pull: { 'secondFactor.recoveryCodes': hash } },
  );
  return matchedCount === 1;
}

function wrongCode(): Refusal {
  return new Refusal('BAD_USER_INPUT', { field: 'code', message: messages.wrongSecondFactor });
}
