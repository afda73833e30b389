import { ROWS_PER_CHANGE } from '../../../domain/constants.ts';
import { HistoryModel } from '../../history/history.model.ts';
import { makeSoldier, signInSoldier } from '../../testing/factories.ts';
import { type Browser, TestApi } from '../../testing/testApi.ts';
import { SoldierModel } from './soldier.model.ts';

const api = TestApi.forThisFile();

const UPDATE = `mutation ($rows: [UpdateSoldierRow!]!, $key: ID) {
  updateSoldiers(rows: $rows, key: $key) {
    id
    soldier { id version lastName m4Qual acftScore givenName }
    refusal { code message field changedBy changedById }
  }
}`;
const KEY = '0b6a4c52-6a0c-4c1e-9c57-0d8f6d1f2a11';

interface Row {
  id: string;
  version: number;
  input: Record<string, unknown>;
}
interface Answer {
  updateSoldiers: {
    id: string;
    soldier: { version: number; m4Qual: number; lastName: string; givenName: string | null } | null;
    refusal: {
      code: string;
      message: string;
      field: string | null;
      changedBy: string | null;
      changedById: string | null;
    } | null;
  }[];
}

const update = (browser: Browser, rows: readonly Row[], key: string | null = null) =>
  api.execute<Answer>(browser, UPDATE, { rows, key });
const stored = (id: string) => SoldierModel.findById(id).lean();

/** A staff member at a browser, and people with these M4 scores. */
async function arrange(...scores: readonly number[]) {
  const { browser, soldier } = await signInSoldier(api, { isStaff: true, rank: 'SSG', lastName: 'Fontaine' });
  const people = [];
  for (const m4Qual of scores) people.push(await makeSoldier({ m4Qual, lastName: `With ${m4Qual}` }));
  return { browser, staff: soldier, ids: people.map(({ _id }) => _id) };
}

it('changes each record as if it were saved alone, in the order given', async () => {
  const { browser, staff, ids } = await arrange(30, 31, 32);
  const rows = ids.map((id, index) => ({ id, version: 1, input: { m4Qual: 35 + index } })).reverse();
  const { data, errors } = await update(browser, rows);
  expect(errors).toEqual([]);
  expect(data?.updateSoldiers).toMatchObject(
    [37, 36, 35].map((m4Qual, index) => ({ id: rows[index]?.id, soldier: { version: 2, m4Qual }, refusal: null })),
  );
  const [id = ''] = ids;
  expect(await stored(id)).toMatchObject({
    version: 2,
    m4Qual: 35,
    m4Test: 'M4',
    pendingHistory: [],
    updatedAt: api.now,
  });
  expect(await HistoryModel.find({ soldierId: id }).lean()).toMatchObject([
    {
      actorId: staff._id,
      at: api.now,
      subject: 'RECORD',
      action: 'CHANGED',
      changes: [{ field: 'm4Qual', from: '30', to: '35' }],
    },
  ]);
});

it('refuses what is wrong with a record, and changes the others', async () => {
  const { browser, ids } = await arrange(30, 31, 32);
  const [first = '', second = '', third = ''] = ids;
  await SoldierModel.updateOne({ _id: second }, { $set: { version: 4 } });
  const { data } = await update(browser, [
    { id: first, version: 1, input: { m4Qual: 601 } },
    { id: second, version: 1, input: { m4Qual: 35 } },
    { id: 'no-such-soldier', version: 1, input: { m4Qual: 35 } },
    { id: third, version: 1, input: { lastName: ' Right ' } },
  ]);
  expect(data?.updateSoldiers).toEqual([
    {
      id: first,
      soldier: expect.objectContaining({ version: 1, m4Qual: 30 }),
      refusal: {
        code: 'BAD_USER_INPUT',
        message: 'M4 qualification must be a whole number from 0 to 600.',
        field: 'm4Qual',
        changedBy: null,
        changedById: null,
      },
    },
    {
      id: second,
      soldier: expect.objectContaining({ version: 4, m4Qual: 31 }),
      refusal: expect.objectContaining({ code: 'CONFLICT', field: null, changedBy: null }),
    },
    {
      id: 'no-such-soldier',
      soldier: null,
      refusal: expect.objectContaining({ code: 'NOT_FOUND', message: 'That user does not exist.' }),
    },
    { id: third, soldier: expect.objectContaining({ version: 2, lastName: 'Right' }), refusal: null },
  ]);
});

it('leaves the record of somebody who has left as it is', async () => {
  const { browser } = await arrange();
  const lastDay = new Date('2026-01-05T12:00:00Z');
  const { _id: id } = await makeSoldier({ m4Qual: 30, departure: { lastDay, reason: 'PCS', byId: 'somebody' } });
  api.now = new Date('2026-01-06T12:00:00Z');
  const { data } = await update(browser, [{ id, version: 1, input: { m4Qual: 35 } }]);
  expect(data?.updateSoldiers).toMatchObject([{ soldier: { version: 1, m4Qual: 30 }, refusal: { code: 'CONFLICT' } }]);
});

it('says who saved a record last, somebody else or oneself', async () => {
  const { browser, ids } = await arrange(30, 31);
  const [first = '', second = ''] = ids;
  const other = await signInSoldier(api, { isStaff: true, rank: 'SFC', lastName: 'Vance' });
  await update(other.browser, [{ id: first, version: 1, input: { m4Qual: 1 } }]);
  api.pass(1000);
  await update(browser, [{ id: second, version: 1, input: { m4Qual: 2 } }]);
  const { data } = await update(browser, [
    { id: first, version: 1, input: { m4Qual: 3 } },
    { id: second, version: 1, input: { m4Qual: 4 } },
  ]);
  expect(data?.updateSoldiers.map(({ refusal }) => [refusal?.code, refusal?.changedBy])).toEqual([
    ['CONFLICT', 'SFC Vance'],
    ['CONFLICT', 'SSG Fontaine'],
  ]);
  expect(data?.updateSoldiers[0]?.refusal?.changedById).toBe(other.soldier._id);
  expect(data?.updateSoldiers[1]?.refusal?.message).toContain('You changed this elsewhere');
});

