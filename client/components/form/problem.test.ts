import { messageFor, withoutRepeats } from './problem.ts';

const problems = [
  { field: 'email', message: 'Please complete all fields.' },
  { field: 'password', message: 'Please complete all fields.' },
  { field: null, message: 'The network did not answer.' },
];

test('the summary says each sentence once and leads to the first field that it is about', () => {
  expect(withoutRepeats(problems)).toEqual([problems[0], problems[2]]);
});

test('beside each field stands its own problem', () => {
  expect(messageFor(problems, 'password')).toBe('Please complete all fields.');
  expect(messageFor(problems, 'joinCode')).toBeUndefined();
});
