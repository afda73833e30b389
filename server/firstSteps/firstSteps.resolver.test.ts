import type { FirstStep, FirstStepState } from '../../domain/policy/firstSteps.ts';
import { QueuedMailModel } from '../mail/queuedMail.model.ts';
import { SoldierModel } from '../records/soldiers/soldier.model.ts';
import { ReminderModel } from '../reminders/reminder.model.ts';
import { makeSoldier, signInSoldier } from '../testing/factories.ts';
import { type Browser, TestApi } from '../testing/testApi.ts';
import { unitHistoryOf } from '../testing/unitHistory.ts';
import { CURRENT, UnitModel } from '../unit/unit.model.ts';

const api = TestApi.forThisFile();

type Steps = { firstSteps: { steps: FirstStepState[]; mailsAreSent: boolean } | null };

const STEPS = '{ firstSteps { steps { step isDone } mailsAreSent } }';
const UPDATE = `mutation ($version: Int!, $name: String, $timeZone: String) {
  updateUnit(version: $version, input: { name: $name, component: GUARD, timeZone: $timeZone }) { version }
}`;
const KEEP = `mutation ($version: Int!, $from: LocalDate!) {
  choosePolicy(version: $version, input: { pack: SPECIFICATION, from: $from }) { version pack }
}`;
const PUT_AWAY = `mutation ($version: Int!, $isPutAway: Boolean!) {
  putFirstStepsAway(version: $version, isPutAway: $isPutAway) { version hasFirstSteps }
}`;

const stepsOf = async (browser: Browser) => {
  const { data, errors } = await api.execute<Steps>(browser, STEPS);
  expect(errors).toEqual([]);
  return data?.firstSteps;
};
const done = async (browser: Browser): Promise<FirstStep[] | undefined> =>
  (await stepsOf(browser))?.steps.flatMap(({ step, isDone }) => (isDone ? [step] : []));

const staff = async () => (await signInSoldier(api, { isStaff: true, lastName: 'Vance' })).browser;

it('follow from what is stored, one after the other, until all are done', async () => {
  const browser = await staff();
  expect(await stepsOf(browser)).toMatchObject({ mailsAreSent: true });
  expect(await done(browser)).toEqual([]);
  await api.execute(browser, UPDATE, { version: 0, name: 'HHB', timeZone: null });
  expect(await done(browser)).toEqual([]);
  await api.execute(browser, UPDATE, { version: 1, name: 'HHB', timeZone: 'America/Chicago' });
  expect(await done(browser)).toEqual(['UNIT']);
  const { browser: second, soldier } = await signInSoldier(api);
  expect(await done(browser)).toEqual(['UNIT', 'PEOPLE']);
  await SoldierModel.updateOne({ _id: soldier._id }, { $set: { isStaff: true } });
  expect(await done(second)).toEqual(['UNIT', 'STAFF']);
  await makeSoldier();
  const { data } = await api.execute<{ unit: { today: string } }>(browser, '{ unit { today } }');
  const from = data?.unit.today;
  expect((await api.execute(browser, KEEP, { version: 2, from })).data).toEqual({
    choosePolicy: { version: 3, pack: 'SPECIFICATION' },
  });
  expect(await done(browser)).toEqual(['UNIT', 'PEOPLE', 'RULES', 'STAFF']);
  await UnitModel.updateOne({ _id: CURRENT }, { $set: { hasRequirements: true } });
  await api.execute(browser, 'mutation { sendMyReminderNow { state } }');
  expect(await done(browser)).toEqual(['UNIT', 'PEOPLE', 'RULES', 'REQUIREMENTS', 'STAFF']);
  // The mail server takes it.
  await QueuedMailModel.deleteMany({});
  expect(await stepsOf(browser)).toBeNull();
});

it('the default policy that staff keep is in the history, once', async () => {
  const browser = await staff();
  const { data } = await api.execute<{ unit: { today: string } }>(browser, '{ unit { today } }');
  const from = data?.unit.today;
  for (const version of [0, 1]) {
    expect((await api.execute(browser, KEEP, { version, from })).data).toMatchObject({ choosePolicy: { version: 1 } });
  }
  expect((await unitHistoryOf(api, browser)).map(({ changes }) => changes)).toEqual([
    [{ label: 'Policy', from: null, to: 'Default' }],
  ]);
});

it('mails are untried as long as no reminder left, or none was deliverable', async () => {
  const { browser, accountId } = await signInSoldier(api, { isStaff: true });
  const own = { notCurrent: 1, dueSoon: 0, toDo: 0, crossed: 0 };
  const common = { accountId, at: api.now, weekly: true, asked: false, own, unit: null, section: null };
  await ReminderModel.create([
    { ...common, _id: 'refused', mail: 'UNDELIVERABLE' },
    { ...common, _id: 'shown', mail: 'NONE' },
  ]);
  expect(await done(browser)).toEqual([]);
  await ReminderModel.create({ ...common, _id: 'sent', mail: 'QUEUED' });
  expect(await done(browser)).toEqual(['MAILS']);
});

it('are put away for all staff and shown again, which the history tells', async () => {
  const browser = await staff();
  const put = (version: number, isPutAway: boolean) => api.execute(browser, PUT_AWAY, { version, isPutAway });
  expect((await put(0, true)).data).toEqual({ putFirstStepsAway: { version: 1, hasFirstSteps: false } });
  expect(await stepsOf(browser)).toBeNull();
  // Nothing changes.
  expect((await put(1, true)).data).toEqual({ putFirstStepsAway: { version: 1, hasFirstSteps: false } });
  expect((await put(0, false)).code).toBe('CONFLICT');
  expect((await put(1, false)).data).toEqual({ putFirstStepsAway: { version: 2, hasFirstSteps: true } });
  expect(await done(browser)).toEqual([]);
  expect((await unitHistoryOf(api, browser)).map(({ changes }) => changes)).toEqual([
    [{ label: 'First steps', from: 'Put away', to: 'Shown' }],
    [{ label: 'First steps', from: 'Shown', to: 'Put away' }],
  ]);
});
