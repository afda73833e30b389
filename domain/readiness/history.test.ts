import { changeOf, comparedWith, daily, rangeOf, rangeProblem } from './history.ts';

const on = (...days: readonly string[]) => days.map((day, index) => ({ day, value: index }));

it.each([
  ['2026-03-07', '2026-03-07'],
  ['2026-03-06', null],
  ['2026-03-08', null],
  // Not today's own, and not one of the future.
  ['2026-03-14', null],
  ['2026-03-21', null],
])('14 MAR is compared with the snapshot of seven days ago alone: of %s with %s', (day, expected) => {
  expect(comparedWith(on(day), '2026-03-14')?.day ?? null).toBe(expected);
});

it('seven days ago may be in the month and year before', () => {
  expect(comparedWith(on('2025-12-27'), '2026-01-03')?.day).toBe('2025-12-27');
});

it.each([
  [80, 83, 3],
  [83, 80, -3],
  [80, 80, 0],
  [0, 5, 5],
  [null, 83, null],
  [80, null, null],
  [undefined, 83, null],
])('from %s to %s is %s', (before, now, change) => {
  expect(changeOf(before, now)).toBe(change);
});

it.each([
  ['2026-03-01', '2026-03-01', null],
  ['2026-03-02', '2026-03-01', 'The first day must not be after the last.'],
  ['2025-01-01', '2026-02-04', null],
  ['2025-01-01', '2026-02-05', 'At most 400 days can be asked for at once.'],
])('from %s to %s: %s', (from, to, problem) => {
  expect(rangeProblem(from, to)).toBe(problem);
});

it.each([
  [null, null, '2025-12-15', '2026-03-14'],
  ['2026-03-01', null, '2026-03-01', '2026-03-14'],
  [null, '2026-01-31', '2025-11-03', '2026-01-31'],
  ['2026-03-01', '2026-03-02', '2026-03-01', '2026-03-02'],
])('on 14 MAR, from %s to %s are the days from %s to %s', (from, to, first, last) => {
  expect(rangeOf({ from, to }, '2026-03-14')).toEqual({ from: first, to: last });
});

describe('the values of days', () => {
  const values = (from: string, to: string) =>
    daily(on('2026-02-27', '2026-02-28', '2026-03-02'), from, to, ({ value }) => value || null).map(
      ({ day, value }) => `${day.slice(5)} ${String(value)}`,
    );

  it('are one for each day, with a gap where there is no snapshot', () => {
    expect(values('2026-02-28', '2026-03-03')).toEqual(['02-28 1', '03-01 null', '03-02 2', '03-03 null']);
  });

  it('have a gap where nobody was counted', () => {
    expect(values('2026-02-27', '2026-02-27')).toEqual(['02-27 null']);
  });

  it('are none if the days are in the wrong order', () => {
    expect(values('2026-03-03', '2026-02-27')).toEqual([]);
  });
});
