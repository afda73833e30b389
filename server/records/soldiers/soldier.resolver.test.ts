import { setImmediate as nextTurn } from 'node:timers/promises';
import { HistoryModel } from '../../history/history.model.ts';
import { AccountModel } from '../../identity/account.model.ts';
import { driverOf } from '../../store/driver.ts';
import { makeSoldier, signInNewcomer, signInSoldier } from '../../testing/factories.ts';
import { type Browser, TestApi } from '../../testing/testApi.ts';
import { underRightsLock } from '../rights/rightsLock.ts';
import type { SectionStrength } from './sectionOverview.type.ts';
import { SoldierModel } from './soldier.model.ts';
import type { SoldierType } from './soldier.type.ts';

/** A record as in an answer, with the server's promises resolved. */
type AnsweredSoldier = { readonly [Field in keyof SoldierType]: Awaited<SoldierType[Field]> };

const api = TestApi.forThisFile();

/** For hundreds of operations at once on a busy machine. */
const PATIENCE_MS = 60_000;

const RECORD = `
  id version firstName middleName lastName rank grade pebd dor ets etsIndefinite section team role unitPosition acftScore acftPass m4Qual
  dlc1Complete blcComplete dlc2Complete alcComplete dlc3Complete slcComplete jfoQualified driversLicense isStaff awaitsStaffApproval
  schools { id schoolName startDate endDate } timeInService { years months days } timeInGrade { years months days }
  dataIssues { code field text }
`;
const HOME = '{ sectionOverview { section capacity members { id role rank lastName unitPosition } } }';
const SOLDIER = `query ($id: ID!) { soldier(id: $id) { ${RECORD} readiness { list listed missing whatToDo } } }`;
const CREATE = `mutation ($input: CreateSoldierInput!) { createSoldier(input: $input) { ${RECORD} } }`;
const UPDATE = `mutation ($id: ID!, $version: Int!, $input: UpdateSoldierInput!) { updateSoldier(id: $id, version: $version, input: $input) { ${RECORD} } }`;

const create = (browser: Browser, variables: Record<string, unknown>) =>
  api.execute<{ createSoldier: AnsweredSoldier }>(browser, CREATE, variables);
const update = (browser: Browser, variables: Record<string, unknown>) =>
  api.execute<{ updateSoldier: AnsweredSoldier }>(browser, UPDATE, variables);

/** With a straight apostrophe instead of the curly one in the input. */
const STORED_LAST_NAME = "Núñez-O'Hara 李";
const required = { firstName: ' Ana ', middleName: 'NMN', lastName: 'Núñez-O’Hara 李', rank: 'SPC', grade: 'E4' };