it('leaves a record that does not change at its version, without a history', async () => {
  const { browser, ids } = await arrange(30);
  const [id = ''] = ids;
  const { data } = await update(browser, [{ id, version: 1, input: { m4Qual: 30 } }]);
  expect(data?.updateSoldiers).toMatchObject([{ soldier: { version: 1 }, refusal: null }]);
  expect(await HistoryModel.countDocuments({ soldierId: id })).toBe(0);
});

it('changes nothing a second time under the same key, also where somebody saved since', async () => {
  const { browser, ids } = await arrange(30, 31);
  const [first = '', second = ''] = ids;
  const rows = ids.map((id) => ({ id, version: 1, input: { m4Qual: 36 } }));
  await update(browser, rows, KEY);
  await update(browser, [{ id: second, version: 2, input: { m4Qual: 20 } }]);
  const { data } = await update(browser, rows, KEY);
  expect(data?.updateSoldiers).toMatchObject([
    { id: first, soldier: { version: 2, m4Qual: 36 }, refusal: null },
    { id: second, soldier: { version: 3, m4Qual: 20 }, refusal: null },
  ]);
  expect(await HistoryModel.countDocuments({ soldierId: first })).toBe(1);
});

it('takes the rest of a call that was cut off under the same key', async () => {
  const { browser, ids } = await arrange(30, 31);
  const rows = ids.map((id) => ({ id, version: 1, input: { m4Qual: 36 } }));
  await update(browser, rows, KEY);
  // As if the crash had come before the second record was saved.
  const [, rest = ''] = ids;
  await SoldierModel.updateOne({ _id: rest }, { $set: { version: 1, m4Qual: 31 } });
  await HistoryModel.deleteMany({ soldierId: rest });
  const { data } = await update(browser, rows, KEY);
  expect(data?.updateSoldiers).toMatchObject(rows.map(() => ({ soldier: { version: 2, m4Qual: 36 }, refusal: null })));
});

it('lets one of two calls at the same moment win in each record, and says so', async () => {
  const { browser, ids } = await arrange(...Array.from({ length: 20 }, (_, index) => index));
  const other = await signInSoldier(api, { isStaff: true });
  const rows = (m4Qual: number) => ids.map((id) => ({ id, version: 1, input: { m4Qual } }));
  const answers = await Promise.all([update(browser, rows(30)), update(other.browser, rows(31))]);
  for (const [index, id] of ids.entries()) {
    const refusals = answers.map(({ data }) => data?.updateSoldiers[index]?.refusal?.code ?? null);
    expect(refusals.toSorted()).toEqual(['CONFLICT', null]);
    expect(await stored(id)).toMatchObject({ version: 2, m4Qual: refusals[0] === null ? 30 : 31 });
  }
});

it.each([
  ['none', 0],
  ['more than a call takes', ROWS_PER_CHANGE + 1],
])('refuses a call of %s', async (_, count) => {
  const { browser } = await arrange();
  const rows = Array.from({ length: count }, (_row, index) => ({ id: `${index}`, version: 1, input: {} }));
  const { errors } = await update(browser, rows);
  expect(errors[0]).toMatchObject({
    message: 'You can change 1 to 500 records at once.',
    extensions: { code: 'BAD_USER_INPUT', field: 'rows' },
  });
});

it('refuses a record that stands there twice, and a key that is none', async () => {
  const { browser, ids } = await arrange(30);
  const rows = ids.map((id) => ({ id, version: 1, input: { m4Qual: 36 } }));
  expect((await update(browser, [...rows, ...rows])).errors[0]?.extensions).toMatchObject({ field: 'rows' });
  expect((await update(browser, rows, 'no key')).errors[0]?.extensions).toMatchObject({ field: 'key' });
  expect(await stored(ids[0] ?? '')).toMatchObject({ version: 1, m4Qual: 30 });
});

it.each(['section: BRAVO', 'team: HQ', 'role: CO_FSO', 'isStaff: true'])(
  'takes no place and no rights: %s',
  async (given) => {
    const { browser } = await arrange();
    const { code } = await api.execute(
      browser,
      `mutation { updateSoldiers(rows: [{ id: "a", version: 1, input: { ${given} } }]) { id } }`,
    );
    expect(code).toBe('GRAPHQL_VALIDATION_FAILED');
  },
);

it('changes 500 records in one call', async () => {
  const { browser, staff } = await arrange();
  const { _id: _, userId: _login, ...record } = staff;
  const ids = Array.from({ length: ROWS_PER_CHANGE }, (_row, index) => `soldier-${index}`);
  await SoldierModel.insertMany(ids.map((_id) => ({ ...record, _id })));
  const { data } = await update(
    browser,
    ids.map((id) => ({ id, version: 1, input: { m4Qual: 36 } })),
  );
  expect(data?.updateSoldiers.filter(({ refusal }) => refusal === null)).toHaveLength(ROWS_PER_CHANGE);
  expect(await SoldierModel.countDocuments({ m4Qual: 36, version: 2, pendingHistory: [] })).toBe(ROWS_PER_CHANGE);
  expect(await HistoryModel.countDocuments({ subject: 'RECORD' })).toBe(ROWS_PER_CHANGE);
});
