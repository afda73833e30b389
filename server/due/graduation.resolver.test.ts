import { HistoryModel } from '../history/history.model.ts';
import type { School } from '../records/schools/school.model.ts';
import { type Soldier, SoldierModel } from '../records/soldiers/soldier.model.ts';
import { makeSoldier, signInSoldier } from '../testing/factories.ts';
import { type Browser, TestApi } from '../testing/testApi.ts';
import { UnitModel } from '../unit/unit.model.ts';

const api = TestApi.forThisFile();
beforeEach(() => {
  api.now = new Date('2026-11-21T15:00:00Z');
});

const ANSWER = `mutation ($soldierId: ID!, $id: ID!, $version: Int!, $graduated: Boolean!) {
  answerGraduation(soldierId: $soldierId, id: $id, version: $version, graduated: $graduated) {
    version blcComplete jfoQualified schools { id version graduated }
  }
}`;
const REQUIRE = `mutation ($version: Int!, $requirements: [RequirementInput!]!) {
  updateRequirements(version: $version, requirements: $requirements) { id }
}`;
const JFO = { name: 'JFO evaluation', cycle: 'MONTHS', months: 6, result: 'PASS_FAIL', sets: 'JFO' };

interface Answered {
  answerGraduation: Pick<Soldier, 'version' | 'blcComplete' | 'jfoQualified'> & { schools: School[] };
}

/** A school that ended yesterday. */
const school = (schoolName: School['schoolName'], given: Partial<School> = {}): School => ({
  id: 'school',
  version: 1,
  schoolName,
  startDate: new Date('2026-11-02T12:00:00Z'),
  endDate: new Date('2026-11-20T12:00:00Z'),
  ...given,
});

const answer = (browser: Browser, soldierId: string, graduated: boolean, version = 1, id = 'school') =>
  api.execute<Answered>(browser, ANSWER, { soldierId, id, version, graduated });

/** The soldier's history: subject, action, and each change as `field: from → to`. */
async function historyOf(soldierId: string) {
  const entries = await HistoryModel.find({ soldierId }).sort({ at: 1 }).lean();
  return entries.map(({ subject, action, changes }) => [
    `${subject} ${action}`,
    ...changes.map(({ field, from, to }) => `${field}: ${from ?? '-'} → ${to ?? '-'}`),
  ]);
}

const stored = async (id: string) => (await SoldierModel.findById(id).select('+dues').lean()) ?? undefined;
const staffBrowser = async () => (await signInSoldier(api, { isStaff: true, lastName: 'Fontaine' })).browser;
async function require(browser: Browser, ...requirements: object[]): Promise<void> {
  const version = (await UnitModel.findOne().lean())?.version ?? 0;
  expect((await api.execute(browser, REQUIRE, { version, requirements })).errors).toEqual([]);
}

