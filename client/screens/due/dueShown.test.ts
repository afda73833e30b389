import { dueShown, isShown, requirementsShown, urgency } from './dueShown.ts';

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

describe('with medical requirements', () => {
  const requirements = [
    { id: 'm4', medical: false },
    { id: 'pha', medical: true },
  ];
  const person = (m4: 'OVERDUE' | 'DUE_SOON' | 'CURRENT', pha: 'OVERDUE' | 'DUE_SOON' | 'CURRENT') => ({
    standings: [
      { requirementId: 'm4', state: m4 },
      { requirementId: 'pha', state: pha },
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
    const { rows, ...rest } = dueShown(requirements, people, show, false);
    expect(rows.map(({ standings }) => standings.map(({ requirementId }) => requirementId).join())).toEqual(shown);
    expect(rest).toEqual({ requirements: requirements.slice(0, 1), leftOut: 1, medicalPeople: 2 });
  });

  test('asked for, all are shown', () => {
    expect(dueShown(requirements, people, 'toActUpon', true)).toEqual({
      requirements,
      leftOut: 0,
      medicalPeople: 0,
      rows: [rifle, health, both],
    });
  });
});
