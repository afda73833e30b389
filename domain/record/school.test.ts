import { isOver, isScheduled, schoolNotes } from './school.ts';

test.each([
  ['2026-06-14', true],
  ['2026-06-15', false],
  ['2026-06-16', false],
  ['2025-12-31', true],
])('on 15 JUN 2026, a school that ends on %s is over: %p', (endDate, expected) => {
  expect(isOver({ endDate }, '2026-06-15')).toBe(expected);
});

test.each([
  [{}, true],
  [{ schoolName: 'ALC' }, false],
  [{ startDate: '2026-05-05' }, false],
  [{ endDate: '2026-05-16' }, false],
])('with %j, the school is scheduled already: %p', (change, expected) => {
  const school = { schoolName: 'BLC', startDate: '2026-05-04', endDate: '2026-05-15' };
  expect(isScheduled([{ ...school, schoolName: 'RANGER' }, school], { ...school, ...change })).toBe(expected);
  expect(isScheduled([], school)).toBe(false);
});

describe('what is odd about the days of a school', () => {
  const school = { startDate: '2026-05-04', endDate: '2026-05-15' };
  const other = (startDate: string, endDate: string) => ({ schoolName: 'AIR_ASSAULT' as const, startDate, endDate });

  test.each([
    ['2026-04-01', '2026-05-03', null],
    ['2026-04-01', '2026-05-04', 'Overlaps AIR ASSAULT, 01 APR 2026 to 04 MAY 2026.'],
    ['2026-05-06', '2026-05-06', 'Overlaps AIR ASSAULT, 06 MAY 2026.'],
    ['2026-04-01', '2026-06-30', 'Overlaps AIR ASSAULT, 01 APR 2026 to 30 JUN 2026.'],
    ['2026-05-15', '2026-06-30', 'Overlaps AIR ASSAULT, 15 MAY 2026 to 30 JUN 2026.'],
    ['2026-05-16', '2026-06-30', null],
  ])('beside another from %s to %s: %p', (startDate, endDate, text) => {
    const notes = text === null ? [] : [{ field: 'startDate', text }];
    expect(schoolNotes(school, [other(startDate, endDate)], null)).toEqual(notes);
  });

  test.each([
    [null, false],
    ['2026-05-03', true],
    ['2026-05-14', true],
    ['2026-05-15', false],
  ])('with the ETS %p it is told: %p', (ets, isTold) => {
    expect(schoolNotes(school, [], ets).map(({ field }) => field)).toEqual(isTold ? ['endDate'] : []);
  });

  test('everything is told at once, each with its days', () => {
    const others = [other('2026-05-01', '2026-05-05'), other('2026-05-10', '2026-05-20')];
    expect(schoolNotes(school, others, '2026-05-09').map(({ text }) => text)).toEqual([
      'Overlaps AIR ASSAULT, 01 MAY 2026 to 05 MAY 2026.',
      'Overlaps AIR ASSAULT, 10 MAY 2026 to 20 MAY 2026.',
      'Ends after the ETS, 09 MAY 2026.',
    ]);
  });

  test.each([
    ['', '2026-05-15'],
    ['2026-05-04', ''],
    ['2026-05-16', '2026-05-15'],
    ['no day', '2026-05-15'],
  ])('nothing is told of %j to %j', (startDate, endDate) => {
    expect(schoolNotes({ startDate, endDate }, [other('2026-01-01', '2026-12-31')], '2026-01-01')).toEqual([]);
  });
});
