import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import mongoose, { mongo } from 'mongoose';
import { messages } from '../../domain/errors.ts';
import type { RosterRow } from '../../domain/roster/rosterRow.ts';
import { HistoryModel } from '../history/history.model.ts';
import { SoldierModel } from '../records/soldiers/soldier.model.ts';
import { makeSoldier, signInSoldier } from '../testing/factories.ts';
import { type Browser, TestApi } from '../testing/testApi.ts';
import { until } from '../testing/until.ts';

const api = TestApi.forThisFile();
afterEach(() => {
  jest.restoreAllMocks();
  syncBuiltinESMExports();
});

const full = new mongo.MongoServerError({ code: 14_031 });

/** From now on the store is too full for bulk changes of records. */
const fillStore = () => jest.spyOn(mongoose.connection.collection('users'), 'bulkWrite').mockRejectedValue(full);

const importRow = async (browser: Browser, row: RosterRow) => {
  const { code, errors } = await api.execute(
    browser,
    'mutation ($input: ImportSoldiersInput!) { importSoldiers(input: $input) { written } }',
    { input: { rows: [{ firstName: 'Alex', middleName: 'Lee', lastName: 'Known', ...row }] } },
  );
  return { code, message: errors[0]?.message };
};
const save = (browser: Browser, id: string, version: number, input: Record<string, unknown>) =>
  api.execute(
    browser,
    'mutation ($id: ID!, $version: Int!, $input: UpdateSoldierInput!) { updateSoldier(id: $id, version: $version, input: $input) { id } }',
    { id, version, input },
  );

/** The pause before the product's next attempt, in milliseconds. */
const FIRST_PAUSE_MS = 1000;
let endPause = (): void => undefined;

/** Makes that pause last until a test checks whether the import is finished. */
function holdPause(): void {
  const { setTimeout: wait } = timers;
  jest.spyOn(timers, 'setTimeout').mockImplementation(async (pause, value, options) => {
    if (pause !== FIRST_PAUSE_MS) return wait(pause, value, options);
    await new Promise<void>((resolve) => {
      endPause = resolve;
    });
    return value;
  });
  syncBuiltinESMExports();
}

const DECIDED = { code: 'TOOK_TOO_LONG', message: messages.importUnfinished };
const record = (id: string) => SoldierModel.findById(id).lean();
const finished = async (): Promise<void> => {
  const decided = mongoose.connection.collection('decidedImports');
  expect(await decided.countDocuments()).toBe(1);
  endPause();
  await until(async () => (await decided.countDocuments()) === 0);
};
const historyOf = (soldierId: string) => HistoryModel.find({ soldierId }).sort({ at: 1 }).lean();