describe('answerGraduation', () => {
  it('completes the course of a graduate in the record, in one write with its history', async () => {
    const { browser, soldier } = await signInSoldier(api, { schools: [school('BLC')] });
    const { data } = await answer(browser, soldier._id, true);
    expect(data?.answerGraduation).toEqual({
      version: 2,
      blcComplete: true,
      jfoQualified: false,
      schools: [{ id: 'school', version: 2, graduated: true }],
    });
    expect(await historyOf(soldier._id)).toEqual([
      ['SCHOOL CHANGED', 'graduated: - → true'],
      ['RECORD CHANGED', 'blcComplete: false → true'],
    ]);
  });

  it('keeps a No, and leaves the record alone', async () => {
    const { browser, soldier } = await signInSoldier(api, { schools: [school('BLC')] });
    expect((await answer(browser, soldier._id, false)).data?.answerGraduation).toMatchObject({
      version: 1,
      blcComplete: false,
      schools: [{ graduated: false }],
    });
    expect(await historyOf(soldier._id)).toEqual([['SCHOOL CHANGED', 'graduated: - → false']]);
  });

  it('keeps with the school that somebody is a graduate of one without a field', async () => {
    const { browser, soldier } = await signInSoldier(api, { schools: [school('RANGER')] });
    const { data } = await answer(browser, soldier._id, true);
    expect(data?.answerGraduation).toMatchObject({ version: 1, schools: [{ version: 2, graduated: true }] });
  });

  it.each([
    ['a soldier, as typed', 'SOLDIER', [JFO], 0],
    ['staff, as typed where no requirement sets it', 'STAFF', [], 0],
    ['staff, by an event of the requirement that sets it', 'STAFF', [JFO], 1],
  ] as const)('makes a graduate of JFO qualified: %s', async (_, who, requirements, events) => {
    const staff = await staffBrowser();
    if (requirements.length > 0) await require(staff, ...requirements);
    const { browser, soldier } = await signInSoldier(api, { schools: [school('JFO')] });
    const { data } = await answer(who === 'STAFF' ? staff : browser, soldier._id, true);
    expect(data?.answerGraduation).toMatchObject({ version: 2, jfoQualified: true, schools: [{ graduated: true }] });
    const { dues = [] } = (await stored(soldier._id)) ?? {};
    expect(dues).toHaveLength(events);
    if (events > 0) {
      expect(dues).toMatchObject([{ doneOn: new Date('2026-11-20T12:00:00Z'), passed: true, forRecord: true }]);
      expect((await historyOf(soldier._id)).map(([entry]) => entry)).toEqual([
        'SCHOOL CHANGED',
        'DUE ADDED',
        'RECORD CHANGED',
      ]);
    }
  });

  it('enters an event that does not count while a newer one does', async () => {
    const staff = await staffBrowser();
    await require(staff, JFO);
    const requirementId = (await UnitModel.findOne().lean())?.requirements?.[0]?.id ?? '';
    const newer = { doneOn: new Date('2026-11-21T12:00:00Z'), passed: false, forRecord: true, note: '' };
    const due = {
      id: 'due',
      version: 1,
      requirementId,
      expiresOn: null,
      score: null,
      level: null,
      byId: 'x',
      ...newer,
    };
    const { _id } = await makeSoldier({ schools: [school('JFO')], dues: [due] });
    expect((await answer(staff, _id, true)).data?.answerGraduation).toMatchObject({ jfoQualified: false });
    expect((await stored(_id))?.dues).toHaveLength(2);
  });

  it('does nothing more when it comes again, also at the same moment', async () => {
    const { browser, soldier } = await signInSoldier(api, { schools: [school('BLC')] });
    await Promise.all([1, 2, 3].map(() => answer(browser, soldier._id, true)));
    const { data } = await answer(browser, soldier._id, true);
    expect(data?.answerGraduation).toMatchObject({ version: 2, schools: [{ version: 2, graduated: true }] });
    expect(await historyOf(soldier._id)).toHaveLength(2);
  });

  it('takes one of two answers at the same moment, and tells the other what was answered', async () => {
    const staff = await staffBrowser();
    const { browser, soldier } = await signInSoldier(api, { schools: [school('BLC')] });
    const answers = await Promise.all([answer(browser, soldier._id, true), answer(staff, soldier._id, false)]);
    const kept = (await stored(soldier._id))?.schools[0]?.graduated;
    const [refused] = answers.filter(({ code }) => code !== null);
    expect(refused).toMatchObject({
      code: 'CONFLICT',
      errors: [{ message: `Somebody already answered: ${kept ? 'Yes' : 'No'}.`, extensions: { currentVersion: 2 } }],
    });
    expect((await stored(soldier._id))?.blcComplete).toBe(kept);
  });

  it.each([
    ['BAD_USER_INPUT', 'on its last day', { schools: [school('BLC', { endDate: new Date('2026-11-21T12:00:00Z') })] }],
    ['CONFLICT', 'about other days than were read', { schools: [school('BLC', { version: 2 })] }],
    ['CONFLICT', 'against another answer', { schools: [school('BLC', { graduated: false })] }],
    ['NOT_FOUND', 'about a school that was deleted', {}],
    [
      'CONFLICT',
      'about somebody who has left',
      {
        schools: [school('BLC')],
        departure: { lastDay: new Date('2026-11-20T12:00:00Z'), reason: 'PCS', byId: 'x' },
      },
    ],
  ] as const)('is refused with %s %s', async (code, _, given) => {
    const staff = await staffBrowser();
    const { _id } = await makeSoldier({ ...given, schools: [...('schools' in given ? given.schools : [])] });
    const before = await stored(_id);
    expect((await answer(staff, _id, true)).code).toBe(code);
    expect(await stored(_id)).toEqual(before);
  });

  it('is asked again where the school or its days are changed, and not by a save that changes nothing', async () => {
    const { browser, soldier } = await signInSoldier(api, { schools: [school('RANGER', { graduated: true })] });
    const update = (input: object) =>
      api.execute(
        browser,
        'mutation ($id: ID!, $input: UpdateSchoolInput!) { updateSchool(soldierId: $id, id: "school", input: $input) { id } }',
        { id: soldier._id, input },
      );
    await update({ endDate: '2026-11-20' });
    expect((await stored(soldier._id))?.schools).toMatchObject([{ version: 1, graduated: true }]);
    await update({ endDate: '2026-11-19' });
    expect((await stored(soldier._id))?.schools[0]?.graduated).toBeUndefined();
    expect(await historyOf(soldier._id)).toEqual([
      ['SCHOOL CHANGED', 'endDate: 2026-11-20 → 2026-11-19', 'graduated: true → -'],
    ]);
  });

  it('is in the list of schools, where it says who is asked', async () => {
    const browser = await staffBrowser();
    await makeSoldier({ schools: [school('BLC'), school('RANGER', { id: 'other', graduated: true })] });
    await makeSoldier({ schools: [school('BLC')], blcComplete: true });
    const { data } = await api.execute(
      browser,
      '{ openGraduations schoolsList { asksGraduation school { schoolName graduated } } }',
    );
    expect(data).toMatchObject({
      openGraduations: 1,
      schoolsList: expect.arrayContaining([
        { asksGraduation: true, school: { schoolName: 'BLC', graduated: null } },
        { asksGraduation: false, school: { schoolName: 'RANGER', graduated: true } },
        { asksGraduation: false, school: { schoolName: 'BLC', graduated: null } },
      ]),
    });
  });
});
