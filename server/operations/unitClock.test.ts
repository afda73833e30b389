import { readUnitClock, unitDayAt, unitTimeZone } from './unitClock.ts';

const NOON_IN_SEOUL = new Date('2026-11-20T03:00:00Z');

afterEach(() => readUnitClock()({}));

test.each([
  ['Asia/Seoul', 'Asia/Seoul', '2026-11-20'],
  [null, 'America/Chicago', '2026-11-19'],
  [undefined, 'America/Chicago', '2026-11-19'],
  ['Asia/Atlantis', 'America/Chicago', '2026-11-19'],
])('a unit that chose %p goes by the clock of %s', (chosenTimeZone, timeZone, day) => {
  readUnitClock()({ chosenTimeZone: 'Pacific/Honolulu' });
  readUnitClock()(chosenTimeZone === undefined ? {} : { chosenTimeZone });
  expect([unitTimeZone(), unitDayAt(NOON_IN_SEOUL)]).toEqual([timeZone, day]);
});

test('a read that began earlier and ends later brings nothing back', () => {
  const [earlier, later] = [readUnitClock(), readUnitClock()];
  later({ chosenTimeZone: 'Asia/Seoul' });
  earlier({ chosenTimeZone: 'Pacific/Honolulu' });
  expect(unitTimeZone()).toBe('Asia/Seoul');
});
