import { type Past, trendOf } from './trends.ts';

const TODAY = '2026-11-20';

function snapshot(day: string, notCurrent: number | null): Past['snapshots'][number] {
  const share = { current: 0, asked: 0 };
  const people = notCurrent === null ? null : { notCurrent, dueSoon: 0, toDo: 0, current: 0 };
  return { day, parts: [{ section: null, people, fitness: share, weapons: share, schools: share }] };
}

const trend = (snapshots: Past['snapshots'], policyChanges: Past['policyChanges'] = [], now: number | null = 3) =>
  trendOf({ snapshots, policyChanges }, null, ({ people }) => people?.notCurrent ?? null, now, TODAY);

test('a line goes from the first day that is known to today, with gaps, and knows what it is compared with', () => {
  const snapshots = [snapshot('2026-11-10', null), snapshot('2026-11-12', 6), snapshot('2026-11-13', 5)];
  expect(trend(snapshots, [{ day: '2026-11-12' }, { day: '2026-11-14' }, { day: '2026-12-01' }])).toEqual({
    values: [6, 5, null, null, null, null, null, null, 3],
    comparedAt: 1,
    changedAt: [2],
    change: -2,
  });
});

test('without a snapshot seven days ago nothing is compared', () => {
  expect(trend([snapshot('2026-11-12', 6), snapshot('2026-11-19', 4)])).toMatchObject({
    comparedAt: null,
    change: null,
  });
});

test.each([
  ['no snapshot', []],
  ['only one of today', [snapshot(TODAY, 4)]],
  ['only days on which nobody was counted', [snapshot('2026-11-13', null)]],
])('there is no line with %s', (_, snapshots) => {
  expect(trend(snapshots)).toBeNull();
});

test('what nobody is asked for today has a line without an end, and no change', () => {
  expect(trend([snapshot('2026-11-13', 5)], [], null)).toMatchObject({ change: null, comparedAt: 0 });
});
