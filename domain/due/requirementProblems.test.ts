import { EARLIEST_DATE } from '../constants.ts';
import {
  CYCLE_MONTHS_MAX,
  DUE_KINDS_MAX,
  dueKindProblems,
  type GivenDueKind,
  narrowingProblems,
  narrowings,
  readDueKind,
  tidyDueKind,
} from './requirementProblems.ts';
import type { StoredDueKind } from './requirements.ts';

const kind = (given: Partial<GivenDueKind> = {}): GivenDueKind => ({
  id: null,
  name: 'Check ride',
  group: '',
  grades: [],
  roles: [],
  cycle: 'MONTHS',
  months: 12,
  leadDays: 30,
  graceDays: 0,
  result: 'NONE',
  score: null,
  levels: [],
  sets: null,
  medical: false,
  inForceFrom: null,
  retiredOn: null,
  ...given,
});
const known: StoredDueKind = { ...kind(), id: 'ride', inForceFrom: '2020-01-05' };
const scored = (min: number, max: number, failBelow: number, rest: Partial<GivenDueKind> = {}) =>
  kind({ result: 'SCORE', score: { min, max, failBelow }, ...rest });
const levels = (...names: string[]) => kind({ result: 'LEVEL', levels: names.map((name) => ({ name, passes: true })) });

test.each([
  ['name', kind({ name: ' ' })],
  ['name', kind({ name: 'x'.repeat(41) })],
  ['group', kind({ group: 'x'.repeat(41) })],
  ['months', kind({ months: null })],
  ['months', kind({ months: 0 })],
  ['months', kind({ months: CYCLE_MONTHS_MAX + 1 })],
  ['months', kind({ cycle: 'CALENDAR', months: 5 })],
  ['months', kind({ cycle: 'FISCAL', months: null })],
  ['leadDays', kind({ leadDays: -1 })],
  ['leadDays', kind({ leadDays: 366 })],
  ['graceDays', kind({ graceDays: 1.5 })],
  ['result', kind({ id: 'ride', result: 'PASS_FAIL' })],
  ['result', kind({ id: 'another unit' })],
  ['score', kind({ result: 'SCORE' })],
  ['score.min', scored(-1, 40, 23)],
  ['score.min', scored(Number.NaN, Number.NaN, Number.NaN)],
  ['score.max', scored(40, 40, 40)],
  ['score.max', scored(0, 10_000, 23)],
  ['score.failBelow', scored(0, 40, 41)],
  ['levels', levels()],
  ['levels', levels('Class 1', 'class-1')],
  ['levels', levels('Class 1', ' ')],
  ['sets', kind({ sets: 'RIFLE' })],
  ['sets', scored(0, 40, 23, { sets: 'JFO' })],
  ['medical', scored(0, 40, 23, { medical: true })],
  ['inForceFrom', kind({ inForceFrom: '1949-12-31' })],
  ['inForceFrom', kind({ inForceFrom: '2026-02-30' })],
])('what is wrong with %s is said there', (field, given) => {
  expect(dueKindProblems([given], [known]).map((problem) => problem.field)).toEqual([`kinds.0.${field}`]);
});

test.each([
  ['months up to ten years', kind({ months: CYCLE_MONTHS_MAX })],
  ['a quarter of the fiscal year', kind({ cycle: 'FISCAL', months: 3 })],
  ['fixed days, without months', kind({ cycle: 'FIXED', months: null, graceDays: 365 })],
  ['a score that sets the rifle', scored(0, 40, 23, { sets: 'RIFLE' })],
  ['a pass that sets the license', kind({ result: 'PASS_FAIL', sets: 'LICENSE' })],
  ['levels', levels('Class 1', 'Class 2')],
  ['one that is there, under another name', kind({ id: 'ride', name: 'Ride' })],
])('%s: nothing is wrong', (_what, given) => {
  expect(dueKindProblems([given], [known])).toEqual([]);
});

test('among several, names in use and fields that are set are there once; a retired one stands in nobody’s way', () => {
  const rifle = scored(0, 40, 23, { name: 'M4', sets: 'RIFLE' });
  const fields = (...given: GivenDueKind[]) => dueKindProblems(given, [known]).map(({ field }) => field);
  expect(fields(rifle, { ...rifle, name: 'm-4' })).toEqual(['kinds.1.name', 'kinds.1.sets']);
  expect(fields({ ...rifle, retiredOn: '2026-11-20' }, rifle)).toEqual([]);
  expect(fields({ ...rifle, retiredOn: '2026-11-20' }, { ...rifle, retiredOn: '2026-11-20' })).toEqual([]);
  expect(fields(kind({ id: 'ride' }), kind({ id: 'ride', name: 'Ride' }))).toEqual(['kinds.1.result']);
  expect(fields(...Array.from({ length: DUE_KINDS_MAX + 1 }, (_, index) => kind({ name: `Ride ${index}` })))).toEqual([
    'kinds',
  ]);
});

