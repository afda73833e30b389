import mongoose from 'mongoose';
import { ACCESS_WINDOW_MS } from '../../domain/constants.ts';
import { toStoredDate } from '../../domain/localDate.ts';
import { CommentModel } from '../comments/comment.model.ts';
import { ensureJoinCode } from '../identity/joinCode/joinCode.service.ts';
import { SessionModel } from '../identity/session/session.model.ts';
import { unitDayAt } from '../operations/unitClock.ts';
import { SoldierModel } from '../records/soldiers/soldier.model.ts';
import { createSchema } from '../schema.ts';
import { announceAll } from '../store/changes/storeChanges.ts';
import { makeComment, makeSoldier, signInNewcomer, signInSoldier } from '../testing/factories.ts';
import { HttpApp } from '../testing/httpApp.ts';
import { SET_DISABLED } from '../testing/identityOperations.ts';
import { HandClient, LiveClient } from '../testing/liveClient.ts';
import { type Browser, TestApi } from '../testing/testApi.ts';

const api = TestApi.forThisFile();
const app = HttpApp.forThisFile();
const clients: LiveClient[] = [];
let url: string;
/** Makes the server check its sockets at once, as it does every few seconds by itself. */
let lookAgain = (): void => undefined;

const SOLDIER = 'subscription ($id: ID!) { soldierChanged(id: $id) { id version m4Qual schools { schoolName } } }';
const SOLDIERS = 'subscription { soldiersChanged { id soldier { lastName isStaff } } }';
const COMMENTS = 'subscription ($id: ID!) { commentsChanged(soldierId: $id) { soldierId commentId } }';
const UNIT = 'subscription { unitChanged { unchangedForSeconds } }';
const POLICY = 'subscription { policyChanged { version pack } }';
const JOIN_CODE = 'subscription { joinCodeChanged }';
const SIGNED_IN = 'subscription { signedIn }';
const UPDATE =
  'mutation ($id: ID!, $version: Int!, $input: UpdateSoldierInput!) { updateSoldier(id: $id, version: $version, input: $input) { id } }';

/** How often the server checks its sockets by itself, in milliseconds. */
const CHECK_EVERY_MS = 3000;

/** How far the server's clock is ahead of the real time. */
let ahead = 0;

beforeAll(async () => {
  const intervals = jest.spyOn(globalThis, 'setInterval');
  url = await app.serve({}, () => new Date(Date.now() + ahead));
  const check = intervals.mock.calls.find(([, pause]) => pause === CHECK_EVERY_MS)?.[0];
  intervals.mockRestore();
  if (!check) throw new Error('The server does not check its sockets by itself.');
  lookAgain = check;
});
beforeEach(async () => {
  ahead = 0;
  api.now = new Date();
  await ensureJoinCode();
});
afterEach(async () => {
  for (const { client } of clients.splice(0)) await client.dispose();
});

function connect(browser: Browser | null): LiveClient {
  const client = new LiveClient(url, browser?.cookie);
  clients.push(client);
  return client;
}

