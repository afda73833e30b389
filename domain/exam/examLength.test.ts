import { aboutTime } from './examLength.ts';

test.each([
  [1, 'about 1 minute'],
  [10, 'about 5 minutes'],
  [180, 'about 90 minutes'],
  [248, 'about 2 hours'],
])('%i questions take %s', (questions, text) => {
  expect(aboutTime(questions)).toBe(text);
});
