import { outcomeText } from './outcomeText.ts';

test.each([
  [false, 'Will be added'],
  [true, 'Added'],
])('what becomes of a row, when the import was written: %s', (written, text) => {
  expect(outcomeText('ADDED', written)).toBe(text);
});
