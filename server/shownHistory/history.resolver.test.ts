import { setImmediate as nextTurn } from 'node:timers/promises';
import mongoose, { mongo } from 'mongoose';
import { CommentModel } from '../comments/comment.model.ts';
import { type HistoryEntry, HistoryModel } from '../history/history.model.ts';
import { giveStaffRights } from '../identity/logins/giveStaffRights.ts';
import { underRightsLock } from '../records/rights/rightsLock.ts';
import { SoldierModel } from '../records/soldiers/soldier.model.ts';
import { makeSoldier, signInNewcomer, signInSoldier } from '../testing/factories.ts';
import { type Browser, TestApi } from '../testing/testApi.ts';
import type { HistoryConnection } from './history.type.ts';

const api = TestApi.forThisFile();

/** Enough for many operations in a row on a busy machine. */
const PATIENCE_MS = 60_000;

const HISTORY = `query ($soldierId: ID!, $first: Int, $after: String) {
  history(soldierId: $soldierId, first: $first, after: $after) {
    edges { cursor node { at actor { id rank lastName } byOperator subject action subjectName changes { field from to } } }
    pageInfo { hasNextPage endCursor }
  }
}`;
const UPDATE = `mutation ($id: ID!, $version: Int!, $input: UpdateSoldierInput!) {
  updateSoldier(id: $id, version: $version, input: $input) { version }
}`;

async function historyOf(browser: Browser, soldierId: string, page: Record<string, unknown> = {}) {
  const { data } = await api.execute<{ history: HistoryConnection }>(browser, HISTORY, { soldierId, ...page });
  return {
    entries: data?.history.edges.map(({ node }) => node) ?? [],
    pageInfo: data?.history.pageInfo,
  };
}

/**
 * Runs an operation.
 * @returns its data; any refusal fails the test
 */
async function done(browser: Browser, query: string, variables: Record<string, unknown>) {
  const { data, errors } = await api.execute<Record<string, { id: string; schools: { id: string }[] }>>(
    browser,
    query,
    variables,
  );
  expect(errors).toEqual([]);
  const [result] = Object.values(data ?? {});
  return result;
}

/** One minute later than before. */
const passAMinute = () => (api.now = new Date(api.now.getTime() + 60_000));

