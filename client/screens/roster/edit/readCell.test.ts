import type { AnyName, RecordChanges } from '../../../../domain/record/fields.ts';
import { rosterPerson, UNIT } from '../../../testing/rosterExample.ts';
import { differing, inputOf, readCell } from './readCell.ts';

const { record } = rosterPerson({ ets: '2030-01-05' });
const DAY = { id: 'range', label: 'Range card', kind: 'DAY', choices: [], visibility: 'STAFF' } as const;
const unit = { ...UNIT, unitFields: [...UNIT.unitFields, DAY] };
const read = (field: AnyName, text: string) => readCell(field, text, record, unit);

test.each<[AnyName, string, object]>([
  ['m4Qual', ' 38 ', { m4Qual: 38 }],
  // As in spreadsheets and training records.
  ['m4Qual', '38.0', { m4Qual: 38 }],
  ['m4Qual', '38/40', { m4Qual: 38 }],
  ['acftPass', 'fail', { acftPass: false }],
  ['blcComplete', 'x', { blcComplete: true }],
  ['pebd', '15NOV2022', { pebd: '2022-11-15' }],
  ['pebd', '11/15/22', { pebd: '2022-11-15' }],
  ['pebd', '1/5/2026 0:00', { pebd: '2026-01-05' }],
  ['pebd', '01/05/2026', { pebd: '2026-01-05' }],
  ['dor', '15.11.2024', { dor: '2024-11-15' }],
  ['dor', '2026-01-05T12:00:00.000Z', { dor: '2026-01-05' }],
  ['ets', '44880', { ets: '2022-11-15', etsIndefinite: false }],
  ['ets', '46027', { ets: '2026-01-05', etsIndefinite: false }],
  ['own.range', '11-15-22', { 'own.range': '2022-11-15' }],
  ['own.range', '37257', { 'own.range': '2002-01-01' }],
  ['own.range', '', { 'own.range': null }],
  ['pebd', '', { pebd: null }],
  ['ets', 'indef', { ets: null, etsIndefinite: true }],
  ['ets', '', { ets: null, etsIndefinite: false }],
  // A rank brings its usual grade; a cadet keeps the previous grade.
  ['rank', '2lt', { rank: 'SECOND_LT', grade: 'O1' }],
  ['rank', 'CDT', { rank: 'CDT' }],
  ['rank', 'SPC/E-3', { rank: 'SPC', grade: 'E3' }],
  ['lastName', 'O’Brien', { lastName: "O'Brien" }],
  ['own.blood', 'o +', { 'own.blood': 'O+' }],
  ['own.blood', '', { 'own.blood': null }],
])('%s: %j says %j', (field, text, changes) => {
  expect(read(field, text)).toEqual({ changes });
});

test.each<[AnyName, string, string]>([
  ['m4Qual', '601', 'M4 qualification must be a whole number from 0 to 600.'],
  ['m4Qual', 'expert', 'M4 qualification must be a whole number from 0 to 600.'],
  ['m4Qual', '', 'M4 qualification must be a whole number from 0 to 600.'],
  ['lastName', ' ', 'Enter the last name.'],
  ['pebd', '1949-12-31', 'PEBD must be from 01 JAN 1950 to 31 DEC 2100.'],
  ['pebd', '31 FEB 2026', 'PEBD must be a day such as 05 JAN 2026, not "31 FEB 2026".'],
  ['ets', 'soon', 'ETS must be a day such as 05 JAN 2026, not "soon".'],
  ['dor', 'NOV 2026', 'DOR must be a day such as 05 JAN 2026, not "NOV 2026".'],
  ['own.range', '13/32/26', 'Range card must be a day such as 05 JAN 2026, not "13/32/26".'],
  ['own.range', '1949-12-31', 'Range card must be from 01 JAN 1950 to 31 DEC 2100.'],
  [
    'dor',
    '26305',
    '26305 may be a Julian date, or 07 JAN 1972 as spreadsheets count. Please enter a day such as 05 JAN 2026.',
  ],
  ['rank', 'GEN', 'Choose the rank.'],
  ['own.blood', 'Z', 'Blood type must be O+ or O-, not "Z".'],
])('%s: %j is refused with what is right: %s', (field, text, problem) => {
  expect(read(field, text)).toEqual({ problem });
});

test('what is sent is what differs', () => {
  const sent = (changes: RecordChanges) => inputOf(differing(changes, record));
  expect(sent({ m4Qual: 30, acftScore: 512 })).toEqual({ acftScore: 512 });
  expect(sent({ 'own.blood': 'O-' })).toEqual({ own: [{ unitField: 'blood', value: 'O-' }] });
  expect(sent({ m4Qual: 30, 'own.blood': null })).toEqual({});
});