describe('sectionOverview', () => {
  const home = async (browser: Browser): Promise<SectionStrength[]> => {
    const { data } = await api.execute<{ sectionOverview: SectionStrength[] }>(browser, HOME);
    return data?.sectionOverview ?? [];
  };
  const block = async (browser: Browser, section: string) =>
    (await home(browser)).find((row) => row.section === section);

  it('has the four blocks of Home, empty ones too, and no DELTA while nobody is there', async () => {
    const { browser } = await signInSoldier(api);
    expect(await home(browser)).toEqual([
      { section: 'BN_STAFF', capacity: 6, members: [] },
      { section: 'ALPHA', capacity: 8, members: [] },
      { section: 'BRAVO', capacity: 8, members: [] },
      { section: 'CHARLIE', capacity: 8, members: [] },
    ]);
  });

  it('has a DELTA block when somebody is assigned there', async () => {
    const { browser } = await signInSoldier(api, { section: 'DELTA', team: 'HQ', role: 'CO_FSO' });
    const filled = (await home(browser)).filter(({ members }) => members.length > 0);
    expect(filled).toMatchObject([{ section: 'DELTA', capacity: 4, members: [{ role: 'CO_FSO' }] }]);
  });

  it('orders people by position, then name, and leaves the unassigned out', async () => {
    await makeSoldier({ section: 'ALPHA', team: 'TEAM_1', role: 'RTO', lastName: 'A fifth' });
    await makeSoldier({ section: 'ALPHA', team: 'TEAM_1', role: 'FO', lastName: 'Third too' });
    await makeSoldier({ section: 'ALPHA', team: 'HQ', role: 'CO_FSNCO', lastName: 'Second' });
    await makeSoldier({ section: 'ALPHA', team: 'TEAM_1', role: 'FO', lastName: 'third' });
    await makeSoldier({ section: 'ALPHA', team: 'HQ', role: 'CO_FSO', lastName: 'First' });
    const { browser } = await signInSoldier(api);
    const alpha = await block(browser, 'ALPHA');
    expect(alpha?.members.map(({ lastName }) => lastName)).toEqual([
      'First',
      'Second',
      'third',
      'Third too',
      'A fifth',
    ]);
  });

  it.each([1, 30])('costs four database commands with %d people in the section', async (count) => {
    for (let person = 1; person < count; person += 1) {
      await makeSoldier({ section: 'BRAVO', team: 'TEAM_1', role: 'FO' });
    }
    const { browser } = await signInSoldier(api, { section: 'BRAVO', team: 'HQ', role: 'CO_FSO' });
    api.commands.length = 0;
    expect((await block(browser, 'BRAVO'))?.members).toHaveLength(count);
    // The session, the viewer's rights, the people.
    expect(api.commands).toEqual(['find', 'find', 'find', 'find']);
  });

  it('does not offer more of other people than Home shows', async () => {
    const { browser } = await signInSoldier(api);
    const { code } = await api.execute(browser, '{ sectionOverview { members { firstName } } }');
    expect(code).toBe('GRAPHQL_VALIDATION_FAILED');
  });
});

describe('soldier', () => {
  it("shows the whole record with what follows from it on the day's date", async () => {
    api.now = new Date('2026-03-14T15:00:00Z');
    const { browser, soldier } = await signInSoldier(api, {
      pebd: new Date('2025-02-12T12:00:00Z'),
      dor: new Date('2026-01-13T12:00:00Z'),
      m4Qual: 22,
      schools: [
        {
          id: 'later',
          version: 1,
          schoolName: 'RANGER',
          startDate: new Date('2026-09-01T12:00:00Z'),
          endDate: new Date('2026-11-01T12:00:00Z'),
        },
        {
          id: 'sooner',
          version: 1,
          schoolName: 'AIR_ASSAULT',
          startDate: new Date('2026-05-04T12:00:00Z'),
          endDate: new Date('2026-05-14T12:00:00Z'),
        },
      ],
    });
    const { data } = await api.execute<{ soldier: AnsweredSoldier }>(browser, SOLDIER, { id: soldier._id });
    expect(data?.soldier).toMatchObject({
      pebd: '2025-02-12',
      dor: '2026-01-13',
      ets: null,
      timeInService: { years: 1, months: 1, days: 0 },
      timeInGrade: { years: 0, months: 2, days: 0 },
      schools: [
        { id: 'sooner', schoolName: 'AIR_ASSAULT', startDate: '2026-05-04', endDate: '2026-05-14' },
        { id: 'later', schoolName: 'RANGER' },
      ],
    });
    expect(data?.soldier.readiness.filter(({ listed }) => listed).map(({ list }) => list)).toEqual([
      'DLC_INCOMPLETE',
      'M4_QUAL_FAIL',
      'NEED_LICENSED',
    ]);
  });

  it('tells staff that a record does not exist', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const { code, errors } = await api.execute(browser, SOLDIER, { id: 'no-such-soldier' });
    expect(code).toBe('NOT_FOUND');
    expect(errors[0]?.message).toBe('That user does not exist.');
  });
});

