import { SPECIFICATION } from '../../../../domain/policy/packs.ts';
import type { SheetFile } from '../../../app/imports/sheetFile.ts';
import { openRoster, openSheet, readAs } from './openRoster.ts';
import { meaningsOf, NO_MEANINGS, toRemember } from './rosterWords.ts';

const UNIT = { policy: SPECIFICATION, columns: [] };
const sheetOf = (name: string | null, isHidden: boolean, headings: readonly string[], ...lines: string[][]) => ({
  ...{ above: [], hiddenRows: [], hiddenColumns: [], dayOrder: null, uncalculated: [] },
  ...{ name, isHidden, headings: { row: 1, cells: headings } },
  rows: lines.map((cells, index) => ({ row: index + 2, cells })),
});
const HEADINGS = ['Last', 'First', 'Pos', 'BASD', 'Section'];
const sheet = sheetOf(null, false, HEADINGS, ['Vega', 'Bo', 'FO', '2020-01-05', 'HHB']);
const file: SheetFile = { name: 'roster.csv', sheets: [sheet], note: null };
const NOTHING_KNOWN = { remembered: NO_MEANINGS, requirements: [] };
const opened = openRoster(file, null, UNIT, NO_MEANINGS);

it('nothing is remembered of a file that was read as it is', () => {
  expect(opened.mapping).toEqual(['lastName', 'firstName', null, null, 'section']);
  expect(toRemember(opened, UNIT)).toEqual([]);
});

it('a column that was set by hand and a word that was explained are remembered, and the next file is read by them', () => {
  const explained = readAs(opened, {
    mapping: ['lastName', 'firstName', 'role', 'pebd', null],
    words: new Map([['section:HHB', 'BN_STAFF']]),
  });
  // The section is not imported, so its word is not asked.
  const remembered = toRemember(explained, UNIT);
  expect(remembered).toEqual([
    { column: null, text: 'Pos', value: 'role' },
    { column: null, text: 'BASD', value: 'pebd' },
    { column: null, text: 'Section', value: null },
  ]);
  const stored = [
    ...remembered.map(({ text, value }) => ({
      ...{ id: `:${text.toUpperCase()}`, column: null, text },
      value: value ?? null,
    })),
    { id: 'section:HHB', column: 'section', text: 'HHB', value: 'BN_STAFF' },
  ];
  const next = openRoster(file, null, UNIT, meaningsOf(stored));
  expect(next.mapping).toEqual(explained.mapping);
  // Said again, it stays.
  expect(toRemember(next, UNIT)).toEqual(remembered);
  const withSection = readAs(next, { mapping: next.mapping.with(4, 'section') });
  expect(toRemember(withSection, UNIT)).toEqual([
    { column: 'section', text: 'HHB', value: 'BN_STAFF' },
    ...remembered.slice(0, 2),
    { column: null, text: 'Section', value: 'section' },
  ]);
});

it('a corrected file keeps what was chosen for the one before; another file does not', () => {
  const chosen = readAs(opened, { words: new Map([['section:HHB', 'BN_STAFF']]) });
  expect(openSheet(file, sheet, chosen, UNIT, NOTHING_KNOWN).words).toEqual(chosen.words);
  const other = sheetOf(null, false, ['Last', 'First'], ['Vega', 'Bo']);
  expect(openSheet(file, other, chosen, UNIT, NOTHING_KNOWN).words).toEqual(NO_MEANINGS);
});

it.each([
  ['that keeps most, of two with people', ['Leaders', 'All']],
  ['that is shown, before a hidden one that keeps more', ['Leaders', 'Hidden']],
  ['that is hidden, where no other has people', ['Notes', 'Hidden']],
  ['that comes first, where none has people', ['Notes', 'Other notes']],
])('the sheet is opened %s', (_, names) => {
  const sheets = new Map([
    ['Leaders', sheetOf('Leaders', false, ['Last', 'First'], ['Vega', 'Bo'])],
    ['All', sheetOf('All', false, HEADINGS, ['Vega', 'Bo', '', '', ''])],
    ['Hidden', sheetOf('Hidden', true, HEADINGS, ['Vega', 'Bo', '', '', ''])],
    ['Notes', sheetOf('Notes', false, ['Read', 'me'], ['x', 'y'])],
    ['Other notes', sheetOf('Other notes', false, ['Read', 'me'], ['x', 'y'])],
  ]);
  const [first = sheet, ...others] = names.flatMap((name) => sheets.get(name) ?? []);
  const { sheet: chosen } = openRoster({ ...file, sheets: [first, ...others] }, null, UNIT, NO_MEANINGS);
  const expected = { 'Leaders,All': 'All', 'Leaders,Hidden': 'Leaders', 'Notes,Hidden': 'Hidden' };
  expect(chosen.name).toBe(new Map(Object.entries(expected)).get(names.join()) ?? 'Notes');
});
