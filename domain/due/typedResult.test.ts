import { type DueEvent, type Requirement, DueResult, DueTarget, type ResultValue } from './requirements.ts';
import { aRequirement } from './testing.ts';
import { effectText, newerThan, readResult, tallyText } from './typedResult.ts';

const requirement = (fields: Partial<Requirement>) => aRequirement({ id: 'k', name: 'M4', ...fields });
const RIFLE = requirement({ result: DueResult.SCORE, score: { min: 0, max: 40, failBelow: 23 } });
const ACFT = { name: 'ACFT', min: 0, max: 600, failBelow: null, bands: [], since: null };
const AFT = { ...ACFT, name: 'AFT', max: 500, since: '2025-06-01' };
const FITNESS = requirement({ result: DueResult.SCORE, tests: [ACFT, AFT], sets: DueTarget.FITNESS });
const BANDS = [
  { name: 'marksman', from: 23 },
  { name: 'expert', from: 36 },
];
const M4 = { name: 'M4', min: 0, max: 40, failBelow: 23, bands: BANDS, since: null };
const POLICY_RIFLE = requirement({ result: DueResult.SCORE, tests: [M4], sets: DueTarget.RIFLE });
const LICENSE = requirement({ result: DueResult.PASS_FAIL });
const DENTAL = requirement({
  result: DueResult.LEVEL,
  levels: [
    { name: 'Class 1', passes: true },
    { name: 'Class 3', passes: false },
  ],
});

const score = (number: number, passed: boolean | null = null) => ({ value: { score: number, level: null, passed } });
const level = (name: string) => ({ value: { score: null, level: name, passed: null } });
const passed = (value: boolean | null) => ({ value: { score: null, level: null, passed: value } });

it.each<[string, Requirement, string, object]>([
  ['a score', RIFLE, ' 38 ', score(38)],
  ['the lowest score', RIFLE, '0', score(0)],
  ['the highest score', RIFLE, '40', score(40)],
  ['a score above', RIFLE, '41', { problem: 'Score must be a whole number from 0 to 40.' }],
  ['a score below', RIFLE, '-1', { problem: 'Score must be a whole number from 0 to 40.' }],
  ['a broken score', RIFLE, '38.5', { problem: 'Score must be a whole number from 0 to 40.' }],
  ['a score of the most that it can be', RIFLE, '38 / 40', score(38)],
  ['a score of another test', RIFLE, '25/30', { problem: 'Score must be a whole number from 0 to 40.' }],
  ['a score as programs write it', RIFLE, '38.0', score(38)],
  ['a word for a score', RIFLE, 'expert', { problem: 'Score must be a whole number from 0 to 40.' }],
  ['a hexadecimal score', RIFLE, '0x20', { problem: 'Score must be a whole number from 0 to 40.' }],
  ['a pass where none is asked', RIFLE, '38 pass', { problem: 'Score must be a whole number from 0 to 40.' }],
  ['a fitness score with its pass', FITNESS, '450 pass', score(450, true)],
  ['a fitness score with its failure', FITNESS, '450f', score(450, false)],
  ['a fitness score of the most, with its pass', FITNESS, '450/500 P', score(450, true)],
  ['a fitness score alone', FITNESS, '450', { problem: 'Choose Pass or Fail.' }],
  ['a fitness score above', FITNESS, '501 P', { problem: 'AFT score must be a whole number from 0 to 500.' }],
  ['a pass', LICENSE, 'GO', passed(true)],
  ['a failure', LICENSE, 'no-go', passed(false)],
  ['neither', LICENSE, '38', { problem: 'Result must be pass or fail, not "38".' }],
  ['a level', DENTAL, 'class-3', level('Class 3')],
  ['the end of a level', DENTAL, '1', level('Class 1')],
  ['no level', DENTAL, '2', { problem: 'Choose Class 1 or Class 3.' }],
  ['that it was done', requirement({}), 'x', passed(null)],
  ['that it was not done', requirement({}), 'no', { problem: "Leave it blank if the soldier wasn't there." }],
  ['something else than that it was done', requirement({}), '38', { problem: 'Result must be yes or no, not "38".' }],
])('reads %s', (_, of, text, expected) => {
  expect(readResult(of, text, '2026-03-14')).toEqual(expected);
});

