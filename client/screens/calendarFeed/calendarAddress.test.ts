import { subscribeAddress } from './calendarAddress.ts';

test.each([
  ['https://tracker.example/calendar/a-b_c.ics', 'webcal://tracker.example/calendar/a-b_c.ics'],
  ['http://127.0.0.1:4000/calendar/http:.ics', 'webcal://127.0.0.1:4000/calendar/http:.ics'],
])('%s is opened as %s', (address, opened) => {
  expect(subscribeAddress(address)).toBe(opened);
});
