import { DUE_STATES } from '../../domain/due/states.ts';
import { SPECIFICATION } from '../../domain/policy/packs.ts';
import { gradesOf } from '../../domain/policy/policy.ts';
import { NEW_UNIT, unitOn } from '../../domain/policy/unit.ts';
import { membershipOn } from '../../domain/record/membership.ts';
import { validateSoldier } from '../../domain/record/validation.ts';
import { SECTIONS } from '../../domain/values.ts';
import { CommentModel } from '../comments/comment.model.ts';
import { AccountModel } from '../identity/account.model.ts';
import { inUnit, stayOf } from '../records/soldiers/inUnit.ts';
import { SoldierModel } from '../records/soldiers/soldier.model.ts';
import { recordOf } from '../records/soldiers/soldierFields.ts';
import { toSoldierType } from '../records/soldiers/toSoldierType.ts';
import { makeSoldier } from '../testing/factories.ts';
import { Browser, TestApi } from '../testing/testApi.ts';
import { seedDemo } from './seedDemo.ts';

const api = TestApi.forThisFile();
const TODAY = '2026-03-14';

it('is a believable section: 30 people, every section and grade, mixed readiness, schools, comments, past ETS', async () => {
  await seedDemo(api.now, TODAY);
  const people = await SoldierModel.find(inUnit(TODAY)).lean();
  expect(people).toHaveLength(30);
  expect(new Set(people.map(({ section }) => section))).toEqual(new Set(SECTIONS));
  expect(new Set(people.map(({ grade }) => grade))).toEqual(new Set(gradesOf(SPECIFICATION)));
  expect(
    people.flatMap((person) => validateSoldier(recordOf(person), { policy: SPECIFICATION, unitFields: [] })),
  ).toEqual([]);
  expect(people.filter(({ ets }) => ets && ets < api.now).length).toBeGreaterThan(1);
  expect(people.filter(({ schools }) => schools.length > 0).length).toBeGreaterThan(3);
  expect(await CommentModel.countDocuments()).toBeGreaterThan(10);
  const day = { today: TODAY, unit: () => Promise.resolve(unitOn(NEW_UNIT, TODAY)), person: null };
  const lists = (await Promise.all(people.map((person) => toSoldierType(person, day).readiness))).flat();
  for (const list of new Set(lists.map((finding) => finding.list))) {
    const listed = lists.filter((finding) => finding.list === list && finding.listed).length;
    expect({ list, some: listed > 0, all: listed === people.length }).toEqual({ list, some: true, all: false });
  }
});

it('has one who has left, and one who is expected', async () => {
  await seedDemo(api.now, TODAY);
  const people = await SoldierModel.find({ lastName: { $in: ['Reyes', 'Ellison'] } })
    .sort({ lastName: 1 })
    .lean();
  expect(people.map((person) => membershipOn(stayOf(person), TODAY))).toEqual(['EXPECTED', 'DEPARTED']);
  const problems = people.flatMap((one) => validateSoldier(recordOf(one), { policy: SPECIFICATION, unitFields: [] }));
  expect(problems).toEqual([]);
});

it('shows every state of a requirement', async () => {
  const { staff } = await seedDemo(api.now, TODAY);
  const browser = new Browser();
  await api.execute(browser, 'mutation ($input: SignInInput!) { signIn(input: $input) { isStaff } }', { input: staff });
  api.now = new Date(`${TODAY}T15:00:00Z`);
  const { data } = await api.execute<{
    dueOverview: { rows: { standings: { state: string; typed: string | null }[] }[] };
  }>(browser, '{ dueOverview { rows { standings { state typed } } } }');
  const standings = data?.dueOverview.rows.flatMap((row) => row.standings) ?? [];
  expect(new Set(standings.map(({ state }) => state))).toEqual(new Set(DUE_STATES));
  expect(standings.some(({ typed }) => typed !== null)).toBe(true);
});

it('makes a sign-in of a staff member and one of a regular soldier', async () => {
  const { staff, soldier } = await seedDemo(api.now, TODAY);
  const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { isStaff soldier { lastName } } }';
  const first = await api.execute(new Browser(), SIGN_IN, { input: staff });
  expect(first.data).toEqual({ signIn: { isStaff: true, soldier: { lastName: 'Okafor' } } });
  const second = await api.execute(new Browser(), SIGN_IN, { input: soldier });
  expect(second.data).toEqual({ signIn: { isStaff: false, soldier: { lastName: 'Alvarez' } } });
});

it.each([
  ['a record', () => makeSoldier()],
  ['a login', () => AccountModel.create({ email: 'a@unit.example', passwordHash: '-', createdAt: api.now })],
])('refuses a store that has %s in it', async (_, arrange) => {
  await arrange();
  await expect(seedDemo(api.now, TODAY)).rejects.toThrow('The store has people in it');
  expect(await CommentModel.countDocuments()).toBe(0);
});
