import type { RequestContext } from '../context.ts';
import { isDuplicateOf } from '../database/duplicateKey.ts';
import { Refusal } from '../graphql/refusal.ts';
import { openIdLinkedLetter } from '../mail/letters.ts';
import { type Account, AccountModel } from './account.model.ts';
import { enter, isLoginDisabled } from './enter.ts';
import type { ProviderIdentity } from './openIdConnect.ts';
import { foldEmail } from './passport.ts';
import type { Viewer } from './viewer.type.ts';

/**
 * Signs in whom a provider vouches for. The first time, their sign-in there is linked to the login that has their verified address; a
 * login is never made, as that takes the join code.
 * @throws Refusal `USER_NOT_FOUND` when there is no such login, or the address is not verified; `CREDENTIAL_ALREADY_IN_USE` when the
 * sign-in belongs to another login than the one that is signed in, or the login to another sign-in; `WRONG_PASSWORD` for a disabled login;
 * `MULTI_FACTOR_AUTH_REQUIRED`.
 */
export async function signInWithProvider(identity: ProviderIdentity, context: RequestContext): Promise<Viewer> {
  const { openIdSubject } = identity;
  const account = (await AccountModel.findOne({ openIdSubject }).lean()) ?? (await findByEmail(identity));
  const { person } = context;
  if (person && person.accountId !== account._id) throw new Refusal('CREDENTIAL_ALREADY_IN_USE');
  // Before the link: nothing is tied to a login that staff have barred.
  if (await isLoginDisabled(account._id)) throw new Refusal('WRONG_PASSWORD');
  if (account.openIdSubject === undefined) await link(account, openIdSubject, context);
  else if (account.openIdSubject !== openIdSubject) throw new Refusal('CREDENTIAL_ALREADY_IN_USE');
  return enter(account, context);
}

async function findByEmail({ verifiedEmail }: ProviderIdentity): Promise<Account> {
  const account = verifiedEmail && (await AccountModel.findOne({ email: foldEmail(verifiedEmail) }).lean());
  if (!account) throw new Refusal('USER_NOT_FOUND');
  return account;
}

async function link({ _id, email }: Account, openIdSubject: string, { services }: RequestContext): Promise<void> {
  try {
    const { matchedCount } = await AccountModel.updateOne(
      { _id, $or: [{ openIdSubject: { $exists: false } }, { openIdSubject }] },
      { $set: { openIdSubject } },
    );
    if (matchedCount === 0) throw new Refusal('CREDENTIAL_ALREADY_IN_USE');
  } catch (error) {
    if (isDuplicateOf(error, 'openIdSubject')) throw new Refusal('CREDENTIAL_ALREADY_IN_USE');
    throw error;
  }
  services.outbox.post(openIdLinkedLetter(email, services.settings.openIdConnect?.name ?? 'A provider'));
}
