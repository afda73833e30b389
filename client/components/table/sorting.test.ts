import { pressed, sorted, sortingOf } from './sorting.ts';

type Row = { name: string; day: number };

const COLUMNS = [
  { key: 'name', compare: (one: Row, other: Row) => one.name.localeCompare(other.name) },
  { key: 'day', compare: (one: Row, other: Row) => one.day - other.day },
];
const ROWS: Row[] = [
  { name: 'Vega', day: 1 },
  { name: 'Adams', day: 2 },
  { name: 'Morgan', day: 2 },
];
const names = (text: string) => sorted(ROWS, COLUMNS, sortingOf(text, COLUMNS, 'day')).map(({ name }) => name);

test.each([
  ['', ['Vega', 'Adams', 'Morgan']],
  ['name', ['Adams', 'Morgan', 'Vega']],
  ['-name', ['Vega', 'Morgan', 'Adams']],
  // Equal rows keep their order, in descending order too.
  ['-day', ['Adams', 'Morgan', 'Vega']],
])('the address %j sorts to %j', (text, expected) => {
  expect(names(text)).toEqual(expected);
});

test.each(['weight', '-', '--name', '-weight'])('a column that is none, %j, counts as the first sorting', (text) => {
  expect(sortingOf(text, COLUMNS, 'day')).toEqual({ column: 'day', isDescending: false });
});

test('a header sorts ascending first, then the other way round, then back', () => {
  const press = (column: string, text: string) => pressed(column, sortingOf(text, COLUMNS, 'day'));
  expect(press('name', '')).toBe('name');
  expect(press('name', 'name')).toBe('-name');
  expect(press('name', '-name')).toBe('name');
  expect(press('day', '')).toBe('-day');
});

test('a table may begin with the last first, which its header then turns round', () => {
  const first = sortingOf('', COLUMNS, '-day');
  expect(first).toEqual({ column: 'day', isDescending: true });
  expect(pressed('day', first)).toBe('day');
  expect(sortingOf('day', COLUMNS, '-day')).toEqual({ column: 'day', isDescending: false });
});
