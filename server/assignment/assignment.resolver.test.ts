import { setImmediate as nextTurn } from 'node:timers/promises';
import { HistoryModel } from '../history/history.model.ts';
import { underRightsLock } from '../records/rights/rightsLock.ts';
import { type Soldier, SoldierModel } from '../records/soldiers/soldier.model.ts';
import type { SoldierType } from '../records/soldiers/soldier.type.ts';
import { beforeNextRecordChange } from '../testing/beforeNextCommand.ts';
import { makeSoldier, makeSoldiers, signInSoldier } from '../testing/factories.ts';
import { type Browser, TestApi } from '../testing/testApi.ts';
import type { AssignmentSection } from './assignment.type.ts';

const api = TestApi.forThisFile();

const BOARD = `{
  assignmentBoard { section teams { team people { id version rank lastName section team role unitPosition isStaff } } }
}`;
const ASSIGN = `mutation ($id: ID!, $version: Int!, $input: AssignSoldierInput!) {
  assignSoldier(id: $id, version: $version, input: $input) {
    id version section team role unitPosition isStaff awaitsStaffApproval m4Qual
  }
}`;

const OBSERVER = { section: 'ALPHA', team: 'TEAM_1', role: 'FO' } as const;
const COMPANY_FSO = { section: 'BRAVO', team: 'HQ', role: 'CO_FSO' } as const;

async function board(): Promise<AssignmentSection[]> {
  const { browser } = await signInSoldier(api, { isStaff: true, section: 'BN_STAFF', team: 'HQ', role: 'BN_FSO' });
  api.commands.length = 0;
  const { data } = await api.execute<{ assignmentBoard: AssignmentSection[] }>(browser, BOARD);
  return data?.assignmentBoard ?? [];
}

async function assign(browser: Browser, { _id: id }: Pick<Soldier, '_id'>, input: object, version = 1) {
  const { data, ...answer } = await api.execute<{ assignSoldier: SoldierType }>(browser, ASSIGN, {
    id,
    version,
    input,
  });
  return { ...answer, soldier: data?.assignSoldier };
}

const staff = () => signInSoldier(api, { isStaff: true, section: 'BN_STAFF', team: 'HQ', role: 'BN_FSO' });
const stored = ({ _id }: Pick<Soldier, '_id'>) => SoldierModel.findById(_id).lean();

describe('assignmentBoard', () => {
  it('has every section with its teams, empty ones too', async () => {
    const seen = await board();
    const companyTeams = ['HQ', 'TEAM_1', 'TEAM_2', 'TEAM_3'];
    expect(seen.map(({ section, teams }) => [section, teams.map(({ team }) => team)])).toEqual([
      ['BN_STAFF', ['HQ']],
      ['ALPHA', companyTeams],
      ['BRAVO', companyTeams],
      ['CHARLIE', companyTeams],
      ['DELTA', ['HQ']],
      ['UNASSIGNED', ['UNASSIGNED']],
    ]);
    expect(seen.flatMap(({ teams }) => teams.flatMap(({ people }) => people))).toHaveLength(1);
  });

  it('has the people of a team by position, then name, with what reassigning them asks for', async () => {
    await makeSoldier({ ...OBSERVER, _id: 'a', lastName: 'Second' });
    await makeSoldier({ ...OBSERVER, role: 'RTO', lastName: 'A third' });
    const first = await makeSoldier({ ...OBSERVER, _id: 'b', lastName: 'first', version: 7 });
    const seen = await board();
    const team = seen.find(({ section }) => section === 'ALPHA')?.teams.find(({ team }) => team === 'TEAM_1');
    expect(team?.people.map(({ lastName }) => lastName)).toEqual(['first', 'Second', 'A third']);
    expect(team?.people[0]).toEqual({
      id: first._id,
      version: 7,
      rank: 'SPC',
      lastName: 'first',
      ...OBSERVER,
      unitPosition: 12,
      isStaff: false,
    });
  });

  it('loses nobody who was stored in a team that the section does not have', async () => {
    await makeSoldier({ section: 'DELTA', team: 'TEAM_2', role: 'FO', lastName: 'Stray' });
    const delta = (await board()).find(({ section }) => section === 'DELTA');
    expect(delta?.teams).toMatchObject([
      { team: 'HQ', people: [] },
      { team: 'TEAM_2', people: [{ lastName: 'Stray' }] },
    ]);
  });

  it.each([1, 150])('costs three database commands for %d people', async (count) => {
    await makeSoldiers(count - 1, OBSERVER);
    const seen = await board();
    expect(seen.flatMap(({ teams }) => teams.flatMap(({ people }) => people))).toHaveLength(count);
    expect(api.commands).toEqual(['find', 'find', 'find']);
  });
});

