import type { PolicyPack } from '../../domain/policy/packs.ts';
import { SoldierModel } from '../records/soldiers/soldier.model.ts';
import { makeSoldier, signInSoldier } from '../testing/factories.ts';
import { TestApi } from '../testing/testApi.ts';
import type { PolicyChoiceType, PolicyEffect, UnitType } from './unit.type.ts';

const api = TestApi.forThisFile();

beforeEach(() => {
  api.now = new Date('2026-03-14T15:00:00Z');
});

const UNIT = '{ unit { version pack policy { fitnessTest { name max } } } }';
const CHOICES = '{ policyChoices { id pack from by { rank lastName } } }';
const PREVIEW = `query ($pack: PolicyPack!, $from: LocalDate!) {
  previewPolicy(pack: $pack, from: $from) { list title comeOn { lastName } leave { lastName } }
}`;
const CHOOSE = `mutation ($version: Int!, $input: ChoosePolicyInput!) {
  choosePolicy(version: $version, input: $input) { version pack }
}`;
const WITHDRAW = 'mutation ($version: Int!, $id: ID!) { withdrawPolicy(version: $version, id: $id) { version pack } }';

async function staff() {
  const { browser } = await signInSoldier(api, { isStaff: true, rank: 'SFC', grade: 'E7', lastName: 'Vance' });
  const ask = <Data>(query: string, variables?: Record<string, unknown>) =>
    api.execute<Data>(browser, query, variables);
  return {
    browser,
    unit: async () => (await ask<{ unit: UnitType }>(UNIT)).data?.unit,
    choices: async () => (await ask<{ policyChoices: PolicyChoiceType[] }>(CHOICES)).data?.policyChoices,
    preview: async (pack: PolicyPack, from: string) =>
      (await ask<{ previewPolicy: PolicyEffect[] }>(PREVIEW, { pack, from })).data?.previewPolicy,
    choose: (version: number, pack: PolicyPack, from: string) => ask(CHOOSE, { version, input: { pack, from } }),
    withdraw: (version: number, id: string) => ask(WITHDRAW, { version, id }),
  };
}

it('a unit goes by what was agreed until it chooses, and from then on by what it chose', async () => {
  const { unit, choose, choices } = await staff();
  const agreed = { version: 0, pack: 'SPECIFICATION', policy: { fitnessTest: { name: 'ACFT', max: 600 } } };
  expect(await unit()).toEqual(agreed);
  expect((await choose(0, 'ARMY_2026', '2026-03-14')).data).toEqual({
    choosePolicy: { version: 1, pack: 'ARMY_2026' },
  });
  const army = { pack: 'ARMY_2026', policy: { fitnessTest: { name: 'AFT', max: 500 } } };
  expect(await unit()).toEqual({ version: 1, ...army });
  await choose(1, 'SPECIFICATION', '2026-03-14');
  expect(await unit()).toEqual({ ...agreed, version: 2 });
  expect(await choices()).toMatchObject([
    { pack: 'SPECIFICATION', from: '2026-03-14', by: { rank: 'SFC', lastName: 'Vance' } },
    { pack: 'ARMY_2026', from: '2026-03-14', by: { rank: 'SFC', lastName: 'Vance' } },
  ]);
});

it('what is dated ahead begins on its day, and can be taken back until then', async () => {
  const { unit, choose, choices, withdraw } = await staff();
  await choose(0, 'ARMY_2026', '2026-03-15');
  await choose(1, 'SPECIFICATION', '2026-03-20');
  expect(await unit()).toMatchObject({ version: 2, pack: 'SPECIFICATION' });
  api.pass(24 * 3_600_000);
  expect(await unit()).toMatchObject({ version: 2, pack: 'ARMY_2026' });
  const [planned, begun] = (await choices()) ?? [];
  expect((await withdraw(2, String(begun?.id))).errors).toMatchObject([
    { message: 'That policy has begun. Choose another one from today on.', extensions: { code: 'BAD_USER_INPUT' } },
  ]);
  expect((await withdraw(2, String(planned?.id))).data).toEqual({ withdrawPolicy: { version: 3, pack: 'ARMY_2026' } });
  expect((await withdraw(3, String(planned?.id))).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  expect(await choices()).toHaveLength(1);
});

it('refuses a day that is over, and a choice made from what is out of date', async () => {
  const { choose, unit } = await staff();
  expect((await choose(0, 'ARMY_2026', '2026-03-13')).errors).toMatchObject([
    { message: 'A policy begins today or later.', extensions: { code: 'BAD_USER_INPUT', field: 'from' } },
  ]);
  await choose(0, 'ARMY_2026', '2026-03-14');
  for (const version of [0, 2]) {
    expect((await choose(version, 'SPECIFICATION', '2026-03-14')).errors).toMatchObject([
      { extensions: { code: 'CONFLICT', currentVersion: 1 } },
    ]);
  }
  expect(await unit()).toMatchObject({ version: 1, pack: 'ARMY_2026' });
});

it('tells whom another policy brings onto a list and off it', async () => {
  const { preview } = await staff();
  const done = { dlc1Complete: true, blcComplete: true, acftPass: true, m4Qual: 30, driversLicense: true } as const;
  await makeSoldier({ ...done, lastName: 'Ash', rank: 'SGT', grade: 'E5', blcComplete: false, dlc2Complete: true });
  await makeSoldier({ ...done, lastName: 'Birch', rank: 'SPC', grade: 'E4' });
  await makeSoldier({ ...done, lastName: 'Cole', rank: 'SPC', grade: 'E4', blcComplete: false });
  const names = (people: PolicyEffect['comeOn'] = []) => people.map(({ lastName }) => lastName);
  const effects = (await preview('ARMY_2026', '2026-03-14')) ?? [];
  const found = effects.map(({ title, comeOn, leave }) => [title, names(comeOn), names(leave)]);
  expect(found).toEqual([
    ['PME Incomplete', ['Vance'], ['Cole']],
    ['Promotable', [], ['Birch']],
  ]);
  expect(await preview('SPECIFICATION', '2026-03-14')).toEqual([]);
});

it('a score keeps the test that it was entered under', async () => {
  const { browser, choose } = await staff();
  const { _id: id } = await makeSoldier({ acftScore: 548, m4Qual: 30 });
  const SCORES = 'acftScore acftTest m4Test dataProblems { code }';
  const update = (input: string, version: number) =>
    api.execute(
      browser,
      `mutation { updateSoldier(id: "${id}", version: ${version}, input: { ${input} }) { ${SCORES} } }`,
    );
  await choose(0, 'ARMY_2026', '2026-03-14');
  // An old score stops no other change.
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
