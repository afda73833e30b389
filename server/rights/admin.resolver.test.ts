import mongoose, { mongo } from 'mongoose';
import { HistoryModel } from '../history/history.model.ts';
import type { SectionMember } from '../records/soldiers/sectionOverview.type.ts';
import { type Soldier, SoldierModel } from '../records/soldiers/soldier.model.ts';
import type { SoldierType } from '../records/soldiers/soldier.type.ts';
import { beforeNextRecordChange } from '../testing/beforeNextCommand.ts';
import { makeSoldier, makeSoldiers, signInSoldier } from '../testing/factories.ts';
import { type Browser, TestApi } from '../testing/testApi.ts';

const api = TestApi.forThisFile();
afterEach(() => jest.restoreAllMocks());

type RightsOperation = 'grantAdmin' | 'revokeAdmin' | 'approveStaffRole' | 'declineStaffRole';

async function decide(browser: Browser, operation: RightsOperation, soldierId: string) {
  const { data, ...answer } = await api.execute<Record<string, SoldierType>>(
    browser,
    `mutation ($soldierId: ID!) { ${operation}(soldierId: $soldierId) { id version isStaff awaitsStaffApproval section team role unitPosition } }`,
    { soldierId },
  );
  return { ...answer, soldier: data?.[operation] };
}

const listed = async (browser: Browser, list: 'admins' | 'staffApprovals') => {
  const { data } = await api.execute<Record<string, SectionMember[]>>(
    browser,
    `{ ${list} { id role rank lastName unitPosition } }`,
  );
  return data?.[list]?.map(({ lastName }) => lastName);
};

const isStaff = async (id: string) => (await SoldierModel.findById(id).lean())?.isStaff;

const place = { section: 'ALPHA', team: 'HQ', role: 'CO_FSO' } as const;
const claim = { ...place, awaitsStaffApproval: true } as const;

describe('admins and staffApprovals', () => {
  it('list by position who has rights and who waits', async () => {
    const { browser } = await signInSoldier(api, {
      isStaff: true,
      lastName: 'Second',
      section: 'BN_STAFF',
      team: 'HQ',
      role: 'BN_FSNCO',
    });
    await makeSoldier({ isStaff: true, lastName: 'A third too' });
    await makeSoldier({ isStaff: true, lastName: 'a third' });
    await makeSoldier({ isStaff: true, lastName: 'First', section: 'BN_STAFF', team: 'HQ', role: 'BN_FSO' });
    await makeSoldier({ ...claim, lastName: 'Waiting' });
    await makeSoldier({ lastName: 'Neither' });
    expect(await listed(browser, 'admins')).toEqual(['First', 'Second', 'a third', 'A third too']);
    expect(await listed(browser, 'staffApprovals')).toEqual(['Waiting']);
  });

  it.each([1, 150])('cost three database commands for %d people', async (count) => {
    await makeSoldiers(count - 1, { isStaff: true });
    const { browser } = await signInSoldier(api, { isStaff: true });
    api.commands.length = 0;
    expect(await listed(browser, 'admins')).toHaveLength(count);
    expect(api.commands).toEqual(['find', 'find', 'find']);
  });
});