describe('history', () => {
  it('tells who changed which field of a record, when, from what and to what', async () => {
    const { browser: staff, soldier: leader } = await signInSoldier(api, {
      isStaff: true,
      rank: 'SFC',
      lastName: 'Vance',
    });
    const { browser, soldier } = await signInSoldier(api, { ets: new Date('2027-01-01T12:00:00Z') });
    const input = { acftScore: 500, ets: null, rank: 'SGT', driversLicense: true, firstName: 'Alex' };
    await done(staff, UPDATE, { id: soldier._id, version: 1, input });
    const { entries } = await historyOf(browser, soldier._id);
    expect(entries).toEqual([
      {
        at: api.now,
        actor: { id: leader._id, rank: 'SFC', lastName: 'Vance' },
        byOperator: false,
        subject: 'RECORD',
        action: 'CHANGED',
        subjectName: null,
        changes: [
          { field: 'rank', from: 'SPC', to: 'SGT' },
          { field: 'ets', from: '2027-01-01', to: null },
          { field: 'acftScore', from: '0', to: '500' },
          { field: 'driversLicense', from: 'false', to: 'true' },
        ],
      },
    ]);
  });

  it('begins with the record itself', async () => {
    const { browser } = await signInNewcomer(api);
    const input = { firstName: 'A', middleName: 'B', lastName: 'C', rank: 'SPC', grade: 'E4', role: 'UNASSIGNED' };
    const created = await done(
      browser,
      'mutation ($input: CreateSoldierInput!) { createSoldier(input: $input) { id } }',
      {
        input,
      },
    );
    const { entries } = await historyOf(browser, created?.id ?? '');
    expect(entries).toMatchObject([{ actor: { id: created?.id }, subject: 'RECORD', action: 'ADDED' }]);
    expect(entries[0]?.changes).toContainEqual({ field: 'rank', from: null, to: 'SPC' });
    expect(entries[0]?.changes).toContainEqual({ field: 'isStaff', from: null, to: 'false' });
  });

  it('tells what the operator did from what somebody did whose record is gone', async () => {
    const { browser, soldier, email } = await signInSoldier(api);
    await giveStaffRights(email, api.now);
    passAMinute();
    const { browser: leader, soldier: gone } = await signInSoldier(api, { isStaff: true });
    await done(leader, UPDATE, { id: soldier._id, version: 1, input: { m4Qual: 30 } });
    await SoldierModel.deleteOne({ _id: gone._id });
    const { entries } = await historyOf(browser, soldier._id);
    expect(entries.map(({ subject, actor, byOperator }) => [subject, actor, byOperator])).toEqual([
      ['RECORD', null, false],
      ['RIGHTS', null, true],
    ]);
  });

  it('keeps the rights that follow from a role beside the role', async () => {
    await signInSoldier(api, { isStaff: true });
    const { browser, soldier } = await signInSoldier(api, { section: 'ALPHA', team: 'HQ', role: 'UNASSIGNED' });
    await done(browser, UPDATE, { id: soldier._id, version: 1, input: { role: 'CO_FSO' } });
    const { entries } = await historyOf(browser, soldier._id);
    expect(entries[0]?.changes).toEqual([
      { field: 'role', from: 'UNASSIGNED', to: 'CO_FSO' },
      { field: 'awaitsStaffApproval', from: 'false', to: 'true' },
    ]);
  });

  it("tells of nobody else's record, and leaves no entry waiting in a record", async () => {
    const { browser: another, soldier: other } = await signInSoldier(api, { _id: '0' });
    const { browser, soldier } = await signInSoldier(api);
    await done(browser, UPDATE, { id: soldier._id, version: 1, input: { m4Qual: 30 } });
    await done(another, UPDATE, { id: other._id, version: 1, input: { m4Qual: 20 } });
    const { entries } = await historyOf(browser, soldier._id);
    expect(entries.map(({ changes }) => changes)).toEqual([[{ field: 'm4Qual', from: '0', to: '30' }]]);
    const stored = await SoldierModel.find().lean();
    expect(stored.map(({ pendingHistory }) => pendingHistory)).toEqual([[], []]);
  });

  it('keeps nothing of a save that changes nothing, or that is refused', async () => {
    const { browser, soldier } = await signInSoldier(api);
    await done(browser, UPDATE, { id: soldier._id, version: 1, input: { lastName: soldier.lastName } });
    await api.execute(browser, UPDATE, { id: soldier._id, version: 1, input: { m4Qual: 601 } });
    await api.execute(browser, UPDATE, { id: soldier._id, version: 7, input: { m4Qual: 30 } });
    expect((await historyOf(browser, soldier._id)).entries).toEqual([]);
  });

  it('tells of schools, comments and rights', async () => {
    const { browser: staff, soldier: leader } = await signInSoldier(api, { isStaff: true });
    const { soldier, browser } = await signInSoldier(api);
    const { _id: soldierId } = soldier;
    const added = await done(
      staff,
      `mutation ($soldierId: ID!) {
        addSchool(soldierId: $soldierId, input: { schoolName: BLC, startDate: "2026-05-04", endDate: "2026-05-25" }) { schools { id } }
      }`,
      { soldierId },
    );
    const school = { soldierId, id: added?.schools[0]?.id };
    passAMinute();
    await done(
      staff,
      `mutation ($soldierId: ID!, $id: ID!) {
        updateSchool(soldierId: $soldierId, id: $id, input: { endDate: "2026-05-26" }) { id }
      }`,
      school,
    );
    passAMinute();
    await done(
      staff,
      'mutation ($soldierId: ID!, $id: ID!) { deleteSchool(soldierId: $soldierId, id: $id) { id } }',
      school,
    );
    passAMinute();
    const comment = await done(
      staff,
      'mutation ($soldierId: ID!) { addComment(soldierId: $soldierId, input: { category: OVERALL, text: "Ready." }) { id } }',
      { soldierId },
    );
    passAMinute();
    await done(
      staff,
      'mutation ($id: ID!) { updateComment(id: $id, version: 1, input: { text: "Not ready." }) { id } }',
      { id: comment?.id },
    );
    passAMinute();
    await done(staff, 'mutation ($soldierId: ID!) { grantAdmin(soldierId: $soldierId) { id } }', { soldierId });

    const { entries } = await historyOf(browser, soldierId);
    expect(new Set(entries.map(({ actor }) => actor?.id))).toEqual(new Set([leader._id]));
    expect(entries.map(({ subject, action, subjectName, changes }) => [subject, action, subjectName, changes])).toEqual(
      [
        ['RIGHTS', 'CHANGED', null, [{ field: 'isStaff', from: 'false', to: 'true' }]],
        ['COMMENT', 'CHANGED', 'OVERALL', [{ field: 'text', from: 'Ready.', to: 'Not ready.' }]],
        [
          'COMMENT',
          'ADDED',
          'OVERALL',
          [
            { field: 'category', from: null, to: 'OVERALL' },
            { field: 'text', from: null, to: 'Ready.' },
          ],
        ],
        [
          'SCHOOL',
          'DELETED',
          'BLC',
          [
            { field: 'schoolName', from: 'BLC', to: null },
            { field: 'startDate', from: '2026-05-04', to: null },
            { field: 'endDate', from: '2026-05-26', to: null },
          ],
        ],
        ['SCHOOL', 'CHANGED', 'BLC', [{ field: 'endDate', from: '2026-05-25', to: '2026-05-26' }]],
        [
          'SCHOOL',
          'ADDED',
          'BLC',
          [
            { field: 'schoolName', from: null, to: 'BLC' },
            { field: 'startDate', from: null, to: '2026-05-04' },
            { field: 'endDate', from: null, to: '2026-05-25' },
          ],
        ],
      ],
    );
  });

  it('keeps who wrote, changed and deleted a comment, and no word of it', async () => {
    const { browser: staff, soldier: leader } = await signInSoldier(api, { isStaff: true });
    const { _id: soldierId } = await makeSoldier();
    const comment = await done(
      staff,
      'mutation ($soldierId: ID!) { addComment(soldierId: $soldierId, input: { category: OVERALL, text: "Ready." }) { id } }',
      { soldierId },
    );
    passAMinute();
    await done(staff, 'mutation ($id: ID!) { deleteComment(id: $id) }', { id: comment?.id });
    const { entries } = await historyOf(staff, soldierId);
    expect(entries.map(({ actor, action, changes }) => [actor?.id, action, changes])).toEqual([
      [leader._id, 'DELETED', []],
      [
        leader._id,
        'ADDED',
        [
          { field: 'category', from: null, to: 'OVERALL' },
          { field: 'text', from: null, to: null },
        ],
      ],
    ]);
  });

  it.each([1, 60])(
    'costs eight database commands with %d changes',
    async (count) => {
      const { browser, soldier } = await signInSoldier(api);
      await done(browser, UPDATE, { id: soldier._id, version: 1, input: { m4Qual: 1 } });
      const entry = await HistoryModel.findOne().lean();
      const others = Array.from({ length: count - 1 }, (_, index) => ({ ...entry, _id: `entry-${index}` }));
      await HistoryModel.insertMany(others);
      api.commands.length = 0;
      const { entries } = await historyOf(browser, soldier._id);
      expect(entries).toHaveLength(Math.min(count, 50));
      expect(api.commands).toEqual(['find', 'find', 'find', 'find', 'find', 'find', 'aggregate', 'find']);
    },
    PATIENCE_MS,
  );

  it.each([
    ['new rights', 'mutation ($id: ID!) { grantAdmin(soldierId: $id) { id } }'],
    [
      'another role',
      'mutation ($id: ID!) { assignSoldier(id: $id, version: 1, input: { section: BRAVO, team: TEAM_1, role: FO }) { id } }',
    ],
    [
      'an import',
      'mutation { importSoldiers(input: { dryRun: false, rows: [{ firstName: "Waiting", middleName: "A", lastName: "Person", rank: "SGT" }] }) { written } }',
    ],
  ])('tells of %s that had to wait after what was saved meanwhile', async (_, mutation) => {
    const { browser: staff } = await signInSoldier(api, { isStaff: true });
    const { browser, soldier } = await signInSoldier(api, {
      firstName: 'Waiting',
      middleName: 'A',
      lastName: 'Person',
      rank: 'SPC',
    });
    const { _id: id } = soldier;
    let waiting: ReturnType<typeof done> | undefined;
    await underRightsLock(async () => {
      api.commands.length = 0;
      waiting = done(staff, mutation, { id });
      // The request's first update asks for the lock; from then on, the request waits.
      while (!api.commands.includes('update')) await nextTurn();
      passAMinute();
      await done(
        browser,
        `mutation ($id: ID!) {
          addSchool(soldierId: $id, input: { schoolName: BLC, startDate: "2026-05-04", endDate: "2026-05-25" }) { id }
        }`,
        { id },
      );
      passAMinute();
    });
    await waiting;
    const { entries } = await historyOf(browser, id);
    expect(entries.map(({ subject }) => subject)).toEqual([expect.not.stringMatching('SCHOOL'), 'SCHOOL']);
    expect(entries[0]?.at).toEqual(api.now);
  });

  it('pages', async () => {
    const { browser, soldier } = await signInSoldier(api);
    for (let version = 1; version <= 5; version += 1) {
      passAMinute();
      await done(browser, UPDATE, { id: soldier._id, version, input: { m4Qual: version } });
    }
    const { entries, pageInfo } = await historyOf(browser, soldier._id, { first: 3 });
    const rest = await historyOf(browser, soldier._id, { first: 3, after: pageInfo?.endCursor });
    const scores = [...entries, ...rest.entries].map(({ changes }) => changes[0]?.to);
    expect(scores).toEqual(['5', '4', '3', '2', '1']);
    expect([pageInfo?.hasNextPage, rest.pageInfo?.hasNextPage]).toEqual([true, false]);
  });
});

