import { fileName } from './fileName.ts';

const DAY = { cutAfter: null, day: '2026-01-05', format: 'csv' };

test.each([
  ['Upcoming ETS', 'upcoming-ets-2026-01-05.csv'],
  ['ETS of SGT Núñez-O’Hara: "x/y\\z"', 'ets-of-sgt-núñez-o-hara-x-y-z-2026-01-05.csv'],
  ['Schools of SPC 李 हिन्दी', 'schools-of-spc-李-हिन्दी-2026-01-05.csv'],
  ['../../..', '2026-01-05.csv'],
])('the file of %j is %s', (label, name) => {
  expect(fileName({ ...DAY, label })).toBe(name);
});

test('a file that was cut says so in its name', () => {
  expect(fileName({ ...DAY, label: 'History', cutAfter: 5000 })).toBe('history-first-5000-2026-01-05.csv');
});

test('a file without what is medical says so in its name', () => {
  expect(fileName({ ...DAY, label: 'Events', medicalLeftOut: 3 })).toBe('events-without-3-medical-2026-01-05.csv');
});
