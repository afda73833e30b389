import { NEW_RECORD } from '../record/fields.ts';
import { inWords, pairedNamesakes } from './namesakes.ts';

/* A row is the capitals that it says; a record is the capitals that it holds. A row changes nothing in a record that holds all of them. */
const pairs = (rows: readonly string[], twins: readonly string[]): string[] => {
  const given = rows.map((says) => ({ says, twins }));
  const holds = (says: string, person: string): boolean => says.split('').every((one) => person.includes(one));
  const paired = pairedNamesakes<string, (typeof given)[number]>(given, ({ says }, person) => holds(says, person));
  return given.map((row) => paired.get(row) ?? '?');
};

test.each([
  ['each row is that of one record', ['AB', 'CD'], ['CDx', 'ABx'], ['ABx', 'CDx']],
  ['one row is that of one record, and the other of none', ['AX', 'CD'], ['CD', 'AB'], ['?', 'CD']],
  ['no row is that of a record', ['AX', 'CX'], ['CD', 'AB'], ['?', '?']],
  ['there is one row alone', ['CD'], ['CD', 'AB'], ['CD']],
  ['a row says less, and another leaves it one record', ['A', 'AB'], ['AB', 'AC'], ['AC', 'AB']],
  ['a row says less, and may be about either', ['A'], ['AB', 'AC'], ['?']],
  ['a row says less, and the other is of neither', ['A', 'AX'], ['AB', 'AC'], ['?', '?']],
  ['the records are the same', ['A', 'A'], ['A1', 'A2'], ['A1', 'A2']],
  ['there are more rows than records', ['A', 'A', 'A'], ['A1', 'A2'], ['A1', 'A2', '?']],
  ['there are three', ['A', 'AB', 'ABC'], ['ABC', 'AB', 'A'], ['A', 'AB', 'ABC']],
  ['a third record is of no row', ['A', 'A'], ['A1', 'BC', 'A2'], ['A1', 'A2']],
  ['two rows became the same', ['AB', 'AB'], ['AB', 'AC'], ['AB', '?']],
])('where %s', (_where, rows, people, expected) => {
  expect(pairs(rows, people)).toEqual(expected);
});

test('ten people are named, and how many more there are', () => {
  const people = (count: number) =>
    Array.from({ length: count }, (_one, index) => ({
      ...NEW_RECORD,
      firstName: 'Alex',
      middleName: `M${index}`,
      lastName: 'Morgan',
      rank: 'SPC',
      grade: 'E4',
    })) as Parameters<typeof inWords>[0];
  expect(inWords(people(10))).toMatch(/ and SPC Alex M9 Morgan \(UNASSIGNED\)$/);
  expect(inWords(people(27))).toMatch(/, SPC Alex M9 Morgan \(UNASSIGNED\) and 17 more$/);
});
