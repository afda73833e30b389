import { waitText } from './waitText.ts';

test.each([
  [1, '1 second'],
  [45, '45 seconds'],
  [60, '60 seconds'],
  [61, '2 minutes'],
  [900, '15 minutes'],
  [901, '16 minutes'],
  [5400, '90 minutes'],
  [5401, '2 hours'],
  [7201, '3 hours'],
  [14_400, '4 hours'],
])('%i s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
