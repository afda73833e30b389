import type { ReminderCounts } from './reminders.ts';
import { numbersText, reminderText } from './reminderText.ts';

const LINKS = { own: 'https://t.example/own', unit: 'https://t.example/unit', account: 'https://t.example/account' };
const END = ['Choose how often you get this email:', LINKS.account];
const NONE = { notCurrent: 0, dueSoon: 0, toDo: 0, crossed: 0 };
const textsOf = (given: Partial<Parameters<typeof reminderText>[0]>) =>
  reminderText({ whole: true, day: '2026-11-20', own: NONE, unit: null, section: null, ...given }, LINKS);
const of = (given: Partial<Parameters<typeof reminderText>[0]>) => textsOf(given).paragraphs;

test.each([
  [{ notCurrent: 2, dueSoon: 1, toDo: 3, dueBy: '2026-12-14' }, '2 not current, 1 due by 14 DEC, 3 to do.'],
  [{ notCurrent: 3 }, '3 not current.'],
  [{ dueSoon: 1, dueBy: '2026-12-14' }, '1 due by 14 DEC.'],
  [{ toDo: 1 }, '1 to do.'],
])("says of one's own and of a section %j", (given, counts) => {
  const told = { ...NONE, ...given };
  expect(of({ own: told })).toEqual([`Your requirements: ${counts}`, LINKS.own, ...END]);
  expect(of({ unit: told, section: 'BRAVO' })).toEqual([`People in BRAVO: ${counts}`, LINKS.unit, ...END]);
});

test('says of the unit and of oneself, oneself first', () => {
  const counts = { ...NONE, notCurrent: 1 };
  expect(of({ own: counts, unit: counts })).toEqual([
    ...['Your requirements: 1 not current.', LINKS.own],
    ...['People in the unit: 1 not current.', LINKS.unit],
    ...END,
  ]);
});

test('says that there is nothing', () => {
  expect(of({})).toEqual(['Nothing is due.', ...END]);
  expect(of({ unit: NONE })).toEqual(['Nothing is due.', ...END]);
});

test.each([
  [1, '', '1 of your requirements is now due soon.', 'In ALPHA, 1 person has a requirement that is now due soon.'],
  [2, '', '2 of your requirements are now due soon.', 'In ALPHA, 2 people have a requirement that is now due soon.'],
  [
    ...([1, '2026-12-14'] as const),
    '1 of your requirements is now due soon, by 14 DEC.',
    'In ALPHA, 1 person has a requirement that is now due soon, by 14 DEC.',
  ],
])('says on other days what has become due soon alone: %d, %s', (crossed, day, own, unit) => {
  const crossedDueBy = day === '' ? null : day;
  const counts = { notCurrent: 5, dueSoon: 6, toDo: 7, crossed, dueBy: '2027-01-05', crossedDueBy };
  expect(of({ whole: false, own: counts, unit: counts, section: 'ALPHA' })).toEqual([
    ...[own, LINKS.own, unit, LINKS.unit],
    ...END,
  ]);
});

test.each<[whole: boolean, Partial<ReminderCounts>, string]>([
  [true, {}, ''],
  [true, { dueSoon: 1, dueBy: '2026-12-14' }, '1 due by 14 DEC'],
  [true, { dueSoon: 3, dueBy: '2026-12-14', crossedDueBy: '2026-12-01' }, '3 due by 14 DEC'],
  [true, { notCurrent: 2, toDo: 3, dueBy: null }, '2 not current, 3 to do'],
  // The day of the mail itself, and the day before: then everything is late within its days of grace.
  [true, { dueSoon: 1, dueBy: '2026-11-20' }, '1 due by 20 NOV'],
  [true, { dueSoon: 2, dueBy: '2026-11-19' }, '2 due soon'],
  [true, { dueSoon: 1, dueBy: '2026-12-31' }, '1 due by 31 DEC'],
  [true, { dueSoon: 1, dueBy: '2027-01-01' }, '1 due by 01 JAN 2027'],
  [false, { dueSoon: 3, dueBy: '2026-12-14' }, ''],
  [false, { crossed: 3, crossedDueBy: '2026-12-14', dueBy: '2027-01-05' }, '3 due by 14 DEC'],
  [false, { crossed: 1, crossedDueBy: '2026-11-20' }, '1 due by 20 NOV'],
  [false, { crossed: 1, crossedDueBy: '2026-11-19' }, '1 now due soon'],
  [false, { crossed: 1, crossedDueBy: '2027-01-01' }, '1 due by 01 JAN 2027'],
  // Reminders that were stored without days.
  [true, { notCurrent: 2, dueSoon: 1 }, '2 not current, 1 due soon'],
  [false, { crossed: 1 }, '1 now due soon'],
])('names the last day of what it counts, unless it is over: %s, %j', (whole, counts, text) => {
  expect(numbersText({ ...NONE, ...counts }, { whole, day: '2026-11-20' })).toBe(text);
});

test.each([
  [{ own: { ...NONE, notCurrent: 2, dueSoon: 1, dueBy: '2026-12-14' } }, '2 not current, 1 due by 14 DEC', LINKS.own],
  [
    {
      own: { ...NONE, dueSoon: 1, dueBy: '2026-12-01' },
      unit: { ...NONE, notCurrent: 2, dueSoon: 3, dueBy: '2026-12-14' },
      section: 'ALPHA' as const,
    },
    '2 not current, 3 due by 14 DEC in ALPHA',
    LINKS.unit,
  ],
  [{ own: { ...NONE, toDo: 1 }, unit: NONE }, '1 to do', LINKS.own],
  [{ unit: { ...NONE, dueSoon: 3 } }, '3 due soon in the unit', LINKS.unit],
  [{ whole: false, own: { ...NONE, notCurrent: 4, crossed: 2 } }, '2 now due soon', LINKS.own],
  [{ whole: false, unit: { ...NONE, notCurrent: 4, crossed: 1 } }, '1 now due soon in the unit', LINKS.unit],
  [
    { whole: false, unit: { ...NONE, crossed: 3, crossedDueBy: '2026-12-14' } },
    '3 due by 14 DEC in the unit',
    LINKS.unit,
  ],
  [{}, 'Nothing is due', LINKS.account],
])('the subject has the number, and the button leads to what it is about: %j', (given, subject, url) => {
  const texts = textsOf(given);
  expect(texts).toMatchObject({ subject, button: { url } });
  expect(texts.paragraphs).toContain(url);
});