describe('createSoldier', () => {
  it('creates a record with the defaults and what was given', async () => {
    const { browser } = await signInNewcomer(api);
    const { data } = await create(browser, { input: { ...required, middleName: ' NMN ', ets: '2028-02-29' } });
    expect(data?.createSoldier).toMatchObject({
      firstName: 'Ana',
      middleName: 'NMN',
      lastName: STORED_LAST_NAME,
      version: 1,
      section: 'UNASSIGNED',
      team: 'UNASSIGNED',
      role: 'UNASSIGNED',
      unitPosition: 50,
      acftScore: 0,
      acftPass: true,
      m4Qual: 0,
      dlc1Complete: false,
      driversLicense: false,
      isStaff: false,
      awaitsStaffApproval: false,
      pebd: null,
      ets: '2028-02-29',
      schools: [],
    });
    const stored = await SoldierModel.findOne().lean();
    expect(stored?.ets).toEqual(new Date('2028-02-29T12:00:00Z'));
    // Its entry is already in the audit log.
    expect(stored?.pendingHistory).toEqual([]);
  });

  it('takes every field', async () => {
    const { browser } = await signInNewcomer(api);
    const input = {
      ...required,
      firstName: 'Ana',
      rank: 'SSG',
      grade: 'E6',
      pebd: '2015-06-01',
      dor: '2023-01-31',
      ets: '2030-12-01',
      section: 'CHARLIE',
      team: 'TEAM_2',
      role: 'RTO',
      acftScore: 600,
      acftPass: false,
      m4Qual: 0,
      dlc1Complete: true,
      blcComplete: true,
      dlc2Complete: true,
      alcComplete: true,
      dlc3Complete: true,
      slcComplete: true,
      jfoQualified: true,
      driversLicense: true,
    };
    const { data } = await create(browser, { input });
    expect(data?.createSoldier).toMatchObject({ ...input, lastName: STORED_LAST_NAME, unitPosition: 35 });
  });

  it.each([
    ['no first name', { firstName: '  ' }, 'firstName', 'Enter the first name.'],
    ['an ACFT score over 600', { acftScore: 601 }, 'acftScore', 'ACFT score must be a whole number from 0 to 600.'],
    ['an M4 qualification under 0', { m4Qual: -1 }, 'm4Qual', 'M4 qualification must be a whole number from 0 to 600.'],
    ['a year that nobody meant', { pebd: '0206-01-05' }, 'pebd', 'PEBD must be from 01 JAN 1950 to 31 DEC 2100.'],
    [
      'a team that the section has not',
      { section: 'DELTA', team: 'TEAM_1', role: 'FO' },
      'team',
      'For section DELTA the team must be HQ.',
    ],
    [
      'a role that the team has not',
      { section: 'ALPHA', team: 'HQ', role: 'FO' },
      'role',
      'For section ALPHA, team HQ, the role must be CO FSO or CO FSNCO.',
    ],
  ])('refuses %s', async (_, change, field, message) => {
    const { browser } = await signInNewcomer(api);
    const { code, errors } = await create(browser, { input: { ...required, ...change } });
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors[0]).toMatchObject({ message, extensions: { field } });
    expect(await SoldierModel.countDocuments()).toBe(0);
  });

  it.each(['isStaff', 'unitPosition', 'userId', 'version', 'awaitsStaffApproval'])(
    'does not take %s from a client',
    async (field) => {
      const { browser } = await signInNewcomer(api);
      const { code } = await create(browser, { input: { ...required, [field]: 1 } });
      expect(code).toBe('BAD_USER_INPUT');
      expect(await SoldierModel.countDocuments()).toBe(0);
    },
  );

  it('creates one record for a login, however often it is asked to at the same moment', async () => {
    const { browser } = await signInNewcomer(api);
    const answers = await Promise.all([1, 2, 3].map(() => create(browser, { input: required })));
    expect(answers.map(({ code }) => code).sort()).toEqual(['CONFLICT', 'CONFLICT', null]);
    expect(await SoldierModel.countDocuments()).toBe(1);
  });

  it('refuses a second one without keeping others from the lock', async () => {
    const { browser } = await signInSoldier(api);
    api.commands.length = 0;
    expect((await create(browser, { input: required })).code).toBe('CONFLICT');
    expect(api.commands).not.toContain('update');
  });

  it('creates none for a login that is deleted meanwhile', async () => {
    await signInNewcomer(api);
    const { browser, accountId } = await signInNewcomer(api);
    let waiting: ReturnType<typeof create> | undefined;
    await underRightsLock(async () => {
      api.commands.length = 0;
      waiting = create(browser, { input: required });
      // The request's first update asks for the lock; from then on it waits.
      while (!api.commands.includes('update')) await nextTurn();
      await AccountModel.deleteOne({ _id: accountId });
    });
    expect((await waiting)?.code).toBe('UNAUTHENTICATED');
    expect(await SoldierModel.countDocuments()).toBe(0);
  });
});

