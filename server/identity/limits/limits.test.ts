import {
  ATTEMPTS_PER_ACCOUNT,
  ATTEMPT_WINDOW_MS,
  CREDENTIAL_CHANGE_WINDOW_MS,
  CREDENTIAL_CHANGES_PER_LOGIN,
  FIRST_WAIT_MS,
  LONGEST_WAIT_MS,
  REGISTRATION_WINDOW_MS,
  REGISTRATIONS_PER_NETWORK,
} from '../../../domain/constants.ts';
import { FACTORY_PASSWORD, signInNewcomer } from '../../testing/factories.ts';
import {
  CHANGE_PASSWORD,
  CONFIRM_EMAIL,
  REMOVE_FACTOR,
  REQUEST_EMAIL_CHANGE,
  REQUEST_LINK,
  REQUEST_RESET,
  RESET,
  SIGN_IN_WITH_LINK,
  UNLINK_PROVIDER,
  VERIFY_FACTOR,
} from '../../testing/identityOperations.ts';
import { limitedAttempts, times } from '../../testing/limitedAttempts.ts';
import { secondFactors } from '../../testing/secondFactors.ts';
import { Browser, TestApi } from '../../testing/testApi.ts';
import { AccountModel } from '../account.model.ts';
import { JoinCodeModel } from '../joinCode/joinCode.model.ts';
import { hashSecret } from '../secrets/secret.ts';
import { LimitModel } from './limit.model.ts';
import { countAttempt, countRegistration } from './limits.ts';

const api = TestApi.forThisFile();
const { withSecondFactor } = secondFactors(api);
const { pass, from, signIn, codesOf } = limitedAttempts(api);

/** How long the eleventh attempt must wait, in milliseconds. */
async function waitAfterTen(attempt: () => ReturnType<TestApi['execute']>, between = () => {}): Promise<number> {
  expect(await codesOf(10, attempt)).toEqual(times(10, null));
  between();
  const { errors } = await attempt();
  return Number(errors[0]?.extensions?.['retryAfterSeconds']) * 1000;
}

