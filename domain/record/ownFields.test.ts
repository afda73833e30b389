import { choiceKey, KINDS, readOwn } from '../policy/unitFieldKinds.ts';
import type { UnitField } from '../policy/unitFields.ts';
import { canonical, ownFieldsIn, toOwnFields, toOwnValues } from './ownFields.ts';

const unitField = (kind: UnitField['kind'], choices: readonly string[] = []): UnitField => ({
  id: 'id',
  label: 'Label',
  kind,
  choices,
  visibility: 'STAFF',
});
const read = (one: UnitField, text: string) => {
  const reading = readOwn(one, text);
  return 'value' in reading ? reading.value : reading.problem;
};

const TEXT = unitField('TEXT');
const NUMBER = unitField('NUMBER');
const YES_NO = unitField('YES_NO');
const DAY = unitField('DAY');
const BLOOD = unitField('CHOICE', ['O+', 'O-', 'AB +']);
const HOUSING = unitField('CHOICE', ['Barracks', 'None']);

const NO_NUMBER = (text: string) =>
  `Label must be a number such as 12 or 3.5, with up to 9 digits before and 4 after the decimal point, not "${text}".`;
const NO_DAY = (text: string) =>
  `Label must be a real date such as 05 JAN 2026, 2026-01-05 or 01/05/2026, not "${text}".`;

test.each([
  [TEXT, ' 555-0100\u202e ', '555-0100'],
  [TEXT, 'Two\r\n  lines\tand a \u200bhalf', 'Two lines and a half'],
  // Allergies: none.
  [TEXT, 'None', 'None'],
  [TEXT, 'yes', 'yes'],
  [TEXT, '😀'.repeat(250), '😀'.repeat(250)],
  [TEXT, 'x'.repeat(251), 'Label must have at most 250 characters.'],
  [NUMBER, '12', '12'],
  [NUMBER, ' 012.50 ', '12.5'],
  [NUMBER, '-0', '0'],
  [NUMBER, '\u22123.25', '-3.25'],
  [NUMBER, '999999999.9999', '999999999.9999'],
  [NUMBER, '-999999999.9999', '-999999999.9999'],
  [NUMBER, '0.0001', '0.0001'],
  [NUMBER, 'none', null],
  [NUMBER, '1000000000', NO_NUMBER('1000000000')],
  [NUMBER, '0.00001', NO_NUMBER('0.00001')],
  // 1,200 may be twelve hundred, or a little more than one.
  [NUMBER, '1,200', NO_NUMBER('1,200')],
  [NUMBER, '1e3', NO_NUMBER('1e3')],
  [NUMBER, '.5', NO_NUMBER('.5')],
  [NUMBER, 'many', NO_NUMBER('many')],
  [YES_NO, 'Yes', 'yes'],
  [YES_NO, 'x', 'yes'],
  [YES_NO, 'N', 'no'],
  [YES_NO, '0', 'no'],
  [YES_NO, 'NONE', null],
  [YES_NO, 'maybe', 'Label must be yes or no, not "maybe".'],
  [DAY, '05 JAN 2026', '2026-01-05'],
  [DAY, '2026-01-05', '2026-01-05'],
  [DAY, '1/5/2026', '2026-01-05'],
  [DAY, 'none', null],
  [DAY, '2026-02-29', NO_DAY('2026-02-29')],
  [BLOOD, 'O+', 'O+'],
  [BLOOD, ' o - ', 'O-'],
  // A word processor's dash.
  [BLOOD, 'O\u2013', 'O-'],
  [BLOOD, 'ab+', 'AB +'],
  [BLOOD, 'none', null],
  [BLOOD, 'O', 'Label must be O+, O- or AB +, not "O".'],
  [HOUSING, 'none', 'None'],
])('%j reads %j as %j', (one, text, value) => expect(read(one, text)).toBe(value));

test('a DoD ID has ten digits', () => {
  const dodId = unitField('DOD_ID');
  expect([' 0234567890 ', 'none', ''].map((text) => read(dodId, text))).toEqual(['0234567890', null, null]);
  for (const text of ['123456789', '12345678901', '1234567890.0', '12345 67890', '１２３４５６７８９０']) {
    expect(read(dodId, text)).toBe('Label must have ten digits, including leading zeros.');
  }
});

test.each([TEXT, NUMBER, YES_NO, DAY, BLOOD])('nothing to see is no value: %j', (one) => {
  for (const text of ['', '  ', '\u200b\u2800', '\n']) expect(read(one, text)).toBeNull();
});

test.each([
  [TEXT, '555-0100'],
  [NUMBER, '-3.25'],
  [YES_NO, 'yes'],
  [DAY, '2026-01-05'],
  [BLOOD, 'AB +'],
])('a value in its form is read as itself: %j %j', (one, value) => expect(read(one, value)).toBe(value));

test.each([
  ['TEXT', 'yes', 'yes'],
  ['NUMBER', '12.5', '12.5'],
  ['YES_NO', 'yes', 'Yes'],
  ['YES_NO', 'no', 'No'],
  ['DAY', '2026-01-05', '05 JAN 2026'],
  ['CHOICE', 'O+', 'O+'],
] as const)('%s %j is shown as %j', (kind, value, text) => expect(KINDS[kind].shown(value)).toBe(text));

test('signs tell choices apart, letter case, blanks and the kind of dash do not', () => {
  expect(choiceKey('a \u2212')).toBe(choiceKey('A-'));
  expect(choiceKey('A+')).not.toBe(choiceKey('A-'));
});

test('values are fields of a record, and back', () => {
  const fields = toOwnFields([
    { unitField: 'a', value: 'x' },
    { unitField: 'b', value: null },
  ]);
  expect(fields).toEqual({ 'own.a': 'x', 'own.b': null });
  expect(toOwnValues(fields)).toEqual([{ unitField: 'a', value: 'x' }]);
  expect(ownFieldsIn({ ...fields, rank: 'SGT', own: {} })).toEqual(fields);
});

test('what says nothing of its unit field stays as it was given, for the rules to find', () => {
  const unitFields = [
    { ...NUMBER, id: 'number' },
    { ...DAY, id: 'day' },
  ];
  expect(canonical({ 'own.number': '012', 'own.day': 'soon', 'own.gone': ' x ' }, unitFields)).toEqual({
    'own.number': '12',
    'own.day': 'soon',
    'own.gone': ' x ',
  });
});
