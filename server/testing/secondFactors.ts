import { Secret, TOTP } from 'otpauth';
import { FACTORY_PASSWORD, signInNewcomer } from './factories.ts';
import { CONFIRM_FACTOR, ENROL, SIGN_IN, VERIFY_FACTOR } from './identityOperations.ts';
import { Browser, type TestApi } from './testApi.ts';

/** How long an app shows a code. */
export const STEP_MS = 30_000;

/** What people with an authenticator app do, for tests. */
export function secondFactors(api: TestApi) {
  /** The app's code, now or some time steps away. */
  const shown = (secret: string, steps = 0): string =>
    TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: api.now.getTime() + steps * STEP_MS });

  /**
   * Begins to set up an app.
   * @returns the secret
   */
  const enrol = async (browser: Browser): Promise<string> => {
    const { data } = await api.execute<{ enrolSecondFactor: { secret: string } }>(browser, ENROL);
    return data?.enrolSecondFactor.secret ?? '';
  };

  /** Sets up an app, which uses up its current code. */
  const setUp = async (browser: Browser): Promise<{ secret: string; recoveryCodes: string[] }> => {
    const secret = await enrol(browser);
    const code = shown(secret);
    const { data } = await api.execute<{ confirmSecondFactor: string[] }>(browser, CONFIRM_FACTOR, { code });
    return { secret, recoveryCodes: data?.confirmSecondFactor ?? [] };
  };

  /** A signed-in person whose second factor is on. */
  const withSecondFactor = async () => {
    const newcomer = await signInNewcomer(api);
    return { ...newcomer, ...(await setUp(newcomer.browser)) };
  };

  /** A browser in which the password was right, and the second factor is awaited. */
  const withPassword = async (email: string): Promise<Browser> => {
    const browser = new Browser();
    const { code } = await api.execute(browser, SIGN_IN, { input: { email, password: FACTORY_PASSWORD } });
    expect(code).toBe('MULTI_FACTOR_AUTH_REQUIRED');
    return browser;
  };

  const verify = (browser: Browser, code: string) => api.execute(browser, VERIFY_FACTOR, { code });

  return { shown, enrol, setUp, withSecondFactor, withPassword, verify };
}