describe('assignSoldier', () => {
  it('gives a place with its position, counts the version, and leaves the rest', async () => {
    const { browser, soldier: actor } = await staff();
    const soldier = await makeSoldier({ m4Qual: 30 });
    const { soldier: assigned } = await assign(browser, soldier, { section: 'CHARLIE', team: 'TEAM_3', role: 'RTO' });
    expect(assigned).toEqual({
      id: soldier._id,
      version: 2,
      section: 'CHARLIE',
      team: 'TEAM_3',
      role: 'RTO',
      unitPosition: 37,
      isStaff: false,
      awaitsStaffApproval: false,
      m4Qual: 30,
    });
    expect(await HistoryModel.find({ soldierId: soldier._id }).lean()).toMatchObject([
      {
        actorId: actor._id,
        subject: 'RECORD',
        action: 'CHANGED',
        changes: [
          { field: 'section', from: 'UNASSIGNED', to: 'CHARLIE' },
          { field: 'team', from: 'UNASSIGNED', to: 'TEAM_3' },
          { field: 'role', from: 'UNASSIGNED', to: 'RTO' },
        ],
      },
    ]);
  });

  it('gives the rights of a staff role, and takes them with another role', async () => {
    const { browser } = await staff();
    const soldier = await makeSoldier(OBSERVER);
    expect((await assign(browser, soldier, COMPANY_FSO)).soldier).toMatchObject({ isStaff: true, unitPosition: 20 });
    expect((await assign(browser, soldier, OBSERVER, 2)).soldier).toMatchObject({ isStaff: false, version: 3 });
  });

  it('leaves rights alone that were given, while the role stays', async () => {
    const { browser } = await staff();
    const soldier = await makeSoldier({ ...OBSERVER, isStaff: true });
    expect((await assign(browser, soldier, { ...OBSERVER, team: 'TEAM_2' })).soldier?.isStaff).toBe(true);
  });

  it('moves a record that is not valid in what the assignment is not about', async () => {
    const { browser } = await staff();
    const soldier = await makeSoldier(OBSERVER);
    await SoldierModel.updateOne({ _id: soldier._id }, { $set: { middleName: '' } });
    expect((await assign(browser, soldier, COMPANY_FSO)).code).toBeNull();
  });

  it.each([
    [{ section: 'DELTA', team: 'TEAM_1', role: 'FO' }, 'team', 'For section DELTA the team must be HQ.'],
    [{ ...OBSERVER, team: 'UNASSIGNED' }, 'team', 'For section ALPHA the team must be HQ, 1, 2 or 3.'],
    [{ ...OBSERVER, role: 'CO_FSO' }, 'role', 'For section ALPHA, team 1, the role must be FO or RTO.'],
    [
      { section: 'UNASSIGNED', team: 'UNASSIGNED', role: 'BN_RTO' },
      'role',
      'For section UNASSIGNED, team UNASSIGNED, the role must be UNASSIGNED.',
    ],
  ])('refuses %j', async (input, field, message) => {
    const { browser } = await staff();
    const soldier = await makeSoldier();
    const { errors } = await assign(browser, soldier, input);
    expect(errors[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', field } });
    expect(await stored(soldier)).toMatchObject({ version: 1, section: 'UNASSIGNED' });
  });

  it('refuses a stale version, and says which one is current', async () => {
    const { browser } = await staff();
    const soldier = await makeSoldier();
    await assign(browser, soldier, OBSERVER);
    const { errors } = await assign(browser, soldier, COMPANY_FSO);
    expect(errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', currentVersion: 2 });
    expect(await stored(soldier)).toMatchObject(OBSERVER);
  });

  it('lets one of two staff win who assign at the same moment', async () => {
    const [one, two] = [await staff(), await staff()];
    const soldier = await makeSoldier();
    const answers = await Promise.all([
      assign(one.browser, soldier, OBSERVER),
      assign(two.browser, soldier, { ...OBSERVER, role: 'RTO' }),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['CONFLICT', null]);
    expect(await HistoryModel.countDocuments({ soldierId: soldier._id })).toBe(1);
  });

  it('does not let the last staff assign themself out of their rights', async () => {
    const { browser, soldier } = await staff();
    const { errors } = await assign(browser, soldier, OBSERVER);
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'role' });
    expect(await stored(soldier)).toMatchObject({ isStaff: true, role: 'BN_FSO', version: 1 });
  });

  it("refuses a person who just lost their rights to the other of the last two staff, and doesn't call the other the last", async () => {
    const [one, two] = [await staff(), await staff()];
    let waiting: ReturnType<typeof assign> | undefined;
    await underRightsLock(async () => {
      api.commands.length = 0;
      waiting = assign(one.browser, two.soldier, OBSERVER);
      // The request's first update asks for the lock; from then on it waits.
      while (!api.commands.includes('update')) await nextTurn();
      await SoldierModel.updateOne({ _id: one.soldier._id }, { $set: { isStaff: false } });
    });
    expect((await waiting)?.code).toBe('FORBIDDEN');
    expect(await stored(two.soldier)).toMatchObject({ isStaff: true, role: 'BN_FSO', version: 1 });
  });

  it('overwrites nothing when it has lost its lock and the rights changed meanwhile', async () => {
    const { browser } = await staff();
    const soldier = await makeSoldier();
    beforeNextRecordChange(() => SoldierModel.updateOne({ _id: soldier._id }, { $set: { isStaff: true } }));
    expect((await assign(browser, soldier, OBSERVER)).code).toBe('CONFLICT');
    expect(await stored(soldier)).toMatchObject({ isStaff: true, role: soldier.role });
  });

  it('refuses somebody without staff rights, for themself too', async () => {
    const { browser, soldier } = await signInSoldier(api);
    expect((await assign(browser, soldier, OBSERVER)).code).toBe('FORBIDDEN');
    expect(await stored(soldier)).toMatchObject({ version: 1, section: 'UNASSIGNED' });
  });

  it('tells staff that a user does not exist', async () => {
    const { browser } = await staff();
    expect((await assign(browser, { _id: 'no-such-soldier' }, OBSERVER)).code).toBe('NOT_FOUND');
  });
});
