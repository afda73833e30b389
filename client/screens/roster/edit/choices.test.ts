import { eitherOf } from './choices.ts';

test.each<[readonly string[], string, string, string | null]>([
  [['Yes', 'No'], 'Yes', ' ', 'No'],
  [['Yes', 'No'], 'Yes', 'n', 'No'],
  [['', 'Yes', 'No'], '', 'y', 'Yes'],
  [['Yes', 'No'], 'Yes', 'x', null],
  // A letter that starts both choices picks neither.
  [['', 'Left', 'Left eye'], '', 'l', null],
  [['', 'O+', 'O-', 'A+'], '', 'a', null],
])('of %j, with %j in the cell, the key %j puts in %j', (choices, text, key, expected) => {
  expect(eitherOf(choices, text, key)).toBe(expected);
});
