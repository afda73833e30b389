import { tellDay, today } from './today.ts';

afterEach(() => {
  tellDay(null);
  jest.useRealTimers();
});

/** The page's day at an instant. The server has said that it is Tuesday in Seoul until 15:00 UTC. */
function at(instant: string): string {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick'] });
  jest.setSystemTime(new Date(instant));
  tellDay({ today: '2026-11-17', dayEndsAt: '2026-11-17T15:00:00.000Z' });
  return today();
}

// The browser is in Chicago. There it is still the 16th, and the 17th lasts hours longer than in the unit.
test.each([
  ['as that was told', '2026-11-16T15:00:00Z', '2026-11-17'],
  ['just before the end of that day', '2026-11-17T14:59:59.999Z', '2026-11-17'],
  ['at its end', '2026-11-17T15:00:00Z', '2026-11-18'],
  ['a day later, before the server has told another', '2026-11-18T15:00:00Z', '2026-11-19'],
  ['by a clock that is slow', '2026-11-10T15:00:00Z', '2026-11-17'],
])("the unit's day %s", (_when, instant, day) => {
  expect(at(instant)).toBe(day);
});

test('the day of the browser while nobody is signed in', () => {
  at('2026-11-17T05:59:59Z');
  tellDay(null);
  expect(today()).toBe('2026-11-16');
});
