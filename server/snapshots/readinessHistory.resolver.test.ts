import type { StoredRequirement } from '../../domain/due/requirements.ts';
import { storedRequirement } from '../../domain/due/testing.ts';
import { toStoredDate } from '../../domain/localDate.ts';
import { NEW_UNIT, type PolicyChoice } from '../../domain/policy/unit.ts';
import { makeKey, makeSoldier, signInSoldier } from '../testing/factories.ts';
import { type Browser, TestApi } from '../testing/testApi.ts';
import { UnitModel } from '../unit/unit.model.ts';
import type { ReadinessHistory } from './readinessHistory.type.ts';
import { SnapshotModel } from './snapshot.model.ts';
import { takeSnapshot } from './snapshot.service.ts';

const api = TestApi.forThisFile();

const HISTORY = `query ($from: LocalDate, $to: LocalDate) { readinessHistory(from: $from, to: $to) {
  snapshots {
    day
    parts {
      section filled capacity
      lists { list title count }
      fitness { current asked percent } weapons { current asked percent } schools { current asked percent }
      people { notCurrent dueSoon toDo current }
    }
    requirements { requirementId section asked notCurrent dueSoon toDo current excused percent }
  }
  policyChanges { day changes }
  requirements { id name }
  withoutMedical
} }`;

const RIDE = storedRequirement();
const PHA = storedRequirement({ id: 'pha', name: 'PHA', medical: true });
const done = (requirementId: string) => ({
  id: `${requirementId}-1`,
  version: 1,
  requirementId,
  doneOn: toStoredDate('2026-03-01'),
  expiresOn: null,
  forRecord: true,
  score: null,
  level: null,
  passed: null,
  note: '',
  byId: 'boss',
});

async function unitWith(requirements: readonly StoredRequirement[], policies: readonly object[] = []): Promise<void> {
  await UnitModel.replaceOne(
    { _id: 'current' },
    { ...NEW_UNIT, version: 1, policies, requirements, hasRequirements: requirements.length > 0 },
    { upsert: true },
  );
}

async function staff(): Promise<Browser> {
  const { browser } = await signInSoldier(api, { isStaff: true, madeOn: toStoredDate('2020-01-05'), m4Qual: 22 });
  return browser;
}

async function asked(browser: Browser, from = '2026-03-01', to = '2026-03-31'): Promise<ReadinessHistory> {
  const { data, errors } = await api.execute<{ readinessHistory: ReadinessHistory }>(browser, HISTORY, { from, to });
  if (!data) throw new Error(errors[0]?.message);
  return data.readinessHistory;
}

const snapshotOn = (day: string) => takeSnapshot(new Date(`${day}T15:00:00Z`));

it('has the numbers of that day as the overview had them', async () => {
  await unitWith([RIDE]);
  const browser = await staff();
  await makeSoldier({ section: 'ALPHA', madeOn: toStoredDate('2020-01-05'), dues: [done('ride')], m4Qual: 30 });
  const NOW = `{
    readinessOverview {
      gauges { section filled capacity fitness { current asked percent } weapons { current asked percent } schools { current asked percent } }
      lists { list title people { id } }
    }
    dueOverview { people { notCurrent dueSoon toDo current } counts { requirementId section asked notCurrent dueSoon toDo current excused percent } }
  }`;
  const { data } = await api.execute<{
    readinessOverview: { gauges: object[]; lists: { list: string; title: string; people: object[] }[] };
    dueOverview: { people: object; counts: { section: string | null }[] };
  }>(browser, NOW);
  await snapshotOn('2026-03-14');
  const { snapshots } = await asked(browser);
  expect(snapshots.map(({ day }) => day)).toEqual(['2026-03-14']);
  const [snapshot] = snapshots;
  expect(snapshot?.parts.map(({ lists: _, people: _people, ...part }) => part)).toEqual(data?.readinessOverview.gauges);
  expect(snapshot?.parts[0]?.lists).toEqual(
    data?.readinessOverview.lists.map(({ list, title, people }) => ({ list, title, count: people.length })),
  );
  expect(snapshot?.parts[0]?.people).toEqual(data?.dueOverview.people);
  expect(snapshot?.requirements).toEqual(data?.dueOverview.counts.filter(({ section }) => section === null));
});

it('stays as it was when records change, and has a gap for a missed night', async () => {
  const browser = await staff();
  await snapshotOn('2026-03-12');
  await makeSoldier();
  await snapshotOn('2026-03-14');
  const { snapshots } = await asked(browser);
  expect(snapshots.map(({ day, parts }) => [day, parts[0]?.filled])).toEqual([
    ['2026-03-12', 1],
    ['2026-03-14', 2],
  ]);
});

it('has the last 90 days if nobody says which', async () => {
  const browser = await staff();
  for (const day of ['2025-12-14', '2025-12-15', '2026-03-14']) await snapshotOn(day);
  const { data } = await api.execute<{ readinessHistory: ReadinessHistory }>(
    browser,
    '{ readinessHistory { snapshots { day } } }',
  );
  expect(data?.readinessHistory.snapshots.map(({ day }) => day)).toEqual(['2025-12-15', '2026-03-14']);
});

