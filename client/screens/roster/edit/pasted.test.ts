import { cellsIn } from '../../../components/paste/cellsIn.ts';
import { rosterPerson, UNIT } from '../../../testing/rosterExample.ts';
import type { RosterRow } from '../arranged.ts';
import { rosterColumns } from '../rosterColumns.ts';
import { isHeadingOf, pastedAt } from './pasted.ts';

const columns = rosterColumns(UNIT).filter(({ key }) => ['role', 'm4Qual', 'pebd', 'PROMOTABLE'].includes(key));
const rows: readonly RosterRow[] = [
  { id: 'ALPHA', title: 'ALPHA', count: '2 people' },
  rosterPerson({ id: 'adams' }),
  { id: 'BRAVO', title: 'BRAVO', count: '1 person' },
  rosterPerson({ id: 'baker' }),
];
const paste = (text: string, at: { row: number; column: number }) =>
  pastedAt(cellsIn(text), rows, columns, at).typed.map((cell) => `${cell.person.id} ${cell.column.key}: ${cell.text}`);

test('nothing is pasted into DoD IDs, of which the table shows a part', () => {
  const unitField = { id: 'dod', label: 'DoD ID', kind: 'DOD_ID', choices: [], visibility: 'SOLDIER_SEES' } as const;
  const shown = rosterColumns({ ...UNIT, unitFields: [unitField] }).filter(({ key }) => key === 'own.dod');
  expect(shown).toHaveLength(1);
  expect(pastedAt(cellsIn('1234567890'), rows, shown, { row: 1, column: 0 }).typed).toEqual([]);
});

test('the columns of the example', () => {
  expect(columns.map(({ key }) => key)).toEqual(['role', 'm4Qual', 'pebd', 'PROMOTABLE']);
});

test.each([
  // Line endings of Excel, of a browser and of an old program.
  ['38\r\n21\r\n', { row: 1, column: 1 }, ['adams m4Qual: 38', 'baker m4Qual: 21']],
  ['38\n21', { row: 1, column: 1 }, ['adams m4Qual: 38', 'baker m4Qual: 21']],
  ['38\r21', { row: 1, column: 1 }, ['adams m4Qual: 38', 'baker m4Qual: 21']],
  // More lines than people, and more cells than columns.
  ['1\n2\n3', { row: 3, column: 1 }, ['baker m4Qual: 1']],
  ['38\t05 JAN 2020\tYes\tmore', { row: 1, column: 1 }, ['adams m4Qual: 38', 'adams pebd: 05 JAN 2020']],
  // Blank cells change nothing, nor do cells in columns that Reassign changes.
  ['\n21', { row: 1, column: 1 }, ['baker m4Qual: 21']],
  ['RTO\t38', { row: 1, column: 0 }, ['adams m4Qual: 38']],
])('%j pasted at %j: %j', (text, at, expected) => {
  expect(paste(text, at)).toEqual(expected);
});

test.each([
  ['1\n2\n3\n4', 2, 2],
  ['1\n2', 2, 0],
  // Blank lines don't count.
  ['1\n2\n\n \t\n', 2, 0],
  ['1\n\n3', 1, 1],
])('%j fills %i cells, and %i lines are beyond the last person', (text, filled, beyond) => {
  const pasted = pastedAt(cellsIn(text), rows, columns, { row: 1, column: 1 });
  expect([pasted.typed.length, pasted.beyond]).toEqual([filled, beyond]);
});

test.each([
  ['m4Qual', ['M4 qualification', 'M4', 'm4 score', 'M4QUAL'], ['ACFT', '38', '', 'Name']],
  ['acftScore', ['ACFT score', 'ACFT'], ['M4', 'Pass']],
  ['driversLicense', ['License', "Driver's license"], ['Yes']],
  ['lastName', ['Last name', 'SURNAME'], ['Adams', 'First name']],
  ['own.blood', ['Blood type'], ['O+']],
])('headings of %s are %j, and not %j', (key, headings, others) => {
  const [column] = rosterColumns(UNIT).filter((one) => one.key === key);
  if (!column) throw new Error(key);
  expect(headings.filter((text) => !isHeadingOf(text, column, UNIT))).toEqual([]);
  expect(others.filter((text) => isHeadingOf(text, column, UNIT))).toEqual([]);
});
