import { ARMY_2026, SPECIFICATION } from '../policy/packs.ts';
import { fitnessTestOf, fitnessText, ofTest, readTest, rifleTestOf, rifleText } from './testOfScore.ts';

test.each([
  ['540', '540', null],
  ['540 (ACFT)', '540', 'ACFT'],
  ['Pass  ( ACFT )', 'Pass', 'ACFT'],
  ['540, Pass (ACFT)', '540, Pass', 'ACFT'],
  ['(ACFT)', '', 'ACFT'],
  ['540 (ACFT', '540 (ACFT', null],
])('%j says %j of the test %j', (text, said, named) => {
  expect(readTest(text)).toEqual({ text: said, test: named });
});

test('what is shown with its test is read as it was', () => {
  expect(readTest(ofTest('540', 'ACFT', ARMY_2026.fitnessTest))).toEqual({ text: '540', test: 'ACFT' });
  expect(ofTest('450', 'AFT', ARMY_2026.fitnessTest)).toBe('450');
});

test.each([
  [null, 'ACFT'],
  [undefined, 'ACFT'],
  ['2025-05-31', 'ACFT'],
  ['2025-06-01', 'AFT'],
  ['2026-11-20', 'AFT'],
])('a score of the ACFT that follows an event of %s is of the %s since that is taken', (acftOn, test) => {
  const tests = { acftTest: 'ACFT', ...(acftOn !== undefined && { acftOn }) };
  expect(fitnessTestOf(tests, ARMY_2026)).toBe(test);
  expect(fitnessTestOf(tests, SPECIFICATION)).toBe('ACFT');
});

test('a rifle score keeps its test where the policy does not say since when another is taken', () => {
  expect(rifleTestOf({ m4Test: 'M16', m4On: '2026-11-01' }, ARMY_2026)).toBe('M16');
  const since = { rifleTest: { ...ARMY_2026.rifleTest, since: '2026-01-01' } };
  expect(rifleTestOf({ m4Test: 'M16', m4On: '2026-11-01' }, since)).toBe('M4');
  expect(rifleTestOf({ m4Test: 'M16', m4On: '2025-12-31' }, since)).toBe('M16');
});

test.each([
  [22, 'M4', '22'],
  [23, 'M4', '23, marksman'],
  [36, 'M4', '36, expert'],
  [36, 'M16', '36 (M16)'],
])('a score of %d with the %s is shown as %s', (score, test, text) => {
  expect(rifleText(score, test, ARMY_2026.rifleTest)).toBe(text);
});

test.each([
  [null, true, 'Not entered'],
  [null, false, 'Fail'],
  [0, true, 'Pass'],
  [0, false, 'Fail'],
  [512, true, 'Pass'],
])('a score of %p with the pass %p reads %s', (acftScore, acftPass, text) => {
  expect(fitnessText({ acftScore, acftPass })).toBe(text);
});
