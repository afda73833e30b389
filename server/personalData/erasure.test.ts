import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import mongoose from 'mongoose';
import { takeBackup } from '../backup/takeBackup.ts';
import { CalendarFeedModel } from '../calendar/calendarFeed.model.ts';
import { CommentModel } from '../comments/comment.model.ts';
import { QuestionReportModel } from '../exam/questionReport.model.ts';
import { HistoryModel } from '../history/history.model.ts';
import { AccountModel } from '../identity/account.model.ts';
import { countAttempt } from '../identity/limits/limits.ts';
import { ProgramKeyModel } from '../identity/programKeys/programKey.model.ts';
import { hashSecret } from '../identity/secrets/secret.ts';
import { SessionModel } from '../identity/session/session.model.ts';
import { startSession } from '../identity/session/session.service.ts';
import { type Soldier, SoldierModel } from '../records/soldiers/soldier.model.ts';
import { ReminderModel } from '../reminders/reminder.model.ts';
import { makeComment, makeKey, makeSoldier, signInSoldier } from '../testing/factories.ts';
import { SET_DISABLED } from '../testing/identityOperations.ts';
import { LogLines } from '../testing/logLines.ts';
import { type Browser, TestApi } from '../testing/testApi.ts';
import { RosterWordModel } from '../unit/rosterWord.model.ts';
import { settleErasures } from './erasure.service.ts';

const api = TestApi.forThisFile();
const lines = LogLines.forThisFile();
beforeEach(() => {
  api.now = new Date('2026-03-14T15:00:00Z');
});

const ERASE =
  'mutation ($id: ID!, $version: Int!, $lastName: String!) { eraseSoldier(id: $id, version: $version, lastName: $lastName) }';
const WHAT_GOES = 'query ($id: ID!) { dataToErase(soldierId: $id) }';
const LEFT = { departure: { lastDay: new Date('2026-03-01T12:00:00Z'), reason: 'PCS', byId: 'boss' } } as const;

const boss = () => signInSoldier(api, { isStaff: true, lastName: 'Boss' });
const erase = (browser: Browser, { _id: id, version }: Pick<Soldier, '_id' | 'version'>, lastName: string) =>
  api.execute<{ eraseSoldier: string }>(browser, ERASE, { id, version, lastName });

const ADDRESS = 'gone-address@unit.example';

