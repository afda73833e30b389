import {
  ambiguousDays,
  areDaysUnclear,
  countedDay,
  type DayReading,
  DayOrder,
  dayText as textOfColumn,
  monthQuestions,
  NO_DAY_READING,
  settled,
} from './fileDays.ts';

const dayText = (text: string, reading: DayReading) => textOfColumn(text, reading, 'ets');

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
  // These aren't the day of any year, so they aren't Julian dates.
  ['44880', '2022-11-15', '2022-11-15'],
  ['44000', '2020-06-18', '2020-06-18'],
  ['44367', '2021-06-20', '2021-06-20'],
  ['44001', '44001', '44001'],
  ['44366', '44366', '44366'],
  // The time of day is dropped, from an Excel date's number, too.
  ['01/05/2026 08:00', '2026-01-05', '2026-05-01'],
  ['01/05/2026 12:00 PM', '2026-01-05', '2026-05-01'],
  ['11/7/26 09:30', '2026-11-07', '2026-07-11'],
  ['46325.68', '2026-10-30', '2026-10-30'],
  ['46027.25', '2026-01-05', '2026-01-05'],
  ...['on 01/05/2026', 'NOV 2026', '11/2026', '2026-01-05 09:30', '1/5/2026 25:00', '1/5/2026 00:00 CET'].map(
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
  // Another number settles what they are.
  expect(countedDay(['46027', '44880'])).toBeNull();
  expect(settled(NO_DAY_READING, ['46027', '44880']).countsDays).toBe(true);
  expect(settled(NO_DAY_READING, ['46027']).countsDays).toBe(false);
});

describe('a month without a day', () => {
  const ask = (texts: string[], column = 'doneOn', label = 'Date Completed') =>
    monthQuestions([{ column, label, texts }]);
  const reading = (choice: 'FIRST' | 'LAST' | 'LEFT_OUT'): DayReading => ({
    ...NO_DAY_READING,
    months: { ets: choice },
  });

  it('is asked about once for its column, with its last day first where something ends', () => {
    expect(ask(['', '05 NOV 2026', 'NOV 2026', 'Dec-26'])).toEqual([
      { column: 'doneOn', label: 'Date Completed', text: 'NOV 2026', firstDay: '2026-11-01', count: 2, isEnd: false },
    ]);
    expect(ask(['05 NOV 2026', '46027', 'INDEF'])).toEqual([]);
    const ends = ['Expires', 'Valid until', 'Due again on', 'Thru date', 'ETS'].map((label) =>
      ask(['2026-11'], 'x', label),
    );
    expect([...ends, ask(['2026-11'], 'expiresOn', 'Date')].flat().map(({ isEnd }) => isEnd)).toEqual(
      Array<boolean>(6).fill(true),
    );
    expect(
      ['Date completed', 'Sender', 'DOR'].flatMap((label) => ask(['2026-11'], 'x', label)).map(({ isEnd }) => isEnd),
    ).toEqual([...[false, false, false]]);
  });

  it('is the day that was chosen for its column, and none before', () => {
    const months = ask(['NOV 2026'], 'ets');
    expect(areDaysUnclear(['NOV 2026'], months, NO_DAY_READING)).toBe(true);
    expect(areDaysUnclear(['NOV 2026'], months, reading('LAST'))).toBe(false);
    expect(areDaysUnclear(['NOV 2026', '1/5/2026'], months, reading('LAST'))).toBe(true);
    expect((['FIRST', 'LAST', 'LEFT_OUT'] as const).map((choice) => dayText('Nov-26', reading(choice)))).toEqual([
      ...['2026-11-01', '2026-11-30', ''],
    ]);
    expect(textOfColumn('NOV 2026', reading('LAST'), 'pebd')).toBe('NOV 2026');
    expect(dayText('05 NOV 2026', reading('LAST'))).toBe('05 NOV 2026');
  });
});