describe('the data of a record', () => {
  const codes = ({ dataIssues }: Pick<AnsweredSoldier, 'dataIssues'>) => dataIssues.map(({ code }) => code);

  it('keeps a score that was left out apart from a 0 that was entered', async () => {
    const { browser } = await signInNewcomer(api);
    const { data } = await create(browser, { input: { ...required, m4Qual: 0, etsIndefinite: true } });
    const created = data?.createSoldier;
    if (!created) throw new Error('There is no record.');
    expect(created).toMatchObject({ acftScore: 0, m4Qual: 0, ets: null, etsIndefinite: true });
    expect(created.dataIssues[0]).toEqual({
      code: 'ACFT_SCORE_NOT_ENTERED',
      field: 'acftScore',
      text: 'ACFT score is not entered.',
    });
    expect(codes(created)).toEqual(['ACFT_SCORE_NOT_ENTERED', 'PEBD_NOT_ENTERED', 'DOR_NOT_ENTERED']);
    // Null leaves it unchanged, 0 is an entry, and an entry can't be taken back.
    for (const [acftScore, left] of [
      [null, 3],
      [0, 2],
      [null, 2],
    ] as const) {
      const { version } = (await SoldierModel.findById(created.id).lean()) ?? {};
      const saved = await update(browser, { id: created.id, version, input: { acftScore } });
      expect(saved.data?.updateSoldier.acftScore).toBe(0);
      expect(saved.data?.updateSoldier.dataIssues).toHaveLength(left);
    }
    const [, entry] = await HistoryModel.find({ soldierId: created.id }).sort({ at: 1 }).lean();
    expect(entry?.changes).toEqual([{ field: 'acftScore', from: null, to: '0' }]);
  });

  it('counts as entered in a record from before scores could be left out', async () => {
    const { browser, soldier } = await signInSoldier(api, { ets: new Date('2099-01-01T12:00:00Z') });
    await driverOf(SoldierModel).updateOne({ _id: soldier._id }, { $unset: { etsIndefinite: '' } });
    const { data } = await api.execute<{ soldier: AnsweredSoldier }>(browser, SOLDIER, { id: soldier._id });
    expect(data?.soldier).toMatchObject({ acftScore: 0, m4Qual: 0, etsIndefinite: false });
    expect(data && codes(data.soldier)).toEqual(['PEBD_NOT_ENTERED', 'DOR_NOT_ENTERED']);
  });

  it.each([
    ['a date', { etsIndefinite: true }, { ets: '2027-01-01' }],
    ['indefinite', { ets: new Date('2027-01-01T12:00:00Z') }, { etsIndefinite: true }],
    ['both', {}, { ets: '2027-01-01', etsIndefinite: true }],
  ])('refuses an ETS that is a date and indefinite: %s', async (_, given, input) => {
    const { browser, soldier } = await signInSoldier(api, given);
    const answer = await update(browser, { id: soldier._id, version: 1, input });
    expect(answer).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(answer.errors[0]).toMatchObject({
      message: 'An indefinite ETS has no date. Clear the date, or set ETS indefinite to no.',
      extensions: { field: 'ets' },
    });
  });

  it('changes from a date to indefinite and back in one save', async () => {
    const { browser, soldier } = await signInSoldier(api, { ets: new Date('2027-01-01T12:00:00Z') });
    const there = await update(browser, {
      id: soldier._id,
      version: 1,
      input: { ets: null, etsIndefinite: true },
    });
    expect(there.data?.updateSoldier).toMatchObject({ ets: null, etsIndefinite: true });
    const input = { ets: '2028-01-01', etsIndefinite: false };
    const back = await update(browser, { id: soldier._id, version: 2, input });
    expect(back.data?.updateSoldier).toMatchObject(input);
  });

  it('lets odd values of before stop nothing but their own change', async () => {
    const odd = { acftScore: 700, section: 'DELTA', team: 'TEAM_1', role: 'FO' } as const;
    const { browser, soldier } = await signInSoldier(api, odd);
    const { data } = await update(browser, { id: soldier._id, version: 1, input: { middleName: 'Kay' } });
    expect(data?.updateSoldier).toMatchObject({ middleName: 'Kay', acftScore: 700 });
    const refused = await update(browser, { id: soldier._id, version: 2, input: { acftScore: 701 } });
    expect(refused.code).toBe('BAD_USER_INPUT');
  });
});

