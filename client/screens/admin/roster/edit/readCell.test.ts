import type { AnyName, RecordChanges } from '../../../../../domain/record/fields.ts';
import { rosterPerson, UNIT } from '../../../../testing/rosterExample.ts';
import { differing, inputOf, readCell } from './readCell.ts';

const { record } = rosterPerson({ ets: '2030-01-05' });
const read = (field: AnyName, text: string) => readCell(field, text, record, UNIT);

test.each<[AnyName, string, object]>([
  ['m4Qual', ' 38 ', { m4Qual: 38 }],
  // As spreadsheets and training records have it.
  ['m4Qual', '38.0', { m4Qual: 38 }],
  ['m4Qual', '38/40', { m4Qual: 38 }],
  ['acftPass', 'fail', { acftPass: false }],
  ['blcComplete', 'x', { blcComplete: true }],
  ['pebd', '15NOV2022', { pebd: '2022-11-15' }],
  ['pebd', '', { pebd: null }],
  ['ets', 'indef', { ets: null, etsIndefinite: true }],
  ['ets', '', { ets: null, etsIndefinite: false }],
  // A rank brings its usual grade; a cadet keeps the grade of before.
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
  ['lastName', ' ', 'Please enter a last name.'],
  ['pebd', '1949-12-31', 'PEBD must be from 01 JAN 1950 to 31 DEC 2100.'],
  ['pebd', '31 FEB 2026', 'PEBD must be a real date.'],
  ['rank', 'GEN', 'Please choose a rank.'],
  ['own.blood', 'Z', 'Blood type must be O+ or O-, not "Z".'],
])('%s: %j is refused as the form does: %s', (field, text, problem) => {
  expect(read(field, text)).toEqual({ problem });
});

test('what is sent is what differs', () => {
  const sent = (changes: RecordChanges) => inputOf(differing(changes, record));
  expect(sent({ m4Qual: 30, acftScore: 512 })).toEqual({ acftScore: 512 });
  expect(sent({ 'own.blood': 'O-' })).toEqual({ own: [{ column: 'blood', value: 'O-' }] });
  expect(sent({ m4Qual: 30, 'own.blood': null })).toEqual({});
});
