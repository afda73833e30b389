import { lossesByMonth, lossOf } from './losses.ts';

const TODAY = '2026-11-29';

test.each([
  ['an ETS ahead', '2027-03-29', null, { on: '2027-03-29', isEts: true }],
  ['an ETS today', TODAY, null, { on: TODAY, isEts: true }],
  ['a last day before the ETS', '2027-03-29', '2027-02-01', { on: '2027-02-01', isEts: false }],
  ['a last day after the ETS', '2026-10-29', '2026-12-01', { on: '2026-12-01', isEts: false }],
  ['a last day that is the ETS', '2027-03-29', '2027-03-29', { on: '2027-03-29', isEts: true }],
  ['a last day without an ETS', null, '2027-02-01', { on: '2027-02-01', isEts: false }],
  ['the last day of the twelfth month', '2027-11-30', null, { on: '2027-11-30', isEts: true }],
  ['the day after', '2027-12-01', null, null],
  ['an ETS that is past', '2026-11-28', null, null],
  ['neither', null, null, null],
])('%s', (_, ets, lastDay, expected) => {
  expect(lossOf({ ets, lastDay }, TODAY)).toEqual(expected);
});

test('are told for this month and the twelve after it, also where there is none', () => {
  const months = lossesByMonth([{ on: '2027-03-29' }, { on: '2026-11-30' }, { on: '2027-03-01' }], TODAY);
  expect(months.map(({ month, losses }) => `${month.slice(0, 7)}: ${losses.length}`)).toEqual([
    '2026-11: 1',
    '2026-12: 0',
    '2027-01: 0',
    '2027-02: 0',
    '2027-03: 2',
    ...['2027-04: 0', '2027-05: 0', '2027-06: 0', '2027-07: 0', '2027-08: 0', '2027-09: 0', '2027-10: 0', '2027-11: 0'],
  ]);
});
