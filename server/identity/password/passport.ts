import { Passport } from 'passport';
import { Strategy } from 'passport-local';
import { type Account, AccountModel } from '../account.model.ts';
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

/** The login for an e-mail address and a password, or null. An unknown address takes as long as a wrong password. */
export function authenticate(email: string, password: string): Promise<Account | null> {
  return new Promise((resolve, reject) => {
    const answer = (error: Error | null, account: Account | false | undefined): void => {
      if (error) reject(error);
      else resolve(account || null);
    };
    const middleware: Middleware = passport.authenticate('local', { session: false }, answer);
    middleware({ body: { email, password } }, {}, reject);
  });
}

/** Passport's middleware; its local strategy reads only the credentials in the body. */
type Middleware = (
  request: { body: { email: string; password: string } },
  response: object,
  next: (error: Error) => void,
) => void;

async function checkPassword(email: string, password: string): Promise<Account | null> {
  const account = await AccountModel.findOne({ email: foldEmail(email) }).lean();
  return (await passwordMatches(account?.passwordHash ?? null, password)) ? account : null;
}

/** Upper or lower case and surrounding spaces make no difference, so each address is one login. */
export function foldEmail(email: string): string {
  return email.trim().toLowerCase();
}
