import { setTimeout as wait } from 'node:timers/promises';
import mongoose from 'mongoose';
import { RIFLE_SCORE, storedRequirement } from '../../domain/due/testing.ts';
import { NEW_UNIT } from '../../domain/policy/unit.ts';
import { NEW_RECORD } from '../../domain/record/fields.ts';
import { CommentModel } from '../comments/comment.model.ts';
import { type DecidedDue, enterDues } from '../due/enterDues.ts';
import { moveToAuditLog } from '../history/auditLog.ts';
import { historyEntry } from '../history/entry.ts';
import { HistoryModel } from '../history/history.model.ts';
import { SoldierModel } from '../records/soldiers/soldier.model.ts';
import { toStored } from '../records/soldiers/soldierFields.ts';
import { makeComment, makeSoldier, signInSoldier } from '../testing/factories.ts';
import { TestApi } from '../testing/testApi.ts';
import { UnitModel } from '../unit/unit.model.ts';
import { carryOut, type ChangedSoldier, settleImports, stageImport, type StagedChange } from './stagedImport.ts';

const api = TestApi.forThisFile();
afterEach(() => jest.restoreAllMocks());

/** Longer than reading from the store takes, in milliseconds. */
const A_READ_MS = 200;

const act = { actorId: 'leader', at: new Date('2026-03-14T15:00:00Z') };
const traces = async () => [
  await mongoose.connection.collection('stagedImportItems').countDocuments(),
  await mongoose.connection.collection('decidedImports').countDocuments(),
];
const decide = (decided: { _id: string }) =>
  mongoose.connection.collection<{ _id: string }>('decidedImports').insertOne(decided);
const scores = async () => (await SoldierModel.find().sort({ _id: 1 }).lean()).map(({ m4Qual }) => m4Qual);

const FOUND = {
  firstName: 'Alex',
  middleName: 'Lee',
  lastName: 'Morgan',
  rank: 'SPC',
  grade: 'E4',
  acftScore: 0,
  m4Qual: 0,
} as const;

const change = (soldierId: string): ChangedSoldier => ({
  kind: 'CHANGED_SOLDIER',
  soldierId,
  entryId: `entry of ${soldierId}`,
  fields: { m4Qual: 40 },
  found: toStored({ ...NEW_RECORD, ...FOUND }),
  rights: {},
});

/** Additions of a record and a comment, which are made first for their defaults and then removed. */
async function additions(): Promise<StagedChange[]> {
  const soldier = await makeSoldier({ _id: 'c', m4Qual: 40 });
  const comment = await makeComment({ _id: 'comment', soldierId: 'c', commentorId: 'a' });
  await SoldierModel.deleteOne({ _id: 'c' });
  await CommentModel.deleteOne({ _id: 'comment' });
  const entry = historyEntry(act, { soldierId: 'c', subject: 'RECORD', action: 'ADDED', changes: [] });
  return [
    { kind: 'NEW_SOLDIER', soldier: { ...soldier, pendingHistory: [entry] } },
    { kind: 'NEW_COMMENT', comment },
  ];
}

const score = (soldierId: string, id: string, doneOn: string, hits: number): { kind: 'NEW_DUE' } & DecidedDue => ({
  kind: 'NEW_DUE',
  soldierId,
  entryId: `entry of ${id}`,
  due: {
    id,
    version: 1,
    requirementId: 'm4',
    doneOn: new Date(`${doneOn}T12:00:00Z`),
    expiresOn: null,
    forRecord: true,
    score: hits,
    level: null,
    passed: null,
    note: '',
    byId: 'leader',
  },
});

async function importOfThree(): Promise<StagedChange[]> {
  await makeSoldier({ _id: 'a' });
  await makeSoldier({ _id: 'b' });
  return [...(await additions()), change('a'), change('b')];
}

async function expectAllOnce(): Promise<void> {
  expect(await scores()).toEqual([40, 40, 40]);
  expect(await CommentModel.countDocuments()).toBe(1);
  const entries = await HistoryModel.find().sort({ soldierId: 1 }).lean();
  expect(entries.map(({ soldierId, action, actorId }) => [soldierId, action, actorId])).toEqual([
    ['a', 'CHANGED', 'leader'],
    ['b', 'CHANGED', 'leader'],
    ['c', 'ADDED', 'leader'],
  ]);
  expect(await SoldierModel.countDocuments({ 'pendingHistory._id': { $exists: true } })).toBe(0);
  expect(await traces()).toEqual([0, 0]);
}

