import {
  columnChanges,
  columnIdOf,
  columnName,
  columnsEditedBy,
  columnsSeenBy,
  columnText,
  isColumnName,
  type UnitColumn,
} from './unitFields.ts';

const column = (visibility: UnitColumn['visibility']): UnitColumn => ({
  id: visibility,
  label: visibility,
  kind: 'TEXT',
  choices: [],
  visibility,
});
const ALL = [column('STAFF'), column('SOLDIER_SEES'), column('SOLDIER_EDITS')];
const ids = (columns: readonly UnitColumn[]) => columns.map(({ id }) => id);

test('staff see and fill in every column, a soldier those that are for them', () => {
  expect(columnsSeenBy(ALL, true)).toEqual(ALL);
  expect(columnsEditedBy(ALL, true)).toEqual(ALL);
  expect(ids(columnsSeenBy(ALL, false))).toEqual(['SOLDIER_SEES', 'SOLDIER_EDITS']);
  expect(ids(columnsEditedBy(ALL, false))).toEqual(['SOLDIER_EDITS']);
});

test('a column has a name among the fields of a record', () => {
  expect(columnName('x')).toBe('own.x');
  expect(columnIdOf(columnName('x'))).toBe('x');
  expect(['own.x', 'own', 'rank'].map(isColumnName)).toEqual([true, false, false]);
});

test('what is different about the columns is told column by column, and the order once', () => {
  const phone: UnitColumn = { ...column('SOLDIER_EDITS'), id: 'phone', label: 'Phone' };
  const blood: UnitColumn = { ...column('STAFF'), id: 'blood', label: 'Blood', kind: 'CHOICE', choices: ['O+', 'O-'] };
  const locker: UnitColumn = { ...column('STAFF'), id: 'locker', label: 'Locker', kind: 'NUMBER' };
  expect(columnText(blood)).toBe('Choice: O+, O-. Shown to: Staff');
  expect(columnChanges([phone, blood], [phone, blood])).toEqual([]);
  expect(columnChanges([], [blood])).toEqual([
    { label: 'Column', from: null, to: 'Blood. Choice: O+, O-. Shown to: Staff' },
  ]);
  expect(columnChanges([phone, blood, locker], [locker, { ...phone, label: 'Mobile', visibility: 'STAFF' }])).toEqual([
    {
      label: 'Column',
      from: 'Phone. Text. Shown to: The soldier, who may edit it',
      to: 'Mobile. Text. Shown to: Staff',
    },
    { label: 'Column', from: 'Blood. Choice: O+, O-. Shown to: Staff', to: null },
    { label: 'Order of columns', from: 'Mobile, Locker', to: 'Locker, Mobile' },
  ]);
});
