import { reportSummary, writableCount } from './reportText.ts';

const row = (outcome: 'ADDED' | 'CHANGED' | 'UNCHANGED' | 'REFUSED') => ({
  row: 1,
  id: null,
  outcome,
  question: 'Q?',
  changes: [],
  problems: [],
});

test('before the import', () => {
  const report = { written: false, plan: 'p', rows: [row('ADDED'), row('ADDED'), row('CHANGED'), row('UNCHANGED')] };
  expect(writableCount(report)).toBe(3);
  expect(reportSummary(report)).toBe(
    'Nothing has been imported yet. Importing will add 2, change 1, and leave 1 as it is.',
  );
});

test('when the bank has it all', () => {
  const report = { written: false, plan: 'p', rows: [row('UNCHANGED')] };
  expect(writableCount(report)).toBe(0);
  expect(reportSummary(report)).toBe('There is nothing to import: the questions already match this file.');
});

test('after the import', () => {
  const report = { written: true, plan: 'p', rows: [row('ADDED')] };
  expect(writableCount(report)).toBe(0);
  expect(reportSummary(report)).toBe('Imported: 1 added, 0 changed, 0 unchanged.');
});

test('one refused row stops the import', () => {
  const report = { written: false, plan: 'p', rows: [row('ADDED'), row('REFUSED')] };
  expect(writableCount(report)).toBe(0);
  expect(reportSummary(report)).toBe('Nothing can be imported yet: 1 of 2 rows has a problem.');
});

test('a file of one row has no rows', () => {
  const report = { written: false, plan: 'p', rows: [row('REFUSED')] };
  expect(reportSummary(report)).toBe('Nothing can be imported yet: 1 of 1 row has a problem.');
});
