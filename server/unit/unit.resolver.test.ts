import { ARMY_2026, SPECIFICATION } from '../../domain/policy/packs.ts';
import type { Policy } from '../../domain/policy/policy.ts';
import { HistoryModel } from '../history/history.model.ts';
import { SoldierModel } from '../records/soldiers/soldier.model.ts';
import { makeSoldier, signInSoldier } from '../testing/factories.ts';
import { TestApi } from '../testing/testApi.ts';
import { unitHistoryOf } from '../testing/unitHistory.ts';
import type { ChoosePolicyInput, UnitInput } from './unit.input.ts';
import { UnitModel } from './unit.model.ts';
import type { PlannedPolicy, PolicyEffect, UnitHistoryConnection, UnitType } from './unit.type.ts';

const api = TestApi.forThisFile();

beforeEach(() => {
  api.now = new Date('2026-03-14T15:00:00Z');
});

const UNIT = '{ unit { version name component pack policy { fitnessTest { name max } etsHighlightDays } } }';
const PLANNED = '{ plannedPolicies { id from changes { label from to } by { rank lastName } } }';
const PREVIEW = `query ($input: ChoosePolicyInput!) {
  previewPolicy(input: $input) { list title comeOn { lastName } leave { lastName } }
}`;
const CHOOSE = `mutation ($version: Int!, $input: ChoosePolicyInput!) {
  choosePolicy(version: $version, input: $input) { version pack }
}`;
const WITHDRAW = 'mutation ($version: Int!, $id: ID!) { withdrawPolicy(version: $version, id: $id) { version pack } }';
const UPDATE = `mutation ($version: Int!, $input: UnitInput!) {
  updateUnit(version: $version, input: $input) { version name component }
}`;
const TODAY = '2026-03-14';

async function staff() {
  const { browser } = await signInSoldier(api, { isStaff: true, rank: 'SFC', grade: 'E7', lastName: 'Vance' });
  const ask = <Data>(query: string, variables?: Record<string, unknown>) =>
    api.execute<Data>(browser, query, variables);
  return {
    browser,
    unit: async () => (await ask<{ unit: UnitType }>(UNIT)).data?.unit,
    planned: async () => (await ask<{ plannedPolicies: PlannedPolicy[] }>(PLANNED)).data?.plannedPolicies,
    history: () => unitHistoryOf(api, browser),
    preview: async (input: ChoosePolicyInput) =>
      (await ask<{ previewPolicy: PolicyEffect[] }>(PREVIEW, { input })).data?.previewPolicy,
    choose: (version: number, input: ChoosePolicyInput) => ask(CHOOSE, { version, input }),
    withdraw: (version: number, id: string) => ask(WITHDRAW, { version, id }),
    update: (version: number, input: UnitInput) => ask(UPDATE, { version, input }),
  };
}

const army = (from: string): ChoosePolicyInput => ({ pack: 'ARMY_2026', from });
const specification = (from: string): ChoosePolicyInput => ({ pack: 'SPECIFICATION', from });
/** The product's specification, with some changes. */
const otherwise = (said: Partial<Policy>, from = TODAY): ChoosePolicyInput => ({
  pack: 'SPECIFICATION',
  policy: { ...SPECIFICATION, ...said },
  from,
});

it('a unit goes by what was agreed until it chooses, and from then on by what it chose', async () => {
  const { unit, choose, history } = await staff();
  const agreed = {
    version: 0,
    name: null,
    component: 'ACTIVE',
    pack: 'SPECIFICATION',
    policy: { fitnessTest: { name: 'ACFT', max: 600 }, etsHighlightDays: 365 },
  };
  expect(await unit()).toEqual(agreed);
  expect((await choose(0, army(TODAY))).data).toEqual({ choosePolicy: { version: 1, pack: 'ARMY_2026' } });
  expect(await unit()).toMatchObject({
    version: 1,
    pack: 'ARMY_2026',
    policy: { fitnessTest: { name: 'AFT', max: 500 } },
  });
  await choose(1, specification(TODAY));
  expect(await unit()).toEqual({ ...agreed, version: 2 });
  const [back, first] = await history();
  expect(back).toMatchObject({ from: TODAY, by: { rank: 'SFC', lastName: 'Vance' } });
  expect(back?.changes.at(0)).toEqual({ label: 'Policy', from: 'Army 2026', to: 'Default' });
  expect(first?.changes.slice(0, 2)).toEqual([
    { label: 'Policy', from: 'Default', to: 'Army 2026' },
    { label: 'Fitness test', from: 'ACFT, 0 to 600', to: 'AFT, 0 to 500, in use since 01 JUN 2025' },
  ]);
});

