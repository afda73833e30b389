import mongoose, { mongo } from 'mongoose';
import { SESSION_IDLE_LIFE_MS } from '../../../domain/constants.ts';
import { FACTORY_PASSWORD, makeSoldier, signInSoldier } from '../../testing/factories.ts';
import { Browser, TestApi } from '../../testing/testApi.ts';
import { AccountModel } from '../account.model.ts';
import { JoinCodeModel } from '../joinCode/joinCode.model.ts';
import { SessionModel } from '../session/session.model.ts';

const api = TestApi.forThisFile();
beforeEach(() => api.startAheadOfStore());

const VIEWER = '{ viewer { login { id email } soldier { id lastName } isStaff } }';
const REGISTER =
  'mutation ($input: RegisterInput!) { register(input: $input) { login { email } soldier { id } isStaff } }';
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { login { email } soldier { id } } }';
const SIGN_OUT = 'mutation { signOut }';

const newcomer = {
  email: 'Sam.Carter@Unit.example',
  password: 'seven red radios',
  confirmPassword: 'seven red radios',
  joinCode: 'JOINUS2345',
};

beforeEach(() => JoinCodeModel.create({ _id: 'current', code: newcomer.joinCode }));

async function registerNewcomer(): Promise<Browser> {
  const browser = new Browser();
  const { errors } = await api.execute(browser, REGISTER, { input: newcomer });
  expect(errors).toEqual([]);
  return browser;
}

