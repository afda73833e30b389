import { SPECIFICATION } from '../policy/packs.ts';
import { type DataFacts, type DataIssueCode, dataIssues, fieldOfIssue, isNotEntered } from './dataIssues.ts';

const TODAY = '2026-03-14';
const RECORD: DataFacts = {
  rank: 'SGT',
  grade: 'E5',
  acftScore: 512,
  m4Qual: 31,
  pebd: '2019-03-04',
  dor: '2024-03-04',
  ets: '2027-02-14',
  etsIndefinite: false,
  acftTest: 'ACFT',
  m4Test: 'M4',
};

test('a record in which nothing is odd or missing has no data issue', () => {
  expect(dataIssues(RECORD, SPECIFICATION, TODAY)).toEqual([]);
});

test.each<readonly [change: Partial<DataFacts>, codes: readonly DataIssueCode[], field: string]>([
  [{ grade: 'E4' }, ['GRADE_UNUSUAL'], 'grade'],
  [{ rank: 'SPC', grade: 'E5' }, ['GRADE_UNUSUAL'], 'grade'],
  [{ acftScore: null }, ['ACFT_SCORE_NOT_ENTERED'], 'acftScore'],
  [{ acftTest: 'AFT' }, ['ACFT_SCORE_OF_OTHER_TEST'], 'acftScore'],
  [{ acftScore: null, acftTest: 'AFT' }, ['ACFT_SCORE_NOT_ENTERED'], 'acftScore'],
  [{ m4Qual: null }, ['M4_QUAL_NOT_ENTERED'], 'm4Qual'],
  [{ m4Test: 'M16' }, ['M4_QUAL_OF_OTHER_TEST'], 'm4Qual'],
  [{ pebd: null }, ['PEBD_NOT_ENTERED'], 'pebd'],
  [{ pebd: '2026-03-15', dor: '2026-03-15', ets: null }, ['PEBD_AHEAD', 'DOR_AHEAD', 'ETS_NOT_ENTERED'], 'pebd'],
  [{ dor: null }, ['DOR_NOT_ENTERED'], 'dor'],
  [{ dor: '2026-03-15' }, ['DOR_AHEAD'], 'dor'],
  [{ dor: '2019-03-03' }, ['DOR_BEFORE_PEBD'], 'dor'],
  [{ ets: null }, ['ETS_NOT_ENTERED'], 'ets'],
  [{ ets: '2026-03-13' }, ['ETS_PAST'], 'ets'],
  [{ ets: '2019-03-03' }, ['ETS_BEFORE_PEBD', 'ETS_PAST'], 'ets'],
  [{ pebd: '2027-02-15', dor: null }, ['PEBD_AHEAD', 'DOR_NOT_ENTERED', 'ETS_BEFORE_PEBD'], 'pebd'],
])('%j has %j, first at %s', (change, codes, field) => {
  const found = dataIssues({ ...RECORD, ...change }, SPECIFICATION, TODAY);
  expect(found.map(({ code }) => code)).toEqual(codes);
  expect(found[0]?.field).toBe(field);
});

test.each<Partial<DataFacts>>([
  // The last day on which each is still valid.
  { pebd: TODAY, dor: TODAY, ets: TODAY },
  { dor: '2019-03-04' },
  { pebd: '2010-01-01', ets: TODAY },
  // An indefinite ETS counts as a date.
  { ets: null, etsIndefinite: true },
  // A cadet's grade is open, and a form may not know rank and grade yet.
  { rank: 'CDT', grade: 'E5' },
  { rank: 'CDT', grade: 'O1' },
  { rank: null },
  { grade: null },
  { rank: null, grade: null },
  // A score of 0 was entered; its own rules make it a fail.
  { acftScore: 0, m4Qual: 0 },
])('%j has none', (change) => {
  expect(dataIssues({ ...RECORD, ...change }, SPECIFICATION, TODAY)).toEqual([]);
});

test('nothing can be compared with a day that is not there', () => {
  const none = { pebd: null, dor: null, ets: null };
  expect(dataIssues({ ...RECORD, ...none }, SPECIFICATION, TODAY).map(({ code }) => code)).toEqual([
    'PEBD_NOT_ENTERED',
    'DOR_NOT_ENTERED',
    'ETS_NOT_ENTERED',
  ]);
  expect(
    dataIssues({ ...RECORD, pebd: null, dor: '1999-01-01' }, SPECIFICATION, TODAY).map(({ code }) => code),
  ).toEqual(['PEBD_NOT_ENTERED']);
});

test('what is missing is told apart from what is odd', () => {
  expect(isNotEntered('ETS_NOT_ENTERED')).toBe(true);
  expect(isNotEntered('M4_QUAL_NOT_ENTERED')).toBe(true);
  expect(isNotEntered('ETS_PAST')).toBe(false);
});

test('an issue is about a field of the record, but for the first due date of a requirement', () => {
  expect(fieldOfIssue('ETS_PAST')).toBe('ets');
  expect(fieldOfIssue('M4_QUAL_OF_OTHER_TEST')).toBe('m4Qual');
  expect(fieldOfIssue('FIRST_DUE_NOT_ENTERED')).toBeNull();
});
