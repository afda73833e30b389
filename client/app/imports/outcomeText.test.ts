import { outcomeText } from './outcomeText.ts';

test.each([
  ['ADDED', 'Will be added', 'Added'],
  ['CHANGED', 'Will be changed', 'Changed'],
  ['UNCHANGED', 'No change', 'No change'],
  ['ASKED', 'Same person?', 'Not imported'],
  ['REFUSED', "Can't be imported", 'Not imported'],
] as const)('what becomes of a row, before and after the import was written: %s', (outcome, before, after) => {
  expect(outcomeText(outcome, false)).toBe(before);
  expect(outcomeText(outcome, true)).toBe(after);
});