describe('updateSoldier', () => {
  it('changes what was given, leaves the rest, and counts the version', async () => {
    const { browser, soldier } = await signInSoldier(api, { ets: new Date('2027-01-01T12:00:00Z'), m4Qual: 30 });
    const input = { lastName: 'Vega', dor: '2026-01-05' };
    const { data } = await update(browser, { id: soldier._id, version: 1, input });
    expect(data?.updateSoldier).toMatchObject({
      lastName: 'Vega',
      firstName: 'Alex',
      dor: '2026-01-05',
      ets: '2027-01-01',
      m4Qual: 30,
      version: 2,
    });
  });

  it('changes names, rank and grade', async () => {
    const { browser, soldier } = await signInSoldier(api);
    const input = { firstName: 'Sam', middleName: 'Ray', lastName: 'Vega', rank: 'SSG', grade: 'E6' };
    const { data } = await update(browser, { id: soldier._id, version: 1, input });
    expect(data?.updateSoldier).toMatchObject(input);
  });

  it('clears a date with null', async () => {
    const { browser, soldier } = await signInSoldier(api, { ets: new Date('2027-01-01T12:00:00Z') });
    const { data } = await update(browser, { id: soldier._id, version: 1, input: { ets: null } });
    expect(data?.updateSoldier.ets).toBeNull();
  });

  it('lets staff change somebody else', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const other = await makeSoldier();
    const { data } = await update(browser, { id: other._id, version: 1, input: { jfoQualified: true } });
    expect(data?.updateSoldier.jfoQualified).toBe(true);
  });

  it('checks the whole record that would come of it', async () => {
    const { browser, soldier } = await signInSoldier(api, { section: 'ALPHA', team: 'TEAM_1', role: 'FO' });
    const { errors } = await update(browser, { id: soldier._id, version: 1, input: { team: 'HQ' } });
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'role' });
  });

  it('refuses a save from a stale version, and says which one is current and who saved it', async () => {
    const { browser, soldier } = await signInSoldier(api);
    const leader = await signInSoldier(api, { isStaff: true, rank: 'SSG', lastName: 'Fontaine' });
    await update(leader.browser, { id: soldier._id, version: 1, input: { m4Qual: 31 } });
    // A conflict is reported even if the value would no longer change anything.
    for (const m4Qual of [32, 31]) {
      const { errors } = await update(browser, { id: soldier._id, version: 1, input: { m4Qual } });
      const changedBy = { id: leader.soldier._id, name: 'SSG Fontaine' };
      expect(errors[0]?.extensions).toEqual({ code: 'CONFLICT', currentVersion: 2, changedBy });
      expect(errors[0]?.message).toContain('Somebody else changed this');
    }
    expect((await SoldierModel.findById(soldier._id).lean())?.m4Qual).toBe(31);
  });

  it('names who saved it, and not who changed the rights or the login after that', async () => {
    const { browser, soldier } = await signInSoldier(api);
    const leader = await signInSoldier(api, { isStaff: true, rank: 'SSG', lastName: 'Fontaine' });
    const other = await signInSoldier(api, { isStaff: true, rank: 'SFC', lastName: 'Vance' });
    await update(leader.browser, { id: soldier._id, version: 1, input: { m4Qual: 31 } });
    api.now = new Date(api.now.getTime() + 60_000);
    await api.execute(other.browser, `mutation { grantAdmin(soldierId: "${soldier._id}") { id } }`);
    const { errors } = await update(browser, { id: soldier._id, version: 1, input: { m4Qual: 32 } });
    expect(errors[0]?.extensions).toMatchObject({ changedBy: { name: 'SSG Fontaine' } });
  });

  it('names nobody where the history does not tell who saved, or they are gone', async () => {
    const { browser, soldier } = await signInSoldier(api);
    const stale = () => update(browser, { id: soldier._id, version: 5, input: { m4Qual: 31 } });
    expect((await stale()).errors[0]?.extensions).toEqual({ code: 'CONFLICT', currentVersion: 1 });
    const leader = await signInSoldier(api, { isStaff: true });
    await update(leader.browser, { id: soldier._id, version: 1, input: { m4Qual: 31 } });
    await SoldierModel.deleteOne({ _id: leader.soldier._id });
    expect((await stale()).errors[0]?.extensions).toEqual({ code: 'CONFLICT', currentVersion: 2 });
  });

  it('says that it was oneself who saved last, in another tab or on another device', async () => {
    const { browser, soldier } = await signInSoldier(api);
    await update(browser, { id: soldier._id, version: 1, input: { m4Qual: 31 } });
    const { errors } = await update(browser, { id: soldier._id, version: 1, input: { m4Qual: 32 } });
    expect(errors[0]?.message).toBe(
      'You changed this elsewhere while you were working on it. Please review the changes.',
    );
  });

  it('lets one of two saves at the same moment win', async () => {
    const { browser, soldier } = await signInSoldier(api);
    const saves = [31, 32].map((m4Qual) => update(browser, { id: soldier._id, version: 1, input: { m4Qual } }));
    const answers = await Promise.all(saves);
    expect(answers.map(({ code }) => code).sort()).toEqual(['CONFLICT', null]);
    const refused = answers.find(({ code }) => code !== null);
    expect(refused?.errors[0]?.extensions).toMatchObject({ currentVersion: 2 });
  });

  it(
    'lets exactly one of two win in 50 pairs of saves, and mixes none',
    async () => {
      const pairs = Array.from({ length: 50 }, async () => {
        const { soldier, browser: own } = await signInSoldier(api);
        const { browser: staff } = await signInSoldier(api, { isStaff: true });
        const scores = [100, 200];
        const answers = await Promise.all(
          [own, staff].map((browser, index) => {
            const input = { acftScore: scores[index], m4Qual: scores[index], lastName: `By ${scores[index]}` };
            return update(browser, { id: soldier._id, version: 1, input });
          }),
        );
        const stored = await SoldierModel.findById(soldier._id).lean();
        const winner = scores[answers.findIndex(({ code }) => code === null)];
        return { codes: answers.map(({ code }) => code).sort(), stored, winner };
      });
      for (const { codes, stored, winner } of await Promise.all(pairs)) {
        expect(codes).toEqual(['CONFLICT', null]);
        expect(stored).toMatchObject({ version: 2, acftScore: winner, m4Qual: winner, lastName: `By ${winner}` });
      }
    },
    PATIENCE_MS,
  );

  it('tells staff that a record does not exist', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    expect((await update(browser, { id: 'no-such-soldier', version: 1, input: {} })).code).toBe('NOT_FOUND');
  });
});

