import { scoresText } from './scoresText.ts';

const bands = [
  { from: 21, to: 22, passed: 0, failed: 2 },
  { from: 23, to: 24, passed: 26, failed: 0 },
];

test.each([
  [
    { test: 'M4', failBelow: 23, withoutScore: 0, ofOtherTest: 0 },
    '26 of 28 with a score scored 23 or more on the M4, 2 failed.',
  ],
  [
    { test: 'ACFT', failBelow: null, withoutScore: 2, ofOtherTest: 1 },
    '26 of 28 with a score passed the ACFT, 2 failed. 2 without a score. 1 score of another test left out.',
  ],
])('%j', (spread, text) => {
  expect(scoresText({ ...spread, bands })).toBe(text);
});