describe('soldierChanged', () => {
  it('gives the record after each change of it, of its schools, and of nobody else', async () => {
    const { browser, soldier } = await signInSoldier(api);
    const { _id: other } = await makeSoldier();
    const follower = await connect(browser).following(SOLDIER, { id: soldier._id });
    await SoldierModel.findOneAndUpdate({ _id: other }, { $set: { m4Qual: 1 } });
    await api.execute(browser, UPDATE, { id: soldier._id, version: 1, input: { m4Qual: 40 } });
    expect(await follower.next()).toEqual({
      soldierChanged: { id: soldier._id, version: 2, m4Qual: 40, schools: [] },
    });
    await api.execute(
      browser,
      'mutation ($id: ID!, $input: AddSchoolInput!) { addSchool(soldierId: $id, input: $input) { id } }',
      { id: soldier._id, input: { schoolName: 'RANGER', startDate: '2026-05-04', endDate: '2026-05-25' } },
    );
    expect(await follower.next()).toMatchObject({ soldierChanged: { schools: [{ schoolName: 'RANGER' }] } });
    expect(await follower.isQuiet()).toBe(true);
  });

  it('follows a change of several records at once', async () => {
    const { soldier } = await signInSoldier(api);
    const staff = await signInSoldier(api, { isStaff: true });
    const follower = await connect(staff.browser).following(SOLDIER, { id: soldier._id });
    await api.execute(staff.browser, 'mutation ($rows: [UpdateSoldierRow!]!) { updateSoldiers(rows: $rows) { id } }', {
      rows: [{ id: soldier._id, version: 1, input: { m4Qual: 40 } }],
    });
    expect(await follower.next()).toMatchObject({ soldierChanged: { id: soldier._id, version: 2, m4Qual: 40 } });
  });

  it('says nothing any more once it is stopped', async () => {
    const { browser, soldier } = await signInSoldier(api);
    const client = await HandClient.open(url, browser.cookie);
    for (const id of ['stopped', 'kept']) {
      client.send({ id, type: 'subscribe', payload: { query: SOLDIER, variables: { id: soldier._id } } });
      await client.until(`next ${id}`);
    }
    client.send({ id: 'stopped', type: 'complete' });
    client.send({ type: 'ping' });
    await client.until('pong');
    await api.execute(browser, UPDATE, { id: soldier._id, version: 1, input: { m4Qual: 40 } });
    // Both would be told of the same change. Everything sent before the answer to a ping has arrived by then.
    await client.until('next kept', 2);
    client.send({ type: 'ping' });
    await client.until('pong', 2);
    expect(client.count('next stopped')).toBe(1);
    await client.close();
  });
});

describe('soldiersChanged', () => {
  it('gives everyone who changed, newcomers included', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const follower = await connect(browser).following(SOLDIERS);
    const { _id: id } = await makeSoldier({ lastName: 'Núñez-O’Hara 李' });
    expect(await follower.next()).toEqual({
      soldiersChanged: { id, soldier: { lastName: "Núñez-O'Hara 李", isStaff: false } },
    });
    await SoldierModel.findOneAndUpdate({ _id: id }, { $set: { lastName: 'Ito' } });
    expect(await follower.next()).toMatchObject({ soldiersChanged: { id, soldier: { lastName: 'Ito' } } });
  });

  it('gives no id where a write does not say which records it reached', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const follower = await connect(browser).following(SOLDIERS);
    await SoldierModel.updateMany({}, { $set: { m4Qual: 30 } });
    expect(await follower.next()).toEqual({ soldiersChanged: { id: null, soldier: null } });
  });
});

describe('unitChanged', () => {
  it('begins with how long ago the last change was, and then tells of each, not whose', async () => {
    const { browser } = await signInSoldier(api);
    const { _id: other } = await makeSoldier();
    const follower = connect(browser).follow(UNIT);
    const beginning = await follower.next();
    expect(beginning).toEqual({ unitChanged: { unchangedForSeconds: expect.any(Number) } });
    await SoldierModel.findOneAndUpdate({ _id: other }, { $set: { m4Qual: 30 } });
    expect(await follower.next()).toEqual({ unitChanged: { unchangedForSeconds: null } });
  });
});

describe('policyChanged', () => {
  it('gives the unit, and tells of each change', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const follower = connect(browser).follow(POLICY);
    expect(await follower.next()).toEqual({ policyChanged: { version: 0, pack: 'SPECIFICATION' } });
    const chosen = 'mutation { choosePolicy(version: 0, input: { pack: ARMY_2026, from: "2099-01-01" }) { version } }';
    await api.execute(browser, chosen);
    expect(await follower.next()).toEqual({ policyChanged: { version: 1, pack: 'SPECIFICATION' } });
  });
});

describe('joinCodeChanged', () => {
  it('gives the code, and each that replaces it', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const { data: before } = await api.execute(browser, '{ joinCode }');
    const follower = connect(browser).follow(JOIN_CODE);
    expect(await follower.next()).toEqual({ joinCodeChanged: before?.['joinCode'] });
    const { data: after } = await api.execute(browser, 'mutation { rotateJoinCode }');
    expect(await follower.next()).toEqual({ joinCodeChanged: after?.['rotateJoinCode'] });
  });
});