describe('signing in', () => {
  it('takes ten failures for one address at one place; then it waits there, also with the right password', async () => {
    const { email } = await signInNewcomer(api);
    expect(await codesOf(11, () => signIn(email))).toEqual([...times(10, 'WRONG_PASSWORD'), 'TOO_MANY_REQUESTS']);
    const { errors } = await signIn(email, FACTORY_PASSWORD);
    expect(errors[0]).toMatchObject({
      message: 'Too many attempts. Please wait a moment and try again.',
      extensions: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: FIRST_WAIT_MS / 1000 },
    });
    pass(FIRST_WAIT_MS - 1000);
    expect((await signIn(email, FACTORY_PASSWORD)).errors[0]?.extensions).toMatchObject({ retryAfterSeconds: 1 });
    pass(1001);
    expect((await signIn(email, FACTORY_PASSWORD)).code).toBeNull();
  });

  it('does not tell whether the address has a login', async () => {
    const { email } = await signInNewcomer(api);
    const answers = async (address: string) => {
      const list = [];
      for (let time = 0; time < 13; time += 1) list.push(await signIn(address));
      return list;
    };
    expect(await answers('nobody@unit.example')).toEqual(await answers(email));
  });

  it('counts one address whatever its case', async () => {
    await codesOf(10, (time) => signIn(time % 2 ? 'Sam@unit.example' : ' sam@UNIT.example'));
    expect((await signIn('sam@unit.example')).code).toBe('TOO_MANY_REQUESTS');
  });

  it('begins anew after 15 minutes, and after a success', async () => {
    const { email } = await signInNewcomer(api);
    await codesOf(10, () => signIn(email));
    pass(ATTEMPT_WINDOW_MS + 1);
    expect(await codesOf(9, () => signIn(email))).toEqual(times(9, 'WRONG_PASSWORD'));
    expect((await signIn(email, FACTORY_PASSWORD)).code).toBeNull();
    expect(await codesOf(10, () => signIn(email))).toEqual(times(10, 'WRONG_PASSWORD'));
  });

  it('takes a hundred failures from one place, whichever addresses are tried there', async () => {
    const place = from('198.51.100.7');
    // Counts as the operation does, without the time for comparing a password.
    for (let time = 0; time < 98; time += 1) {
      await countAttempt('password', { account: `sam${time}@unit.example`, address: place.address });
    }
    const codes = await codesOf(3, (time) => signIn(`kim${time}@unit.example`, 'wrong', place));
    expect(codes).toEqual([...times(2, 'WRONG_PASSWORD'), 'TOO_MANY_REQUESTS']);
    expect((await signIn('kim1@unit.example', 'wrong', from('198.51.100.8'))).code).toBe('WRONG_PASSWORD');
  });

  it('does not count against a place what is refused because of one login, as of a forgotten device', async () => {
    const place = from('198.51.100.7');
    await codesOf(10, () => signIn('sam@unit.example', 'wrong', place));
    for (let time = 0; time < 100; time += 1) {
      await expect(
        countAttempt('password', { account: 'sam@unit.example', address: place.address }),
      ).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    }
    expect((await signIn('kim@unit.example', 'wrong', place)).code).toBe('WRONG_PASSWORD');
  });

  it('starts the wait of a place once, even if somebody succeeds there while it lasts', async () => {
    const place = { account: null, address: '198.51.100.7' };
    const underWay = await countAttempt('password', place);
    for (let time = 1; time < 100; time += 1) await countAttempt('password', place);
    const wait = { extensions: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: FIRST_WAIT_MS / 1000 } };
    await expect(countAttempt('password', place)).rejects.toMatchObject(wait);
    await underWay.succeeded();
    await expect(countAttempt('password', place)).rejects.toMatchObject(wait);
  });

  it('does not count successes against a place that many share', async () => {
    const { email } = await signInNewcomer(api);
    await codesOf(12, () => signIn(email, FACTORY_PASSWORD));
    const points = await LimitModel.find().lean();
    expect(points.map((limit) => limit.points)).toEqual([0]);
  });

  it('counts each of 10 fields of one request; the first failure ends the request', async () => {
    const fields = Array.from({ length: 10 }, (_, index) => `try${index}: signIn(input: $input) { isStaff }`);
    const attempt = () =>
      api.execute(new Browser(), `mutation ($input: SignInInput!) { ${fields.join(' ')} }`, {
        input: { email: 'sam@unit.example', password: 'wrong' },
      });
    expect(await codesOf(11, attempt)).toEqual([...times(10, 'WRONG_PASSWORD'), 'TOO_MANY_REQUESTS']);
  });

  it('counts attempts that come at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn('sam@unit.example')));
    expect(answers.filter(({ code }) => code === 'WRONG_PASSWORD')).toHaveLength(10);
  });

  it('keeps no address in clear', async () => {
    await signIn('sam@unit.example', 'wrong', from('198.51.100.7'));
    expect(JSON.stringify(await LimitModel.find().lean())).not.toMatch(/sam@unit|198\.51/);
  });

  it('works again at once for people who reset their password', async () => {
    const { email } = await signInNewcomer(api);
    await codesOf(11, () => signIn(email));
    await api.execute(new Browser(), REQUEST_RESET, { email });
    await api.settled();
    const code = api.postbox.codeFor(email);
    await api.execute(new Browser(), RESET, { code, password: 'nine blue tents' });
    expect((await signIn(email, 'nine blue tents')).code).toBeNull();
  });
});

it('leaves the owner of an address a reset, however many other mails were asked for in their name', async () => {
  api.configure({ emailLinkSignIn: true });
  const { email } = await signInNewcomer(api);
  const asked = await codesOf(11, () => api.execute(new Browser(), REQUEST_LINK, { email }));
  expect(asked.at(-1)).toBe('TOO_MANY_REQUESTS');
  expect((await api.execute(new Browser(), REQUEST_RESET, { email })).code).toBeNull();
});

