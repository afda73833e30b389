import { DAY_MS, ONE_TIME_CODE_LIFE_MS } from '../../domain/constants.ts';
import { Refusal } from '../graphql/refusal.ts';
import { type CodePurpose, type OneTimeCode, OneTimeCodeModel } from './oneTimeCode.model.ts';
import { hashSecret, newSecret } from './secret.ts';

/** How long the holder of a code that is over is told so, and not that there is no such code. */
const REMEMBERED_MS = 7 * DAY_MS;

type CodeRequest = Pick<OneTimeCode, 'purpose' | 'accountId' | 'newEmail' | 'continueTo'>;

/** Makes a code that works once, for an hour. Earlier ones of the same purpose and account work no more. */
export async function issueCode(request: CodeRequest, now: Date): Promise<string> {
  await voidCodes(request.accountId, now, [request.purpose]);
  const code = newSecret();
  const expiresAt = new Date(now.getTime() + ONE_TIME_CODE_LIFE_MS);
  const forgetAt = new Date(expiresAt.getTime() + REMEMBERED_MS);
  await OneTimeCodeModel.create({ ...request, _id: hashSecret(code), expiresAt, forgetAt });
  return code;
}

/**
 * Uses a code up. Of two who do it at once, one gets it.
 * @throws Refusal `EXPIRED_ACTION_CODE` for a real code of this purpose that is over; `INVALID_ACTION_CODE` for anything else.
 */
export async function redeemCode(purpose: CodePurpose, code: string, now: Date): Promise<OneTimeCode> {
  const _id = hashSecret(code);
  const redeemed = await OneTimeCodeModel.findOneAndUpdate(
    { _id, purpose, spentAt: { $exists: false }, expiresAt: { $gt: now } },
    { $set: { spentAt: now } },
  ).lean();
  if (redeemed) return redeemed;
  throw new Refusal((await OneTimeCodeModel.exists({ _id, purpose })) ? 'EXPIRED_ACTION_CODE' : 'INVALID_ACTION_CODE');
}

/** Makes codes of an account void: those of some purposes, or all. */
export async function voidCodes(accountId: string, now: Date, purposes?: readonly CodePurpose[]): Promise<void> {
  const which = purposes ? { purpose: { $in: [...purposes] } } : {};
  await OneTimeCodeModel.updateMany({ accountId, ...which, spentAt: { $exists: false } }, { $set: { spentAt: now } });
}

/** Forgets all codes of an account that is going away. */
export async function forgetCodesOf(accountId: string): Promise<void> {
  await OneTimeCodeModel.deleteMany({ accountId });
}
