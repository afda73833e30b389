import { DueCycle, type DueKind, DueResult, DueTarget } from './kinds.ts';
import { effectText, readResult } from './typedResult.ts';

const kind = (fields: Partial<DueKind>): DueKind => ({
  id: 'k',
  name: 'M4',
  group: '',
  grades: [],
  roles: [],
  cycle: DueCycle.MONTHS,
  months: 12,
  leadDays: 30,
  graceDays: 0,
  result: DueResult.NONE,
  score: null,
  levels: [],
  sets: null,
  medical: false,
  inForceFrom: '2020-01-05',
  retiredOn: null,
  ...fields,
});
const RIFLE = kind({ result: DueResult.SCORE, score: { min: 0, max: 40, failBelow: 23 } });
const FITNESS = kind({ result: DueResult.SCORE, score: { min: 0, max: 500, failBelow: 300 }, sets: DueTarget.FITNESS });
const LICENSE = kind({ result: DueResult.PASS_FAIL });
const DENTAL = kind({
  result: DueResult.LEVEL,
  levels: [
    { name: 'Class 1', passes: true },
    { name: 'Class 3', passes: false },
  ],
});

const score = (number: number, passed: boolean | null = null) => ({ value: { score: number, level: null, passed } });
const level = (name: string) => ({ value: { score: null, level: name, passed: null } });
const passed = (value: boolean | null) => ({ value: { score: null, level: null, passed: value } });

it.each<[string, DueKind, string, object]>([
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
  ['a fitness score alone', FITNESS, '450', { problem: 'Please choose Pass or Fail.' }],
  ['a fitness score above', FITNESS, '501 P', { problem: 'Score must be a whole number from 0 to 500.' }],
  ['a pass', LICENSE, 'GO', passed(true)],
  ['a failure', LICENSE, 'no-go', passed(false)],
  ['neither', LICENSE, '38', { problem: 'Result must be pass or fail, not "38".' }],
  ['a level', DENTAL, 'class-3', level('Class 3')],
  ['the end of a level', DENTAL, '1', level('Class 1')],
  ['no level', DENTAL, '2', { problem: 'Please choose Class 1 or Class 3.' }],
  ['that it was done', kind({}), 'x', passed(null)],
  ['that it was not done', kind({}), 'no', { problem: 'Leave it blank for whoever was not there.' }],
  ['something else than that it was done', kind({}), '38', { problem: 'Result must be yes or no, not "38".' }],
])('reads %s', (_, of, text, expected) => {
  expect(readResult(of, text)).toEqual(expected);
});

it.each<[DueKind, Parameters<typeof effectText>[1], string]>([
  [RIFLE, score(38).value, '38: passes'],
  [RIFLE, score(23).value, '23: passes'],
  [RIFLE, score(22).value, '22: fails, below 23'],
  [FITNESS, score(450, false).value, '450, Fail: fails'],
  [FITNESS, score(290, true).value, '290, Pass: passes, though below 300'],
  [LICENSE, passed(true).value, 'Pass: passes'],
  [DENTAL, level('Class 3').value, 'Class 3: fails'],
  [kind({}), passed(null).value, 'Done'],
])('says what a result does: %#', (of, value, text) => {
  expect(effectText(of, value)).toBe(text);
});
