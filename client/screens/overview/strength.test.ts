import { changeInWords, strengthOver, strengthRows } from './strength.ts';

const TODAY = '2026-11-20';
const ALPHA = { title: 'ALPHA', section: 'ALPHA', filled: 8, capacity: 9 } as const;

const snapshot = (day: string, filled: number, capacity = 8) => ({
  day,
  parts: [{ section: 'ALPHA', filled, capacity } as const],
});

const PAST = {
  snapshots: [snapshot('2026-11-15', 6), snapshot('2026-11-16', 6), snapshot('2026-11-18', 6), snapshot(TODAY, 1)],
  policyChanges: [
    { day: '2026-11-15', changes: ['Rifle'] },
    { day: '2026-11-19', changes: ['Places', 'Rifle'] },
  ],
};

test('strength goes from the first day that was counted to the gauges of today, with gaps', () => {
  expect(strengthOver(PAST, [ALPHA], TODAY)).toEqual({
    first: '2026-11-15',
    lines: [{ title: 'ALPHA', filled: [6, 6, null, 6, null, 8], places: [8, 8, null, 8, null, 9] }],
    changes: [{ at: 4, rules: ['Places', 'Rifle'] }],
  });
});

test.each([
  ['nothing was counted', []],
  ['only today was', [snapshot(TODAY, 6)]],
])('there is none if %s', (_, snapshots) => {
  expect(strengthOver({ snapshots, policyChanges: [] }, [ALPHA], TODAY)).toBeNull();
});

test('the table has the days on which something changed', () => {
  const strength = strengthOver(PAST, [ALPHA], TODAY);
  expect(strength && strengthRows(strength)).toEqual([
    ['15 NOV 2026', '6 of 8', ''],
    ['17 NOV 2026', 'not counted', ''],
    ['18 NOV 2026', '6 of 8', ''],
    ['19 NOV 2026', 'not counted', 'Places and Rifle'],
    ['Today', '8 of 9', ''],
  ]);
});

test.each([
  [[8, null, 8], '8 throughout'],
  [[27, 28, 30], 'from 27 to 30'],
  [[8, 6, null, 8], 'from 8 to 8, lowest 6'],
  [[6, 9, 7], 'from 6 to 7, highest 9'],
])('%j is %s', (filled, text) => {
  expect(changeInWords({ filled })).toBe(text);
});
