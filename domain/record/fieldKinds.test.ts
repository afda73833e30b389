import { SPECIFICATION } from '../policy/packs.ts';
import type { UnitFieldKind } from '../policy/unitFieldKinds.ts';
import { kindOf } from './fieldKinds.ts';
import { type FieldName, type Row, rowOf, rowsOf } from './fields.ts';

function plain(name: FieldName): Row {
  return rowsOf({ policy: SPECIFICATION, unitFields: [] })[name];
}

function own(kind: UnitFieldKind, choices: readonly string[] = []): Row {
  const unitField = { id: 'id', label: 'Own', kind, choices, visibility: 'STAFF' } as const;
  const row = rowOf(rowsOf({ policy: SPECIFICATION, unitFields: [unitField] }), 'own.id');
  if (!row) throw new Error('The unit field has no row.');
  return row;
}

test.each([
  ['firstName', plain('firstName'), 'Ann', 'Ann'],
  ['acftScore', plain('acftScore'), 512, 512],
  ['jfoQualified', plain('jfoQualified'), true, 'Yes'],
  ['acftPass', plain('acftPass'), false, 'Fail'],
  ['dor', plain('dor'), '2026-01-05', { day: '2026-01-05' }],
  ['rank', plain('rank'), 'SECOND_LT', '2LT'],
  ['TEXT', own('TEXT'), '012', '012'],
  ['NUMBER', own('NUMBER'), '12.5', 12.5],
  ['YES_NO', own('YES_NO'), 'no', 'No'],
  ['DAY', own('DAY'), '2026-01-05', { day: '2026-01-05' }],
  ['CHOICE', own('CHOICE', ['O+']), 'O+', 'O+'],
  ['DOD_ID', own('DOD_ID'), '1234567890', '…7890'],
])('%s in a spreadsheet', (_, row, value, cell) => expect(kindOf(row).cell(value)).toEqual(cell));

test.each([
  ['firstName', plain('firstName'), []],
  ['acftPass', plain('acftPass'), ['Pass', 'Fail']],
  ['dlc1Complete', plain('dlc1Complete'), ['Yes', 'No']],
  ['YES_NO', own('YES_NO'), ['Yes', 'No']],
  ['CHOICE', own('CHOICE', ['O+', 'O-']), ['O+', 'O-']],
  ['DOD_ID', own('DOD_ID'), []],
])('%s offers what it takes', (_, row, labels) =>
  expect(kindOf(row).choices.map(({ label }) => label)).toEqual(labels),
);

test('a rank offers what the policy does', () => {
  expect(kindOf(plain('rank')).choices.map(({ value }) => value)).toEqual(SPECIFICATION.ranks);
});
