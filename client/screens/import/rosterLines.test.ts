import type { FileSheet } from '../../app/imports/sheetFile.ts';
import type { Mapping } from './columns.ts';
import { blankLines, rosterLines } from './rosterLines.ts';

const sheet = (headings: readonly string[], ...lines: string[][]): FileSheet => ({
  name: null,
  isHidden: false,
  above: [],
  hiddenRows: [],
  hiddenColumns: [],
  dayOrder: null,
  uncalculated: [],
  headings: { row: 1, cells: headings },
  rows: lines.map((cells, index) => ({ row: index + 2, cells })),
});
const skippedOf = (mapping: Mapping, given: FileSheet) =>
  rosterLines(given, mapping).skipped.map(({ cells }) => cells.filter((cell) => cell !== '').join(' '));

const WHOLE: Mapping = [null, 'name', 'rank', 'section'];
const HEADINGS = ['#', 'Name', 'Rank', 'Section'];

it.each([
  ['a sum', ['TOTAL', '4', '', '']],
  ['a sum in the column of names', ['', 'TOTAL: 4', 'SPC 3', '']],
  ['a sum of a part', ['', 'Sub-total', '4', '2']],
  ['a date of the list', ['AS OF 15 NOV 2026', '', '', '']],
  ['a point of contact', ['', 'POC: SGT Vega', '', '']],
  ['a signature', ['//Original signed//', '', '', '']],
  ['a name below it', ['', 'JOHN Q PUBLIC', '', '']],
  ['a heading of a part', ['ALPHA', '', '', '']],
  ['a number of a line that was not filled in', ['28', '', '', '']],
  ['the headings again', ['#', 'NAME', 'RANK', 'SECTION']],
])('%s is nobody', (_, line) => {
  const given = sheet(HEADINGS, ['1', 'Vega, Bo', 'SPC', 'ALPHA'], line, ['2', 'Total, Ann', 'SGT', 'ALPHA']);
  expect(skippedOf(WHOLE, given)).toEqual([line.filter((cell) => cell !== '').join(' ')]);
});

it.each([
  ['a name alone', ['', 'Vega, Bo', '', '']],
  ['somebody called like a sum', ['', 'Total, Ann', 'SGT', '']],
  ['a line whose name is missing, which is told as a problem', ['1', '', 'SGT', 'ALPHA']],
  ['a name without a comma', ['1', 'Bo Vega', 'SGT', 'ALPHA']],
])('%s is not left out', (_, line) => {
  expect(skippedOf(WHOLE, sheet(HEADINGS, line))).toEqual([]);
});

it('a signature behind the sum may look like a name, and somebody behind it has more than a name', () => {
  const given = sheet(HEADINGS, ['TOTAL', '1', '', ''], ['', 'VEGA, CPT', '', ''], ['2', 'Bo, Vega', 'SGT', 'ALPHA']);
  expect(skippedOf(WHOLE, given)).toEqual(['TOTAL 1', 'VEGA, CPT']);
});

it('of a list of names alone no name is left out, be it behind a sum or without a comma', () => {
  const lines = [['Vega, Bo'], ['Bo Vega'], ['TOTAL 2'], ['Vega, Al'], ['POC: SGT Vega']];
  expect(skippedOf(['name'], sheet(['Name'], ...lines))).toEqual(['TOTAL 2', 'POC: SGT Vega']);
});

it('nothing is left out before it is known where the names stand', () => {
  expect(skippedOf([null, null], sheet(['A', 'B'], ['TOTAL', '4']))).toEqual([]);
});

it('blank lines are counted between the headings and the last line', () => {
  const { rows, ...rest } = sheet(HEADINGS, ['1', 'Vega, Bo', '', ''], ['2', 'Vega, Al', '', '']);
  expect(blankLines({ ...rest, rows: rows.map((row) => ({ ...row, row: row.row * 2 })) })).toBe(3);
  expect(blankLines({ ...rest, rows })).toBe(0);
});

describe('of a file with several lines for one person', () => {
  const KIND = [
    'Last Name',
    'First Name',
    'Weapon Type',
    'Latest Qualification Date',
    'Number of Hits / Points',
    'ETS',
  ];
  const MAPPING: Mapping = ['lastName', 'firstName', null, null, 'm4Qual', 'ets'];
  const people = (...lines: string[][]) =>
    rosterLines(sheet(KIND, ...lines), MAPPING).people.map(({ row, cells }) => [row, cells[4], cells[5]]);

  it.each([
    [
      'the score is that of the M4',
      [
        ['M17', '2026-03-04', '24'],
        ['M4A1', '2026-03-03', '38'],
      ],
      [3, '38', ''],
    ],
    [
      'the newest one',
      [
        ['M4', '03 MAR 2026', '38'],
        ['M4', '05 JAN 2026', '30'],
      ],
      [2, '38', ''],
    ],
    ['another weapon gives none', [['M17', '2026-03-04', '24']], [2, '', '']],
  ])('%s', (_, weapons, person) => {
    expect(people(...weapons.map((weapon) => ['VEGA', 'BO', ...weapon, '']))).toEqual([person]);
  });

  it('a line adds what another lacks, and namesakes stay two where a name tells them apart', () => {
    const lines = [
      ['VEGA', 'BO', 'M17', '', '24', '2027-01-05'],
      ['Vega', 'Bo', 'M4', '2026-03-03', '38', ''],
      ['VEGA', 'AL', 'M4', '2026-03-03', '30', ''],
    ];
    expect(people(...lines)).toEqual([
      [3, '38', '2027-01-05'],
      [4, '30', ''],
    ]);
  });
});
