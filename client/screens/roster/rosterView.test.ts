import { SPECIFICATION } from '../../../domain/policy/packs.ts';
import { initialColumns, rosterColumns } from './rosterColumns.ts';
import { columnsInOrder, columnsText, moved, sortText, toggled, viewOf, type ViewTexts } from './rosterView.ts';

const all = rosterColumns({
  policy: SPECIFICATION,
  unitFields: [{ id: 'a1', label: 'Phone', kind: 'TEXT', choices: [], visibility: 'STAFF' }],
});
const NOTHING: ViewTexts = {
  columns: '',
  sort: '',
  section: '',
  team: '',
  rank: '',
  role: '',
  finding: '',
  search: '',
  group: '',
};
const view = (texts: Partial<ViewTexts>) => viewOf({ ...NOTHING, ...texts }, all);
const keys = (texts: Partial<ViewTexts>) => view(texts).columns.map(({ key }) => key);

test('at first every column is shown but the parts of the name, which the first column says', () => {
  const first = keys({});
  expect(all.map(({ key }) => key).filter((key) => !first.includes(key))).toEqual([
    'firstName',
    'middleName',
    'lastName',
  ]);
  expect(first).toEqual(initialColumns(all));
  expect(first).toContain('own.a1');
});

test('the most read columns come first', () => {
  expect(keys({}).slice(0, 13)).toEqual([
    'rank',
    'section',
    'team',
    'role',
    'acftScore',
    'acftPass',
    'm4Qual',
    'driversLicense',
    'jfoQualified',
    'ets',
    'dlc1Complete',
    'blcComplete',
    'dlc2Complete',
  ]);
});

test.each([
  ['m4Qual,rank', ['rank', 'm4Qual']],
  ['grade,weight,grade', ['rank', 'grade']],
  ['own.a1', ['rank', 'own.a1']],
  ['own.gone', ['rank']],
])('the columns %s are %j, because the rank is always first', (columns, expected) => {
  expect(keys({ columns })).toEqual(expected);
});

test('the name comes after the first column', () => {
  expect(columnsInOrder(view({ columns: 'm4Qual' })).map(({ key }) => key)).toEqual(['rank', 'name', 'm4Qual']);
});

test.each([
  ['', ''],
  ['-m4Qual,rank', '-m4Qual,rank'],
  ['name', 'name'],
  ['rank,-rank,weight', 'rank'],
  ['--rank', ''],
])('the sorting %j counts as %j', (sort, expected) => {
  const found = view({ sort }).sort.map(({ column, isDescending }) => ({ key: column.key, isDescending }));
  expect(sortText(found)).toBe(expected);
});

test('what is none of the choices counts as not chosen', () => {
  const wrong = { section: 'ECHO', team: '1', rank: 'GEN', role: 'FSO', finding: 'ANYTHING', group: 'rank' };
  expect(view(wrong)).toEqual(view({}));
});

test('a list that the policy of the unit does not have counts as not chosen', () => {
  const without = rosterColumns({ policy: { ...SPECIFICATION, dlcOfGrade: [] }, unitFields: [] });
  expect(viewOf({ ...NOTHING, finding: 'DLC_INCOMPLETE' }, without).finding).toBe('');
  expect(view({ finding: 'DLC_INCOMPLETE' }).finding).toBe('DLC_INCOMPLETE');
  expect(viewOf({ ...NOTHING, finding: 'ETS_PAST' }, without).finding).toBe('ETS_PAST');
});

test('columns are shown after the others, hidden but for the last one, and moved', () => {
  expect(toggled(['rank', 'a', 'b'], 'c')).toEqual(['rank', 'a', 'b', 'c']);
  expect(toggled(['rank', 'a', 'b'], 'a')).toEqual(['rank', 'b']);
  expect(toggled(['rank', 'a'], 'a')).toEqual(['rank', 'a']);
  expect(moved(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
});

test('the columns as at first are nothing to tell', () => {
  expect(columnsText(initialColumns(all), all)).toBe('');
  expect(columnsText(['rank', 'grade'], all)).toBe('grade');
});
