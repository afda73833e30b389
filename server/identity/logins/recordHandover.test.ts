import { setImmediate as nextTurn } from 'node:timers/promises';
import { HistoryModel } from '../../history/history.model.ts';
import { underRightsLock } from '../../records/rights/rightsLock.ts';
import { SoldierModel } from '../../records/soldiers/soldier.model.ts';
import { makeSoldier, signInNewcomer, signInSoldier } from '../../testing/factories.ts';
import { HAND_OVER } from '../../testing/identityOperations.ts';
import { Browser, TestApi } from '../../testing/testApi.ts';

const api = TestApi.forThisFile();

const CREATE = 'mutation ($input: CreateSoldierInput!) { createSoldier(input: $input) { id } }';
const VIEWER = '{ viewer { isStaff soldier { id } } }';

const handOver = (browser: Browser, soldierId: string, email: string) =>
  api.execute(browser, HAND_OVER, { soldierId, email });
const createOwn = (browser: Browser) =>
  api.execute(browser, CREATE, {
    input: { firstName: 'Sam', middleName: 'Jo', lastName: 'Own', rank: 'SPC', grade: 'E4' },
  });

describe('handRecordOver', () => {
  it('makes the login the owner at once, and the history says who did it', async () => {
    const { browser: staff, soldier: leader } = await signInSoldier(api, { isStaff: true });
    const { browser, email } = await signInNewcomer(api);
    const imported = await makeSoldier({ lastName: 'Imported' });
    const { data } = await handOver(staff, imported._id, ` ${email.toUpperCase()} `);
    expect(data).toEqual({ handRecordOver: { id: imported._id, loginState: 'WORKING' } });
    expect((await api.execute(browser, VIEWER)).data).toEqual({
      viewer: { isStaff: false, soldier: { id: imported._id } },
    });
    expect(await HistoryModel.find({ soldierId: imported._id }).lean()).toMatchObject([
      {
        actorId: leader._id,
        subject: 'RIGHTS',
        action: 'CHANGED',
        changes: [{ field: 'loginState', from: 'NONE', to: 'WORKING' }],
      },
    ]);
    // The login has a record now.
    expect((await createOwn(browser)).code).toBe('CONFLICT');
  });

  it('hands the staff rights of the record over with it', async () => {
    const { browser: staff } = await signInSoldier(api, { isStaff: true });
    const { browser, email } = await signInNewcomer(api);
    const imported = await makeSoldier({ isStaff: true });
    await handOver(staff, imported._id, email);
    expect((await api.execute(browser, VIEWER)).data).toMatchObject({ viewer: { isStaff: true } });
  });

  it('refuses a record that somebody owns, whether their login works or is disabled', async () => {
    const { browser: staff } = await signInSoldier(api, { isStaff: true });
    const { email } = await signInNewcomer(api);
    const { soldier: owned } = await signInSoldier(api);
    const { soldier: disabled } = await signInSoldier(api, { loginDisabled: true });
    for (const { _id } of [owned, disabled]) {
      const { errors } = await handOver(staff, _id, email);
      expect(errors[0]).toMatchObject({
        message: 'This record already has a login.',
        extensions: { code: 'CONFLICT' },
      });
    }
    expect(await SoldierModel.findById(owned._id).lean()).toMatchObject({ userId: owned.userId });
  });

  it('refuses an address without a login, and a login with a record', async () => {
    const { browser: staff, email: own } = await signInSoldier(api, { isStaff: true });
    const imported = await makeSoldier();
    const refusals = await Promise.all(
      ['nobody@unit.example', own].map((email) => handOver(staff, imported._id, email)),
    );
    expect(refusals.map(({ errors }) => errors[0])).toMatchObject([
      {
        message: 'No login has that email address. The soldier has to register with it first.',
        extensions: { code: 'BAD_USER_INPUT', field: 'email' },
      },
      {
        message: 'That login already has a record.',
        extensions: { code: 'BAD_USER_INPUT', field: 'email' },
      },
    ]);
    expect(await SoldierModel.findById(imported._id).lean()).not.toHaveProperty('userId');
    expect(await HistoryModel.countDocuments({ soldierId: imported._id })).toBe(0);
  });

  it('refuses a record that is not there', async () => {
    const { browser: staff } = await signInSoldier(api, { isStaff: true });
    const { email } = await signInNewcomer(api);
    expect((await handOver(staff, 'no-such-record', email)).code).toBe('NOT_FOUND');
  });

  it.each(['somebody signed out', 'a newcomer', 'a soldier'])('is not for %s', async (who) => {
    const { browser: newcomer, email } = await signInNewcomer(api);
    const { browser: soldier } = await signInSoldier(api);
    const imported = await makeSoldier();
    const browsers: Record<string, Browser> = { 'a newcomer': newcomer, 'a soldier': soldier };
    const { code } = await handOver(browsers[who] ?? new Browser(), imported._id, email);
    expect(code).toBe(who === 'somebody signed out' ? 'UNAUTHENTICATED' : 'FORBIDDEN');
    expect(await SoldierModel.findById(imported._id).lean()).not.toHaveProperty('userId');
  });

  it('refuses a person who lost their rights while it waited', async () => {
    const { browser: staff, soldier } = await signInSoldier(api, { isStaff: true });
    const { email } = await signInNewcomer(api);
    const imported = await makeSoldier();
    let waiting: ReturnType<typeof handOver> | undefined;
    await underRightsLock(async () => {
      api.commands.length = 0;
      waiting = handOver(staff, imported._id, email);
      // The request's first update asks for the lock; from then on, the request waits.
      while (!api.commands.includes('update')) await nextTurn();
      await SoldierModel.updateOne({ _id: soldier._id }, { $set: { isStaff: false } });
    });
    expect((await waiting)?.code).toBe('FORBIDDEN');
    expect(await SoldierModel.findById(imported._id).lean()).not.toHaveProperty('userId');
  });

  it('leaves a login with one record when its owner creates one at the same moment', async () => {
    const { browser: staff } = await signInSoldier(api, { isStaff: true });
    const { browser, email, accountId } = await signInNewcomer(api);
    const imported = await makeSoldier();
    const answers = await Promise.all([handOver(staff, imported._id, email), createOwn(browser)]);
    expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
    expect(await SoldierModel.countDocuments({ userId: accountId })).toBe(1);
  });

  it('gives a record to one of two logins at the same moment', async () => {
    const { browser: staff } = await signInSoldier(api, { isStaff: true });
    const [one, other] = [await signInNewcomer(api), await signInNewcomer(api)];
    const imported = await makeSoldier();
    const answers = await Promise.all([one, other].map(({ email }) => handOver(staff, imported._id, email)));
    expect(answers.map(({ code }) => code).sort()).toEqual(['CONFLICT', null]);
  });
});
