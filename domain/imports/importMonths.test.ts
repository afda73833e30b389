import { dayOfMonth, monthIn } from './importMonths.ts';

it.each([
  ['NOV 2026', '2026-11-01'],
  ['november 2026', '2026-11-01'],
  ['Nov-26', '2026-11-01'],
  ["Nov '26", '2026-11-01'],
  ['NOV26', '2026-11-01'],
  ['Sept. 2026', '2026-09-01'],
  ['Nov, 2026', '2026-11-01'],
  ['2026 NOV', '2026-11-01'],
  ['11/2026', '2026-11-01'],
  ['1-2026', '2026-01-01'],
  ['2026-11', '2026-11-01'],
  ['2026/1', '2026-01-01'],
  ['202611', '2026-11-01'],
  ['MAR 70', '1970-03-01'],
  ...[
    '05 NOV 2026',
    '11/07/2026',
    '2026-11-07',
    '13/2026',
    '2026-00',
    '202613',
    '46325',
    'NOV',
    '2026',
    'ETS 2026',
    '',
  ].map((text): [string, null] => [text, null]),
  // The numbers may be a month and a day.
  ['11/26', null],
])('%p is the month that begins on %s', (text, firstDay) => expect(monthIn(text)).toBe(firstDay));

it('has a first and a last day', () => {
  expect([dayOfMonth('2026-11-01', 'FIRST'), dayOfMonth('2026-11-01', 'LAST')]).toEqual(['2026-11-01', '2026-11-30']);
  expect([dayOfMonth('2028-02-01', 'LAST'), dayOfMonth('2026-12-01', 'LAST')]).toEqual(['2028-02-29', '2026-12-31']);
});
