import { netChanges } from './recentChanges.ts';

const change = (field: string, from: string | null, to: string | null) => ({ field, from, to });

test.each([
  ['nothing', [], []],
  ['one change', [change('rank', 'PFC', 'SPC')], [change('rank', 'PFC', 'SPC')]],
  [
    'several changes of a field, from the first to the last',
    [change('section', 'ALPHA', 'BRAVO'), change('section', 'BRAVO', 'CHARLIE')],
    [change('section', 'ALPHA', 'CHARLIE')],
  ],
  ['nothing of what is again as it was', [change('role', 'FO', 'RTO'), change('role', 'RTO', 'FO')], []],
  ['a value where there was none', [change('ets', null, '2027-05-01')], [change('ets', null, '2027-05-01')]],
  ['a value that is gone', [change('ets', '2027-05-01', null)], [change('ets', '2027-05-01', null)]],
  [
    'nothing of names, scores of the ACFT, and dates of before',
    ['lastName', 'acftScore', 'pebd', 'dor', 'grade'].map((field) => change(field, '1', '2')),
    [],
  ],
  [
    'the fields in their order, however they came',
    [change('driversLicense', 'false', 'true'), change('role', 'FO', 'RTO'), change('rank', 'PFC', 'SPC')],
    [change('rank', 'PFC', 'SPC'), change('role', 'FO', 'RTO'), change('driversLicense', 'false', 'true')],
  ],
])('tells %s', (_what, changes, told) => {
  expect(netChanges(changes)).toEqual(told);
});

test.each([
  'dlc1Complete',
  'blcComplete',
  'dlc2Complete',
  'alcComplete',
  'dlc3Complete',
  'slcComplete',
  'jfoQualified',
  'acftPass',
  'm4Qual',
  'team',
  'awaitsStaffApproval',
  'etsIndefinite',
])('tells %s', (field) => {
  expect(netChanges([change(field, '0', '1')])).toEqual([change(field, '0', '1')]);
});
