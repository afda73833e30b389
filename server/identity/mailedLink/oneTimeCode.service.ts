import { DAY_MS, ONE_TIME_CODE_LIFE_MS, SIGN_IN_LINK_LIFE_MS } from '../../../domain/constants.ts';
import { messages } from '../../../domain/errors.ts';
import type { PersonalData } from '../../api/personalData.ts';
import { Refusal } from '../../api/refusal.ts';
import { type Account, AccountModel } from '../account.model.ts';
import type { IdentityContext } from '../identityContext.ts';
import { countAttempt } from '../limits/limits.ts';
import { hashSecret, newSecret } from '../secrets/secret.ts';
import { CodeState } from './codeState.ts';
import { type CodePurpose, type OneTimeCode, OneTimeCodeModel } from './oneTimeCode.model.ts';

/** How long a code works. A code that signs in needs nothing else, so its life is shorter. */
const LIFE_MS: Readonly<Record<CodePurpose, number>> = {
  RESET_PASSWORD: ONE_TIME_CODE_LIFE_MS,
  SIGN_IN: SIGN_IN_LINK_LIFE_MS,
  CHANGE_EMAIL: ONE_TIME_CODE_LIFE_MS,
};

/** How long the holder of an expired code learns that it has expired, rather than that it does not exist. */
const REMEMBERED_MS = 7 * DAY_MS;

type CodeRequest = Pick<OneTimeCode, 'purpose' | 'newEmail' | 'continueTo' | 'browserHash'>;

/** Creates a code that works once, until it expires or the account's address or password changes. */
export async function issueCode(account: Account, request: CodeRequest, now: Date): Promise<string> {
  const code = newSecret();
  const expiresAt = new Date(now.getTime() + LIFE_MS[request.purpose]);
  const forgetAt = new Date(expiresAt.getTime() + REMEMBERED_MS);
  const { _id: accountId } = account;
  await OneTimeCodeModel.create({
    ...request,
    _id: hashSecret(code),
    accountId,
    madeFor: madeFor(account),
    expiresAt,
    forgetAt,
  });
  return code;
}

/**
 * Uses a code up. Of two requests at once, only one succeeds. Codes that do not work count against their network address.
 * @returns the code and its account, whose address and password are still those the code was made for.
 * @throws Refusal `EXPIRED_ACTION_CODE` for a real code of this purpose that no longer works; `INVALID_ACTION_CODE` for another browser's
 * code, which stays usable there, and for anything else; `TOO_MANY_REQUESTS`.
 */
export async function redeemCode(
  purpose: CodePurpose,
  code: string,
  { client, now, linkRequest }: IdentityContext,
): Promise<{ redeemed: OneTimeCode; account: Account }> {
  // A working code is not a guess: people who try others from the same network must not keep its holder from using it.
  if (!(await workingCode(purpose, code, now))) {
    await countAttempt('mailed-code', { account: null, address: client.address });
  }
  const _id = hashSecret(code);
  const redeemed = await OneTimeCodeModel.findOneAndUpdate(
    { _id, purpose, browserHash: { $in: browserHashesOf(linkRequest) }, ...working(now) },
    { $set: { spentAt: now } },
  ).lean();
  if (!redeemed) throw await refusalOf(_id, purpose, now);
  const account = await AccountModel.findById(redeemed.accountId).lean();
  // Changing the login voids its codes, but this one may have been made or used at the same moment.
  if (!account || madeFor(account) !== redeemed.madeFor) throw new Refusal('EXPIRED_ACTION_CODE');
  return { redeemed, account };
}

/**
 * Whether the caller can still use a code for its purpose. Says nothing more about an unusable one. Not counted, because nobody guesses 256
 * random bits.
 */
export async function codeState(
  purpose: CodePurpose,
  code: string,
  { now, linkRequest }: Pick<IdentityContext, 'now' | 'linkRequest'>,
): Promise<CodeState> {
  const found = await workingCode(purpose, code, now);
  if (!found) return CodeState.USED_OR_EXPIRED;
  const isUsableHere = browserHashesOf(linkRequest).includes(found.browserHash ?? null);
  return isUsableHere ? CodeState.USABLE : CodeState.OF_ANOTHER_BROWSER;
}

/** The account whose password a code may set; null if the code is not valid. */
export async function accountOfResetCode(code: string, now: Date): Promise<string | null> {
  return (await workingCode('RESET_PASSWORD', code, now))?.accountId ?? null;
}

function workingCode(purpose: CodePurpose, code: string, now: Date): Promise<OneTimeCode | null> {
  return OneTimeCodeModel.findOne({ _id: hashSecret(code), purpose, ...working(now) }).lean();
}

/** The stored browser hashes whose codes work in a browser: none, or its own. */
function browserHashesOf({ secret }: IdentityContext['linkRequest']): (string | null)[] {
  return [null, secret && hashSecret(secret)];
}

/** Stored with a code, so that the code is void once the login's address or password changes. */
export function madeFor({ email, passwordHash }: Account): string {
  return hashSecret(`${email} ${passwordHash}`);
}

function working(now: Date) {
  return { spentAt: { $exists: false }, expiresAt: { $gt: now } };
}

async function refusalOf(_id: string, purpose: CodePurpose, now: Date): Promise<Refusal> {
  const found = await OneTimeCodeModel.findOne({ _id, purpose }).lean();
  if (!found) return new Refusal('INVALID_ACTION_CODE');
  if (found.spentAt || found.expiresAt <= now) return new Refusal('EXPIRED_ACTION_CODE');
  return new Refusal('INVALID_ACTION_CODE', { message: messages.linkOfAnotherBrowser });
}

/** Voids some or all codes of an account. Their holder learns that they have expired. */
export async function voidCodes(
  accountId: string,
  now: Date,
  which: Partial<Pick<OneTimeCode, 'purpose' | 'browserHash'>> = {},
): Promise<void> {
  await OneTimeCodeModel.updateMany({ accountId, ...which, spentAt: { $exists: false } }, { $set: { spentAt: now } });
}

export const CODE_DATA: PersonalData = {
  collection: OneTimeCodeModel,
  holds:
    'that a link was mailed to them, until a week after it expires: a hash of the code, and the new address if they are changing it',
  leftOut: 'all of it; the link is in their email',
  goes: { withLogin: ({ accountId }) => OneTimeCodeModel.deleteMany({ accountId }) },
};
