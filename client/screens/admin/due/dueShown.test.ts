import { isShown, kindsShown, urgency } from './dueShown.ts';

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
  // Each person is in one group, as they are counted.
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
  const kinds = [{ id: 'a' }, { id: 'b' }];
  expect(kindsShown(kinds, 'b')).toEqual([{ id: 'b' }]);
  expect(kindsShown(kinds, 'gone')).toEqual(kinds);
  expect(kindsShown(kinds, '')).toEqual(kinds);
});