describe('commentsChanged', () => {
  it('tells that a comment about the soldier was added, changed and deleted, and of no other', async () => {
    const { browser, soldier: author } = await signInSoldier(api, { isStaff: true });
    const { browser: subject, soldier } = await signInSoldier(api);
    const follower = await connect(subject).following(COMMENTS, { id: soldier._id });
    const about = { soldierId: soldier._id, commentorId: author._id };
    await makeComment({ ...about, soldierId: author._id });
    const { _id: commentId } = await makeComment(about);
    const told = { commentsChanged: { soldierId: soldier._id, commentId } };
    expect(await follower.next()).toEqual(told);
    await api.execute(
      browser,
      'mutation ($id: ID!) { updateComment(id: $id, version: 1, input: { text: "Calm under fire." }) { id } }',
      { id: commentId },
    );
    expect(await follower.next()).toEqual(told);
    await api.execute(browser, 'mutation ($id: ID!) { deleteComment(id: $id) }', { id: commentId });
    expect(await follower.next()).toEqual(told);
    expect(await CommentModel.countDocuments({ soldierId: soldier._id })).toBe(0);
    expect(await follower.isQuiet()).toBe(true);
  });
});

it('everybody is told to look again once it is not known what changed, as after an import', async () => {
  const { browser, soldier } = await signInSoldier(api);
  const client = connect(browser);
  const record = await client.following(SOLDIER, { id: soldier._id });
  const comments = await client.following(COMMENTS, { id: soldier._id });
  announceAll('OWN_WRITES');
  expect(await record.next()).toMatchObject({ soldierChanged: { id: soldier._id } });
  expect(await comments.next()).toEqual({ commentsChanged: { soldierId: soldier._id, commentId: null } });
});

describe('who may follow what', () => {
  const people = ['signed out', 'no record', 'other', 'self', 'staff, other', 'staff, self'];
  const rows: [string, string, string[]][] = [
    ['unitChanged', UNIT, ['out', '-', 'yes', 'yes', 'yes', 'yes']],
    ['signedIn', SIGNED_IN, ['out', 'yes', 'yes', 'yes', 'yes', 'yes']],
    ['policyChanged', POLICY, ['out', 'yes', 'yes', 'yes', 'yes', 'yes']],
    ['joinCodeChanged', JOIN_CODE, ['out', '-', '-', '-', 'yes', 'yes']],
    ['soldiersChanged', SOLDIERS, ['out', '-', '-', '-', 'yes', 'yes']],
    ['soldierChanged', SOLDIER, ['out', '-', '-', 'yes', 'yes', 'yes']],
    ['commentsChanged', COMMENTS, ['out', '-', '-', 'yes', 'yes', 'yes']],
  ];
  const cases = rows.flatMap(([name, query, cells]) =>
    people.map((person, column) => ({ name, query, person, expected: cells[column] })),
  );

  it('is told of every subscription', () => {
    const subscriptions = createSchema().getSubscriptionType()?.getFields() ?? {};
    expect(rows.map(([name]) => name).sort()).toEqual(Object.keys(subscriptions).sort());
  });

  it.each(cases)('$name, $person: $expected', async ({ name, query, person, expected }) => {
    const { _id: bystander } = await makeSoldier();
    const { browser, id } = await arrange(person, bystander);
    const follower = connect(browser).follow(query, query.includes('$id') ? { id } : {});
    if (expected === 'yes') {
      expect(await follower.next()).toHaveProperty(name);
    } else {
      const { extensions } = await follower.refusal();
      expect(extensions['code']).toBe(expected === 'out' ? 'UNAUTHENTICATED' : 'FORBIDDEN');
    }
  });

  it('is decided by the rights of the moment, also where another server has just given them', async () => {
    const { browser, soldier } = await signInSoldier(api);
    const client = connect(browser);
    await client.following(UNIT);
    const { collectionName: users } = SoldierModel.collection;
    await mongoose.connection
      .collection<{ _id: string }>(users)
      .updateOne({ _id: soldier._id }, { $set: { isStaff: true } });
    expect(await client.follow(SOLDIERS).next()).toHaveProperty('soldiersChanged');
  });

  it('a refusal does not tell whether what was named exists', async () => {
    const { browser } = await signInSoldier(api);
    const { _id: bystander } = await makeSoldier();
    const client = connect(browser);
    const refusals = [bystander, 'no-such-soldier'].map((id) => client.follow(SOLDIER, { id }).refusal());
    const [real, absent] = await Promise.all(refusals);
    expect(absent).toEqual(real);
  });

  async function arrange(person: string, bystander: string): Promise<{ browser: Browser | null; id: string }> {
    if (person === 'signed out') return { browser: null, id: bystander };
    if (person === 'no record') return { browser: (await signInNewcomer(api)).browser, id: bystander };
    const { browser, soldier } = await signInSoldier(api, { isStaff: person.startsWith('staff') });
    return { browser, id: person.endsWith('self') ? soldier._id : bystander };
  }
});