it('a success is taken off the count of its own address, and off no other', async () => {
  const count = async (address: string) =>
    (await LimitModel.findOne({ key: `password:address:${hashSecret(address)}` }).lean())?.points;
  await countAttempt('password', { account: null, address: 'one' });
  const attempt = await countAttempt('password', { account: null, address: 'another' });
  await attempt.succeeded();
  expect([await count('one'), await count('another')]).toEqual([1, 0]);
});

describe('other attempts', () => {
  it('wait twice as long each time, up to four hours, and to the end', async () => {
    api.configure({ emailLinkSignIn: true });
    const ask = () => api.execute(new Browser(), REQUEST_LINK, { email: 'sam@unit.example' });
    const waits = [];
    for (let round = 0; round < 6; round += 1) {
      waits.push(await waitAfterTen(ask));
      pass((waits.at(-1) ?? 0) - 1000);
      expect((await ask()).errors[0]?.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 1 });
      pass(1001);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 16].map((factor) => factor * FIRST_WAIT_MS));
    expect(waits.at(-1)).toBe(LONGEST_WAIT_MS);
  });

  it('for a reset wait half an hour at most, and the last link works for longer', async () => {
    const { email } = await signInNewcomer(api);
    const waits = [];
    for (let round = 0; round < 4; round += 1) {
      // The mails are sent early in the span, and the attempt that starts the wait comes at its end. So each link is as old as possible
      // when the wait is over.
      waits.push(
        await waitAfterTen(
          () => api.execute(new Browser(), REQUEST_RESET, { email }),
          () => pass(ATTEMPT_WINDOW_MS - 1000),
        ),
      );
      pass((waits.at(-1) ?? 0) + 1);
    }
    expect(waits).toEqual([1, 2, 2, 2].map((factor) => factor * FIRST_WAIT_MS));
    await api.settled();
    const code = api.postbox.codeFor(email);
    expect((await api.execute(new Browser(), RESET, { code, password: 'nine blue tents' })).code).toBeNull();
  });

  it('at the password of an open session count with sign-ins', async () => {
    const { browser, email } = await signInNewcomer(api);
    const input = { currentPassword: 'wrong', newPassword: 'nine blue tents', confirmPassword: 'nine blue tents' };
    await codesOf(5, () => signIn(email));
    const codes = await codesOf(6, () => api.execute(browser, CHANGE_PASSWORD, { input }));
    expect(codes).toEqual([...times(5, 'WRONG_PASSWORD'), 'TOO_MANY_REQUESTS']);
  });

  it('at a second factor are ten', async () => {
    const { email, accountId } = await signInNewcomer(api);
    const secondFactor = { secret: 'A'.repeat(32), lastStep: 0, recoveryCodes: [] };
    await AccountModel.updateOne({ _id: accountId }, { $set: { secondFactor } });
    const browser = new Browser();
    await signIn(email, FACTORY_PASSWORD, browser);
    const codes = await codesOf(11, () => api.execute(browser, VERIFY_FACTOR, { code: 'none' }));
    expect(codes).toEqual([...times(10, 'BAD_USER_INPUT'), 'TOO_MANY_REQUESTS']);
  });

  it('at the join code are a hundred from one place, and keep nobody elsewhere from registering the address', async () => {
    await JoinCodeModel.create({ _id: 'current', code: 'JOINUS2345' });
    const register = (address: string, joinCode = 'guess') =>
      api.execute(from(address), 'mutation ($input: RegisterInput!) { register(input: $input) { isStaff } }', {
        input: {
          email: 'sam@unit.example',
          password: 'nine blue tents',
          confirmPassword: 'nine blue tents',
          joinCode,
        },
      });
    const codes = await codesOf(101, () => register('198.51.100.7'));
    expect(codes).toEqual([...times(100, 'BAD_USER_INPUT'), 'TOO_MANY_REQUESTS']);
    expect((await register('198.51.100.8', 'JOINUS2345')).code).toBeNull();
  });

  it('to register count for the place also when they succeed: so many logins come from one in an hour', async () => {
    await JoinCodeModel.create({ _id: 'current', code: 'JOINUS2345' });
    const place = from('198.51.100.7');
    const register = (email: string, { address } = place, joinCode = 'JOINUS2345') =>
      api.execute(from(address), 'mutation ($input: RegisterInput!) { register(input: $input) { isStaff } }', {
        input: { email, password: 'nine blue tents', confirmPassword: 'nine blue tents', joinCode },
      });
    // Counts as the operation does, without the time for hashing a password.
    for (let time = 1; time < REGISTRATIONS_PER_NETWORK; time += 1) await countRegistration(place.address);
    expect((await register('sam@unit.example', place, 'guess')).code).toBe('BAD_USER_INPUT');
    expect((await register('sam@unit.example')).code).toBeNull();
    // However often: with the right join code, this is not a failed attempt, which would lengthen the wait.
    for (let time = 0; time <= ATTEMPTS_PER_ACCOUNT; time += 1) {
      const { errors } = await register('kim@unit.example');
      expect(errors[0]?.extensions).toEqual({
        code: 'TOO_MANY_REQUESTS',
        retryAfterSeconds: REGISTRATION_WINDOW_MS / 1000,
      });
    }
    expect(await AccountModel.countDocuments()).toBe(1);
    expect((await register('kim@unit.example', from('198.51.100.8'))).code).toBeNull();
    pass(REGISTRATION_WINDOW_MS + 1);
    expect((await register('lee@unit.example')).code).toBeNull();
  });

  it('at the codes of mails are a hundred from one place, whatever they are for', async () => {
    api.configure({ emailLinkSignIn: true });
    const place = from('198.51.100.7');
    const tries = [
      () => api.execute(place, RESET, { code: 'guess', password: 'nine blue tents' }),
      () => api.execute(place, CONFIRM_EMAIL, { code: 'guess' }),
      () => api.execute(place, SIGN_IN_WITH_LINK, { code: 'guess' }),
    ];
    for (const attempt of tries) expect((await attempt()).code).toBe('INVALID_ACTION_CODE');
    for (let time = 3; time < 100; time += 1) {
      await countAttempt('mailed-code', { account: null, address: place.address });
    }
    for (const attempt of tries) {
      expect((await attempt()).errors[0]?.extensions).toMatchObject({
        code: 'TOO_MANY_REQUESTS',
        retryAfterSeconds: FIRST_WAIT_MS / 1000,
      });
    }
    const elsewhere = await api.execute(from('198.51.100.8'), CONFIRM_EMAIL, { code: 'guess' });
    expect(elsewhere.code).toBe('INVALID_ACTION_CODE');
  });

  it('at the codes of mails do not keep the holder of a real one from using it at the same place', async () => {
    const { email } = await signInNewcomer(api);
    const place = from('198.51.100.7');
    for (let time = 0; time <= 100; time += 1) {
      await countAttempt('mailed-code', { account: null, address: place.address }).catch(() => 'over');
    }
    expect((await api.execute(place, RESET, { code: 'guess', password: 'nine blue tents' })).code).toBe(
      'TOO_MANY_REQUESTS',
    );
    await api.execute(place, REQUEST_RESET, { email });
    await api.settled();
    const code = api.postbox.codeFor(email);
    expect((await api.execute(place, RESET, { code, password: 'nine blue tents' })).code).toBeNull();
  });

  it('at the codes of mails do not count when the code was right', async () => {
    const { email } = await signInNewcomer(api);
    await api.execute(new Browser(), REQUEST_RESET, { email });
    await api.settled();
    await LimitModel.deleteMany();
    const code = api.postbox.codeFor(email);
    expect((await api.execute(new Browser(), RESET, { code, password: 'nine blue tents' })).code).toBeNull();
    expect(await LimitModel.countDocuments()).toBe(0);
  });

  it('of 10 fields of one request each count', async () => {
    const fields = Array.from({ length: 10 }, (_, index) => `mail${index}: requestPasswordReset(email: $email)`);
    const email = 'sam@unit.example';
    const ask = () => api.execute(new Browser(), `mutation ($email: String!) { ${fields.join(' ')} }`, { email });
    expect((await ask()).errors).toEqual([]);
    expect((await ask()).errors[0]).toMatchObject({ path: ['mail0'], extensions: { code: 'TOO_MANY_REQUESTS' } });
  });

  it('to have mails sent are ten for one address, whatever they are for but a reset', async () => {
    api.configure({ emailLinkSignIn: true });
    const { browser } = await signInNewcomer(api);
    const email = 'sam@unit.example';
    const input = { newEmail: email, password: FACTORY_PASSWORD };
    const codes = [
      ...(await codesOf(6, () => api.execute(new Browser(), REQUEST_LINK, { email }))),
      ...(await codesOf(5, () => api.execute(browser, REQUEST_EMAIL_CHANGE, { input }))),
    ];
    expect(codes).toEqual([...times(10, null), 'TOO_MANY_REQUESTS']);
  });
});

