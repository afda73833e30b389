import { fitnessText } from './scoreTests.ts';

test.each([
  [null, true, 'Not entered'],
  [null, false, 'Fail'],
  [0, true, 'Pass'],
  [0, false, 'Fail'],
  [512, true, 'Pass'],
])('a score of %p with the pass %p reads %s', (acftScore, acftPass, text) => {
  expect(fitnessText({ acftScore, acftPass })).toBe(text);
});
