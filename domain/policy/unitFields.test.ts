import {
  unitFieldChanges,
  unitFieldIdOf,
  unitFieldName,
  unitFieldsEditedBy,
  unitFieldsSeenBy,
  unitFieldText,
  isUnitFieldName,
  type UnitField,
} from './unitFields.ts';

const unitField = (visibility: UnitField['visibility']): UnitField => ({
  id: visibility,
  label: visibility,
  kind: 'TEXT',
  choices: [],
  visibility,
});
const ALL = [unitField('STAFF'), unitField('SOLDIER_SEES'), unitField('SOLDIER_EDITS')];
const ids = (unitFields: readonly UnitField[]) => unitFields.map(({ id }) => id);

test('staff see and fill in every unit field, a soldier those that are for them', () => {
  expect(unitFieldsSeenBy(ALL, true)).toEqual(ALL);
  expect(unitFieldsEditedBy(ALL, true)).toEqual(ALL);
  expect(ids(unitFieldsSeenBy(ALL, false))).toEqual(['SOLDIER_SEES', 'SOLDIER_EDITS']);
  expect(ids(unitFieldsEditedBy(ALL, false))).toEqual(['SOLDIER_EDITS']);
});

test('a unit field has a name among the fields of a record', () => {
  expect(unitFieldName('x')).toBe('own.x');
  expect(unitFieldIdOf(unitFieldName('x'))).toBe('x');
  expect(['own.x', 'own', 'rank'].map(isUnitFieldName)).toEqual([true, false, false]);
});

test('what is different about the unit fields is told unit field by unit field, and the order once', () => {
  const phone: UnitField = { ...unitField('SOLDIER_EDITS'), id: 'phone', label: 'Phone' };
  const blood: UnitField = {
    ...unitField('STAFF'),
    id: 'blood',
    label: 'Blood',
    kind: 'CHOICE',
    choices: ['O+', 'O-'],
  };
  const locker: UnitField = { ...unitField('STAFF'), id: 'locker', label: 'Locker', kind: 'NUMBER' };
  expect(unitFieldText(blood)).toBe('Choice: O+, O-. Shown to: Staff');
  expect(unitFieldChanges([phone, blood], [phone, blood])).toEqual([]);
  expect(unitFieldChanges([], [blood])).toEqual([
    { label: 'Unit field', from: null, to: 'Blood. Choice: O+, O-. Shown to: Staff' },
  ]);
  expect(
    unitFieldChanges([phone, blood, locker], [locker, { ...phone, label: 'Mobile', visibility: 'STAFF' }]),
  ).toEqual([
    {
      label: 'Unit field',
      from: 'Phone. Text. Shown to: Staff and the soldier, who can edit it',
      to: 'Mobile. Text. Shown to: Staff',
    },
    { label: 'Unit field', from: 'Blood. Choice: O+, O-. Shown to: Staff', to: null },
    { label: 'Order of unit fields', from: 'Mobile, Locker', to: 'Locker, Mobile' },
  ]);
});