describe('staff rights', () => {
  const staffRole = { section: 'ALPHA', team: 'HQ', role: 'CO_FSO' } as const;
  const place = { section: 'ALPHA', team: 'TEAM_1', role: 'FO' } as const;

  it('go to the first person who claims a staff role while there is no staff', async () => {
    const { browser } = await signInNewcomer(api);
    const { data } = await create(browser, { input: { ...required, ...staffRole } });
    expect(data?.createSoldier).toMatchObject({ isStaff: true, awaitsStaffApproval: false });
  });

  it('go to the first person also where the unit was imported: its staff have no login to approve anybody with', async () => {
    await makeSoldier({ ...staffRole, isStaff: true });
    const { browser } = await signInNewcomer(api);
    const { data } = await create(browser, { input: { ...required, ...staffRole } });
    expect(data?.createSoldier).toMatchObject({ isStaff: true, awaitsStaffApproval: false });
  });

  it('go to one of several who claim the first staff role at the same moment; the others wait', async () => {
    const people = await Promise.all([1, 2, 3].map(() => signInNewcomer(api)));
    const answers = await Promise.all(
      people.map(({ browser }) => create(browser, { input: { ...required, ...staffRole } })),
    );
    const rights = answers.map(({ data }) => data?.createSoldier);
    expect(rights.filter((right) => right?.isStaff)).toHaveLength(1);
    expect(rights.filter((right) => right?.awaitsStaffApproval)).toHaveLength(2);
  });

  it('wait for approval when somebody without them chooses a staff role', async () => {
    await signInSoldier(api, { isStaff: true });
    const { browser, soldier } = await signInSoldier(api, place);
    const { data } = await update(browser, { id: soldier._id, version: 1, input: staffRole });
    expect(data?.updateSoldier).toMatchObject({ ...staffRole, isStaff: false, awaitsStaffApproval: true });
  });

  it('come at once when staff give somebody a staff role', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const other = await makeSoldier(place);
    const { data } = await update(browser, { id: other._id, version: 1, input: staffRole });
    expect(data?.updateSoldier).toMatchObject({ isStaff: true, awaitsStaffApproval: false });
  });

  it('are given by nobody who lost theirs while the request was under way', async () => {
    await signInSoldier(api, { isStaff: true });
    const { browser, soldier } = await signInSoldier(api, { ...staffRole, isStaff: true });
    const other = await makeSoldier(place);
    const { errors } = await api.execute(
      browser,
      `mutation ($own: ID!, $other: ID!, $place: UpdateSoldierInput!, $staffRole: UpdateSoldierInput!) {
        lose: updateSoldier(id: $own, version: 1, input: $place) { isStaff }
        give: updateSoldier(id: $other, version: 1, input: $staffRole) { isStaff }
      }`,
      { own: soldier._id, other: other._id, place, staffRole },
    );
    expect(errors).toMatchObject([{ path: ['give'], extensions: { code: 'FORBIDDEN' } }]);
    expect((await SoldierModel.findById(other._id).lean())?.isStaff).toBe(false);
  });

  it('stay when the role does', async () => {
    const { browser, soldier } = await signInSoldier(api, { ...place, isStaff: true });
    const { data } = await update(browser, { id: soldier._id, version: 1, input: { m4Qual: 25 } });
    expect(data?.updateSoldier.isStaff).toBe(true);
  });

  it('end when the role changes to one without them', async () => {
    await signInSoldier(api, { isStaff: true });
    const { browser, soldier } = await signInSoldier(api, { ...staffRole, isStaff: true });
    const { data } = await update(browser, { id: soldier._id, version: 1, input: place });
    expect(data?.updateSoldier.isStaff).toBe(false);
  });

  it('cannot be lost by the last person who has them', async () => {
    const { browser, soldier } = await signInSoldier(api, { ...staffRole, isStaff: true });
    const { errors } = await update(browser, { id: soldier._id, version: 1, input: place });
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'role' });
    expect((await SoldierModel.findById(soldier._id).lean())?.isStaff).toBe(true);
  });

  it('cannot be lost by the last two at the same moment', async () => {
    const [one, two] = [
      await signInSoldier(api, { ...staffRole, isStaff: true }),
      await signInSoldier(api, { ...staffRole, isStaff: true }),
    ];
    await Promise.all(
      [one, two].map(({ browser, soldier }) => update(browser, { id: soldier._id, version: 1, input: place })),
    );
    expect(await SoldierModel.countDocuments({ isStaff: true })).toBe(1);
  });
});