it('what is dated ahead begins on its day, and can be taken back until then', async () => {
  const { unit, choose, planned, withdraw, history } = await staff();
  await choose(0, army('2026-03-15'));
  await choose(1, otherwise({ etsHighlightDays: 90 }, '2026-03-20'));
  expect(await unit()).toMatchObject({ version: 2, pack: 'SPECIFICATION', policy: { etsHighlightDays: 365 } });
  const [first, second] = (await planned()) ?? [];
  expect(first).toMatchObject({ from: '2026-03-15', by: { rank: 'SFC', lastName: 'Vance' } });
  // The earlier plan stays: only the ETS highlight was changed for the 20th.
  expect(second?.changes).toEqual([{ label: 'ETS highlight', from: 'within 365 days', to: 'within 90 days' }]);
  api.pass(24 * 3_600_000);
  expect(await unit()).toMatchObject({ version: 2, pack: 'ARMY_2026' });
  expect((await withdraw(2, String(first?.id))).errors).toMatchObject([
    {
      message: 'That policy has already started. Choose another one from today.',
      extensions: { code: 'BAD_USER_INPUT' },
    },
  ]);
  expect((await withdraw(2, String(second?.id))).data).toEqual({ withdrawPolicy: { version: 3, pack: 'ARMY_2026' } });
  expect((await withdraw(3, String(second?.id))).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  expect(await planned()).toEqual([]);
  expect((await history()).at(0)).toMatchObject({
    from: '2026-03-20',
    changes: [
      { label: 'Planned change', from: null, to: 'Canceled' },
      { label: 'ETS highlight', from: 'within 90 days', to: 'within 365 days' },
    ],
  });
});

it("the unit's own rules stay with another pack, and are put back where they are as the pack has them", async () => {
  const { unit, choose } = await staff();
  const own = { etsHighlightDays: 90, totalCapacity: 34 };
  await choose(0, otherwise(own));
  await choose(1, { pack: 'ARMY_2026', policy: { ...ARMY_2026, ...own }, from: TODAY });
  expect(await unit()).toMatchObject({ pack: 'ARMY_2026', policy: { etsHighlightDays: 90 } });
  await choose(2, army(TODAY));
  expect(await unit()).toMatchObject({ pack: 'ARMY_2026', policy: { etsHighlightDays: 365 } });
  // A policy equal to the current one changes nothing.
  expect((await choose(3, army(TODAY))).data).toEqual({ choosePolicy: { version: 3, pack: 'ARMY_2026' } });
});

it('refuses a day that is over, what no rule could judge by, and a choice made from what is out of date', async () => {
  const { choose, unit, browser } = await staff();
  const refusal = (field: string, message: string) => [{ message, extensions: { code: 'BAD_USER_INPUT', field } }];
  expect((await choose(0, army('2026-03-13'))).errors).toMatchObject(
    refusal('from', "A policy can't start in the past."),
  );
  expect((await choose(0, army('2101-01-01'))).errors).toMatchObject(
    refusal('from', 'Applies from must be from 01 JAN 1950 to 31 DEC 2100.'),
  );
  const crossing = otherwise({ rifleTest: { ...SPECIFICATION.rifleTest, failBelow: 601 } });
  const said = refusal('rifleTest.failBelow', 'Fail below must be a whole number from 0 to 600.');
  expect((await choose(0, crossing)).errors).toMatchObject(said);
  expect((await api.execute(browser, PREVIEW, { input: crossing })).errors).toMatchObject(said);
  await choose(0, army('2026-04-01'));
  // The unit wouldn't use its course any more once the planned pack begins.
  const dlcOfGrade = [{ grade: 'E5', course: 'dlc1Complete' }] as const;
  expect((await choose(1, otherwise({ dlcOfGrade }))).errors).toMatchObject(
    refusal('dlcOfGrade.E5', "From 01 APR 2026: DLC 1 isn't one of the courses in use."),
  );
  for (const version of [0, 2]) {
    expect((await choose(version, specification(TODAY))).errors).toMatchObject([
      { extensions: { code: 'CONFLICT', currentVersion: 1 } },
    ]);
  }
  expect(await unit()).toMatchObject({ version: 1, pack: 'SPECIFICATION' });
});

it('of two who change the unit at the same time one is told', async () => {
  const { choose, unit } = await staff();
  await choose(0, army(TODAY));
  const both = await Promise.all([
    choose(1, otherwise({ totalCapacity: 31 })),
    choose(1, otherwise({ totalCapacity: 32 })),
  ]);
  expect(both.flatMap(({ errors }) => errors)).toMatchObject([
    { extensions: { code: 'CONFLICT', currentVersion: 2, changedBy: { name: 'SFC Vance' } } },
  ]);
  expect(await unit()).toMatchObject({ version: 2 });
});

it('keeps every change of the unit in its history, a page at a time, also where a crash left one waiting', async () => {
  const { browser, update, history } = await staff();
  for (let version = 0; version < 3; version += 1)
    await update(version, { name: `HHB ${version}`, component: 'GUARD' });
  const entry = await HistoryModel.findOne({ 'changes.to': 'HHB 1' }).lean();
  await HistoryModel.deleteOne({ 'changes.to': 'HHB 1' });
  await UnitModel.updateOne({}, { $set: { pendingHistory: [entry] } });
  expect((await history()).map(({ changes }) => changes[0]?.to)).toEqual(['HHB 2', 'HHB 1', 'HHB 0']);
  expect((await UnitModel.findOne().lean())?.pendingHistory).toEqual([]);
  const page = `query ($after: String) {
    unitHistory(first: 2, after: $after) { edges { node { changes { to } } } pageInfo { hasNextPage endCursor } }
  }`;
  const first = await api.execute<{ unitHistory: UnitHistoryConnection }>(browser, page);
  expect(first.data?.unitHistory).toMatchObject({ edges: [{}, {}], pageInfo: { hasNextPage: true } });
  const { endCursor: after } = first.data?.unitHistory.pageInfo ?? {};
  const rest = await api.execute<{ unitHistory: UnitHistoryConnection }>(browser, page, { after });
  expect(rest.data?.unitHistory).toMatchObject({
    edges: [{ node: { changes: [{ to: 'HHB 0' }, { to: 'National Guard' }] } }],
    pageInfo: { hasNextPage: false },
  });
  const own = await api.execute(browser, '{ ownRecord { unitChanges { changes { to } } } }');
  expect(own.data).toMatchObject({ ownRecord: { unitChanges: [{}, {}, {}] } });
});

it('says what the unit is', async () => {
  const { unit, update, history } = await staff();
  expect((await update(0, { name: ' HHB,  2-12 FA ', component: 'GUARD' })).data).toEqual({
    updateUnit: { version: 1, name: 'HHB, 2-12 FA', component: 'GUARD' },
  });
  expect((await update(1, { name: 'x'.repeat(61), component: 'GUARD' })).errors).toMatchObject([
    { message: 'Name must have at most 60 characters.', extensions: { code: 'BAD_USER_INPUT', field: 'name' } },
  ]);
  expect((await update(0, { name: null, component: 'GUARD' })).errors).toMatchObject([
    { extensions: { code: 'CONFLICT', currentVersion: 1 } },
  ]);
  await update(1, { name: ' ', component: 'GUARD' });
  expect(await unit()).toMatchObject({ version: 2, name: null, component: 'GUARD' });
  expect((await history()).map(({ from, changes }) => [from, changes])).toEqual([
    [null, [{ label: 'Name', from: 'HHB, 2-12 FA', to: null }]],
    [
      null,
      [
        { label: 'Name', from: null, to: 'HHB, 2-12 FA' },
        { label: 'Component', from: 'Active', to: 'National Guard' },
      ],
    ],
  ]);
});

it('tells who another policy adds to a list and removes from it', async () => {
  const { preview } = await staff();
  const done = { dlc1Complete: true, blcComplete: true, acftPass: true, m4Qual: 30, driversLicense: true } as const;
  await makeSoldier({ ...done, lastName: 'Ash', rank: 'SGT', grade: 'E5', blcComplete: false, dlc2Complete: true });
  await makeSoldier({ ...done, lastName: 'Birch', rank: 'SPC', grade: 'E4' });
  await makeSoldier({ ...done, lastName: 'Cole', rank: 'SPC', grade: 'E4', blcComplete: false });
  const names = (people: PolicyEffect['comeOn'] = []) => people.map(({ lastName }) => lastName);
  const effects = (await preview(army(TODAY))) ?? [];
  const found = effects.map(({ title, comeOn, leave }) => [title, names(comeOn), names(leave)]);
  expect(found).toEqual([
    ['PME Incomplete', ['Vance'], ['Cole']],
    ['Promotable', [], ['Birch']],
    ['Scores of another test', ['Ash', 'Birch', 'Cole', 'Vance'], []],
  ]);
  expect(await preview(specification(TODAY))).toEqual([]);
});

it('a score keeps the test that it was entered under', async () => {
  const { browser, choose } = await staff();
  const { _id: id } = await makeSoldier({ acftScore: 548, m4Qual: 30 });
  const SCORES = 'acftScore acftTest m4Test dataIssues { code }';
  const update = (input: string, version: number) =>
    api.execute(
      browser,
      `mutation { updateSoldier(id: "${id}", version: ${version}, input: { ${input} }) { ${SCORES} } }`,
    );
  await choose(0, army(TODAY));
  // An old score doesn't stop another change.
  expect((await update('middleName: "Kay"', 1)).data).toMatchObject({
    updateSoldier: { acftScore: 548, acftTest: 'ACFT', m4Test: 'M4' },
  });
  expect((await update('acftScore: 548, acftPass: true', 2)).data).toMatchObject({
    updateSoldier: { acftTest: 'ACFT' },
  });
  expect((await update('acftScore: 549', 2)).errors).toMatchObject([
    { message: 'AFT score must be a whole number from 0 to 500.', extensions: { field: 'acftScore' } },
  ]);
  const { data } = await update('acftScore: 480', 2);
  expect(data).toMatchObject({ updateSoldier: { acftScore: 480, acftTest: 'AFT', m4Test: 'M4' } });
  expect(await SoldierModel.findById(id).lean()).toMatchObject({ acftTest: 'AFT', m4Test: 'M4', m4Passed: true });
});

it('no test is called as a unit field, also on a day that is planned', async () => {
  const { browser, choose } = await staff();
  const define = (version: number, labels: readonly string[]) =>
    api.execute(
      browser,
      'mutation ($version: Int!, $unitFields: [UnitFieldInput!]!) { updateUnitFields(version: $version, unitFields: $unitFields) { version } }',
      {
        version,
        unitFields: labels.map((label) => ({ label, kind: 'TEXT', choices: [], visibility: 'STAFF' })),
      },
    );
  const named = (from = TODAY) => otherwise({ fitnessTest: { name: 'CFT', min: 0, max: 100, since: null } }, from);
  await define(0, ['CFT']);
  expect((await choose(1, named('2026-03-20'))).errors).toMatchObject([
    {
      message: 'A unit field is already named CFT.',
      extensions: { code: 'BAD_USER_INPUT', field: 'fitnessTest.name' },
    },
  ]);
  await define(1, []);
  expect((await choose(2, named('2026-03-20'))).errors).toEqual([]);
  expect((await define(3, ['CFT'])).errors).toMatchObject([
    { message: 'Records already have a field with this name.', extensions: { field: 'unitFields.0.label' } },
  ]);
});

describe('what no rule could judge by takes no screen down', () => {
  const SCREENS = `{
    readinessOverview { gauges { title } }
    unit { policy { promotionPaths { grade paths { inService { months } courses } } rifleTest { bands { name } } } unitFields { label } }
    soldiers { edges { node { lastName readiness { title missing } } } }
    dueOverview { rows { standings { state } } }
    dataToComplete { problems { code } }
    readinessCounts { day }
    plannedPolicies { from }
  }`;

  it('a time of a promotion that is left out is none', async () => {
    const { browser, choose, unit } = await staff();
    await makeSoldier({ rank: 'SPC', grade: 'E4', acftPass: true, blcComplete: true });
    // As from a program that leaves out fields it has nothing to say about.
    const paths = [{ courses: ['blcComplete'] }] as never;
    const input = otherwise({ promotionPaths: [{ grade: 'E4', paths }] });
    for (let asked = 0; asked < 2; asked++) {
      expect((await api.execute(browser, PREVIEW, { input })).errors).toEqual([]);
    }
    expect((await choose(0, input)).errors).toEqual([]);
    expect((await UnitModel.findOne().lean())?.policies[0]?.own.promotionPaths).toEqual([
      { grade: 'E4', paths: [{ inService: null, inGrade: null, courses: ['blcComplete'] }] },
    ]);
    expect(await unit()).toMatchObject({ version: 1 });
    expect((await api.execute(browser, SCREENS)).errors).toEqual([]);
  });

  it('what is stored all the same is as the pack has it, or asked of nobody', async () => {
    const { browser, choose } = await staff();
    await choose(0, otherwise({ etsHighlightDays: 90 }));
    await UnitModel.collection.updateOne(
      {},
      {
        $set: {
          'policies.0.own.promotionPaths': [{ grade: 'E4', paths: [{}] }],
          hasRequirements: true,
          requirements: [
            { id: 'ride', name: 'Check ride', cycle: 'MONTHS', result: 'NONE' },
            { id: 'rifle', name: 'M4', cycle: 'CALENDAR', months: 6, result: 'SCORE', score: {} },
          ],
          unitFields: [
            { id: 'phone', label: 'Phone', kind: 'TEXT', visibility: 'STAFF' },
            { id: 'photo', label: 'Photo', kind: 'PICTURE', choices: [], visibility: 'STAFF' },
          ],
        },
      },
    );
    const { data, errors } = await api.execute<{ unit: UnitType }>(browser, SCREENS);
    expect(errors).toEqual([]);
    expect(data?.unit.unitFields).toEqual([{ label: 'Phone' }]);
    expect(data?.unit.policy.promotionPaths.find(({ grade }) => grade === 'E4')?.paths).toHaveLength(2);
    expect((await api.execute(browser, '{ requirements { name retiredOn } }')).data).toEqual({
      requirements: [
        { name: 'Check ride', retiredOn: '1950-01-01' },
        { name: 'M4', retiredOn: '1950-01-01' },
      ],
    });
  });
});

it('fifty changes may be planned', async () => {
  const { choose } = await staff();
  for (let count = 0; count < 50; count++) {
    const planned = otherwise(
      { etsHighlightDays: 100 + count },
      `2027-01-${String(1 + (count % 28)).padStart(2, '0')}`,
    );
    expect((await choose(count, planned)).errors).toEqual([]);
  }
  expect((await choose(50, otherwise({ etsHighlightDays: 90 }, '2027-02-01'))).errors).toMatchObject([
    {
      message: '50 changes are already planned. Cancel one first.',
      extensions: { code: 'BAD_USER_INPUT', field: 'from' },
    },
  ]);
  // A policy that begins today isn't planned.
  expect((await choose(50, otherwise({ etsHighlightDays: 90 }))).errors).toEqual([]);
});