describe('register', () => {
  it('makes a login with a case-folded address, and signs it in', async () => {
    const browser = new Browser();
    const { data } = await api.execute(browser, REGISTER, { input: newcomer });
    expect(data).toEqual({ register: { login: { email: 'sam.carter@unit.example' }, soldier: null, isStaff: false } });
    const { data: after } = await api.execute(browser, VIEWER);
    expect(after).toMatchObject({ viewer: { login: { email: 'sam.carter@unit.example' } } });
  });

  it('takes the join code with blanks around it and in small letters', async () => {
    const input = { ...newcomer, joinCode: ` ${newcomer.joinCode.toLowerCase()} ` };
    expect((await api.execute(new Browser(), REGISTER, { input })).code).toBeNull();
  });

  it("ends the browser's former session", async () => {
    const { browser } = await signInSoldier(api);
    const before = Object.assign(new Browser(), browser);
    await api.execute(browser, REGISTER, { input: newcomer });
    expect((await api.execute(before, VIEWER)).data).toEqual({ viewer: null });
    expect(await SessionModel.countDocuments()).toBe(1);
  });

  it('does not say that nothing was saved when there is no room left for the session of the new login', async () => {
    const full = new mongo.MongoServerError({ code: 14_031 });
    jest.spyOn(mongoose.connection.collection('sessions'), 'insertOne').mockRejectedValueOnce(full);
    expect((await api.execute(new Browser(), REGISTER, { input: newcomer })).code).toBe('STORE_UNAVAILABLE');
    const { email, password } = newcomer;
    expect((await api.execute(new Browser(), SIGN_IN, { input: { email, password } })).code).toBeNull();
  });

  it('keeps the password as an argon2id hash only', async () => {
    await registerNewcomer();
    const account = await AccountModel.findOne().lean();
    expect(account?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(account)).not.toContain(newcomer.password);
  });

  it.each([
    ['no e-mail', { email: ' ' }, 'email', 'Please complete all fields.'],
    ['no password', { password: '' }, 'password', 'Please complete all fields.'],
    ['no confirmation', { confirmPassword: '' }, 'confirmPassword', 'Please complete all fields.'],
    ['another confirmation', { confirmPassword: 'seven red radio' }, 'confirmPassword', 'Passwords do not match.'],
    ['no join code', { joinCode: '' }, 'joinCode', 'Invalid join code.'],
    ['another join code', { joinCode: 'JOINUS2346' }, 'joinCode', 'Invalid join code.'],
    [
      '7 characters',
      { password: 'abcdefg', confirmPassword: 'abcdefg' },
      'password',
      'Password must have at least 8 characters.',
    ],
    [
      '129 characters',
      { password: 'x'.repeat(129), confirmPassword: 'x'.repeat(129) },
      'password',
      'Password must have at most 128 characters.',
    ],
    [
      'a common password, in whatever case',
      { password: 'PassWord1', confirmPassword: 'PassWord1' },
      'password',
      'That password is too common. Choose another one.',
    ],
    [
      'one of the less common of those that are known from breaches',
      { password: '87654321vv', confirmPassword: '87654321vv' },
      'password',
      'That password is too common. Choose another one.',
    ],
    [
      'words of the unit',
      { password: 'FireSupport26!', confirmPassword: 'FireSupport26!' },
      'password',
      'Password must have at least 4 letters besides your name, email address and unit words.',
    ],
    [
      'the e-mail address with a number',
      { password: 'carter.sam.1', confirmPassword: 'carter.sam.1' },
      'password',
      'Password must have at least 4 letters besides your name, email address and unit words.',
    ],
    [
      'a sequence',
      { password: 'zyxwvuts', confirmPassword: 'zyxwvuts' },
      'password',
      'That password is too easy to guess. Avoid sequences, repeats, rows of keys, dates and common words.',
    ],
  ])('refuses %s, and writes nothing', async (_, change, field, message) => {
    const { errors, code } = await api.execute(new Browser(), REGISTER, { input: { ...newcomer, ...change } });
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors[0]).toMatchObject({ message, extensions: { field } });
    expect(await AccountModel.countDocuments()).toBe(0);
    expect(await SessionModel.countDocuments()).toBe(0);
  });

  it('refuses a text that is no address with the code that says so', async () => {
    const { errors } = await api.execute(new Browser(), REGISTER, {
      input: { ...newcomer, email: 'sam', password: '' },
    });
    const extensions = { code: 'INVALID_EMAIL', field: 'email' };
    expect(errors[0]).toMatchObject({ message: 'Enter a valid email address.', extensions });
  });

  it.each(['zq\u00e9 8!x ', 'nine blue tents '.repeat(8)])(
    'takes a password of the shortest and of the longest length: %#',
    async (password) => {
      const input = { ...newcomer, password, confirmPassword: password };
      expect((await api.execute(new Browser(), REGISTER, { input })).code).toBeNull();
    },
  );

  it('says so when there is no join code to compare with', async () => {
    await JoinCodeModel.deleteMany();
    const { errors } = await api.execute(new Browser(), REGISTER, { input: newcomer });
    expect(errors[0]).toMatchObject({
      message: 'There was a problem with the join code.',
      extensions: { field: 'joinCode' },
    });
  });

  it('refuses an address that has a login, whatever its case', async () => {
    await registerNewcomer();
    const input = { ...newcomer, email: 'SAM.CARTER@unit.EXAMPLE ' };
    const { code, errors } = await api.execute(new Browser(), REGISTER, { input });
    expect(code).toBe('EMAIL_ALREADY_IN_USE');
    expect(errors[0]?.extensions).toMatchObject({ field: 'email' });
  });

  it('does not tell which addresses have a login to somebody without the join code', async () => {
    await registerNewcomer();
    const { errors } = await api.execute(new Browser(), REGISTER, { input: { ...newcomer, joinCode: 'nope' } });
    expect(errors[0]?.message).toBe('Invalid join code.');
  });

  it('makes one login when the same person registers twice at the same moment', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => api.execute(new Browser(), REGISTER, { input: newcomer })));
    expect(answers.map(({ code }) => code).sort()).toEqual(['EMAIL_ALREADY_IN_USE', 'EMAIL_ALREADY_IN_USE', null]);
    expect(await AccountModel.countDocuments()).toBe(1);
  });
});

describe('signIn', () => {
  const credentials = { email: 'SAM.carter@unit.example', password: newcomer.password };

  it('opens a session of its own', async () => {
    const first = await registerNewcomer();
    const second = new Browser();
    const { data } = await api.execute(second, SIGN_IN, { input: credentials });
    expect(data).toEqual({ signIn: { login: { email: 'sam.carter@unit.example' }, soldier: null } });
    expect(second.cookie).not.toBe(first.cookie);
    expect(await SessionModel.countDocuments()).toBe(2);
  });

  it('gives a new identifier to a browser that is signed in, and ends the old one', async () => {
    const browser = await registerNewcomer();
    const before = Object.assign(new Browser(), browser);
    await api.execute(browser, SIGN_IN, { input: credentials });
    expect(browser.cookie).not.toBe(before.cookie);
    expect((await api.execute(before, VIEWER)).data).toEqual({ viewer: null });
    expect(await SessionModel.countDocuments()).toBe(1);
  });

  it('keeps only a hash of the identifier', async () => {
    const { cookie } = await registerNewcomer();
    const [session] = await SessionModel.find().lean();
    expect(JSON.stringify(session)).not.toContain(cookie?.split('=')[1]);
  });

  it('answers alike, and with the same work, for a wrong password, an unknown address and a disabled login', async () => {
    await registerNewcomer();
    const disabled = await signInSoldier(api, { loginDisabled: true });
    const attempts = [
      { ...credentials, password: `${newcomer.password} ` },
      { ...credentials, email: 'other@unit.example' },
      { email: disabled.email, password: FACTORY_PASSWORD },
    ];
    const seen = [];
    for (const input of attempts) {
      await api.settled();
      api.commands.length = 0;
      const { errors } = await api.execute(new Browser(), SIGN_IN, { input });
      await api.settled();
      seen.push({ errors, commands: [...api.commands] });
    }
    const [wrong, unknown, off] = seen;
    expect(wrong?.errors[0]?.message).toBe('Login failed. Invalid credentials.');
    expect(unknown).toEqual(wrong);
    expect(off).toEqual(wrong);
  });

  it.each(['email', 'password'] as const)('asks for %s when it is left empty', async (field) => {
    const { errors } = await api.execute(new Browser(), SIGN_IN, { input: { ...credentials, [field]: '' } });
    expect(errors[0]).toMatchObject({
      message: 'Please complete all fields.',
      extensions: { code: 'BAD_USER_INPUT', field },
    });
  });
});

