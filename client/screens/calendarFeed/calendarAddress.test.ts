import { reachableAddress, subscribeAddress } from './calendarAddress.ts';

test.each([
  ['https://tracker.example/calendar/a-b_c.ics', 'webcal://tracker.example/calendar/a-b_c.ics'],
  ['http://127.0.0.1:4000/calendar/http:.ics', 'webcal://127.0.0.1:4000/calendar/http:.ics'],
])('%s is opened as %s', (address, opened) => {
  expect(subscribeAddress(address)).toBe(opened);
});

test.each([
  ['http://0.0.0.0:4000/calendar/a-b_c.ics', 'https://tracker.example/calendar/a-b_c.ics'],
  ['http://[::]:4000/calendar/a-b_c.ics', 'https://tracker.example/calendar/a-b_c.ics'],
  ['https://unit.example/calendar/a-b_c.ics', 'https://unit.example/calendar/a-b_c.ics'],
])('%s is reached, from a page of https://tracker.example, at %s', (address, reached) => {
  expect(reachableAddress(address, 'https://tracker.example')).toBe(reached);
});