describe('an import that is decided and cannot be written', () => {
  beforeEach(holdPause);

  it('is told as such, and finished as soon as it can be', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const { _id: id } = await makeSoldier({ lastName: 'Known' });
    const store = fillStore();
    expect(await importRow(browser, { m4Qual: '12' })).toEqual(DECIDED);
    expect(await record(id)).toMatchObject({ version: 1, m4Qual: 0 });
    store.mockRestore();
    await finished();
    expect(await record(id)).toMatchObject({ version: 2, m4Qual: 12, pendingHistory: [] });
    expect(await historyOf(id)).toMatchObject([{ changes: [{ field: 'm4Qual', from: '0', to: '12' }] }]);
  });

  it('is told as such also where it adds records, and adds them then', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const store = jest.spyOn(mongoose.connection.collection('users'), 'insertMany').mockRejectedValue(full);
    expect(await importRow(browser, { lastName: 'New', rank: 'SPC', grade: 'E-4' })).toEqual(DECIDED);
    store.mockRestore();
    await finished();
    expect(await SoldierModel.countDocuments({ lastName: 'New' })).toBe(1);
  });

  it('leaves what people saved meanwhile, does the rest, and stands behind it in the history', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const { _id: id } = await makeSoldier({ lastName: 'Known', section: 'ALPHA', team: 'TEAM_1', role: 'FO' });
    const store = fillStore();
    await importRow(browser, { team: '2', m4Qual: '12', acftScore: '400' });
    api.pass(3_600_000);
    await save(browser, id, 1, { m4Qual: 38 });
    store.mockRestore();
    await finished();
    expect(await record(id)).toMatchObject({ version: 3, team: 'TEAM_2', m4Qual: 38, acftScore: 400 });
    expect(await historyOf(id)).toMatchObject([
      { changes: [{ field: 'm4Qual', from: '0', to: '38' }] },
      {
        changes: [
          { field: 'team', from: 'TEAM_1', to: 'TEAM_2' },
          { field: 'acftScore', from: '0', to: '400' },
        ],
      },
    ]);
  });

  it('leaves a place that people saved meanwhile as one', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const { _id: id } = await makeSoldier({ lastName: 'Known', section: 'ALPHA', team: 'TEAM_1', role: 'FO' });
    const store = fillStore();
    await importRow(browser, { section: 'BRAVO', team: '2', role: 'FO', m4Qual: '12' });
    await save(browser, id, 1, { team: 'TEAM_3' });
    store.mockRestore();
    await finished();
    expect(await record(id)).toMatchObject({ section: 'ALPHA', team: 'TEAM_3', role: 'FO', m4Qual: 12 });
  });

  it('gives the role that its rights were decided for, whatever place was saved meanwhile', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const { _id: id } = await makeSoldier({ lastName: 'Known', section: 'ALPHA', team: 'TEAM_1', role: 'FO' });
    const store = fillStore();
    await importRow(browser, { section: 'BRAVO', team: 'HQ', role: 'CO FSO' });
    await save(browser, id, 1, { team: 'TEAM_3' });
    store.mockRestore();
    await finished();
    expect(await record(id)).toMatchObject({ section: 'BRAVO', team: 'HQ', role: 'CO_FSO', isStaff: true });
  });
});

it('nobody goes on trying once the store is closed', async () => {
  const { browser } = await signInSoldier(api, { isStaff: true });
  await makeSoldier({ lastName: 'Known' });
  const waits = jest.spyOn(timers, 'setTimeout');
  syncBuiltinESMExports();
  fillStore();
  expect((await importRow(browser, { m4Qual: '12' })).code).toBe('TOOK_TOO_LONG');
  const nextTry = waits.mock.calls.findIndex(([pause]) => pause === FIRST_PAUSE_MS);
  await api.reopenStore();
  await expect(waits.mock.results[nextTry]?.value).rejects.toThrow('aborted');
});

it('an import that is decided though the answer to that was lost is finished, too', async () => {
  holdPause();
  const { browser } = await signInSoldier(api, { isStaff: true });
  const { _id: id } = await makeSoldier({ lastName: 'Known' });
  const decided = mongoose.connection.collection('decidedImports');
  const insertOne = decided.insertOne.bind(decided);
  jest.spyOn(decided, 'insertOne').mockImplementationOnce(async (...given) => {
    await insertOne(...given);
    throw new mongo.MongoNetworkError('lost');
  });
  expect((await importRow(browser, { m4Qual: '12' })).code).toBe('STORE_UNAVAILABLE');
  await finished();
  expect(await record(id)).toMatchObject({ version: 2, m4Qual: 12 });
});

it('an import that is not decided for want of room is told as not saved', async () => {
  const { browser } = await signInSoldier(api, { isStaff: true });
  const { _id: id } = await makeSoldier({ lastName: 'Known' });
  jest.spyOn(mongoose.connection.collection('decidedImports'), 'insertOne').mockRejectedValueOnce(full);
  expect((await importRow(browser, { m4Qual: '12' })).code).toBe('STORE_FULL');
  expect(await record(id)).toMatchObject({ version: 1, m4Qual: 0 });
});
