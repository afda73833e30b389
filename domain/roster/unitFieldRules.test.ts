import { PACKS, SPECIFICATION } from '../policy/packs.ts';
import type { UnitField } from '../policy/unitFields.ts';
import { FIELD_NAMES, fieldsOf } from '../record/fields.ts';
import { columnLabels } from './headings.ts';
import {
  unitFieldProblems,
  type GivenUnitField,
  lostChoices,
  testNameProblems,
  tidyUnitField,
} from './unitFieldRules.ts';

const PHONE: UnitField = { id: 'phone', label: 'Phone', kind: 'TEXT', choices: [], visibility: 'SOLDIER_EDITS' };
const BLOOD: UnitField = {
  id: 'blood',
  label: 'Blood type',
  kind: 'CHOICE',
  choices: ['O+', 'O-'],
  visibility: 'STAFF',
};
const fresh = (given: Partial<GivenUnitField> = {}): GivenUnitField => ({ ...PHONE, id: null, ...given });
const check = (given: readonly GivenUnitField[], before: readonly UnitField[] = []) =>
  unitFieldProblems(given, before, SPECIFICATION).map(({ field, message }) => [field, message]);
const many = (count: number) => Array.from({ length: count }, (_, index) => fresh({ label: `Unit field ${index}` }));

test('unit fields of every kind are right', () => {
  const kinds = ['TEXT', 'NUMBER', 'YES_NO', 'DAY'] as const;
  expect(check([...kinds.map((kind) => fresh({ label: kind, kind })), fresh({ ...BLOOD, id: null })])).toEqual([]);
  expect(check([PHONE, BLOOD], [BLOOD, PHONE])).toEqual([]);
});

test('a unit has 20 at most', () => {
  expect(check(many(20))).toEqual([]);
  expect(check(many(21))).toEqual([['unitFields', 'A unit can have up to 20 unit fields.']]);
});

test.each([
  ['', 'Enter the label.'],
  ['x'.repeat(40), null],
  ['x'.repeat(41), 'Label must have at most 40 characters.'],
  ['+', 'Label must have a letter or a digit.'],
  ['電話', null],
  ['Rank', 'Records already have a field with this name.'],
  ['last-name', 'Records already have a field with this name.'],
  ['Duty position', 'Records already have a field with this name.'],
  ['Full name', 'Records already have a field with this name.'],
  ['PME', 'Records already have a field with this name.'],
  // Both names of the fitness test, whichever the unit takes.
  ['ACFT score', 'Records already have a field with this name.'],
  ['AFT score', 'Records already have a field with this name.'],
])('the label %j: %j', (label, message) => {
  expect(check([fresh({ label })])).toEqual(message === null ? [] : [['unitFields.0.label', message]]);
});

const NEEDS_KIND = 'Use the kind DoD ID for DoD IDs. It shows only the last four digits.';
const NOT_KEPT = "Social Security numbers can't be kept here.";
test.each([
  ['DoD ID', NEEDS_KIND],
  ['dod-id #', NEEDS_KIND],
  ['DoD ID Number', NEEDS_KIND],
  ['E.D.I.P.I.', NEEDS_KIND],
  ['DoD course', null],
  ['SSN', NOT_KEPT],
  ['s.s.n.', NOT_KEPT],
  ['SSAN', NOT_KEPT],
  ['SSN (last four)', NOT_KEPT],
  ['social-security no.', NOT_KEPT],
  // Contains the letters, but is something else.
  ['Class number', null],
])('no unit field may hold, unmasked, what the label %j calls: %j', (label, message) => {
  const problems = message === null ? [] : [['unitFields.0.label', message]];
  for (const kind of ['TEXT', 'NUMBER'] as const) expect(check([fresh({ label, kind })])).toEqual(problems);
  expect(check([{ ...PHONE, label }], [PHONE])).toEqual(problems);
  // An existing unit field stays, and may be changed in other ways.
  expect(check([{ ...PHONE, label, visibility: 'STAFF' }], [{ ...PHONE, label }])).toEqual([]);
});

test('the unit field of DoD IDs is called so', () => {
  expect(check([tidyUnitField(fresh({ kind: 'DOD_ID', label: '' }))])).toEqual([]);
});

