import { randomUUID } from 'node:crypto';
import { SCHOOLS_PER_RECORD } from '../../../domain/constants.ts';
import { makeSoldier, signInSoldier } from '../../testing/factories.ts';
import { type Browser, TestApi } from '../../testing/testApi.ts';
import { SoldierModel } from '../soldiers/soldier.model.ts';
import type { SoldierType } from '../soldiers/soldier.type.ts';

const api = TestApi.forThisFile();

/** For hundreds of operations at once on a busy machine. */
const PATIENCE_MS = 60_000;

const RECORD = '{ id version schools { id version schoolName startDate endDate } }';
const ADD = `mutation ($soldierId: ID!, $input: AddSchoolInput!) {
  addSchool(soldierId: $soldierId, input: $input) ${RECORD}
}`;
const UPDATE = `mutation ($soldierId: ID!, $id: ID!, $version: Int, $input: UpdateSchoolInput!) {
  updateSchool(soldierId: $soldierId, id: $id, version: $version, input: $input) ${RECORD}
}`;
const DELETE = `mutation ($soldierId: ID!, $id: ID!) { deleteSchool(soldierId: $soldierId, id: $id) ${RECORD} }`;

const add = (browser: Browser, variables: Record<string, unknown>) =>
  api.execute<{ addSchool: SoldierType }>(browser, ADD, variables);
const update = (browser: Browser, variables: Record<string, unknown>) =>
  api.execute<{ updateSchool: SoldierType }>(browser, UPDATE, variables);
const remove = (browser: Browser, variables: Record<string, unknown>) =>
  api.execute<{ deleteSchool: SoldierType }>(browser, DELETE, variables);

const blc = { schoolName: 'BLC', startDate: '2026-05-04', endDate: '2026-05-25' };

/** A soldier, signed in, with a school. */
async function signInScheduled() {
  const { browser, soldier } = await signInSoldier(api);
  const { data } = await add(browser, { soldierId: soldier._id, input: blc });
  return { browser, soldierId: soldier._id, id: data?.addSchool.schools[0]?.id ?? '' };
}

const storedSchools = async (soldierId: string) => (await SoldierModel.findById(soldierId).lean())?.schools;

