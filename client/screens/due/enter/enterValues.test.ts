import { DueCycle } from '../../../../domain/due/cycles.ts';
import { type Requirement, DueResult } from '../../../../domain/due/requirements.ts';
import { aRequirement, RIFLE_SCORE } from '../../../../domain/due/testing.ts';
import { checkResults, type EnterValues, judged, resultHelp, resultsTyped } from './enterValues.ts';

const RIFLE = aRequirement({ id: 'rifle', name: 'M4', ...RIFLE_SCORE });
const ACFT = { name: 'ACFT', min: 0, max: 600, failBelow: null, bands: [], since: null };
const AFT = { ...ACFT, name: 'AFT', max: 500, since: '2025-06-01' };
const EVALUATION: Requirement = { ...RIFLE, cycle: DueCycle.FIXED, months: null, result: DueResult.NONE, score: null };
const TODAY = '2026-11-20';
const PEOPLE = ['ann', 'bob', 'cem'].map((id) => ({ soldier: { id } }));
const values = (results: Record<string, string>, fields: Partial<EnterValues> = {}): EnterValues => ({
  requirementId: 'rifle',
  doneOn: '2026-11-12',
  expiresOn: '',
  forRecord: 'true',
  results,
  ...fields,
});
const check = (given: EnterValues, requirement = RIFLE, people = PEOPLE) =>
  checkResults(given, requirement, people, TODAY);

test('results are events in the order of the list, without people who were not there', () => {
  expect(check(values({ cem: '38', ann: ' 21 ', bob: '  ' }, { forRecord: 'false' }))).toEqual({
    input: {
      requirementId: 'rifle',
      rows: [
        {
          soldierId: 'ann',
          event: { doneOn: '2026-11-12', expiresOn: null, forRecord: false, score: 21, level: null, passed: null },
        },
        {
          soldierId: 'cem',
          event: { doneOn: '2026-11-12', expiresOn: null, forRecord: false, score: 38, level: null, passed: null },
        },
      ],
    },
  });
});

test.each<[string, EnterValues, Requirement, string | null, string]>([
  ['no results', values({ ann: ' ' }), RIFLE, null, 'Enter at least one result.'],
  [
    'a result that is none',
    values({ ann: '38', bob: '41' }),
    RIFLE,
    'result.bob',
    'Score must be a whole number from 0 to 40.',
  ],
  ['no day', values({ ann: '38' }, { doneOn: '' }), RIFLE, 'doneOn', 'Day must be a real date.'],
  ['a day ahead', values({ ann: '38' }, { doneOn: '2026-11-21' }), RIFLE, 'doneOn', "The date can't be in the future."],
  ['no due day', values({ ann: 'x' }), EVALUATION, 'expiresOn', 'Due again on must be a real date.'],
  [
    'a due day before',
    values({ ann: 'x' }, { expiresOn: '2026-11-11' }),
    EVALUATION,
    'expiresOn',
    "It can't be due before it was done.",
  ],
])('%s is refused', (_, given, requirement, field, message) => {
  expect(check(given, requirement)).toEqual({ problems: [{ field, message }] });
});

test('a call has no more results than it may', () => {
  const people = Array.from({ length: 501 }, (_, index) => ({ soldier: { id: `p${index}` } }));
  const results = Object.fromEntries(people.map(({ soldier }) => [soldier.id, '38']));
  expect(check(values(results), RIFLE, people)).toMatchObject({ problems: [{ field: null }] });
  expect(check(values(results), RIFLE, people.slice(1))).toHaveProperty('input');
});

test('a blank is no result', () => {
  expect(resultsTyped(values({ ann: '\t', bob: '0' }))).toEqual(['bob']);
});

test.each<[Partial<Requirement>, string]>([
  [{}, 'A score from 0 to 40.'],
  [{ sets: 'FITNESS' }, 'A score from 0 to 40 with P or F, as in 40 P.'],
  [{ sets: 'FITNESS', tests: [ACFT, AFT] }, 'A score of the AFT from 0 to 500 with P or F, as in 500 P.'],
  [
    { sets: 'FITNESS', tests: [ACFT, { ...AFT, since: '2026-11-13' }] },
    'A score of the ACFT from 0 to 600 with P or F, as in 600 P.',
  ],
  [{ result: DueResult.PASS_FAIL }, 'Choose Pass or Fail, or type P or F.'],
  [{ result: DueResult.NONE }, 'Check who did it.'],
  [
    {
      result: DueResult.LEVEL,
      levels: [
        { name: 'Class 1', passes: true },
        { name: 'Class 3', passes: false },
      ],
    },
    'Choose Class 1 or Class 3.',
  ],
])('says what is typed: %#', (fields, text) => {
  expect(resultHelp({ ...RIFLE, ...fields }, '2026-11-12')).toBe(text);
});

test.each([
  ['38', '2026-11-10', true, 'PASSES', '38: passes'],
  ['21', null, true, 'FAILS', '21: fails, below 23'],
  ['41', null, true, 'WRONG', 'Score must be a whole number from 0 to 40.'],
  ['38', '2026-11-15', true, 'OUTDATED', '38 would pass, but the newer event of 15 NOV 2026 counts'],
  ['21', '2026-11-15', false, 'FAILS', '21: fails, below 23'],
])('%j beside an event of %s, for record %j, is judged %s', (text, counting, isForRecord, is, expected) => {
  const row = { standings: [{ requirementId: 'rifle', doneOn: counting }] };
  const event = { requirement: RIFLE, doneOn: '2026-11-12', isForRecord };
  expect(judged(row, text, event)).toEqual({ is, text: expected });
  expect(judged(row, ' ', event)).toBeNull();
});
