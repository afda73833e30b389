import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import { workbookOf } from '../../client/testing/workbook.ts';
import { exportsOf } from '../support/adminReports.ts';
import { csvLines, xlsxLines } from '../support/spreadsheet.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessibleByMouseAndTouch } from '../support/widths.ts';

/** Files as people bring them. Everybody in them is invented, or from the demonstration. */
const SAMPLES = new URL('../../client/screens/import/samples/', import.meta.url);

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

const rows = (page: Page) => page.getByRole('table', { name: 'Rows of the roster' }).getByRole('row');
const row = (page: Page, number: number) => rows(page).filter({ hasText: `Row ${number} ·` });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const importButton = (page: Page) => page.getByRole('button', { name: /^Import \d/ });

async function open(page: Page, name: string): Promise<void> {
  await page.getByLabel('Roster file').setInputFiles(new URL(name, SAMPLES).pathname);
  await expect(page.getByRole('heading', { level: 2, name: 'Columns' })).toBeVisible();
}

test('a roster is compared with the records; unclear rows are asked about; files and words are read as the unit means them', async ({
  page,
  demo,
  signIn,
}) => {
  test.slow();
  await signIn(demo.signIn('Staff'));
  await page.goto('/admin/import');

  await test.step('the comparison is a list to take along', async () => {
    await open(page, 'update-by-initials.csv');
    await press(page, 'Compare only');
    await expect(page.getByRole('heading', { level: 2, name: 'Comparison' })).toBeFocused();
    const both = page.getByRole('region', { name: 'On both, with differences' });
    await expect(both.getByRole('listitem')).toHaveCount(3);
    await expect(both).toContainText('Name: Mateo Luis Alvarez → MATEO L. ALVAREZ');
    await expect(both).toContainText('ACFT score: 498 → 512');
    const unit = page.getByRole('region', { name: 'In the unit, not on the roster' });
    await expect(unit).toContainText('SFC Renee Louise Okafor (BN STAFF)');
    await expectAccessibleByMouseAndTouch(page);
    const { lines } = await xlsxLines(exportsOf(page, 'Comparison'));
    expect(lines.length).toBe(31);
  });

  await test.step('nothing was written; the people of three rows are asked about, and one answer settles all', async () => {
    await open(page, 'update-by-initials.csv');
    await expect(page.getByText("You can't import yet: 3 of 3 rows may match people")).toBeVisible();
    await expect(row(page, 2)).toContainText('Probably the same as SPC Mateo Luis Alvarez (ALPHA)');
    await expect(importButton(page)).toHaveCount(0);
    await expectAccessibleByMouseAndTouch(page);
    // Answers one row at a time, and then all at once.
    await row(page, 2).getByRole('radio', { name: 'New' }).check();
    await expect(page.getByRole('button', { name: 'Check with 1 choice' })).toBeVisible();
    await row(page, 2).getByRole('radio', { name: 'Same' }).check();
    await press(page, 'Same for all 3');
    await expect(importButton(page)).toHaveText('Import 3 records');
    await expect(row(page, 2)).toContainText('ACFT score: 498 → 512');
    await importButton(page).click();
    await expect(page.getByText('Imported: 0 added, 3 changed, 0 unchanged.')).toBeVisible();
    await expect(row(page, 2)).toContainText('SPC Mateo Luis Alvarez · ALPHA');
    await press(page, 'Import another roster');

    // The same names don't ask again until the answer is forgotten.
    await open(page, 'update-by-initials.csv');
    await expect(page.getByText('Nothing to import: the records already match this file.')).toBeVisible();
    await page.getByText('Unchanged (3)').click();
    await expect(row(page, 2)).toContainText('SPC Mateo Luis Alvarez · ALPHA');
    await expect(row(page, 2)).toContainText('In the file: ALVAREZ, MATEO L. · Remembered from an earlier file.');
    await expectAccessibleByMouseAndTouch(page);
    await press(page, 'Forget ALVAREZ, MATEO L.');
    await press(page, 'Check 3 rows');
    await expect(page.getByText("You can't import yet: 1 of 3 rows may match people")).toBeVisible();
    await press(page, 'Same');
    await expect(page.getByText('Nothing to import: the records already match this file.')).toBeVisible();
  });

  await test.step('files of offices and systems say what is skipped, known and hidden in them', async () => {
    // With choosing the file, at most three presses to Import.
    await open(page, 's1-alpha-roll.xlsx');
    await expect(page.getByText('2 lines are skipped: 1 blank · TOTAL 4 (row 10).')).toBeVisible();
    await expect(page.getByText('All 12 columns are understood, 1 with row numbers.')).toBeVisible();
    await press(page, 'Write NMN');
    await expect(importButton(page)).toHaveText('Import 4 records');

    await open(page, 'training-system-roster.xlsx');
    await expect(page.getByText('Recognized: roster of the training system.')).toBeVisible();
    await page.getByLabel('Read BASD as PEBD').check();
    await press(page, 'Check 2 rows');
    await press(page, 'Write NMN');
    // Waits, because a file chosen while another one is being checked would be ignored.
    await expect(importButton(page)).toHaveText(/^Import \d records$/);
    await expect(row(page, 2)).toContainText('PEBD: 10 JAN 2022');

    await open(page, 'hidden-first-sheet.xlsx');
    await expect(page.getByLabel('Sheet').getByRole('option')).toHaveText(['Current', 'OLD FY25 (hidden)']);
    await expect(page.getByLabel('Sheet')).toHaveValue('Current');
    await expect(page.getByRole('heading', { level: 2, name: 'Preview' })).toBeVisible();
  });

  await test.step('what a file hides, leaves open or says twice is asked before its rows count', async () => {
    const file = workbookOf([
      ['Demonstration roster'],
      ['Rank', 'Name', 'Team', 'ETS', 'M4'],
      ['SSG', 'SSG Pell, Corin Ames', '', 'NOV 2027', '30'],
      { cells: ['SFC', 'Winters, Mara Jo', '', '05 JAN 2028', '30'], attributes: 'hidden="1"' },
      ['SPC', 'Tran Jr, Bao N (PFC)', '', { number: 46_722, format: 'mmm-yy' }, { formula: '30+7' }],
    ]);
    await page.getByLabel('Roster file').setInputFiles({
      name: 'left.xlsx',
      mimeType: '',
      buffer: Buffer.from(await file.arrayBuffer()),
    });
    await expect(page.getByText('1 line above the headings is skipped: Demonstration roster (row 1).')).toBeVisible();
    const check = page.getByRole('button', { name: /^Check \d rows?$/ });
    const problem = page.getByText('Column M4 has formulas without results (1 cell). Open and save the file in Excel.');
    await expect(problem).toBeVisible();
    await page.getByLabel('What column E M4 holds').selectOption('Not imported');
    await expect(problem).toHaveCount(0);
    const answer = async (question: string, choice: string) => {
      await expect(check).toBeDisabled();
      await page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: choice }).check();
    };
    await answer('Row 4 is hidden in the file (SFC Winters).', 'Leave it out');
    await answer('Row 5 says PFC in the name and SPC as the rank. Which counts?', 'The rank: SPC');
    await answer('ETS says NOV 2027, without a day. Which day is it?', '30 NOV 2027, the last day');
    await expectAccessibleByMouseAndTouch(page);
    await press(page, 'Check 2 rows');
    await expect(row(page, 3)).toContainText('SSG Corin Ames Pell');
    await expect(row(page, 3)).toContainText('ETS: 30 NOV 2027');
    await expect(row(page, 5)).toContainText('SPC Bao N Tran Jr');
    await expect(row(page, 4)).toHaveCount(0);
  });

  await test.step("the unit's words are asked once and remembered; rows with a problem are left, corrected and imported", async () => {
    const text = (await readFile(new URL('unit-words.csv', SAMPLES), 'utf8')).replace('OF346', 'HMMWV');
    const words = { name: 'unit-words.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await page.getByLabel('Roster file').setInputFiles(words);
    const meaningOf = (word: string) => page.getByLabel(`What ${word} means in`);
    await expect(page.getByText('This file has 2 unknown words.')).toBeVisible();
    await meaningOf('HMMWV').selectOption('Yes');
    await expect(page.getByText('This file has 1 unknown word.')).toBeVisible();
    await expectAccessibleByMouseAndTouch(page);
    await press(page, 'Check 2 rows');
    await expect(row(page, 3)).toContainText('M4: EXPERT – M4 qualification must be a whole number');
    await press(page, 'Import 1, leave 1');
    await expect(page.getByText('Imported: 1 added, 0 changed, 0 unchanged, 1 left.')).toBeVisible();
    const left = page.getByRole('group', { name: 'Download what is left left rows' });
    const { lines } = await csvLines(left);
    expect(lines.map((line) => line.at(-1))).toEqual([
      "Why it wasn't imported",
      expect.stringContaining('M4 qualification must be a whole number'),
    ]);
    expect(lines[1]?.slice(0, 2)).toEqual(['FAILER', 'FRAN']);
    const corrected = lines.map((line) => line.map((cell) => (cell === 'EXPERT' ? '36' : cell)));

    await press(page, 'Import another roster');
    await page.getByLabel('Roster file').setInputFiles({
      name: 'left.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(Papa.unparse(corrected)),
    });
    await press(page, 'Check 1 row');
    await expect(importButton(page)).toHaveText('Import 1 record');

    // The unit's next file: the word is known, shown as known, and can be forgotten.
    await page.getByLabel('Roster file').setInputFiles(words);
    await expect(page.getByText('This file has 1 unknown word.')).toBeVisible();
    await page.getByText('1 word remembered from an earlier file').click();
    await expect(meaningOf('HMMWV')).toHaveValue('yes');
    await expectAccessibleByMouseAndTouch(page);
    await press(page, 'Forget HMMWV');
    await expect(page.getByText('remembered from an earlier file')).toHaveCount(0);
    await expect(meaningOf('HMMWV')).toHaveValue('');
  });
});