describe('addSchool', () => {
  it('schedules a school, both days inclusive, and leaves the record at its version', async () => {
    const { browser, soldier } = await signInSoldier(api);
    const { data } = await add(browser, { soldierId: soldier._id, input: blc });
    expect(data?.addSchool).toEqual({
      id: soldier._id,
      version: 1,
      schools: [{ ...blc, id: expect.stringMatching(/^[0-9a-f-]{36}$/), version: 1 }],
    });
    expect(await storedSchools(soldier._id)).toEqual([
      {
        id: data?.addSchool.schools[0]?.id,
        version: 1,
        schoolName: 'BLC',
        startDate: new Date('2026-05-04T12:00:00Z'),
        endDate: new Date('2026-05-25T12:00:00Z'),
      },
    ]);
  });

  it('takes a school of one day, and the same school twice', async () => {
    const { browser, soldierId } = await signInScheduled();
    const input = { ...blc, endDate: blc.startDate };
    expect((await add(browser, { soldierId, input })).data?.addSchool.schools).toHaveLength(2);
  });

  it('schedules once what comes again under the same key, also at the same moment', async () => {
    const { browser, soldier } = await signInSoldier(api);
    const input = { ...blc, key: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => add(browser, { soldierId: soldier._id, input })));
    for (const { data } of answers) expect(data?.addSchool.schools).toMatchObject([{ id: input.key }]);
    expect(await storedSchools(soldier._id)).toHaveLength(1);
  });

  it('takes as many as a record holds, and no more', async () => {
    const { browser, soldierId } = await signInScheduled();
    const [school] = (await storedSchools(soldierId)) ?? [];
    const schools = Array.from({ length: SCHOOLS_PER_RECORD - 1 }, (_, index) => ({
      ...school,
      id: `school-${index}`,
    }));
    await SoldierModel.updateOne({ _id: soldierId }, { $set: { schools } });
    expect((await add(browser, { soldierId, input: blc })).code).toBeNull();
    const { errors } = await add(browser, { soldierId, input: blc });
    expect(errors[0]).toMatchObject({
      message: 'A record can have up to 200 schools. Delete one first.',
      extensions: { code: 'BAD_USER_INPUT', field: 'schoolName' },
    });
    expect(await storedSchools(soldierId)).toHaveLength(SCHOOLS_PER_RECORD);
  });

  it.each([
    ['an end before the start', { endDate: '2026-05-03' }, 'startDate', 'Start date cannot be after end date.'],
    [
      'a year that nobody meant',
      { startDate: '0206-05-04' },
      'startDate',
      'Start date must be from 01 JAN 1950 to 31 DEC 2100.',
    ],
  ])('refuses %s', async (_, change, field, message) => {
    const { browser, soldier } = await signInSoldier(api);
    const { errors } = await add(browser, { soldierId: soldier._id, input: { ...blc, ...change } });
    expect(errors[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', field } });
    expect(await storedSchools(soldier._id)).toEqual([]);
  });

  it.each([
    ['a school that is none of the seven', { schoolName: 'SAPPER' }],
    ['a day that the calendar has not', { startDate: '2026-02-30' }],
    ['no school at all', { schoolName: null }],
  ])('refuses %s before anything is looked up', async (_, change) => {
    const { browser, soldier } = await signInSoldier(api);
    const { code } = await add(browser, { soldierId: soldier._id, input: { ...blc, ...change } });
    expect(code).toBe('BAD_USER_INPUT');
  });

  it('tells staff that a user does not exist', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const { errors, code } = await add(browser, { soldierId: 'no-such-soldier', input: blc });
    expect([code, errors[0]?.message]).toEqual(['NOT_FOUND', 'That user does not exist.']);
  });

  it(
    'loses none of 200 additions by parallel clients',
    async () => {
      const soldier = await makeSoldier();
      const staff = await Promise.all([1, 2, 3, 4].map(() => signInSoldier(api, { isStaff: true })));
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => staff).flatMap((people) =>
          people.map(({ browser }) => add(browser, { soldierId: soldier._id, input: blc })),
        ),
      );
      expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 200 }, () => null));
      const ids = (await storedSchools(soldier._id))?.map(({ id }) => id);
      expect(new Set(ids).size).toBe(200);
    },
    PATIENCE_MS,
  );
});

