import { SPECIFICATION } from '../../../domain/policy/packs.ts';
import { wordKey } from '../../../domain/roster/rosterWordRules.ts';
import { NO_DAY_READING } from '../../app/imports/fileDays.ts';
import type { SheetFile } from '../../app/imports/sheetFile.ts';
import { openRoster, openSheet, readAs } from './openRoster.ts';
import { meaningsOf, NO_MEANINGS, toRemember } from './rosterWords.ts';

const UNIT = { policy: SPECIFICATION, unitFields: [] };
const sheetOf = (name: string | null, isHidden: boolean, headings: readonly string[], ...lines: string[][]) => ({
  above: [],
  hiddenRows: [],
  hiddenColumns: [],
  dayOrder: null,
  uncalculated: [],
  name,
  isHidden,
  headings: { row: 1, cells: headings },
  rows: lines.map((cells, index) => ({ row: index + 2, cells })),
});
const HEADINGS = ['Last', 'First', 'Pos', 'BASD', 'Section'];
const sheet = sheetOf(null, false, HEADINGS, ['Vega', 'Bo', 'FO', '2020-01-05', 'HHB']);
const file: SheetFile = { name: 'roster.csv', sheets: [sheet], note: null };
const NOTHING_KNOWN = { remembered: NO_MEANINGS, requirements: [] };
const opened = openRoster(file, null, UNIT, NO_MEANINGS);

it('nothing is remembered of a file that was read as it is', () => {
  expect(opened.mapping).toEqual(['lastName', 'firstName', null, null, 'section']);
  expect(toRemember(opened, UNIT, null)).toEqual([]);
});

it('a column that was set by hand and a word that was explained are remembered, and the next file is read by them', () => {
  const explained = readAs(opened, {
    mapping: ['lastName', 'firstName', 'role', 'pebd', null],
    words: new Map([['section:HHB', 'BN_STAFF']]),
  });
  // The section isn't imported, so its word isn't asked for.
  const remembered = toRemember(explained, UNIT, null);
  expect(remembered).toEqual([
    { column: null, text: 'Pos', value: 'role' },
    { column: null, text: 'BASD', value: 'pebd' },
    { column: null, text: 'Section', value: null },
  ]);
  const stored = [
    ...remembered.map(({ text, value }) => ({
      id: `:${text.toUpperCase()}`,
      column: null,
      text,
      value: value ?? null,
    })),
    { id: 'section:HHB', column: 'section', text: 'HHB', value: 'BN_STAFF' },
  ];
  const next = openRoster(file, null, UNIT, meaningsOf(stored));
  expect(next.mapping).toEqual(explained.mapping);
  // Remembering again changes nothing.
  expect(toRemember(next, UNIT, null)).toEqual(remembered);
  const withSection = readAs(next, { mapping: next.mapping.with(4, 'section') });
  expect(toRemember(withSection, UNIT, null)).toEqual([
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

describe('how the days of a file are read', () => {
  const HEADINGS_OF_DAYS = ['Last', 'First', 'ETS'];
  const fileOf = (...days: string[]): SheetFile => ({
    name: 'roster.csv',
    note: null,
    sheets: [sheetOf(null, false, HEADINGS_OF_DAYS, ...days.map((day) => ['Vega', 'Bo', day]))],
  });
  const first = openRoster(fileOf('01/05/2027', '46027'), null, UNIT, NO_MEANINGS);
  const chosen = readAs(first, { days: { ...NO_DAY_READING, order: 'DAY_FIRST', countsDays: true } });
  const remembered = meaningsOf(toRemember(chosen, UNIT, null).map((word) => ({ ...word, id: wordKey(word) })));

  it('is asked once for files with these headings', () => {
    expect(openRoster(fileOf('02/05/2028'), null, UNIT, remembered).days).toEqual(chosen.days);
    const other = sheetOf(null, false, ['Last', 'First', 'MI', 'ETS'], ['Vega', 'Bo', 'R', '01/05/2027']);
    expect(openRoster({ ...file, sheets: [other] }, null, UNIT, remembered).days).toEqual(first.days);
  });

  it('is asked again where a day of the file says otherwise, and the last answer counts', () => {
    expect(openRoster(fileOf('02/05/2028', '02/13/2028'), null, UNIT, remembered).days.order).toBeNull();
    const changed = readAs(chosen, { days: { ...NO_DAY_READING, order: 'MONTH_FIRST', countsDays: false } });
    const later = meaningsOf(toRemember(changed, UNIT, null).map((word) => ({ ...word, id: wordKey(word) })));
    expect(openRoster(fileOf('02/05/2028'), null, UNIT, later).days).toEqual({
      ...NO_DAY_READING,
      order: 'MONTH_FIRST',
      countsDays: false,
    });
  });

  it('is not remembered where it was not asked', () => {
    expect(toRemember(first, UNIT, null)).toEqual([]);
  });
});

it.each([
  ['that keeps most, of two with people', ['Leaders', 'All']],
  ['that is shown, before a hidden sheet with more', ['Leaders', 'Hidden']],
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
