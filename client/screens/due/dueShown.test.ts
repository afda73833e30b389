import { chosenWhen, dueShown, isShown, requirementsShown, urgency } from './dueShown.ts';

const states = (...given: readonly ('FAILED' | 'OVERDUE' | 'TO_DO' | 'DUE_SOON' | 'EXCUSED' | 'CURRENT')[]) =>
  given.map((state) => ({ state }));

test.each([
  ['', states('CURRENT'), true],
  ['toActUpon', states('CURRENT', 'DUE_SOON'), true],
  ['toActUpon', states('OVERDUE'), true],
  ['toActUpon', states('TO_DO'), true],
  ['toActUpon', states('CURRENT', 'EXCUSED'), false],
  ['notCurrent', states('CURRENT', 'DUE_SOON'), false],
  ['notCurrent', states('CURRENT', 'OVERDUE'), true],
  ['notCurrent', states('FAILED'), true],
  ['notCurrent', states('TO_DO'), false],
  ['notCurrent', [], false],
  // Each person counts in only one group.
  ['dueSoon', states('TO_DO', 'DUE_SOON'), true],
  ['dueSoon', states('OVERDUE', 'DUE_SOON'), false],
  ['toDo', states('TO_DO', 'CURRENT'), true],
  ['toDo', states('TO_DO', 'DUE_SOON'), false],
  ['current', states('CURRENT', 'EXCUSED'), true],
  ['current', [], true],
] as const)('only %j shows %j: %j', (show, standings, expected) => {
  expect(isShown(show, standings)).toBe(expected);
});

test('the most urgent state comes first, and of one state the earliest day', () => {
  const rows = [
    { state: 'CURRENT', dueOn: '2026-01-01' },
    { state: 'OVERDUE', dueOn: null },
    { state: 'OVERDUE', dueOn: '2026-03-01' },
    { state: 'OVERDUE', dueOn: '2026-02-01' },
    { state: 'FAILED', dueOn: '2026-09-01' },
  ] as const;
  expect(rows.toSorted(urgency).map(({ dueOn }) => dueOn)).toEqual([
    '2026-09-01',
    '2026-02-01',
    '2026-03-01',
    null,
    '2026-01-01',
  ]);
});

test('a requirement that is not in use counts as none chosen', () => {
  const requirements = [{ id: 'a' }, { id: 'b' }];
  expect(requirementsShown(requirements, 'b')).toEqual([{ id: 'b' }]);
  expect(requirementsShown(requirements, 'gone')).toEqual(requirements);
  expect(requirementsShown(requirements, '')).toEqual(requirements);
});

/** A Wednesday. */
const DAY = '2026-11-25';

test.each([
  ['', null],
  ['LATE', 'LATE'],
  ['2026-11-23', '2026-11-23'],
  ['2026-11-24', null],
  ['2026-11-16', null],
  ['2027-02-08', '2027-02-08'],
  ['2027-02-15', null],
])('of the twelve weeks %j chooses %j', (text, expected) => {
  expect(chosenWhen(text, DAY)).toBe(expected);
});

test.each([
  [null, ['a', 'b', 'c']],
  ['LATE', ['b']],
  ['2026-11-23', ['a', 'b']],
  ['2026-11-30', []],
] as const)('by %j in the twelve weeks, it shows who has something due then', (when, expected) => {
  const person = (id: string, ...standings: readonly (readonly ['OVERDUE' | 'DUE_SOON' | 'CURRENT', string])[]) => ({
    id,
    standings: standings.map(([state, dueOn]) => ({ requirementId: 'm4', state, dueOn })),
  });
  const people = [
    person('a', ['DUE_SOON', '2026-11-27']),
    person('b', ['CURRENT', '2026-11-29'], ['OVERDUE', '2026-10-01']),
    person('c', ['CURRENT', '2027-11-29']),
  ];
  const { rows } = dueShown([{ id: 'm4', medical: false }], people, { show: '', when, day: DAY }, true);
  expect(rows.map(({ id }) => id)).toEqual(expected);
});

describe('with medical requirements', () => {
  const requirements = [
    { id: 'm4', medical: false },
    { id: 'pha', medical: true },
  ];
  const person = (m4: 'OVERDUE' | 'DUE_SOON' | 'CURRENT', pha: 'OVERDUE' | 'DUE_SOON' | 'CURRENT') => ({
    standings: [
      { requirementId: 'm4', state: m4, dueOn: null },
      { requirementId: 'pha', state: pha, dueOn: null },
    ],
  });
  const [rifle, health, both, none] = [
    person('OVERDUE', 'CURRENT'),
    person('CURRENT', 'OVERDUE'),
    person('DUE_SOON', 'DUE_SOON'),
    person('CURRENT', 'CURRENT'),
  ];
  const people = [rifle, health, both, none];

  test.each([
    ['', ['m4', 'm4', 'm4', 'm4']],
    ['toActUpon', ['m4', 'm4']],
    ['notCurrent', ['m4']],
  ] as const)('left out, %j shows none of them, and nobody for one of them alone', (show, shown) => {
    const { rows, ...rest } = dueShown(requirements, people, { show, when: null, day: DAY }, false);
    expect(rows.map(({ standings }) => standings.map(({ requirementId }) => requirementId).join())).toEqual(shown);
    expect(rest).toEqual({ requirements: requirements.slice(0, 1), leftOut: 1, medicalPeople: 2 });
  });

  test('asked for, all are shown', () => {
    expect(dueShown(requirements, people, { show: 'toActUpon', when: null, day: DAY }, true)).toEqual({
      requirements,
      leftOut: 0,
      medicalPeople: 0,
      rows: [rifle, health, both],
    });
  });
});
