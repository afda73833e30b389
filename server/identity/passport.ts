import { Passport } from 'passport';
import { Strategy } from 'passport-local';
import { type Account, AccountModel } from './account.model.ts';
import { passwordMatches } from './passwords.ts';

const passport = new Passport();

passport.use(
  new Strategy({ usernameField: 'email', session: false }, (email, password, done) => {
    checkPassword(email, password).then(
      (account) => done(null, account ?? false),
      (error: unknown) => done(error),
    );
  }),
);

/** The login that an e-mail address and a password open, or null. Unknown address and wrong password take the same time. */
export function authenticate(email: string, password: string): Promise<Account | null> {
  return new Promise((resolve, reject) => {
    const answer = (error: unknown, account: Account | false | undefined): void => {
      if (error) reject(error);
      else resolve(account || null);
    };
    // The strategy reads nothing of the request but the credentials.
    passport.authenticate('local', { session: false }, answer)({ body: { email, password } }, {}, reject);
  });
}

async function checkPassword(email: string, password: string): Promise<Account | null> {
  const account = await AccountModel.findOne({ email: foldEmail(email) }).lean();
  return (await passwordMatches(account?.passwordHash ?? null, password)) ? account : null;
}

/** One address, one login: case and surrounding spaces do not tell addresses apart. */
export function foldEmail(email: string): string {
  return email.trim().toLowerCase();
}
