import { SPECIFICATION } from '../../../../domain/policy/packs.ts';
import writeXlsxFile from 'write-excel-file/universal';
import { openRoster } from './openRoster.ts';
import { NO_MEANINGS } from './rosterWords.ts';
import { readRosterFile } from './readRosterFile.ts';

const UNIT = { policy: SPECIFICATION, columns: [] };
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