describe('viewer', () => {
  it('is null when signed out, at no cost', async () => {
    api.commands.length = 0;
    expect((await api.execute(null, VIEWER)).data).toEqual({ viewer: null });
    expect(api.commands).toEqual([]);
  });

  it('is null for an identifier that opens nothing', async () => {
    expect((await api.execute(api.browserWith('made-up'), VIEWER)).data).toEqual({ viewer: null });
  });

  it("has the login's own record", async () => {
    await makeSoldier({ lastName: 'Somebody' });
    const { browser, soldier } = await signInSoldier(api, { lastName: 'Carter', isStaff: true });
    const { data } = await api.execute(browser, VIEWER);
    expect(data).toMatchObject({ viewer: { soldier: { id: soldier._id, lastName: 'Carter' }, isStaff: true } });
  });
});

describe('signOut', () => {
  it('ends the session for everybody who holds its identifier', async () => {
    const browser = await registerNewcomer();
    const copy = Object.assign(new Browser(), browser);
    expect((await api.execute(browser, SIGN_OUT)).data).toEqual({ signOut: true });
    expect(browser.cookie).toMatch(/^known-browser=[\w.-]+$/);
    expect((await api.execute(copy, VIEWER)).data).toEqual({ viewer: null });
    expect((await api.execute(copy, SIGN_OUT)).code).toBe('UNAUTHENTICATED');
  });

  it("leaves the person's other sessions alone", async () => {
    const here = await registerNewcomer();
    const there = new Browser();
    await api.execute(there, SIGN_IN, { input: newcomerCredentials() });
    await api.execute(here, SIGN_OUT);
    expect((await api.execute(there, VIEWER)).data?.['viewer']).not.toBeNull();
  });
});

describe('the idle life of a session', () => {
  const later = (milliseconds: number): void => {
    api.now = new Date(api.now.getTime() + milliseconds);
  };

  it('ends after 14 days without use', async () => {
    const browser = await registerNewcomer();
    later(SESSION_IDLE_LIFE_MS - 1);
    const copy = Object.assign(new Browser(), browser);
    later(1);
    expect((await api.execute(copy, VIEWER)).data).toEqual({ viewer: null });
  });

  it('starts anew with each use, in the store and in the browser', async () => {
    const browser = await registerNewcomer();
    for (let use = 0; use < 2; use += 1) {
      later(SESSION_IDLE_LIFE_MS - 1);
      expect((await api.execute(browser, 'mutation { refreshSession { isStaff } }')).code).toBeNull();
    }
  });
});

describe('rotateJoinCode', () => {
  it('replaces the code at once', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const { data } = await api.execute<{ rotateJoinCode: string }>(browser, 'mutation { rotateJoinCode }');
    const joinCode = data?.rotateJoinCode ?? '';
    expect(joinCode).toMatch(/^[2-9A-HJ-NP-Z]{10}$/);
    expect((await api.execute(browser, '{ joinCode }')).data).toEqual({ joinCode });
    expect((await api.execute(new Browser(), REGISTER, { input: newcomer })).code).toBe('BAD_USER_INPUT');
    expect((await api.execute(new Browser(), REGISTER, { input: { ...newcomer, joinCode } })).code).toBeNull();
    expect(await JoinCodeModel.countDocuments()).toBe(1);
  });
});

function newcomerCredentials() {
  return { email: newcomer.email, password: newcomer.password };
}
