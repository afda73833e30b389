import { messages } from '../../../domain/errors.ts';
import { isEmail } from '../../../domain/identity/identityValidation.ts';
import { Refusal } from '../../api/refusal.ts';
import { openIdUnlinkedMail } from '../../mail/mails.ts';
import { onceSaved } from '../../store/onceSaved.ts';
import { type Account, AccountModel } from '../account.model.ts';
import type { IdentityContext } from '../identityContext.ts';
import { countCredentialChange } from '../limits/limits.ts';
import { foldEmail } from '../password/passport.ts';
import { changeCredentials } from '../signIn/changeCredentials.ts';
import { ownAccount, refuseOldSession } from '../signIn/ownAccount.ts';
import { sameFactors } from '../signIn/sameFactors.ts';
import { beginSignIn, renewSession, workingLogin } from '../signIn/signIn.ts';
import type { Viewer } from '../signIn/viewer.type.ts';
import type { ProviderIdentity } from './openIdConnect.ts';

/**
 * Signs in the person that a provider vouches for. The first time, links their sign-in there to the login with their verified address, once
 * they have shown every factor of that login. Never creates a login, because that requires the join code.
 * @throws Refusal `USER_NOT_FOUND` when there is no such login, or the address is not verified; `CREDENTIAL_ALREADY_IN_USE` when the
 * sign-in belongs to a login other than the signed-in one, or the login to another sign-in; `WRONG_PASSWORD` for a disabled login;
 * `MULTI_FACTOR_AUTH_REQUIRED`.
 */
export async function signInWithProvider(identity: ProviderIdentity, context: IdentityContext): Promise<Viewer> {
  const { openIdSubject, authenticatedAt } = identity;
  const account = (await AccountModel.findOne({ openIdSubject }).lean()) ?? (await findByEmail(identity));
  const { person } = context;
  if (person && person.accountId !== account._id) throw new Refusal('CREDENTIAL_ALREADY_IN_USE');
  if (account.openIdSubject !== undefined && account.openIdSubject !== openIdSubject) {
    throw new Refusal('CREDENTIAL_ALREADY_IN_USE');
  }
  return beginSignIn(await workingLogin(account), context, { openIdSubject, authenticatedAt });
}

async function findByEmail({ verifiedEmail }: ProviderIdentity): Promise<Account> {
  // Folding turns the kelvin sign into a k. So an address with that sign, which no login has, would match somebody else's.
  const isPossible = verifiedEmail !== null && isEmail(verifiedEmail);
  const account = isPossible && (await AccountModel.findOne({ email: foldEmail(verifiedEmail) }).lean());
  if (!account) throw new Refusal('USER_NOT_FOUND');
  return account;
}

/** Unlinks the provider from the signed-in person's login. Every other session ends, however it began. */
export async function unlinkProvider(context: IdentityContext): Promise<true> {
  refuseOldSession(context);
  const own = await ownAccount(context);
  const { openIdSubject } = own;
  if (openIdSubject === undefined) throw new Refusal('CONFLICT', { message: messages.noProvider });
  await countCredentialChange(own._id);
  const provider = context.dependencies.settings.openIdConnect?.name ?? 'The provider';
  const account = await changeCredentials({
    which: { ...sameFactors(own), openIdSubject },
    change: { $unset: { openIdSubject: '' } },
    endedBecause: 'SESSION_ENDED',
    mail: ({ email }) => openIdUnlinkedMail(email, provider),
    now: context.now,
  });
  if (!account) throw new Refusal('CONFLICT');
  await onceSaved(() => renewSession(account, context));
  return true;
}