describe('approveStaffRole and declineStaffRole', () => {
  it('approveStaffRole gives the rights, and the role stays', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const { _id } = await makeSoldier(claim);
    const { soldier } = await decide(browser, 'approveStaffRole', _id);
    expect(soldier).toMatchObject({ isStaff: true, awaitsStaffApproval: false, ...place, version: 1 });
  });

  it('declineStaffRole takes the claimed place away, as a save of the record does, with its history', async () => {
    const { browser, soldier: leader } = await signInSoldier(api, { isStaff: true });
    const { _id } = await makeSoldier(claim);
    const { soldier } = await decide(browser, 'declineStaffRole', _id);
    const unassigned = { section: 'UNASSIGNED', team: 'UNASSIGNED', role: 'UNASSIGNED', unitPosition: 50 };
    const after = { isStaff: false, awaitsStaffApproval: false, ...unassigned, version: 2 };
    expect(soldier).toMatchObject(after);
    expect(await SoldierModel.findById(_id).lean()).toMatchObject(after);
    expect(await HistoryModel.find({ soldierId: _id }, { _id: 0 }).lean()).toEqual([
      {
        soldierId: _id,
        actorId: leader._id,
        at: api.now,
        subject: 'RIGHTS',
        action: 'CHANGED',
        subjectId: null,
        subjectName: null,
        changes: [
          { field: 'section', from: 'ALPHA', to: 'UNASSIGNED' },
          { field: 'team', from: 'HQ', to: 'UNASSIGNED' },
          { field: 'role', from: 'CO_FSO', to: 'UNASSIGNED' },
          { field: 'awaitsStaffApproval', from: 'true', to: 'false' },
        ],
      },
    ]);
  });

  it('declineStaffRole refuses a form that its owner opened before, and says who declined', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true, rank: 'SFC', lastName: 'Vance' });
    const { browser: own, soldier } = await signInSoldier(api, claim);
    await decide(browser, 'declineStaffRole', soldier._id);
    const { code, errors } = await api.execute(
      own,
      `mutation { updateSoldier(id: "${soldier._id}", version: 1, input: { m4Qual: 30 }) { id } }`,
    );
    expect([code, errors[0]?.extensions]).toMatchObject(['CONFLICT', { changedBy: { name: 'SFC Vance' } }]);
  });

  it('declineStaffRole leaves alone what its owner saves at the same moment elsewhere in the record', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const { _id } = await makeSoldier(claim);
    const saved = { lastName: 'Zeller', sortName: 'zeller', version: 2 };
    beforeNextRecordChange(() => SoldierModel.updateOne({ _id }, { $set: saved }));
    expect((await decide(browser, 'declineStaffRole', _id)).code).toBeNull();
    expect(await SoldierModel.findById(_id).lean()).toMatchObject({ ...saved, version: 3, role: 'UNASSIGNED' });
  });

  it.each(['approveStaffRole', 'declineStaffRole'] as const)('%s refuses when nobody waits', async (operation) => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const { _id } = await makeSoldier();
    const { code, errors } = await decide(browser, operation, _id);
    expect([code, errors[0]?.message]).toEqual(['CONFLICT', 'That person is not waiting for approval.']);
  });

  it('decide once when two staff decide at the same moment', async () => {
    const [one, two] = [await signInSoldier(api, { isStaff: true }), await signInSoldier(api, { isStaff: true })];
    const { _id } = await makeSoldier(claim);
    const answers = await Promise.all([
      decide(one.browser, 'approveStaffRole', _id),
      decide(two.browser, 'declineStaffRole', _id),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['CONFLICT', null]);
  });
});

