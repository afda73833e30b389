import { ambiguousDays, countedDay, DayOrder, dayText, NO_DAY_READING, settled } from './fileDays.ts';

const monthFirst = { ...NO_DAY_READING, order: DayOrder.MONTH_FIRST };
const dayFirst = { ...NO_DAY_READING, order: DayOrder.DAY_FIRST };

it.each([
  ['01/05/2026', '2026-01-05', '2026-05-01'],
  ['1.5.2026', '2026-01-05', '2026-05-01'],
  ['25/12/2026', '2026-12-25', '2026-12-25'],
  ['12-25-2026', '2026-12-25', '2026-12-25'],
  ['15.11.2024', '2024-11-15', '2024-11-15'],
  ['11/15/22', '2022-11-15', '2022-11-15'],
  ['1/5/2026 0:00', '2026-01-05', '2026-05-01'],
  ['1/5/2026 12:00:00 AM', '2026-01-05', '2026-05-01'],
  ['1/5/69', '2069-01-05', '2069-05-01'],
  // No day of a year, so no Julian date.
  ['44880', '2022-11-15', '2022-11-15'],
  ['44000', '2020-06-18', '2020-06-18'],
  ['44367', '2021-06-20', '2021-06-20'],
  ['44001', '44001', '44001'],
  ['44366', '44366', '44366'],
  ['2026-01-05T12:00:00.000Z', '2026-01-05', '2026-01-05'],
  ['2026-01-05 00:00:00', '2026-01-05', '2026-01-05'],
  ['2026-01-05T23:30:00Z', '2026-01-05T23:30:00Z', '2026-01-05T23:30:00Z'],
  ['2026-01-05T12:00', '2026-01-05', '2026-01-05'],
  ...['on 01/05/2026', '01/05/2026 08:00', '01/05/2026 12:00 PM', 'on 2026-01-05 00:00', '2026-01-05 00:00 CET'].map(
    (text): [string, string, string] => [text, text, text],
  ),
  ['05 JAN 2026', '05 JAN 2026', '05 JAN 2026'],
  ['31/31/2026', '31/31/2026', '31/31/2026'],
  ['46027', '46027', '46027'],
])('%s is %s with the month first, %s with the day first', (text, month, day) => {
  expect([dayText(text, monthFirst), dayText(text, dayFirst)]).toEqual([month, day]);
});

it('does not guess before it was told', () => {
  expect(dayText('01/05/2026', NO_DAY_READING)).toBe('01/05/2026');
  expect(dayText('05/05/2026', NO_DAY_READING)).toBe('2026-05-05');
  expect(dayText('46027', { ...NO_DAY_READING, countsDays: true })).toBe('2026-01-05');
  expect(dayText('05 JAN 2026', { ...NO_DAY_READING, countsDays: true })).toBe('05 JAN 2026');
});

it('asks about the first day that could be two, with what the others say', () => {
  expect(ambiguousDays(['', '05/05/2026', '25/12/2026', '2026-01-05', '05 JAN 2026'])).toBeNull();
  expect(ambiguousDays(['05/05/2026', '01/05/2026', '02/05/2026'])).toEqual({
    text: '01/05/2026',
    monthFirst: '05 JAN 2026',
    dayFirst: '01 MAY 2026',
    hint: null,
  });
  expect(ambiguousDays(['01/05/2026', '25/12/2026'])?.hint).toBe('25/12/2026 in this file can only be day first.');
  expect(ambiguousDays(['12/25/2026', '01/05/2026'])).toMatchObject({
    text: '01/05/2026',
    hint: '12/25/2026 in this file can only be month first.',
  });
});

it('asks about bare numbers', () => {
  expect(countedDay(['2026', '20260105'])).toBeNull();
  expect(countedDay(['', '46027', '46028'])).toEqual({ text: '46027', day: '05 JAN 2026' });
  // Another number shows what they are.
  expect(countedDay(['46027', '44880'])).toBeNull();
  expect(settled(NO_DAY_READING, ['46027', '44880']).countsDays).toBe(true);
  expect(settled(NO_DAY_READING, ['46027']).countsDays).toBe(false);
});
