import writeXlsxFile from 'write-excel-file/universal';
import { SPECIFICATION } from '../../../domain/policy/packs.ts';
import { openRoster } from './openRoster.ts';
import { readRosterFile } from './readRosterFile.ts';
import { rosterLines } from './rosterLines.ts';
import { NO_MEANINGS } from './rosterWords.ts';

const UNIT = { policy: SPECIFICATION, unitFields: [] };
const NOTES = [['Read me'], ['One row per person.']];
const ROSTER = [
  ['Last', 'First', 'Rank'],
  ['Vega', 'Bo', 'SPC'],
];
const OTHER = [
  ['Rank', 'Grade'],
  ['SPC', 'E4'],
];

test.each([
  ['that is a roster', [NOTES, OTHER, ROSTER, ROSTER], 'Sheet 3'],
  ['if none is a roster', [NOTES, OTHER], 'Sheet 1'],
])('opens the first sheet %s', async (_, tables, name) => {
  const sheets = tables.map((data, index) => ({ sheet: `Sheet ${index + 1}`, data }));
  const file = new File([await writeXlsxFile(sheets).toBlob()], 'roster.xlsx');
  expect(openRoster(await readRosterFile({ file, unit: UNIT }), null, UNIT, NO_MEANINGS).sheet.name).toBe(name);
});

test('the headings again are nobody, also with a column that is never read', async () => {
  const headings = 'LAST NAME,FIRST NAME,RANK,LAST 4';
  const file = new File([`${headings}\nVEGA,BO,SPC,1234\n${headings}\nADAMS,AL,SGT,5678\n`], 'roster.csv');
  const { sheet, mapping } = openRoster(await readRosterFile({ file, unit: UNIT }), null, UNIT, NO_MEANINGS);
  expect(rosterLines(sheet, mapping).people.map(({ cells }) => cells)).toEqual([
    ['VEGA', 'BO', 'SPC', ''],
    ['ADAMS', 'AL', 'SGT', ''],
  ]);
});