describe('a crash between a change and its entry in the audit log', () => {
  /** The state that a crash leaves: the change is made, but its entry is only in the document. */
  async function crashAfterEdit() {
    const { browser, soldier } = await signInSoldier(api);
    await done(browser, UPDATE, { id: soldier._id, version: 1, input: { m4Qual: 30 } });
    const entry = await HistoryModel.findOne().lean();
    await putBack('users', soldier._id, entry);
    return { browser, soldierId: soldier._id };
  }

  async function putBack(collection: string, _id: string, entry: HistoryEntry | null) {
    await HistoryModel.deleteMany({});
    await mongoose.connection
      .collection<{ _id: string }>(collection)
      .updateOne({ _id }, { $set: { pendingHistory: [entry] } });
  }

  it('is made up for when the history is looked at', async () => {
    const { browser, soldierId } = await crashAfterEdit();
    expect((await historyOf(browser, soldierId)).entries).toHaveLength(1);
    expect(await HistoryModel.countDocuments()).toBe(1);
    expect((await SoldierModel.findById(soldierId).lean())?.pendingHistory).toEqual([]);
  });

  it('leaves one entry, however many look at once', async () => {
    const { browser, soldierId } = await crashAfterEdit();
    await Promise.all([1, 2, 3, 4].map(() => historyOf(browser, soldierId)));
    expect(await HistoryModel.countDocuments()).toBe(1);
  });

  it('and a store that has no room for the entry lose nothing of it', async () => {
    const { browser, soldier } = await signInSoldier(api);
    const full = new mongo.MongoServerError({ code: 14_031 });
    jest.spyOn(mongoose.connection.collection('auditLog'), 'insertMany').mockRejectedValueOnce(full);
    await done(browser, UPDATE, { id: soldier._id, version: 1, input: { m4Qual: 30 } });
    expect(await HistoryModel.countDocuments()).toBe(0);
    expect((await historyOf(browser, soldier._id)).entries).toHaveLength(1);
  });

  it('leaves the entry waiting while the next one moves', async () => {
    const { browser, soldierId } = await crashAfterEdit();
    await done(browser, UPDATE, { id: soldierId, version: 2, input: { m4Qual: 31 } });
    const waiting = (await SoldierModel.findById(soldierId).lean())?.pendingHistory;
    expect(waiting).toMatchObject([{ changes: [{ field: 'm4Qual', from: '0', to: '30' }] }]);
    expect((await historyOf(browser, soldierId)).entries).toHaveLength(2);
  });

  it('loses none of several, where the first had moved', async () => {
    const { browser, soldierId } = await crashAfterEdit();
    const [first] = (await SoldierModel.findById(soldierId).lean())?.pendingHistory ?? [];
    if (!first) throw new Error('No entry waits.');
    await HistoryModel.create(first);
    const second = { ...first, _id: 'second' };
    await SoldierModel.updateOne({ _id: soldierId }, { $push: { pendingHistory: second } });
    expect((await historyOf(browser, soldierId)).entries).toHaveLength(2);
  });

  it('of a comment is made up for, too', async () => {
    const { browser: staff } = await signInSoldier(api, { isStaff: true });
    const { _id: soldierId } = await makeSoldier();
    const full = new mongo.MongoServerError({ code: 14_031 });
    const mutation = (text: string) =>
      `mutation ($soldierId: ID!) { addComment(soldierId: $soldierId, input: { category: OVERALL, text: "${text}" }) { id } }`;
    jest.spyOn(mongoose.connection.collection('auditLog'), 'insertMany').mockRejectedValueOnce(full);
    const comment = await done(staff, mutation('Ready.'), { soldierId });
    expect((await historyOf(staff, soldierId)).entries).toHaveLength(1);
    jest.spyOn(mongoose.connection.collection('auditLog'), 'insertMany').mockRejectedValueOnce(full);
    const update = 'mutation ($id: ID!) { updateComment(id: $id, version: 1, input: { text: "Always." }) { id } }';
    await done(staff, update, { id: comment?.id });
    expect((await historyOf(staff, soldierId)).entries).toHaveLength(2);
  });

  it('finishes the deletion of a comment that had only been marked', async () => {
    const { browser: staff } = await signInSoldier(api, { isStaff: true });
    const { _id: soldierId } = await makeSoldier();
    const comment = await done(
      staff,
      'mutation ($soldierId: ID!) { addComment(soldierId: $soldierId, input: { category: OVERALL, text: "secret" }) { id } }',
      { soldierId },
    );
    const entry = await HistoryModel.findOne().lean();
    await CommentModel.updateOne(
      { _id: comment?.id ?? '' },
      {
        $set: {
          text: '',
          deletedAt: api.now,
          pendingHistory: entry ? [{ ...entry, _id: 'deletion', action: 'DELETED', changes: [] }] : [],
        },
      },
    );
    const { entries } = await historyOf(staff, soldierId);
    expect(entries).toHaveLength(2);
    expect(JSON.stringify(entries)).not.toContain('secret');
    expect(await CommentModel.countDocuments()).toBe(0);
  });
});