describe('updateSchool', () => {
  it('changes what was given, leaves the rest, and counts the version', async () => {
    const { browser, soldierId, id } = await signInScheduled();
    const { data } = await update(browser, { soldierId, id, version: 1, input: { endDate: '2026-05-26' } });
    expect(data?.updateSchool.schools).toEqual([{ ...blc, id, version: 2, endDate: '2026-05-26' }]);
  });

  it('leaves other schools alone, also one with the same id in another record', async () => {
    const [key, other] = [randomUUID(), await signInSoldier(api, { _id: '0' })];
    await add(other.browser, { soldierId: '0', input: blc });
    await SoldierModel.updateOne({ _id: '0' }, { $set: { 'schools.0.id': key } });
    const { browser, soldierId } = await signInScheduled();
    await add(browser, { soldierId, input: { ...blc, key, schoolName: 'RANGER', startDate: '2026-05-01' } });
    const { data } = await update(browser, { soldierId, id: key, version: 1, input: { schoolName: 'JFO' } });
    expect(data?.updateSchool.schools.map(({ schoolName }) => schoolName)).toEqual(['JFO', 'BLC']);
    expect(await storedSchools('0')).toMatchObject([{ schoolName: 'BLC', version: 1 }]);
  });

  it('leaves it alone if nothing changes', async () => {
    const { browser, soldierId, id } = await signInScheduled();
    const { data } = await update(browser, { soldierId, id, version: 1, input: { schoolName: 'BLC' } });
    expect(data?.updateSchool).toEqual({ id: soldierId, version: 1, schools: [{ ...blc, id, version: 1 }] });
  });

  it('checks the school that would come of it', async () => {
    const { browser, soldierId, id } = await signInScheduled();
    const { errors } = await update(browser, { soldierId, id, version: 1, input: { startDate: '2026-05-26' } });
    expect(errors[0]).toMatchObject({ message: 'Start date cannot be after end date.' });
  });

  it('refuses a save from a stale version, and says which one is current', async () => {
    const { browser, soldierId, id } = await signInScheduled();
    await update(browser, { soldierId, id, version: 1, input: { schoolName: 'ALC' } });
    const { errors } = await update(browser, { soldierId, id, version: 1, input: { schoolName: 'SLC' } });
    const changedBy = { id: soldierId, name: 'SPC Morgan' };
    expect(errors[0]?.extensions).toEqual({ code: 'CONFLICT', currentVersion: 2, changedBy });
    expect(errors[0]?.message).toContain('You changed this elsewhere');
    expect((await storedSchools(soldierId))?.[0]?.schoolName).toBe('ALC');
  });

  it('makes every change that names no version, however many come at once', async () => {
    const { browser, soldierId, id } = await signInScheduled();
    const inputs = [{ schoolName: 'ALC' }, { startDate: '2026-05-05' }, { endDate: '2026-05-24' }];
    const answers = await Promise.all(inputs.map((input) => update(browser, { soldierId, id, input })));
    expect(answers.map(({ code }) => code)).toEqual([null, null, null]);
    expect((await storedSchools(soldierId))?.[0]).toMatchObject({
      schoolName: 'ALC',
      startDate: new Date('2026-05-05T12:00:00Z'),
      endDate: new Date('2026-05-24T12:00:00Z'),
      version: 4,
    });
  });

  it('does not mistake a school of somebody else for one of this soldier', async () => {
    const { id } = await signInScheduled();
    const { browser, soldier } = await signInSoldier(api);
    const { code, errors } = await update(browser, { soldierId: soldier._id, id, version: 1, input: blc });
    expect([code, errors[0]?.message]).toEqual(['NOT_FOUND', 'That school does not exist.']);
  });

  it('tells staff that a user does not exist', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const { code, errors } = await update(browser, { soldierId: 'no-such-soldier', id: 'any', input: blc });
    expect([code, errors[0]?.message]).toEqual(['NOT_FOUND', 'That user does not exist.']);
  });
});

describe('deleteSchool', () => {
  it('takes that school off, and no other', async () => {
    const { browser, soldierId, id } = await signInScheduled();
    await add(browser, { soldierId, input: { ...blc, schoolName: 'RANGER' } });
    const { data } = await remove(browser, { soldierId, id });
    expect(data?.deleteSchool.schools.map(({ schoolName }) => schoolName)).toEqual(['RANGER']);
  });

  it('says so when it is gone already', async () => {
    const { browser, soldierId, id } = await signInScheduled();
    const answers = await Promise.all([1, 2].map(() => remove(browser, { soldierId, id })));
    expect(answers.map(({ code }) => code).sort()).toEqual(['NOT_FOUND', null]);
  });

  it('does not mistake a school of somebody else for one of this soldier', async () => {
    const { soldierId, id } = await signInScheduled();
    const { browser, soldier } = await signInSoldier(api);
    const { code, errors } = await remove(browser, { soldierId: soldier._id, id });
    expect([code, errors[0]?.message]).toEqual(['NOT_FOUND', 'That school does not exist.']);
    expect(await storedSchools(soldierId)).toHaveLength(1);
  });

  it('tells staff that a user does not exist', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const { code, errors } = await remove(browser, { soldierId: 'no-such-soldier', id: 'any' });
    expect([code, errors[0]?.message]).toEqual(['NOT_FOUND', 'That user does not exist.']);
  });
});
