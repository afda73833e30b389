import { EARLIEST_DATE } from '../constants.ts';
import {
  CYCLE_MONTHS_MAX,
  REQUIREMENTS_MAX,
  requirementProblems,
  type GivenRequirement,
  narrowingProblems,
  narrowings,
  readStoredRequirement,
  tidyRequirement,
} from './requirementProblems.ts';
import type { StoredRequirement } from './requirements.ts';

const requirement = (given: Partial<GivenRequirement> = {}): GivenRequirement => ({
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
const known: StoredRequirement = { ...requirement(), id: 'ride', inForceFrom: '2020-01-05' };
const scored = (min: number, max: number, failBelow: number, rest: Partial<GivenRequirement> = {}) =>
  requirement({ result: 'SCORE', score: { min, max, failBelow }, ...rest });
const levels = (...names: string[]) =>
  requirement({ result: 'LEVEL', levels: names.map((name) => ({ name, passes: true })) });

test.each([
  ['name', requirement({ name: ' ' })],
  ['name', requirement({ name: 'x'.repeat(41) })],
  ['group', requirement({ group: 'x'.repeat(41) })],
  ['months', requirement({ months: null })],
  ['months', requirement({ months: 0 })],
  ['months', requirement({ months: CYCLE_MONTHS_MAX + 1 })],
  ['months', requirement({ cycle: 'CALENDAR', months: 5 })],
  ['months', requirement({ cycle: 'FISCAL', months: null })],
  ['leadDays', requirement({ leadDays: -1 })],
  ['leadDays', requirement({ leadDays: 366 })],
  ['graceDays', requirement({ graceDays: 1.5 })],
  ['result', requirement({ id: 'ride', result: 'PASS_FAIL' })],
  ['result', requirement({ id: 'another unit' })],
  ['score', requirement({ result: 'SCORE' })],
  ['score.min', scored(-1, 40, 23)],
  ['score.min', scored(Number.NaN, Number.NaN, Number.NaN)],
  ['score.max', scored(40, 40, 40)],
  ['score.max', scored(0, 10_000, 23)],
  ['score.failBelow', scored(0, 40, 41)],
  ['levels', levels()],
  ['levels', levels('Class 1', 'class-1')],
  ['levels', levels('Class 1', ' ')],
  ['sets', requirement({ sets: 'RIFLE' })],
  ['sets', scored(0, 40, 23, { sets: 'JFO' })],
  ['medical', scored(0, 40, 23, { medical: true })],
  ['inForceFrom', requirement({ inForceFrom: '1949-12-31' })],
  ['inForceFrom', requirement({ inForceFrom: '2026-02-30' })],
])('what is wrong with %s is said there', (field, given) => {
  expect(requirementProblems([given], [known]).map((problem) => problem.field)).toEqual([`requirements.0.${field}`]);
});

test.each([
  ['months up to ten years', requirement({ months: CYCLE_MONTHS_MAX })],
  ['a quarter of the fiscal year', requirement({ cycle: 'FISCAL', months: 3 })],
  ['fixed days, without months', requirement({ cycle: 'FIXED', months: null, graceDays: 365 })],
  ['a score that sets the rifle', scored(0, 40, 23, { sets: 'RIFLE' })],
  ['a pass that sets the license', requirement({ result: 'PASS_FAIL', sets: 'LICENSE' })],
  ['levels', levels('Class 1', 'Class 2')],
  ['an existing requirement, under another name', requirement({ id: 'ride', name: 'Ride' })],
])('%s: nothing is wrong', (_what, given) => {
  expect(requirementProblems([given], [known])).toEqual([]);
});

test('among several, names in use and fields that are set are there once; a retired one stands in nobody’s way', () => {
  const rifle = scored(0, 40, 23, { name: 'M4', sets: 'RIFLE' });
  const fields = (...given: GivenRequirement[]) => requirementProblems(given, [known]).map(({ field }) => field);
  expect(fields(rifle, { ...rifle, name: 'm-4' })).toEqual(['requirements.1.name', 'requirements.1.sets']);
  expect(fields({ ...rifle, retiredOn: '2026-11-20' }, rifle)).toEqual([]);
  expect(fields({ ...rifle, retiredOn: '2026-11-20' }, { ...rifle, retiredOn: '2026-11-20' })).toEqual([]);
  expect(fields(requirement({ id: 'ride' }), requirement({ id: 'ride', name: 'Ride' }))).toEqual([
    'requirements.1.result',
  ]);
  expect(
    fields(...Array.from({ length: REQUIREMENTS_MAX + 1 }, (_, index) => requirement({ name: `Ride ${index}` }))),
  ).toEqual(['requirements']);
});

test('a requirement that is medical and has scores already stands in nobody’s way', () => {
  const scores = scored(0, 40, 23, { id: 'ride', medical: true });
  expect(requirementProblems([scores], [{ ...known, ...scores, id: 'ride', inForceFrom: known.inForceFrom }])).toEqual(
    [],
  );
});

test('what events forbid is said with their number: to lose their level, and to become medical while they have notes', () => {
  const dental: StoredRequirement = {
    ...known,
    levels: levels('Class 1', 'Class 2', 'Class 3').levels,
    result: 'LEVEL',
    id: 'dental',
  };
  const event = { requirementId: 'dental', level: 'Class 3', passed: null, note: ' ' };
  const events = [
    ...[event, { ...event, level: 'Class 2', note: 'A tooth' }, { ...event, level: 'Class 1' }],
    { requirementId: 'ride', level: null, passed: null, note: 'Day' },
  ];
  const said = (...given: GivenRequirement[]) => narrowingProblems(narrowings(given, [known, dental]), events);
  expect(said({ ...known, name: 'Ride' }, { ...dental, levels: dental.levels.toReversed() })).toEqual([]);
  expect(
    said(requirement({ medical: true }), { ...dental, ...levels('Class 1', 'Class II', 'class-3'), id: 'dental' }),
  ).toEqual([
    {
      field: 'requirements.1.levels',
      message: '2 events have Class 2 or Class 3. Correct them first, or retire this requirement and add another one.',
    },
  ]);
  const own = { ...dental, medical: true };
  expect(said(own, { ...known, medical: true }).map(({ field }) => field)).toEqual([
    'requirements.0.medical',
    'requirements.1.medical',
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
  expect(tidyRequirement(given)).toMatchObject({ name: 'Ride', months: null, score: null, levels: [] });
  // For a one-time requirement, leadDays is how many days there are to do it.
  expect(tidyRequirement({ ...given, leadDays: 45, graceDays: 5 })).toMatchObject({ leadDays: 45, graceDays: 5 });
});

describe('a store can hold what no form lets in', () => {
  // A fault of the store or of another release, which the compiler can't foresee.
  const read = (stored: object) => readStoredRequirement({ ...known, ...stored });

  test('what is not there says nothing', () => {
    const { id, name, cycle, months, result } = known;
    expect(readStoredRequirement(Object.assign({}, { id, name, cycle, months, result }) as StoredRequirement)).toEqual({
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
  ])('a requirement with %j is retired, and stays', (stored) => {
    const requirement = read(stored);
    expect(requirement).toMatchObject({ id: 'ride', name: 'Check ride', months: null, score: null, levels: [] });
    expect(requirement.retiredOn).toBe('1950-01-01');
    expect(read({ ...stored, retiredOn: '2026-01-01' }).retiredOn).toBe('2026-01-01');
  });
});

test('a grade and a role are kept once', () => {
  const tidied = tidyRequirement(requirement({ grades: ['E5', 'E4', 'E5'], roles: ['RTO', 'RTO'] }));
  expect(tidied).toMatchObject({ grades: ['E5', 'E4'], roles: ['RTO'] });
});

test('a requirement that sets a score has the scale of the policy alone', () => {
  const sets = requirement({ result: 'SCORE', score: null, sets: 'RIFLE' });
  expect(requirementProblems([sets, requirement({ ...sets, name: 'AFT', sets: 'FITNESS' })], [])).toEqual([]);
  expect(tidyRequirement(scored(0, 40, 10, { sets: 'RIFLE' })).score).toBeNull();
  expect(tidyRequirement(scored(0, 40, 10, { sets: null })).score).toEqual({ min: 0, max: 40, failBelow: 10 });
});

test('events that do not say whether they were passed forbid that they set the fitness test', () => {
  const before: StoredRequirement = { ...scored(0, 500, 300), id: 'pt', inForceFrom: '2020-01-05' };
  const after = { ...before, sets: 'FITNESS' } as const;
  const event = { requirementId: 'pt', level: null, passed: null, note: '' };
  const said = (...events: (typeof event)[]) => narrowingProblems(narrowings([after], [before]), events);
  expect(said()).toEqual([]);
  expect(said(event)).toEqual([
    {
      field: 'requirements.0.sets',
      message: '1 event has no Pass or Fail. Retire this requirement and add another one.',
    },
  ]);
  expect(narrowings([after], [after])).toEqual([]);
});
