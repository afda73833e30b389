import { DayOrder, NO_DAY_READING } from '../../../app/imports/fileDays.ts';
import type { Mapping } from './columns.ts';
import { nameParts, rosterRows } from './rosterRows.ts';

const RANGE_CARD = { id: 'range', label: 'Range card', kind: 'DAY', choices: [], visibility: 'STAFF' } as const;
const PHONE = { id: 'phone', label: 'Phone', kind: 'TEXT', choices: [], visibility: 'STAFF' } as const;

const rows = (mapping: Mapping, cells: string[][], withoutMiddleName = new Set<number>()) =>
  rosterRows(
    {
      sheet: {
        name: null,
        headings: { row: 1, cells: mapping.map(() => '') },
        rows: cells.map((one, index) => ({ row: index + 3, cells: one })),
      },
      mapping,
      days: { ...NO_DAY_READING, order: DayOrder.DAY_FIRST },
      withoutMiddleName,
    },
    { columns: [RANGE_CARD, PHONE] },
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

it("have the unit's own columns apart, days read as those of the record", () => {
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
      ...{ row: 3, lastName: 'Morgan' },
      own: [
        { column: 'range', value: '2026-05-01' },
        { column: 'phone', value: '01/05/2026' },
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

it.each([
  ['Morgan, Alex Lee', ['Morgan', 'Alex', 'Lee']],
  ['VAN DER BERG,  ANN', ['VAN DER BERG', 'ANN', '']],
  ['Morgan, Alex Lee van', ['Morgan', 'Alex', 'Lee van']],
  ['Smith, Ann, Jr', ['Smith', 'Ann,', 'Jr']],
  ['Morgan, Alex  Lee\nvan', ['Morgan', 'Alex', 'Lee van']],
  ['Morgan,\nAlex\nLee', ['Morgan', 'Alex', 'Lee']],
  ['Morgan,', ['Morgan', '', '']],
  ['Alex Morgan', ['Alex Morgan', '', '']],
])('the name %p', (name, parts) => expect(Object.values(nameParts(name))).toEqual(parts));