it.each<[string, string, string, object]>([
  ['a score of the test of that day', '2025-05-31', '540 P', score(540, true)],
  ['a score with its test', '2025-05-31', '540, Pass (acft)', score(540, true)],
  ['a score of the most of the test of that day', '2025-05-31', '540/600 P', score(540, true)],
  ['a score above it', '2025-05-31', '601 P', { problem: 'ACFT score must be a whole number from 0 to 600.' }],
  [
    'a score of the day from which on another test is taken',
    '2025-06-01',
    '540 P',
    { problem: 'AFT score must be a whole number from 0 to 500.' },
  ],
  [
    'a score with another test',
    '2025-05-31',
    '450 P (AFT)',
    { problem: 'On 31 MAY 2025 your unit took the ACFT, not the AFT.' },
  ],
])('reads %s', (_, doneOn, text, expected) => {
  expect(readResult(FITNESS, text, doneOn)).toEqual(expected);
});

it.each<[Requirement, ResultValue, string]>([
  [RIFLE, score(38).value, '38: passes'],
  [RIFLE, score(23).value, '23: passes'],
  [RIFLE, score(22).value, '22: fails, below 23'],
  [POLICY_RIFLE, score(36).value, '36, expert: passes'],
  [POLICY_RIFLE, score(35).value, '35, marksman: passes'],
  [POLICY_RIFLE, score(22).value, '22: fails, below 23'],
  [FITNESS, score(450, false).value, '450, Fail: fails'],
  [FITNESS, score(290, true).value, '290, Pass: passes'],
  [LICENSE, passed(true).value, 'Pass: passes'],
  [DENTAL, level('Class 3').value, 'Class 3: fails'],
  [requirement({}), passed(null).value, 'Done'],
])('says what a result does: %#', (of, value, text) => {
  expect(effectText(of, { ...value, doneOn: '2026-03-14' })).toBe(text);
});

it.each<[Requirement, ResultValue, string]>([
  [POLICY_RIFLE, score(36).value, '36, expert would pass, but the newer event of 12 NOV 2026 counts'],
  [RIFLE, score(22).value, '22 would fail, below 23, but the newer event of 12 NOV 2026 counts'],
  [FITNESS, score(540, true).value, '540, Pass (ACFT) would pass, but the newer event of 12 NOV 2026 counts'],
  [requirement({}), passed(null).value, 'Done, but the newer event of 12 NOV 2026 counts'],
])('does not say of an older event that it passes: %#', (of, value, text) => {
  expect(effectText(of, { ...value, doneOn: '2025-03-14' }, '2026-11-12')).toBe(text);
});

it('the newest event for record counts, and the last one entered on a day', () => {
  const event = (doneOn: string, forRecord = true) => ({ ...passed(true).value, doneOn, expiresOn: null, forRecord });
  const newest = event('2026-11-12');
  const newerOf = (one: DueEvent, ...others: DueEvent[]) => newerThan(one, [...others, one]);
  expect(newerOf(event('2026-11-11'), newest)).toBe('2026-11-12');
  expect(newerOf(event('2026-11-12'), newest)).toBeNull();
  expect(newerOf(event('2026-11-11'), event('2026-11-12', false))).toBeNull();
  expect(newerOf(event('2026-11-11', false), newest)).toBeNull();
  expect(newerThan(newest, [newest, event('2026-11-12')])).toBe('2026-11-12');
});

test.each<[Requirement, string[], string]>([
  [RIFLE, [], '0 entered'],
  [RIFLE, ['38', '23'], '2 entered'],
  [RIFLE, ['38', '21', '22', '41', 'x'], '5 entered, 2 below 23, 2 to correct'],
  [FITNESS, ['450 P', '300 F'], '2 entered, 1 failed'],
  [LICENSE, ['go', 'F'], '2 entered, 1 failed'],
  [requirement({ result: DueResult.NONE }), ['x', 'yes'], '2 entered'],
])('the tally of what is typed names what needs a look', (of, texts, expected) => {
  expect(tallyText(of, texts, '2026-11-12')).toBe(expected);
});
