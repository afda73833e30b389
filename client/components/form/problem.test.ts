import { messageFor, sentencesOf } from './problem.ts';

const COMPLETE = 'Please complete all fields.';
const email = { field: 'email', label: 'Email', message: COMPLETE };
const password = { field: 'password', label: 'Password', message: COMPLETE };
const rank = { field: 'rank', label: 'Rank', message: 'Choose the rank.' };
const network = { field: null, message: 'The network did not answer.' };

test('above a form each sentence about the whole is said once', () => {
  expect(sentencesOf([email, password, network])).toEqual([COMPLETE, 'The network did not answer.']);
});

test('the problem of a field is not said above the form, unless the form does not show that field', () => {
  expect(sentencesOf([rank])).toEqual([]);
  expect(sentencesOf([rank, { field: 'key', message: 'Bad key.' }])).toEqual(['Bad key.']);
});

test('beside each field stands its own problem; what is said of all fields at once stands above them', () => {
  expect(messageFor([email, rank], 'rank')).toBe('Choose the rank.');
  expect(messageFor([email, rank], 'email')).toBe('Email is required.');
  expect(messageFor([email, rank], 'joinCode')).toBeUndefined();
});