/** Somebody with data in every collection. Each of their texts contains the word Gone. */
async function arrange() {
  const { browser, soldier: staff } = await boss();
  const lived = await signInSoldier(api, {
    firstName: 'Gone-first',
    lastName: 'Gone-last',
    isStaff: true,
    own: { phone: 'Gone-phone' },
    schools: [{ id: 'Gone-school', version: 1, schoolName: 'JFO', startDate: api.now, endDate: api.now }],
    dues: [
      {
        id: 'Gone-event',
        version: 1,
        requirementId: 'ride',
        doneOn: api.now,
        expiresOn: null,
        forRecord: true,
        score: null,
        level: null,
        passed: null,
        note: 'Gone-note',
        byId: staff._id,
      },
    ],
  });
  const { soldier, accountId } = lived;
  const { _id: id } = soldier;
  await AccountModel.updateOne({ _id: accountId }, { $set: { email: ADDRESS } });
  // A wrong password, which is counted under a hash of the address.
  await countAttempt('password', { account: ADDRESS, address: '192.0.2.7' });
  const { id: key } = await makeKey(api, 'COUNTS');
  await ProgramKeyModel.updateOne({ _id: key }, { $set: { accountId, soldierId: id } });
  await CalendarFeedModel.create({
    _id: `${accountId} OWN`,
    accountId,
    scope: 'OWN',
    secretHash: 'Gone-feed',
    createdAt: api.now,
  });
  await makeComment({ soldierId: id, commentorId: staff._id, text: 'Gone-comment' });
  const other = await makeSoldier({ lastName: 'Other' });
  await makeComment({ soldierId: other._id, commentorId: id, text: 'Stays' });
  await QuestionReportModel.create({
    _id: 'Gone-report',
    questionId: 'q',
    soldierId: id,
    text: 'Gone-text',
    at: api.now,
  });
  await RosterWordModel.create({
    _id: 'name:GONE',
    column: 'name',
    text: 'GONE-LAST, G',
    value: id,
    at: api.now,
  });
  const told = {
    at: api.now,
    weekly: true,
    asked: false,
    unit: null,
    section: null,
    mail: 'QUEUED',
    own: { notCurrent: 0, dueSoon: 1, toDo: 0, crossed: 1 },
  } as const;
  const [crossing, stays] = [`${id}/ride/2026-04-01/30/`, `${other._id}/ride/2026-04-01/30/`];
  await ReminderModel.insertMany([
    { ...told, _id: 'to them', accountId, crossings: [`${crossing}${accountId}`] },
    { ...told, _id: 'to two', accountId: 'boss-login', crossings: [`${crossing}boss-login`, `${stays}boss-login`] },
    { ...told, _id: 'to one', accountId: 'fso-login', crossings: [`${crossing}fso-login`] },
    { ...told, _id: 'to another', accountId: 'nco-login', crossings: [`${crossing}nco-login`] },
  ]);
  const change = { subject: 'RECORD', action: 'CHANGED', at: api.now, subjectId: null, subjectName: null } as const;
  await HistoryModel.create([
    {
      ...change,
      _id: 'about',
      soldierId: id,
      actorId: staff._id,
      changes: [{ field: 'lastName', from: 'Gone-former', to: 'Gone-last' }],
    },
    { ...change, _id: 'by', soldierId: other._id, actorId: id, changes: [{ field: 'm4Qual', from: '1', to: '2' }] },
  ]);
  await SoldierModel.updateOne({ _id: id }, { $set: LEFT });
  const { version } = await SoldierModel.findById(id).orFail().lean();
  return { browser, staff, id, version, accountId, other };
}

/** Everything in the store. */
async function everything(): Promise<string> {
  const collections = (await mongoose.connection.db?.collections()) ?? [];
  const documents = await Promise.all(collections.map((collection) => collection.find().toArray()));
  return JSON.stringify(documents);
}

it('says before what goes', async () => {
  const { browser, id } = await arrange();
  const { data } = await api.execute(browser, WHAT_GOES, { id });
  expect(data).toEqual({
    dataToErase: [
      'the record',
      '1 school',
      '1 event of a requirement',
      '1 comment about them',
      '1 entry of their history',
      '1 report about a question',
      '1 key for a program',
      'the login, with where they are signed in and their calendar addresses',
    ],
  });
});

it('leaves nothing of the person in any collection but who erased them and when', async () => {
  const { browser, staff, id, version, accountId, other } = await arrange();
  expect(await everything()).toContain('Gone-first');
  const { data, errors } = await erase(browser, { _id: id, version }, 'Gone-last');
  expect([errors, data]).toEqual([[], { eraseSoldier: id }]);
  const left = await everything();
  expect(left).not.toMatch(/gone-/i);
  expect(left).not.toContain(accountId);
  expect(left).not.toContain(hashSecret(ADDRESS));
  // What others were told stays, without the parts about them.
  expect(await ReminderModel.find({}, { crossings: 1 }).sort({ _id: 1 }).lean()).toEqual([
    { _id: 'to another' },
    { _id: 'to one' },
    { _id: 'to two', crossings: [`${other._id}/ride/2026-04-01/30/boss-login`] },
  ]);
  expect(await HistoryModel.find({ soldierId: id }).lean()).toMatchObject([
    { actorId: staff._id, at: api.now, subject: 'RECORD', action: 'DELETED', changes: [] },
  ]);
  // What they wrote and did about others stays, without their name.
  const COMMENTS = 'query ($id: ID!) { comments(soldierId: $id) { edges { node { text author { lastName } } } } }';
  expect((await api.execute(browser, COMMENTS, { id: other._id })).data).toEqual({
    comments: { edges: [{ node: { text: 'Stays', author: null } }] },
  });
  expect(await HistoryModel.countDocuments({ soldierId: other._id, actorId: id })).toBe(1);
});