describe('a stream ends, at the latest with the next event,', () => {
  /** Somebody who follows their own record in one of their sessions. */
  async function follows(given: { isStaff?: boolean } = {}) {
    const person = await signInSoldier(api, given);
    const client = connect(person.browser);
    const follower = await client.following(SOLDIER, { id: person.soldier._id });
    return { ...person, client, follower };
  }

  it('when the session ends here', async () => {
    const { browser, client, follower } = await follows();
    await api.execute(browser, 'mutation { signOut }');
    expect((await follower.refusal()).extensions['code']).toBe('UNAUTHENTICATED');
    expect(await client.end()).toEqual({ code: 4401, reason: 'UNAUTHENTICATED' });
  });

  it.each([
    ['the session was ended elsewhere', 'SESSION_ENDED', 'UNAUTHENTICATED'],
    ['the password was changed', 'PASSWORD_CHANGED', 'UNAUTHENTICATED'],
    ['the login was disabled', 'USER_DISABLED', 'USER_DISABLED'],
  ] as const)('when %s', async (_, reason, code) => {
    const { accountId, client, follower } = await follows();
    await SessionModel.updateMany({ accountId }, { $set: { state: 'ENDED', endedBecause: reason } });
    expect((await follower.refusal()).extensions).toEqual({ code, reason });
    expect(await client.end()).toEqual({ code: 4401, reason });
  });

  it('when the login was disabled and its sessions have not been ended yet', async () => {
    const { soldier, follower } = await follows();
    await SoldierModel.findOneAndUpdate({ _id: soldier._id }, { $set: { loginDisabled: true } });
    expect((await follower.refusal()).extensions['code']).toBe('USER_DISABLED');
    // Only the first event.
    expect(follower.results).toHaveLength(1);
  });

  it('when staff rights are taken: what they opened, and no more', async () => {
    const { soldier, client, follower } = await follows({ isStaff: true });
    const { _id: other } = await makeSoldier();
    const all = await client.following(SOLDIERS);
    const theirs = await client.following(COMMENTS, { id: other });
    await SoldierModel.findOneAndUpdate({ _id: soldier._id }, { $set: { isStaff: false } });
    expect((await all.refusal()).extensions['code']).toBe('FORBIDDEN');
    expect((await theirs.refusal()).extensions['code']).toBe('FORBIDDEN');
    expect(all.results).toHaveLength(1);
    expect(await follower.next()).toMatchObject({ soldierChanged: { id: soldier._id } });
    expect(client.closed).toBeUndefined();
  });

  it('when the access window is over, and not when it was extended', async () => {
    const { browser, client, follower, soldier } = await follows();
    ahead = ACCESS_WINDOW_MS / 2;
    api.now = new Date(Date.now() + ahead);
    await api.execute(browser, 'mutation { refreshSession { accessEndsAt } }');
    ahead = ACCESS_WINDOW_MS + 1000;
    await SoldierModel.findOneAndUpdate({ _id: soldier._id }, { $set: { m4Qual: 30 } });
    expect(await follower.next()).toMatchObject({ soldierChanged: { m4Qual: 30 } });
    ahead = 2 * ACCESS_WINDOW_MS;
    lookAgain();
    expect((await follower.refusal()).extensions).toEqual({ code: 'UNAUTHENTICATED', reason: 'ACCESS_EXPIRED' });
    expect(await client.end()).toEqual({ code: 4403, reason: 'ACCESS_EXPIRED' });
  });

  it('within seconds when another server ended the session, of which this one hears nothing', async () => {
    const { accountId, follower } = await follows();
    await SessionModel.collection.updateMany(
      { accountId },
      { $set: { state: 'ENDED', endedBecause: 'SESSION_ENDED' } },
    );
    expect((await follower.refusal()).extensions['reason']).toBe('SESSION_ENDED');
  });
});

