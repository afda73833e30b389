import { examResults, scoreSoFar, wholePercent } from './examResults.ts';
import { anAskedQuestion } from './testing.ts';

const RIGHT = { guess: 'right', complete: true };
const MISSED = { guess: 'wrong 1', complete: true };

test('only a right first guess counts; the missed questions are listed in the order of asking', () => {
  const questions = [
    anAskedQuestion('1', { ...MISSED, topic: 'Safety' }),
    anAskedQuestion('2', { ...RIGHT, topic: 'Calls' }),
    anAskedQuestion('3', { ...RIGHT, topic: 'Safety' }),
    anAskedQuestion('4', { ...MISSED, topic: 'Safety' }),
  ];
  expect(examResults(questions)).toEqual({
    right: 2,
    total: 4,
    percent: 50,
    missed: [questions[0], questions[3]],
    byTopic: [
      { topic: 'Safety', right: 1, total: 3, percent: 33 },
      { topic: 'Calls', right: 1, total: 1, percent: 100 },
    ],
  });
});

test('a question that was not answered is not right', () => {
  expect(examResults([anAskedQuestion('1'), anAskedQuestion('2', RIGHT)])).toMatchObject({ right: 1, percent: 50 });
});

test('no questions have no results', () => {
  expect(examResults([])).toEqual({ right: 0, total: 0, percent: 0, missed: [], byTopic: [] });
});

test.each([
  [0, 0, 0],
  [0, 3, 0],
  [1, 3, 33],
  [2, 3, 67],
  [1, 8, 13],
  [3, 3, 100],
])('%i of %i is %i percent', (part, total, percent) => {
  expect(wholePercent(part, total)).toBe(percent);
});

test('the score so far leaves out what has no first guess yet; a wrong guess counts before the question is complete', () => {
  const questions = [
    anAskedQuestion('1', RIGHT),
    anAskedQuestion('2', { guess: 'wrong 1', complete: false }),
    anAskedQuestion('3'),
  ];
  expect(scoreSoFar(questions)).toEqual({ right: 1, total: 2, percent: 50 });
  expect(scoreSoFar([anAskedQuestion('1')])).toEqual({ right: 0, total: 0, percent: 0 });
});
