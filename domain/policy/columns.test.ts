import { columnIdOf, columnName, columnsEditedBy, columnsSeenBy, isColumnName, type UnitColumn } from './columns.ts';

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