it.each([
  ['2026-03-12', '2026-03-14', ['2026-03-12', '2026-03-14']],
  ['2026-03-13', '2026-03-14', ['2026-03-14']],
  ['2026-03-12', '2026-03-13', ['2026-03-12']],
  ['2026-03-13', '2026-03-13', []],
  ['2026-03-15', '2027-03-15', []],
])('has the days from %s to %s, both included', async (from, to, days) => {
  const browser = await staff();
  await snapshotOn('2026-03-12');
  await snapshotOn('2026-03-14');
  expect((await asked(browser, from, to)).snapshots.map(({ day }) => day)).toEqual(days);
});

it.each([
  ['2026-03-14', '2026-03-13', 'The first day must not be after the last.'],
  ['2025-02-08', '2026-03-15', 'At most 400 days can be asked for at once.'],
  ['2025-02-09', '2026-03-15', null],
])('from %s to %s: %s', async (from, to, message) => {
  const browser = await staff();
  const { code, errors } = await api.execute(browser, HISTORY, { from, to });
  expect(code).toBe(message === null ? null : 'BAD_USER_INPUT');
  expect(errors[0]?.message).toBe(message ?? undefined);
  expect(errors[0]?.extensions?.['field']).toBe(message === null ? undefined : 'from');
});

describe('a requirement', () => {
  beforeEach(() => unitWith([RIDE, PHA]));
  const told = ({ snapshots, requirements, withoutMedical }: ReadinessHistory) => ({
    names: requirements.map(({ name }) => name),
    counted: snapshots.map((one) =>
      one.requirements.map(({ requirementId, asked: count }) => `${requirementId} ${count}`),
    ),
    people: snapshots.map(({ parts }) => parts[0]?.people),
    withoutMedical,
  });

  it('that is renamed has its name of today', async () => {
    const browser = await staff();
    await snapshotOn('2026-03-14');
    await unitWith([{ ...RIDE, name: 'Driving' }, PHA]);
    expect(told(await asked(browser)).names).toEqual(['Driving', 'PHA']);
  });

  it('that is retired stays, and one that was removed is left out', async () => {
    const browser = await staff();
    await snapshotOn('2026-03-14');
    await unitWith([{ ...RIDE, retiredOn: '2026-03-15' }]);
    expect(told(await asked(browser))).toMatchObject({ names: ['Check ride'], counted: [['ride 1']] });
  });

  it('that was not counted in this time is not named', async () => {
    const browser = await staff();
    await snapshotOn('2026-03-14');
    await unitWith([RIDE, PHA, storedRequirement({ id: 'new', name: 'New' })]);
    expect(told(await asked(browser)).names).toEqual(['Check ride', 'PHA']);
  });

  it('that is medical is in no number for a key, and the answer says so', async () => {
    await makeSoldier({ madeOn: toStoredDate('2020-01-05'), dues: [done('ride')] });
    await snapshotOn('2026-03-14');
    const { browser: key } = await makeKey(api, 'COUNTS');
    const NONE = { notCurrent: 0, dueSoon: 0, toDo: 0, current: 0 };
    expect(told(await asked(key))).toEqual({
      names: ['Check ride'],
      counted: [['ride 1']],
      people: [{ ...NONE, current: 1 }],
      withoutMedical: true,
    });
    expect(told(await asked(await staff()))).toEqual({
      names: ['Check ride', 'PHA'],
      counted: [['ride 1', 'pha 1']],
      people: [{ ...NONE, notCurrent: 1 }],
      withoutMedical: false,
    });
  });

  it('that became medical since is in no number of its own for a key', async () => {
    await staff();
    await snapshotOn('2026-03-14');
    await unitWith([{ ...RIDE, medical: true }, PHA]);
    const { browser: key } = await makeKey(api, 'COUNTS');
    expect(told(await asked(key))).toMatchObject({ names: [], counted: [[]] });
  });
});

it('marks the days on which the policy changed, and none that is planned', async () => {
  const choice = (from: string, given: Partial<PolicyChoice>) => ({
    ...{ _id: from, pack: null, own: {}, putBack: [], byId: 'boss', at: api.now },
    ...{ from, ...given },
  });
  await unitWith(
    [],
    [
      choice('2026-02-28', { own: { etsHighlightDays: 200 } }),
      choice('2026-03-10', { own: { totalCapacity: 40 } }),
      choice('2026-03-14', { putBack: ['capacity'] }),
      choice('2026-03-15', { own: { totalCapacity: 50 } }),
    ],
  );
  expect((await asked(await staff())).policyChanges).toEqual([
    { day: '2026-03-10', changes: ['Places'] },
    { day: '2026-03-14', changes: ['Places'] },
  ]);
});

it('holds nobody: neither a name nor the id of a record', async () => {
  await unitWith([RIDE]);
  await staff();
  const { _id: id } = await makeSoldier({ _id: 'somebody', lastName: 'Vega', dues: [done('ride')] });
  await snapshotOn('2026-03-14');
  const text = JSON.stringify(await SnapshotModel.find().lean());
  for (const personal of [id, 'Vega', 'boss', 'ride-1']) expect(text).not.toContain(`"${personal}"`);
});
