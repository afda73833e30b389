import { isShown, kindsShown, urgency } from './dueShown.ts';

const states = (...given: readonly ('FAILED' | 'OVERDUE' | 'NEVER_DONE' | 'DUE_SOON' | 'EXCUSED' | 'CURRENT')[]) =>
  given.map((state) => ({ state }));

test.each([
  ['', states('CURRENT'), true],
  ['due', states('CURRENT', 'DUE_SOON'), true],
  ['due', states('OVERDUE'), true],
  ['due', states('CURRENT', 'EXCUSED'), false],
  ['short', states('CURRENT', 'DUE_SOON'), false],
  ['short', states('CURRENT', 'OVERDUE'), true],
  ['short', states('FAILED'), true],
  ['short', states('NEVER_DONE'), true],
  ['short', [], false],
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