/** Runs something at the next read of the records, after everything that is read beside them. */
function beforeNextRecordsAreRead(happen: () => Promise<unknown>): void {
  const { collection } = SoldierModel;
  const find = collection.find.bind(collection);
  jest.spyOn(collection, 'find').mockImplementationOnce((...given: Parameters<typeof find>) => {
    const cursor = find(...given);
    const [toArray, hasNext] = [cursor.toArray.bind(cursor), cursor.hasNext.bind(cursor)];
    let happened: Promise<unknown> | null = null;
    const first = () => (happened ??= wait(A_READ_MS).then(happen));
    cursor.toArray = async () => {
      await first();
      return toArray();
    };
    cursor.hasNext = async () => {
      await first();
      return hasNext();
    };
    return cursor;
  });
}

describe('an import that a crash cuts off', () => {
  it('has not happened before it was decided', async () => {
    await stageImport(act, await importOfThree());
    await settleImports();
    expect(await scores()).toEqual([0, 0]);
    expect(await CommentModel.countDocuments()).toBe(0);
    expect(await traces()).toEqual([0, 0]);
  });

  it('is carried out at the next start once it was decided', async () => {
    await decide(await stageImport(act, await importOfThree()));
    await settleImports();
    await expectAllOnce();
  });

  it('is carried out without what another one had not decided', async () => {
    await makeSoldier({ _id: 'a' });
    await makeSoldier({ _id: 'b' });
    await stageImport(act, [change('a')]);
    await decide(await stageImport(act, [change('b')]));
    await settleImports();
    expect(await scores()).toEqual([0, 40]);
  });

  it('adds what is new beside what it had added', async () => {
    const [first] = await additions();
    if (first?.kind !== 'NEW_SOLDIER') throw new Error('No record is added.');
    const second = { ...first, soldier: { ...first.soldier, _id: 'd', pendingHistory: [] } };
    await carryOut(act, [first]);
    await carryOut(act, [first, second]);
    expect(await scores()).toEqual([40, 40]);
    expect(await traces()).toEqual([0, 0]);
  });

  it('is finished where half of it was done, and nothing is done twice', async () => {
    const changes = await importOfThree();
    await decide(await stageImport(act, changes));
    // A finished first half: the new documents, and a changed record whose entry is already in the audit log.
    await carryOut(act, changes.slice(0, 3));
    await settleImports();
    await expectAllOnce();
    expect(await SoldierModel.findById('a').lean()).toMatchObject({ version: 2 });
  });

  it('is finished before anybody decides on rights', async () => {
    const { browser } = await signInSoldier(api, { _id: 'z', isStaff: true, m4Qual: 40 });
    await makeSoldier({ _id: 'a' });
    await decide(await stageImport(act, [change('a')]));
    await api.execute(browser, 'mutation { grantAdmin(soldierId: "a") { id } }');
    expect(await scores()).toEqual([40, 40]);
  });
});

describe('a change of a record that was saved meanwhile', () => {
  it('is made to what was saved, and the history tells both', async () => {
    const { browser, soldier } = await signInSoldier(api, { isStaff: true });
    const decided = await stageImport(act, [change(soldier._id)]);
    await decide(decided);
    await api.execute(
      browser,
      'mutation ($id: ID!) { updateSoldier(id: $id, version: 1, input: { acftScore: 500 }) { version } }',
      { id: soldier._id },
    );
    await settleImports();
    expect(await SoldierModel.findById(soldier._id).lean()).toMatchObject({ version: 3, m4Qual: 40, acftScore: 500 });
    const imported = await HistoryModel.findById(`entry of ${soldier._id}`).lean();
    expect(imported?.changes).toEqual([{ field: 'm4Qual', from: '0', to: '40' }]);
  });

  it('is made to what was saved just before it is written', async () => {
    await makeSoldier({ _id: 'a', lastName: 'Before' });
    const { collection } = SoldierModel;
    const write = collection.bulkWrite.bind(collection);
    jest.spyOn(collection, 'bulkWrite').mockImplementationOnce(async (...given: Parameters<typeof write>) => {
      const saved = { lastName: 'After', sortName: 'after', version: 2 };
      await SoldierModel.updateOne({ _id: 'a' }, { $set: saved });
      return write(...given);
    });
    await carryOut(act, [change('a')]);
    const stored = await SoldierModel.findById('a').lean();
    expect(stored).toMatchObject({ version: 3, m4Qual: 40, lastName: 'After' });
    expect(stored?.sortName).not.toMatch(/before/i);
  });

  it('is not made again where the history does not tell of it yet', async () => {
    await makeSoldier({ _id: 'a' });
    await decide(await stageImport(act, [change('a')]));
    const entry = historyEntry(act, { soldierId: 'a', subject: 'RECORD', action: 'CHANGED', changes: [] });
    // The process ended after the import was made, and somebody has undone the change since.
    await SoldierModel.updateOne(
      { _id: 'a' },
      { $set: { version: 3 }, $push: { pendingHistory: { ...entry, _id: 'entry of a' } } },
    );
    await settleImports();
    expect(await SoldierModel.findById('a').lean()).toMatchObject({ version: 3, m4Qual: 0 });
    expect(await HistoryModel.find().lean()).toMatchObject([{ _id: 'entry of a' }]);
  });

  it('is not made again where the history comes to tell of it at that moment', async () => {
    await makeSoldier({ _id: 'a' });
    await decide(await stageImport(act, [change('a')]));
    const made = historyEntry(act, { soldierId: 'a', subject: 'RECORD', action: 'CHANGED', changes: [] });
    const entry = { ...made, _id: 'entry of a' };
    await SoldierModel.updateOne({ _id: 'a' }, { $set: { version: 3 }, $push: { pendingHistory: entry } });
    beforeNextRecordsAreRead(() => moveToAuditLog('users', 'a', [entry]));
    await settleImports();
    expect(await SoldierModel.findById('a').lean()).toMatchObject({ version: 3, m4Qual: 0 });
  });

  it('is left out where the save says the same, or the record is gone', async () => {
    await makeSoldier({ _id: 'a', m4Qual: 40 });
    await carryOut(act, [change('a'), change('gone')]);
    expect(await SoldierModel.findById('a').lean()).toMatchObject({ version: 1 });
    expect(await HistoryModel.countDocuments()).toBe(0);
  });
});