describe('grantAdmin', () => {
  it('gives rights that stay while the role does, and end with it', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const { _id } = await makeSoldier({ section: 'ALPHA', team: 'TEAM_1', role: 'FO' });
    expect((await decide(browser, 'grantAdmin', _id)).soldier).toMatchObject({ isStaff: true, version: 1 });
    const save = (version: number, input: string) =>
      api.execute(browser, `mutation { updateSoldier(id: "${_id}", version: ${version}, input: ${input}) { id } }`);
    await save(1, '{ m4Qual: 30 }');
    expect(await isStaff(_id)).toBe(true);
    await save(2, '{ role: RTO }');
    expect(await isStaff(_id)).toBe(false);
  });

  it('is not undone by a save of a form that was opened before', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const { browser: own, soldier } = await signInSoldier(api);
    const save = api.execute(
      own,
      `mutation { updateSoldier(id: "${soldier._id}", version: 1, input: { m4Qual: 30 }) { id } }`,
    );
    await Promise.all([save, decide(browser, 'grantAdmin', soldier._id)]);
    expect(await isStaff(soldier._id)).toBe(true);
  });

  it('ends a wait for approval', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const { _id } = await makeSoldier(claim);
    await decide(browser, 'grantAdmin', _id);
    expect(await listed(browser, 'staffApprovals')).toEqual([]);
  });

  it('is told as done when the store then has no room for giving the lock back', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const { _id } = await makeSoldier();
    const full = new mongo.MongoServerError({ code: 14_031 });
    jest.spyOn(mongoose.connection.collection('locks'), 'deleteOne').mockRejectedValueOnce(full);
    expect(await decide(browser, 'grantAdmin', _id)).toMatchObject({ code: null, soldier: { isStaff: true } });
  });

  it('gives them to nobody else', async () => {
    await makeSoldier({ _id: '0' });
    const { browser } = await signInSoldier(api, { isStaff: true });
    await decide(browser, 'grantAdmin', (await makeSoldier())._id);
    expect(await isStaff('0')).toBe(false);
  });

  it('to somebody who has them changes nothing, and the history does not tell of it', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const { _id } = await makeSoldier({ isStaff: true });
    expect((await decide(browser, 'grantAdmin', _id)).soldier).toMatchObject({ isStaff: true });
    expect(await HistoryModel.countDocuments()).toBe(0);
  });
});

it.each<[string, Partial<Soldier>]>([
  ['the rights', { isStaff: true }],
  ['the wait for approval', { awaitsStaffApproval: false }],
  ['the place', { section: 'BRAVO' }],
  ['the owner', { userId: 'another' }],
  ['the login', { loginDisabled: true }],
])('overwrites nothing when it has lost its lock and %s changed meanwhile', async (_, change) => {
  const { browser } = await signInSoldier(api, { isStaff: true });
  const { soldier } = await signInSoldier(api, claim);
  const { _id } = soldier;
  beforeNextRecordChange(() => SoldierModel.updateOne({ _id }, { $set: change }));
  expect((await decide(browser, 'declineStaffRole', _id)).code).toBe('CONFLICT');
  expect(await SoldierModel.findById(_id).lean()).toMatchObject({ ...soldier, ...change, updatedAt: expect.any(Date) });
});

it.each(['grantAdmin', 'revokeAdmin', 'approveStaffRole', 'declineStaffRole'] as const)(
  '%s tells staff that a user does not exist',
  async (operation) => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const { code, errors } = await decide(browser, operation, 'no-such-soldier');
    expect([code, errors[0]?.message]).toEqual(['NOT_FOUND', 'That user does not exist.']);
  },
);

describe('revokeAdmin', () => {
  it("takes somebody else's rights", async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const { _id } = await makeSoldier({ isStaff: true });
    expect((await decide(browser, 'revokeAdmin', _id)).soldier?.isStaff).toBe(false);
  });

  it('from somebody who only waits for them changes nothing, and the history does not tell of it', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const { _id } = await makeSoldier(claim);
    expect((await decide(browser, 'revokeAdmin', _id)).soldier).toMatchObject({ awaitsStaffApproval: true });
    expect(await HistoryModel.countDocuments()).toBe(0);
  });

  it("refuses to take one's own", async () => {
    const { browser, soldier } = await signInSoldier(api, { isStaff: true });
    await makeSoldier({ isStaff: true });
    const { code, errors } = await decide(browser, 'revokeAdmin', soldier._id);
    expect([code, errors[0]?.message]).toEqual(['FORBIDDEN', 'Failed to remove privileges.']);
    expect(await isStaff(soldier._id)).toBe(true);
  });

  it("leaves one of two who take each other's rights at the same moment", async () => {
    const [one, two] = [await signInSoldier(api, { isStaff: true }), await signInSoldier(api, { isStaff: true })];
    const answers = await Promise.all([
      decide(one.browser, 'revokeAdmin', two.soldier._id),
      decide(two.browser, 'revokeAdmin', one.soldier._id),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['FORBIDDEN', null]);
    expect(await SoldierModel.countDocuments({ isStaff: true })).toBe(1);
  });
});
