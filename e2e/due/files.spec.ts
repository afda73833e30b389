import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import { exportsOf } from '../support/adminReports.ts';
import { enterEvents, people, setRequirements, RIDE, RIFLE } from '../support/due.ts';
import { title } from '../support/locators.ts';
import { csvLines } from '../support/spreadsheet.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessibleByMouseAndTouch } from '../support/widths.ts';

const WEAPONS = new URL('../../client/screens/import/samples/training-system-weapons.xlsx', import.meta.url).pathname;
const HEADINGS = [
  ...['Last name', 'First name', 'Middle name', 'Rank', 'Requirement', 'Done on'],
  ...['Result', 'Due again on', 'For record', 'Note'],
];

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const row = (page: Page, number: number) =>
  page
    .getByRole('table', { name: 'Rows of the roster' })
    .getByRole('row')
    .filter({ hasText: `Row ${number} ·` });

test('events are exported, one cell is changed, and that one is imported; a file of the training system enters others', async ({
  page,
  unit,
}) => {
  test.slow();
  const [rifle = '', ride = '', pha = ''] = await setRequirements(
    unit,
    ...[RIFLE, RIDE, { ...RIDE, name: 'PHA', medical: true }].map((requirement) => ({
      ...requirement,
      inForceFrom: '2026-01-05',
    })),
  );
  const [ann = '', hale = ''] = await people(
    unit,
    { firstName: 'Ann', lastName: 'Sam' },
    { firstName: 'Nora', middleName: 'Lee', lastName: 'Hale' },
  );
  await enterEvents(unit, rifle, [{ soldierId: ann, event: { doneOn: '2026-01-05', score: 30, note: 'Range 4' } }]);
  await enterEvents(unit, ride, [{ soldierId: ann, event: { doneOn: '2026-02-05' } }]);
  await enterEvents(unit, pha, [{ soldierId: ann, event: { doneOn: '2026-03-05' } }]);

  await unit.open(page, '/admin/due?search=sam&on=2026-06-01');
  await press(page, 'More');
  const due = await csvLines(exportsOf(page, 'Due on 01 JUN 2026'));
  expect(due.name).toMatch(/^due-on-01-jun-2026-without-1-medical-/);
  expect(due.lines).toEqual([
    ['Rank', 'Last name', 'Section', 'Past ETS', 'M4', 'M4 due', 'Check ride', 'Check ride due'],
    [
      'SPC',
      'Sam, Ann',
      'ALPHA',
      '',
      'Current until 05 JAN 2027',
      '05 JAN 2027',
      'Current until 05 FEB 2027',
      '05 FEB 2027',
    ],
  ]);
  // Escape closes the list of formats. The menu around it stays.
  await page.keyboard.press('Escape');
  const events = page.getByRole('group', { name: 'Export events Events' });
  const { lines } = await csvLines(events);
  const name = ['Sam', 'Ann', 'Lee', 'SPC'];
  expect(lines).toEqual([
    HEADINGS,
    [...name, 'M4', '05 JAN 2026', '30', '', 'Yes', 'Range 4'],
    [...name, 'Check ride', '05 FEB 2026', 'X', '', 'Yes', ''],
  ]);
  const headersOnPaper = async (...headers: string[]) => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('columnheader')).toHaveText(['Name', ...headers]);
    const left = page.getByText('1 of 3 requirements is medical and left out.');
    await expect(left).toBeVisible({ visible: headers.length < 3 });
    await page.emulateMedia({ media: null });
  };
  await headersOnPaper('M4', 'Check ride');
  await page.getByLabel('Include medical requirements').check();
  await headersOnPaper('M4', 'Check ride', 'PHA');
  const whole = await csvLines(events);
  expect(whole.lines).toHaveLength(4);

  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await expect(title(page, 'Import events')).toBeFocused();
  const changed = whole.lines.map((line) => line.map((cell) => (cell === '30' ? '36' : cell)));
  await page.getByLabel('File of events').setInputFiles({
    name: 'events.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(Papa.unparse(changed)),
  });
  await press(page, 'Check 3 rows');
  await expect(page.getByText('Importing will add 1, change 0, and leave 2 unchanged.')).toBeVisible();
  await expect(row(page, 2)).toContainText('05 JAN 2026 M4 · 36: passes. That day already has another event: 30.');
  await expect(row(page, 2)).toContainText('M4 qualification: 30 → 36');
  await page.getByText(/^Unchanged \(/).click();
  await expect(row(page, 3)).toContainText('Already entered.');
  await expectAccessibleByMouseAndTouch(page);
  await press(page, 'Import 1 event');
  await expect(page.getByText('Imported: 1 added, 0 changed, 2 unchanged.')).toBeVisible();
  await page.getByRole('link', { name: 'See who is due' }).click();
  await page.getByRole('link', { name: /^M4 of SPC Sam/ }).click();
  await expect(page.getByRole('list', { name: 'Events' }).getByRole('listitem')).toHaveCount(2);

  await test.step('the weapons of the training system enter events of the requirement that sets the rifle', async () => {
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Reassign' }).click();
    await page.getByRole('link', { name: 'Import roster' }).click();
    await page.getByLabel('Roster file').setInputFiles(WEAPONS);
    await expect(page.getByText('Each row adds an event')).toBeVisible();
    await page.getByText(/columns will be imported/).click();
    await expect(page.getByText('Never read').first()).toBeVisible();
    await page.getByLabel('What M17 means in Requirement').selectOption('Leave these rows out');
    await press(page, 'Check 2 rows');
    await expect(row(page, 2).getByRole('radio')).toHaveCount(2);
    await expect(row(page, 2).getByRole('radio', { name: 'Leave out' })).toBeVisible();
    await press(page, 'Same');
    await expect(row(page, 2)).toContainText('03 MAR 2026 M4 · 38: passes.');
    await press(page, 'Import 1 event');
    await expect(page.getByText('Imported: 1 added, 0 changed, 0 unchanged.')).toBeVisible();
    const { dueOf } = await unit.staff.execute<{ dueOf: { events: object[] }[] }>(
      'query ($id: ID!) { dueOf(soldierId: $id) { events { doneOn score } } }',
      { id: hale },
    );
    expect(dueOf.flatMap((series) => series.events)).toEqual([{ doneOn: '2026-03-03', score: 38 }]);
  });
});