test('a requirement that is medical and has scores already stands in nobody’s way', () => {
  const scores = scored(0, 40, 23, { id: 'ride', medical: true });
  expect(dueKindProblems([scores], [{ ...known, ...scores, id: 'ride', inForceFrom: known.inForceFrom }])).toEqual([]);
});

test('what events forbid is said with their number: to lose their level, and to become medical while they have notes', () => {
  const dental: StoredDueKind = {
    ...known,
    levels: levels('Class 1', 'Class 2', 'Class 3').levels,
    result: 'LEVEL',
    id: 'dental',
  };
  const event = { kindId: 'dental', level: 'Class 3', passed: null, note: ' ' };
  const events = [
    ...[event, { ...event, level: 'Class 2', note: 'A tooth' }, { ...event, level: 'Class 1' }],
    { kindId: 'ride', level: null, passed: null, note: 'Day' },
  ];
  const said = (...given: GivenDueKind[]) => narrowingProblems(narrowings(given, [known, dental]), events);
  expect(said({ ...known, name: 'Ride' }, { ...dental, levels: dental.levels.toReversed() })).toEqual([]);
  expect(
    said(kind({ medical: true }), { ...dental, ...levels('Class 1', 'Class II', 'class-3'), id: 'dental' }),
  ).toEqual([
    {
      field: 'kinds.1.levels',
      message: '2 events have Class 2 or Class 3. Correct them first, or retire this requirement and add another one.',
    },
  ]);
  const own = { ...dental, medical: true };
  expect(said(own, { ...known, medical: true }).map(({ field }) => field)).toEqual([
    'kinds.0.medical',
    'kinds.1.medical',
  ]);
  expect(narrowings([own], [own])).toEqual([]);
});

test('a requirement is kept without what its cycle and its result do not have', () => {
  const given = scored(0, 40, 23, {
    name: ' Ride ',
    result: 'NONE',
    cycle: 'ONCE',
    levels: [{ name: 'A', passes: true }],
  });
  expect(tidyDueKind(given)).toMatchObject({ name: 'Ride', months: null, score: null, levels: [] });
  // How many days there are for what is done once.
  expect(tidyDueKind({ ...given, leadDays: 45, graceDays: 5 })).toMatchObject({ leadDays: 45, graceDays: 5 });
});

describe('a store can hold what no form lets in', () => {
  // A fault of the store or of another release, which the compiler cannot foresee.
  const read = (stored: object) => readDueKind({ ...known, ...stored });

  test('what is not there says nothing', () => {
    const { id, name, cycle, months, result } = known;
    expect(readDueKind(Object.assign({}, { id, name, cycle, months, result }) as StoredDueKind)).toEqual({
      ...known,
      leadDays: 0,
      inForceFrom: EARLIEST_DATE,
    });
  });

  test.each([
    [{ months: null }],
    [{ months: 0 }],
    [{ cycle: 'CALENDAR', months: 5 }],
    [{ result: 'SCORE', score: undefined }],
    [{ result: 'SCORE', score: { min: 0 } }],
    [{ result: 'LEVEL', levels: null }],
    [{ leadDays: '30' }],
    [{ sets: 'HEIGHT' }],
  ])('one that says %j is retired, and stays', (stored) => {
    const kind = read(stored);
    expect(kind).toMatchObject({ id: 'ride', name: 'Check ride', months: null, score: null, levels: [] });
    expect(kind.retiredOn).toBe('1950-01-01');
    expect(read({ ...stored, retiredOn: '2026-01-01' }).retiredOn).toBe('2026-01-01');
  });
});

test('a grade and a role are kept once', () => {
  const tidied = tidyDueKind(kind({ grades: ['E5', 'E4', 'E5'], roles: ['RTO', 'RTO'] }));
  expect(tidied).toMatchObject({ grades: ['E5', 'E4'], roles: ['RTO'] });
});

test('a requirement that sets a score has the scale of the policy alone', () => {
  const sets = kind({ result: 'SCORE', score: null, sets: 'RIFLE' });
  expect(dueKindProblems([sets, kind({ ...sets, name: 'AFT', sets: 'FITNESS' })], [])).toEqual([]);
  expect(tidyDueKind(scored(0, 40, 10, { sets: 'RIFLE' })).score).toBeNull();
  expect(tidyDueKind(scored(0, 40, 10, { sets: null })).score).toEqual({ min: 0, max: 40, failBelow: 10 });
});

test('events that do not say whether they were passed forbid that they set the fitness test', () => {
  const before: StoredDueKind = { ...scored(0, 500, 300), id: 'pt', inForceFrom: '2020-01-05' };
  const after = { ...before, sets: 'FITNESS' } as const;
  const event = { kindId: 'pt', level: null, passed: null, note: '' };
  const said = (...events: (typeof event)[]) => narrowingProblems(narrowings([after], [before]), events);
  expect(said()).toEqual([]);
  expect(said(event)).toEqual([
    {
      field: 'kinds.0.sets',
      message: '1 event has no Pass or Fail. Retire this requirement, and add another one.',
    },
  ]);
  expect(narrowings([after], [after])).toEqual([]);
});