it('fills in the unit fields beside what somebody saved in others meanwhile', async () => {
  await makeSoldier({ _id: 'a', own: { phone: '1', locker: '7' } });
  beforeNextRecordsAreRead(() =>
    SoldierModel.updateOne({ _id: 'a' }, { $set: { 'own.phone': '2' }, $inc: { version: 1 } }),
  );
  const labels = [
    { id: 'blood', label: 'Blood type', kind: 'TEXT' },
    { id: 'locker', label: 'Locker', kind: 'TEXT' },
  ] as const;
  await carryOut(act, [{ ...change('a'), fields: {}, own: { blood: 'O+', locker: null }, labels }]);
  expect((await SoldierModel.findById('a').lean())?.own).toEqual({ phone: '2', blood: 'O+' });
  const [entry] = await HistoryModel.find().lean();
  expect(entry?.changes).toEqual([
    { field: 'own.blood', label: 'Blood type', from: null, to: 'O+' },
    { field: 'own.locker', label: 'Locker', from: '7', to: null },
  ]);
});

describe('events of dated requirements', () => {
  const events = [score('a', 'older', '2026-01-05', 30), score('a', 'newer', '2026-03-03', 38)];
  beforeEach(async () => {
    const rifle = storedRequirement({ id: 'm4', name: 'M4', ...RIFLE_SCORE, sets: 'RIFLE' });
    await UnitModel.create({
      ...NEW_UNIT,
      _id: 'current',
      policies: [],
      requirements: [rifle],
      hasRequirements: true,
    });
    await makeSoldier({ _id: 'a', m4Qual: 25 });
  });
  const entered = async () => {
    const soldier = await SoldierModel.findById('a').select('+dues').lean();
    const history = await HistoryModel.find({ soldierId: 'a' }).sort({ subject: 1, subjectId: 1 }).lean();
    const told = history.map(({ subject, subjectId, action }) => [subject, subjectId, action]);
    return [soldier?.m4Qual, soldier?.dues?.map(({ id }) => id), told];
  };
  const all: [number, string[], (string | null)[][]] = [
    38,
    ['older', 'newer'],
    [
      ['DUE', 'newer', 'ADDED'],
      ['DUE', 'older', 'ADDED'],
      ['RECORD', null, 'CHANGED'],
    ],
  ];

  it('are entered with the import, and the field follows the latest', async () => {
    await carryOut(act, events);
    expect(await entered()).toEqual(all);
    expect(await traces()).toEqual([0, 0]);
  });

  it('are entered by the next start after a crash, once, whatever of them was written before', async () => {
    await decide(await stageImport(act, events));
    await enterDues(act, events.slice(0, 1));
    await settleImports();
    const twice: typeof all = [38, ['older', 'newer'], [...all[2], ['RECORD', null, 'CHANGED']]];
    expect(await entered()).toEqual(twice);
    await settleImports();
    expect(await entered()).toEqual(twice);
    expect(await traces()).toEqual([0, 0]);
  });

  it('of people who have left meanwhile, or of a requirement that is gone, are skipped', async () => {
    await SoldierModel.updateOne(
      { _id: 'a' },
      { $set: { departure: { lastDay: new Date('2026-03-01T12:00:00Z'), reason: 'PCS', byId: 'x' } } },
    );
    await carryOut(act, events);
    expect(await entered()).toEqual([25, undefined, []]);
    expect(await traces()).toEqual([0, 0]);
  });
});
