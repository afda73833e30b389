import { clockAt, isSameTimeZone, isTimeZone, localDateAt, systemTimeZone, timeZoneText } from './timeZone.ts';

/* The tests run in the time zone of jest.config.mjs, which none of this uses. */

test.each([
  ['America/Chicago', true],
  ['America/Argentina/Buenos_Aires', true],
  ['Asia/Kolkata', true],
  ['Etc/GMT+6', true],
  ['UTC', true],
  ['America/Chicgo', false],
  ['Chicago', false],
  // Intl knows these, but not as what people mean.
  ['CST', false],
  ['BST', false],
  ['EST5EDT', false],
  ['+01:00', false],
  ['Etc/Unknown', false],
  [' UTC', false],
  ['America/Chicago ', false],
  ['/', false],
  ['', false],
])('%p is a time zone: %p', (name, expected) => {
  expect(isTimeZone(name)).toBe(expected);
});

test.each([
  ['America/Chicago', 'America/Chicago', true],
  ['Asia/Kolkata', 'Asia/Calcutta', true],
  ['US/Central', 'America/Chicago', true],
  ['America/Chicago', 'America/New_York', false],
  ['Here/There', 'Here/There', true],
  ['Here/There', 'UTC', false],
])('%s and %s are one zone: %p', (one, other, expected) => {
  expect(isSameTimeZone(one, other)).toBe(expected);
});

test('reads without underscores', () => {
  expect(timeZoneText('America/Argentina/Buenos_Aires')).toBe('America/Argentina/Buenos Aires');
});

test("the system's is the zone of the tests", () => {
  expect(systemTimeZone()).toBe('America/Chicago');
});

test.each([
  ['2026-01-01T05:59:59.999Z', 'America/Chicago', '2025-12-31', '2025-12-31T23:59:59'],
  ['2026-01-01T06:00:00Z', 'America/Chicago', '2026-01-01', '2026-01-01T00:00:00'],
  ['2026-07-01T04:59:59Z', 'America/Chicago', '2026-06-30', '2026-06-30T23:59:59'],
  ['2026-07-01T05:00:00Z', 'America/Chicago', '2026-07-01', '2026-07-01T00:00:00'],
  ['2026-01-01T05:59:59Z', 'UTC', '2026-01-01', '2026-01-01T05:59:59'],
  ['2026-01-01T14:59:59Z', 'Asia/Seoul', '2026-01-01', '2026-01-01T23:59:59'],
  ['2026-01-01T15:00:00Z', 'Asia/Seoul', '2026-01-02', '2026-01-02T00:00:00'],
  ['2026-01-01T10:00:00Z', 'Pacific/Kiritimati', '2026-01-02', '2026-01-02T00:00:00'],
  ['2026-01-01T10:59:59Z', 'Pacific/Pago_Pago', '2025-12-31', '2025-12-31T23:59:59'],
])('%s in %s is %s', (instant, timeZone, day, clock) => {
  expect(localDateAt(new Date(instant), timeZone)).toBe(day);
  expect(clockAt(new Date(instant), timeZone)).toBe(clock);
});