describe('changes of what a login is opened with', () => {
  const changeCodes = async (browser: Browser) => {
    const passwords = [FACTORY_PASSWORD, 'nine blue tents'];
    return codesOf(CREDENTIAL_CHANGES_PER_LOGIN + 1, (time) => {
      const [currentPassword, newPassword] = [passwords[time % 2], passwords[(time + 1) % 2]];
      return api.execute(browser, CHANGE_PASSWORD, {
        input: { currentPassword, newPassword, confirmPassword: newPassword },
      });
    });
  };

  it('are so many in an hour at most, whatever came of them, and no more for another sign-in', async () => {
    const { browser, email } = await signInNewcomer(api);
    expect(await changeCodes(browser)).toEqual([...times(CREDENTIAL_CHANGES_PER_LOGIN, null), 'TOO_MANY_REQUESTS']);
    await api.settled();
    expect(api.postbox.mails).toHaveLength(CREDENTIAL_CHANGES_PER_LOGIN);
    await signIn(email, FACTORY_PASSWORD, browser);
    await AccountModel.updateMany({}, { $set: { openIdSubject: 'issuer sam' } });
    const input = { newEmail: 'kim@unit.example', password: FACTORY_PASSWORD };
    for (const asked of [
      await api.execute(browser, REQUEST_EMAIL_CHANGE, { input }),
      await api.execute(browser, UNLINK_PROVIDER),
    ]) {
      expect(asked.errors[0]?.extensions).toEqual({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 3600 });
    }
    pass(CREDENTIAL_CHANGE_WINDOW_MS + 1);
    await signIn(email, FACTORY_PASSWORD, browser);
    expect((await api.execute(browser, REQUEST_EMAIL_CHANGE, { input })).code).toBeNull();
  });

  it('are a second factor that is switched on, and each try to switch it off, too', async () => {
    const { browser } = await withSecondFactor();
    const codes = await codesOf(CREDENTIAL_CHANGES_PER_LOGIN, () => api.execute(browser, REMOVE_FACTOR, { code: '-' }));
    expect(codes).toEqual([...times(CREDENTIAL_CHANGES_PER_LOGIN - 1, 'BAD_USER_INPUT'), 'TOO_MANY_REQUESTS']);
  });

  it('leave the owner a reset', async () => {
    const { browser, email } = await signInNewcomer(api);
    await changeCodes(browser);
    await api.execute(new Browser(), REQUEST_RESET, { email });
    await api.settled();
    const code = api.postbox.codeFor(email);
    expect((await api.execute(new Browser(), RESET, { code, password: 'seven red boats' })).code).toBeNull();
  });
});
