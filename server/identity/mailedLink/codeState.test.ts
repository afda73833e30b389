import { ONE_TIME_CODE_LIFE_MS, SIGN_IN_LINK_LIFE_MS } from '../../../domain/constants.ts';
import { FACTORY_PASSWORD, signInNewcomer } from '../../testing/factories.ts';
import {
  CHANGE_PASSWORD,
  CONFIRM_EMAIL,
  REQUEST_EMAIL_CHANGE,
  REQUEST_LINK,
  REQUEST_RESET,
  RESET,
  SIGN_IN_WITH_LINK,
} from '../../testing/identityOperations.ts';
import { Browser, TestApi } from '../../testing/testApi.ts';
import { LimitModel } from '../limits/limit.model.ts';

const api = TestApi.forThisFile();
beforeEach(() => {
  api.startAheadOfStore();
  api.configure({ emailLinkSignIn: true });
});

const OTHER_EMAIL = 'other@unit.example';
const KINDS = [
  {
    operation: 'resetCodeState',
    lifeMs: ONE_TIME_CODE_LIFE_MS,
    ask: ({ email, browser }: Asking) => api.execute(browser, REQUEST_RESET, { email }),
    use: ({ browser, code }: Using) => api.execute(browser, RESET, { code, password: 'nine blue tents' }),
    to: (email: string) => email,
    opener: () => new Browser(),
  },
  {
    operation: 'signInCodeState',
    lifeMs: SIGN_IN_LINK_LIFE_MS,
    ask: ({ email, browser }: Asking) => api.execute(browser, REQUEST_LINK, { email }),
    use: ({ browser, code }: Using) => api.execute(browser, SIGN_IN_WITH_LINK, { code }),
    to: (email: string) => email,
    // It works only where it was asked for.
    opener: ({ browser }: Pick<Asking, 'browser'>) => browser,
  },
  {
    operation: 'emailCodeState',
    lifeMs: ONE_TIME_CODE_LIFE_MS,
    ask: ({ browser }: Asking) =>
      api.execute(browser, REQUEST_EMAIL_CHANGE, { input: { newEmail: OTHER_EMAIL, password: FACTORY_PASSWORD } }),
    use: ({ browser, code }: Using) => api.execute(browser, CONFIRM_EMAIL, { code }),
    to: () => OTHER_EMAIL,
    opener: () => new Browser(),
  },
];
interface Asking {
  email: string;
  browser: Browser;
}
interface Using {
  browser: Browser;
  code: string;
}

describe.each(KINDS)('$operation', ({ operation, lifeMs, ask, use, to, opener }) => {
  const stateOf = async (code: string, browser = new Browser()) =>
    (await api.execute(opener({ browser }), `query ($code: String!) { state: ${operation}(code: $code) }`, { code }))
      .data;
  const requested = async () => {
    const { browser, email } = await signInNewcomer(api);
    expect((await ask({ email, browser })).code).toBeNull();
    await api.settled();
    return { browser, email, code: api.postbox.codeFor(to(email)) };
  };

  it('is usable for as long as the link works, however often one asks, and used or expired afterwards', async () => {
    const { code, browser } = await requested();
    api.pass(lifeMs - 1);
    for (let time = 0; time < 3; time += 1) expect(await stateOf(code, browser)).toEqual({ state: 'USABLE' });
    api.pass(1);
    expect(await stateOf(code, browser)).toEqual({ state: 'USED_OR_EXPIRED' });
  });

  it('is used or expired once the link was used, which asking has not done', async () => {
    const { code, browser } = await requested();
    expect(await stateOf(code, browser)).toEqual({ state: 'USABLE' });
    expect((await use({ browser, code })).code).toBeNull();
    expect(await stateOf(code, browser)).toEqual({ state: 'USED_OR_EXPIRED' });
  });

  it('is used or expired once the password was changed', async () => {
    const { code, browser } = await requested();
    const input = {
      currentPassword: FACTORY_PASSWORD,
      newPassword: 'ten grey tents',
      confirmPassword: 'ten grey tents',
    };
    expect((await api.execute(browser, CHANGE_PASSWORD, { input })).code).toBeNull();
    expect(await stateOf(code, browser)).toEqual({ state: 'USED_OR_EXPIRED' });
  });

  it('is the same for a code that never was, and for one of another kind', async () => {
    const { code } = await requested();
    for (const other of ['', 'no-such-code', `${code}x`]) {
      expect(await stateOf(other)).toEqual({ state: 'USED_OR_EXPIRED' });
    }
    for (const { operation: another } of KINDS.filter((kind) => kind.operation !== operation)) {
      const { data } = await api.execute(null, `query ($code: String!) { state: ${another}(code: $code) }`, { code });
      expect(data).toEqual({ state: 'USED_OR_EXPIRED' });
    }
  });

  it('uses up no attempt', async () => {
    await stateOf('no-such-code');
    expect(await LimitModel.countDocuments()).toBe(0);
  });
});

describe('signInCodeState in a browser that did not ask', () => {
  const stateIn = async (browser: Browser, code: string) =>
    (await api.execute(browser, 'query ($code: String!) { state: signInCodeState(code: $code) }', { code })).data;

  it('says so to a person with a working link, and nothing about any other', async () => {
    const { browser, email } = await signInNewcomer(api);
    await api.execute(browser, REQUEST_LINK, { email });
    await api.settled();
    const code = api.postbox.codeFor(email);
    const without = new Browser();
    const withAnother = new Browser();
    await api.execute(withAnother, REQUEST_LINK, { email: OTHER_EMAIL });
    for (const other of [without, withAnother]) {
      expect(await stateIn(other, code)).toEqual({ state: 'OF_ANOTHER_BROWSER' });
      expect(await stateIn(other, `${code}x`)).toEqual({ state: 'USED_OR_EXPIRED' });
    }
    expect(await stateIn(browser, code)).toEqual({ state: 'USABLE' });
    expect((await api.execute(browser, SIGN_IN_WITH_LINK, { code })).code).toBeNull();
    expect(await stateIn(without, code)).toEqual({ state: 'USED_OR_EXPIRED' });
  });

  it('counts an attempt no more than asking does where the link was asked for', async () => {
    const { browser, email } = await signInNewcomer(api);
    await api.execute(browser, REQUEST_LINK, { email });
    await api.settled();
    await LimitModel.deleteMany();
    await stateIn(new Browser(), api.postbox.codeFor(email));
    expect(await LimitModel.countDocuments()).toBe(0);
  });
});