it('leaves no document that names the person, in whichever collection', async () => {
  const { browser, id, version, accountId } = await arrange();
  const owned = mongoose.connection
    .modelNames()
    .map((name) => mongoose.model(name))
    .filter(({ schema }) => 'soldierId' in schema.paths || 'accountId' in schema.paths);
  expect(owned.length).toBeGreaterThan(7);
  const left = { _id: 'left' } as object;
  await Promise.all(owned.map(({ collection }) => collection.insertOne({ ...left, soldierId: id, accountId })));
  expect((await erase(browser, { _id: id, version }, 'Gone-last')).errors).toEqual([]);
  const counts = await Promise.all(
    owned.map(async ({ collection }) => [collection.collectionName, await collection.countDocuments(left)]),
  );
  expect(counts.filter(([, count]) => count !== 0)).toEqual([]);
});

it('leaves nothing of the person in a backup that is made afterwards, nor had the log anything of them', async () => {
  const { browser, staff, id, other } = await arrange();
  // What they and others do with texts of theirs, including what is refused and what fails.
  const UPDATE =
    'mutation ($id: ID!, $input: UpdateSoldierInput!) { updateSoldier(id: $id, version: 1, input: $input) { id } }';
  const COMMENT = 'mutation ($id: ID!, $input: AddCommentInput!) { addComment(soldierId: $id, input: $input) { id } }';
  await SoldierModel.updateOne({ _id: id }, { $unset: { departure: '' } });
  await api.execute(browser, UPDATE, { id, input: { middleName: 'Gone-middle' } });
  await api.execute(browser, UPDATE, { id, input: { middleName: 'Gone-middle'.repeat(60) } });
  await api.execute(browser, COMMENT, { id, input: { category: 'CHARACTER', text: 'Gone-said' } });
  const users = mongoose.connection.collection('users');
  jest.spyOn(users, 'findOneAndUpdate').mockRejectedValueOnce(new Error('The store failed.'));
  await api.execute(browser, UPDATE, { id: other._id, input: { lastName: 'Gone-failed' } });
  await SoldierModel.updateOne({ _id: id }, { $set: LEFT });
  const { version } = await SoldierModel.findById(id).orFail().lean();
  expect((await erase(browser, { _id: id, version }, 'Gone-last')).errors).toEqual([]);
  expect(lines.texts.length).toBeGreaterThan(0);
  expect(lines.texts.join('')).not.toMatch(/gone-/i);

  const folder = await mkdtemp(join(tmpdir(), 'erasure-test-'));
  try {
    const file = join(folder, 'backup.gz');
    await takeBackup(file, api.now);
    const backedUp = gunzipSync(await readFile(file)).toString('latin1');
    expect(backedUp).toContain(staff.lastName);
    expect(backedUp).not.toMatch(/gone-/i);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

it('is refused for somebody who has not left, under another name, and from an outdated version', async () => {
  const { browser } = await boss();
  const stays = await makeSoldier({ lastName: 'Stays' });
  expect((await erase(browser, stays, 'Stays')).errors[0]).toMatchObject({
    message: 'You can only erase people who have left. Out-process them first.',
    extensions: { code: 'CONFLICT' },
  });
  const gone = await makeSoldier({ lastName: "O'Brien", ...LEFT });
  expect((await erase(browser, gone, 'OBrien')).errors[0]).toMatchObject({
    message: 'Type the last name exactly as in the record.',
    extensions: { code: 'BAD_USER_INPUT', field: 'lastName' },
  });
  expect((await erase(browser, { ...gone, version: 7 }, gone.lastName)).errors[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    currentVersion: 1,
  });
  expect((await erase(browser, { _id: 'nobody', version: 1 }, 'A')).code).toBe('NOT_FOUND');
  expect(await SoldierModel.countDocuments({ _id: { $in: [stays._id, gone._id] } })).toBe(2);
});

it('is finished by the next start where a crash has cut it off', async () => {
  const { id, staff } = await arrange();
  await SoldierModel.updateOne({ _id: id }, { $set: { erasure: { byId: staff._id, at: api.now } } });
  await CommentModel.deleteMany({ soldierId: id });
  await settleErasures();
  await settleErasures();
  expect(await everything()).not.toMatch(/gone-/i);
  expect(await HistoryModel.countDocuments({ soldierId: id })).toBe(1);
});

it('has happened where the store fails in the middle: nobody brings back what is left, and asking again finishes it', async () => {
  const { browser, id, version } = await arrange();
  const comments = mongoose.connection.collection('comments');
  jest.spyOn(comments, 'deleteMany').mockRejectedValueOnce(new Error('The store failed.'));
  expect((await erase(browser, { _id: id, version }, 'Gone-last')).errors).toHaveLength(1);
  const BRING_BACK = 'mutation ($id: ID!, $version: Int!) { bringBack(id: $id, version: $version) { id } }';
  expect((await api.execute(browser, BRING_BACK, { id, version: version + 1 })).code).toBe('NOT_FOUND');
  expect((await erase(browser, { _id: id, version }, 'Gone-last')).errors).toEqual([]);
  expect(await everything()).not.toMatch(/gone-/i);
});

it.each([
  ['changes', 'updateComment(id: $id, version: 1, input: { text: "Gone-changed" }) { id }'],
  ['deletes', 'deleteComment(id: $id)'],
])('leaves no entry of an author who %s a comment at that moment', async (_, call) => {
  const { browser, staff, id, version } = await arrange();
  const comment = await makeComment({ soldierId: id, commentorId: staff._id, text: 'Gone-again' });
  const auditLog = mongoose.connection.collection('auditLog');
  const insertMany = auditLog.insertMany.bind(auditLog);
  jest.spyOn(auditLog, 'insertMany').mockImplementationOnce(async (...given) => {
    expect((await erase(browser, { _id: id, version }, 'Gone-last')).errors).toEqual([]);
    return insertMany(...given);
  });
  expect((await api.execute(browser, `mutation ($id: ID!) { ${call} }`, { id: comment._id })).errors).toEqual([]);
  expect(await everything()).not.toMatch(/gone-/i);
  expect(await HistoryModel.countDocuments({ soldierId: id })).toBe(1);
});

it('leaves no session of a sign-in that it crossed', async () => {
  const { browser, id, version, accountId } = await arrange();
  const accounts = mongoose.connection.collection('accounts');
  const deleteOne = accounts.deleteOne.bind(accounts);
  jest.spyOn(accounts, 'deleteOne').mockImplementationOnce(async (...given) => {
    await startSession(accountId, api.now);
    return deleteOne(...given);
  });
  expect((await erase(browser, { _id: id, version }, 'Gone-last')).errors).toEqual([]);
  expect(await SessionModel.countDocuments({ accountId })).toBe(0);
});

it('ends with a disabled login as well', async () => {
  const { browser, id, accountId } = await arrange();
  await api.execute(browser, SET_DISABLED, { soldierId: id, disabled: true });
  const { version, lastName } = await SoldierModel.findById(id).orFail().lean();
  expect((await erase(browser, { _id: id, version }, lastName)).errors).toEqual([]);
  expect([await AccountModel.countDocuments({ _id: accountId }), await ProgramKeyModel.countDocuments()]).toEqual([
    0, 0,
  ]);
});
