import { DayOrder, NO_DAY_READING } from '../../app/imports/fileDays.ts';
import type { Mapping } from './columns.ts';
import { NO_NAME_READING } from './rosterNames.ts';
import type { OpenRoster } from './rosterReading.ts';
import { rosterRows } from './rosterRows.ts';
import { NO_MEANINGS } from './rosterWords.ts';

const RANGE_CARD = { id: 'range', label: 'Range card', kind: 'DAY', choices: [], visibility: 'STAFF' } as const;
const PHONE = { id: 'phone', label: 'Phone', kind: 'TEXT', choices: [], visibility: 'STAFF' } as const;

const rows = (
  mapping: Mapping,
  cells: string[][],
  withoutMiddleName = new Set<number>(),
  said: Partial<Pick<OpenRoster, 'words' | 'persons'>> = {},
) =>
  rosterRows(
    {
      sheet: {
        name: null,
        isHidden: false,
        above: [],
        hiddenRows: [],
        hiddenColumns: [],
        dayOrder: null,
        uncalculated: [],
        headings: { row: 1, cells: mapping.map(() => '') },
        rows: cells.map((one, index) => ({ row: index + 3, cells: one })),
      },
      mapping,
      days: { ...NO_DAY_READING, order: DayOrder.DAY_FIRST },
      names: NO_NAME_READING,
      withoutMiddleName,
      words: NO_MEANINGS,
      requirements: [],
      persons: new Map(),
      ...said,
    },
    { unitFields: [RANGE_CARD, PHONE] },
  );

it('have the texts of the columns that are imported, days as they are to be read, and nothing for blanks', () => {
  expect(
    rows(
      ['lastName', null, 'ets', 'm4Qual'],
      [
        ['Morgan', 'secret', '01/05/2026', ''],
        ['Vega', '', '', '01/05/2026'],
      ],
    ),
  ).toEqual([
    { row: 3, lastName: 'Morgan', ets: '2026-05-01' },
    { row: 4, lastName: 'Vega', m4Qual: '01/05/2026' },
  ]);
});

it("have the unit fields apart, with days read like the record's", () => {
  expect(
    rows(
      ['lastName', 'own.range', 'own.phone'],
      [
        ['Morgan', '01/05/2026', '01/05/2026'],
        ['Vega', '', ''],
      ],
    ),
  ).toEqual([
    {
      row: 3,
      lastName: 'Morgan',
      own: [
        { unitField: 'range', value: '2026-05-01' },
        { unitField: 'phone', value: '01/05/2026' },
      ],
    },
    { row: 4, lastName: 'Vega' },
  ]);
});

it('have NMN for who has no middle name', () => {
  const two = rows(['name'], [['Morgan, Alex'], ['Vega, Bo']], new Set([4]));
  expect(two).toEqual([
    { row: 3, lastName: 'Morgan', firstName: 'Alex', middleName: '' },
    { row: 4, lastName: 'Vega', firstName: 'Bo', middleName: 'NMN' },
  ]);
});

it('have the middle name of the file where its column was found after all', () => {
  const [row] = rows(['lastName', 'firstName', 'middleName'], [['Morgan', 'Alex', 'Lee']], new Set([3]));
  expect(row?.middleName).toBe('Lee');
});

it('have the words of the file as explained, and the person that somebody chose', () => {
  const words = new Map([
    ['section:HHB', 'BN_STAFF'],
    ['m4Qual:EXPERT', null],
  ]);
  const persons = new Map([
    [3, 'vega'],
    [4, null],
  ]);
  const cells = [
    ['Vega, Bo', 'hhb', 'Expert'],
    ['Vega, Al', 'ALPHA', '38'],
  ];
  expect(rows(['name', 'section', 'm4Qual'], cells, undefined, { words, persons })).toEqual([
    { row: 3, lastName: 'Vega', firstName: 'Bo', middleName: '', section: 'BN_STAFF', sameAs: 'vega' },
    { row: 4, lastName: 'Vega', firstName: 'Al', middleName: '', section: 'ALPHA', m4Qual: '38', isNew: true },
  ]);
});

it('have the suffix of a column of its own behind the last name', () => {
  const cells = [
    ['ONEIL', 'SEAN', 'P', 'JR'],
    ['VEGA', 'BO', 'R', ''],
    ['ADAMS', 'AL', 'J', '-'],
    ['HALE', 'JO', 'N', 'N/A'],
  ];
  const names = rows(['lastName', 'firstName', 'middleName', 'nameSuffix'], cells).map(({ lastName }) => lastName);
  expect(names).toEqual(['ONEIL JR', 'VEGA', 'ADAMS', 'HALE']);
});
