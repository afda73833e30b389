import { readDay } from './importDays.ts';
import type { Reading } from './importTexts.ts';

const valueOf = <Value>(reading: Reading<Value>): Value | string =>
  'value' in reading ? reading.value : reading.problem;

describe('a day', () => {
  it.each([
    ['05 JAN 2026', '2026-01-05'],
    ['5Jan2026', '2026-01-05'],
    ['5-January-2026', '2026-01-05'],
    ['30 sept 2026', '2026-09-30'],
    ['30 September 2026', '2026-09-30'],
    ['2026-01-05', '2026-01-05'],
    ['2026-1-5', '2026-01-05'],
    ['20260105', '2026-01-05'],
    [' 01/05/2026 ', '2026-01-05'],
    ['1/5/2026', '2026-01-05'],
    ['12/31/2026', '2026-12-31'],
    ['29 FEB 2028', '2028-02-29'],
    ['22-Jun-28', '2028-06-22'],
    ['05 JAN 69', '2069-01-05'],
    ['05 JAN 70', '1970-01-05'],
    ['2026/1/5', '2026-01-05'],
    ['2026.01.05', '2026-01-05'],
    ['Jan 5, 2026', '2026-01-05'],
    ['January 05 2026', '2026-01-05'],
    ['Sept. 30, 26', '2026-09-30'],
    // A spreadsheet copies a day that came from a database with its midnight.
    ['1/5/2026 0:00', '2026-01-05'],
    ['2026-01-05 00:00:00', '2026-01-05'],
    ['1/5/2026 12:00:00 AM', '2026-01-05'],
    ['none', null],
  ])('%p is %s', (text, value) => expect(readDay('ETS', text)).toEqual({ value }));

  it.each([
    '29 FEB 26',
    '01/05/26',
    '13/01/2026',
    '29 FEB 2026',
    '2026-02-30',
    '2026/13/05',
    'Jan 2026',
    'Feb 29, 2026',
    '05 JUX 2026',
    '46027',
    'ETS',
    '00/05/2026',
    'on 2026-01-05',
    '1/5/2026 8:00',
    '1/5/2026 12:00 PM',
    '2026-01-05 12:00',
    '2026--05',
    'on 01/05/2026',
    '01/05/2026 12:00',
    '/05/2026',
    'on 05 JAN 2026',
    '05 JAN 2026 12:00',
    '05 JU 2026',
  ])('%p is none', (text) =>
    expect(valueOf(readDay('ETS', text))).toBe(
      `ETS must be a real date such as 05 JAN 2026, 2026-01-05 or 01/05/2026, not "${text}".`,
    ),
  );

  it.each(['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'])('knows %s', (month) => {
    expect(valueOf(readDay('ETS', `01 ${month} 2026`))).toMatch(/^2026-\d\d-01$/);
  });
});