describe('signedIn', () => {
  it('says nothing while others sign in and out and records change, and ends when the own session does', async () => {
    const { browser, accountId } = await signInSoldier(api);
    const follower = await connect(browser).following(SIGNED_IN);
    const { browser: another } = await signInSoldier(api);
    await api.execute(another, 'mutation { signOut }');
    expect(await follower.isQuiet()).toBe(true);
    await SessionModel.updateMany({ accountId }, { $set: { state: 'ENDED', endedBecause: 'PASSWORD_CHANGED' } });
    expect((await follower.refusal()).extensions).toEqual({ code: 'UNAUTHENTICATED', reason: 'PASSWORD_CHANGED' });
  });

  it('ends for a login that is disabled, which its screens may have nothing else to learn from', async () => {
    const { browser, soldier } = await signInSoldier(api);
    const { browser: staff } = await signInSoldier(api, { isStaff: true });
    const follower = await connect(browser).following(SIGNED_IN);
    const disabled = { soldierId: soldier._id, disabled: true };
    expect((await api.execute(staff, SET_DISABLED, disabled)).code).toBeNull();
    expect((await follower.refusal()).extensions).toEqual({ code: 'USER_DISABLED', reason: 'USER_DISABLED' });
  });

  it('is there for people without a record, and before a second factor is set up', async () => {
    const required = await app.serve({ secondFactor: 'required' });
    const { browser } = await signInNewcomer(api);
    const client = new LiveClient(required, browser.cookie);
    clients.push(client);
    expect(await client.follow(SIGNED_IN).next()).toEqual({ signedIn: true });
  });
});

it('listening is not a use of the session: it does not keep it alive', async () => {
  const { browser, accountId, soldier } = await signInSoldier(api);
  const before = await SessionModel.findOne({ accountId }).lean();
  const follower = await connect(browser).following(SOLDIER, { id: soldier._id });
  ahead = ACCESS_WINDOW_MS / 2;
  await SoldierModel.findOneAndUpdate({ _id: soldier._id }, { $set: { m4Qual: 30 } });
  await follower.next();
  expect(await SessionModel.findOne({ accountId }).lean()).toEqual(before);
});

// The second is more than the store hands over at once unless asked to.
it.each([1, 105])('a check costs two database commands with %d sockets', async (count) => {
  const people = await Promise.all(Array.from({ length: count }, () => signInSoldier(api)));
  const followers = await Promise.all(
    people.map(({ browser, soldier }) => connect(browser).following(COMMENTS, { id: soldier._id })),
  );
  api.commands.length = 0;
  await SessionModel.collection.updateMany({}, { $set: { state: 'ENDED', endedBecause: 'SESSION_ENDED' } });
  lookAgain();
  for (const follower of followers) await follower.refusal();
  expect(api.commands.filter((name) => name === 'find').length).toBeLessThanOrEqual(4);
  expect(api.commands).not.toContain('getMore');
});

describe('the last day in the unit', () => {
  const MINUTE_MS = 60_000;

  it("ends an open socket's subscriptions when it is over, and leaves the socket to the person who signed in", async () => {
    const midnight = new Date(new Date().setHours(24, 0, 0, 0));
    ahead = midnight.getTime() - Date.now() - MINUTE_MS;
    api.now = new Date(Date.now() + ahead);
    const departure = { lastDay: toStoredDate(unitDayAt(api.now)), reason: 'PCS', byId: 'boss' } as const;
    const { browser } = await signInSoldier(api, { isStaff: true, departure });
    const client = connect(browser);
    const [unit, staff, session] = [
      await client.following(UNIT),
      await client.following(SOLDIERS),
      await client.following(SIGNED_IN),
    ];
    ahead += 2 * MINUTE_MS;
    // Nothing is written.
    lookAgain();
    for (const follower of [unit, staff]) {
      expect((await follower.refusal()).extensions).toMatchObject({ code: 'FORBIDDEN' });
    }
    expect(session.end).toBeUndefined();
    await expect(client.following(UNIT)).rejects.toThrow('FORBIDDEN');
  });
});