test.each(Object.values(PACKS))('no heading or label of a record is free: policy %#', (policy) => {
  const labels = [
    ...columnLabels({ policy, unitFields: [] }).values(),
    ...FIELD_NAMES.map((name) => fieldsOf(policy)[name].label),
  ];
  for (const label of labels) expect([label, check([fresh({ label })])]).toEqual([label, [expect.anything()]]);
});

test('two unit fields have two labels, as files compare them', () => {
  expect(check([fresh({ label: 'Boot size' }), fresh({ label: 'BOOT-SIZE' })])).toEqual([
    ['unitFields.1.label', 'Another unit field already has this label.'],
  ]);
});

test.each([
  [{ ...PHONE, label: 'Mobile', visibility: 'STAFF' }, null],
  [{ ...PHONE, kind: 'NUMBER' }, "You can't change a unit field's kind. Add another unit field instead."],
  [{ ...PHONE, id: 'other' }, "That unit field doesn't exist."],
] as const)('a unit field that is there as %j: %j', (given, message) => {
  expect(check([given], [PHONE])).toEqual(message === null ? [] : [['unitFields.0.kind', message]]);
});

test('a unit field is given once', () => {
  expect(check([PHONE, { ...PHONE, label: 'Mobile' }], [PHONE])).toEqual([
    ['unitFields.1.kind', 'This unit field is listed twice.'],
  ]);
});

test.each([
  [[], 'Enter the choices.'],
  [['O+'], null],
  [['O+', 'O-'], null],
  [['O+', 'o +'], 'Two of these choices are the same.'],
  [['x'.repeat(40)], null],
  [['x'.repeat(41)], 'A choice must have at most 40 characters.'],
  [Array.from({ length: 20 }, (_, index) => `${index}`), null],
  [Array.from({ length: 21 }, (_, index) => `${index}`), 'A unit field can have up to 20 choices.'],
])('the choices %j: %j', (choices, message) => {
  expect(check([fresh({ kind: 'CHOICE', choices })])).toEqual(
    message === null ? [] : [['unitFields.0.choices', message]],
  );
});

test('texts are kept on one line, blank choices left out, and choices of other kinds', () => {
  const given = fresh({ kind: 'CHOICE', label: ' Blood\u202e\n type ', choices: ['O+', ' ', 'A +\u200b'] });
  expect(tidyUnitField(given)).toEqual({ ...given, label: 'Blood type', choices: ['O+', 'A +'] });
  expect(tidyUnitField(fresh({ choices: ['O+'] })).choices).toEqual([]);
});

test('what a unit field loses is told with its place; a choice in another place is none', () => {
  expect(lostChoices([PHONE, { ...BLOOD, choices: ['O-', 'A+'] }], [BLOOD, PHONE])).toEqual([
    { index: 1, id: 'blood', lost: ['O+'] },
  ]);
  expect(lostChoices([{ ...BLOOD, choices: ['O-', 'O+'] }, fresh()], [BLOOD])).toEqual([]);
});

test('a test is not called as a unit field of the unit, which keeps the label that it has', () => {
  const unitField = { ...PHONE, label: 'CFT' };
  const named = { ...SPECIFICATION, fitnessTest: { ...SPECIFICATION.fitnessTest, name: 'cft' } };
  const message = 'A unit field is already named CFT.';
  expect(testNameProblems(named, [BLOOD, unitField])).toEqual([{ field: 'fitnessTest.name', message }]);
  expect(testNameProblems(SPECIFICATION, [BLOOD, unitField])).toEqual([]);
  const rifle = { ...SPECIFICATION, rifleTest: { ...SPECIFICATION.rifleTest, name: 'M17' } };
  expect(testNameProblems(rifle, [{ ...PHONE, label: 'M17 Qualification' }])).toMatchObject([
    { field: 'rifleTest.name' },
  ]);
  expect(unitFieldProblems([unitField, fresh({ label: 'Locker' })], [unitField], named)).toEqual([]);
  expect(unitFieldProblems([fresh({ label: 'CFT' })], [], named)).toHaveLength(1);
});
