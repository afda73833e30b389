import Papa from 'papaparse';
import { button } from '../support/locators.ts';
import { csvLines } from '../support/spreadsheet.ts';
import { expect, test } from '../support/test.ts';

const DOD_ID = '0234567890';

test('DoD IDs are turned on, entered, shown as four digits, taken along in a file, and found by a roster', async ({
  page,
  unit,
}) => {
  const id = await unit.add('Known', { firstName: 'Ann', middleName: 'May' });
  await unit.open(page, '/admin/unit');
  await button(page, 'Add unit field').click();
  const form = page.getByRole('form', { name: 'Add unit field' });
  await form.getByLabel('Kind').selectOption('DoD ID');
  await expect(form).toContainText('Staff and the soldier see only the last four digits');
  await button(form, 'Add unit field').click();
  const list = page.getByRole('list', { name: 'Unit fields' });
  await expect(list.getByRole('listitem')).toContainText('DoD ID');

  await page.goto(`${unit.server.url}/user-info/${id}/edit`);
  const field = page.getByLabel('DoD ID');
  await field.fill(DOD_ID.slice(1));
  await button(page, 'Save record').click();
  await expect(page.getByText('DoD ID must have ten digits').first()).toBeVisible();
  await field.fill(DOD_ID);
  await button(page, 'Save record').click();
  await expect(page.getByRole('region', { name: 'Unit', exact: true })).toContainText('DoD ID…7890');
  // A DoD ID that isn't edited stays as it is.
  await page.getByRole('link', { name: 'Edit Info' }).click();
  await expect(field).toHaveValue('7890');
  await page.getByLabel('First name').fill('Anna');
  await button(page, 'Save record').click();
  await expect(page.getByText('Record saved.')).toBeVisible();
  await expect(page).not.toHaveURL(/\/edit$/);

  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await page.getByRole('link', { name: 'Roster', exact: true }).click();
  await button(page, 'More').click();
  const usual = await csvLines(page.getByRole('group', { name: 'Export everything records' }));
  expect(usual.lines[0]).not.toContain('DoD ID');
  const { lines } = await csvLines(page.getByRole('group', { name: 'Export with DoD IDs' }));
  const [headings = [], ...rows] = lines;
  const known = rows.find(([first]) => first === 'Anna') ?? [];
  expect([headings.at(-1), known.at(-1)]).toEqual(['DoD ID', DOD_ID]);

  // The person has married, and the spreadsheet has dropped the leading zero.
  await page.getByRole('link', { name: 'Import' }).click();
  const married = known.map((cell) => (cell === 'Known' ? 'Newname' : cell)).with(-1, DOD_ID.slice(1));
  const file = { name: 'roster.csv', mimeType: '', buffer: Buffer.from(Papa.unparse([headings, married])) };
  await page.getByLabel('Roster file').setInputFiles(file);
  await expect(
    page.getByText(/has this DoD ID\. If it is the same person, the record will be renamed to .* Newname\.$/),
  ).toBeVisible();
  await button(page, 'Same').click();
  await expect(page.getByText('Last name: Known → Newname')).toBeVisible();
  await button(page, 'Import 1 record').click();
  await expect(page.getByText('Imported: 0 added, 1 changed, 0 unchanged.')).toBeVisible();

  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Unit', exact: true }).click();
  await expect(page.getByText('DoD IDs in a file')).toBeVisible();
  await button(page, 'Remove DoD ID').click();
  const question = page.getByRole('alertdialog', { name: 'Remove DoD ID?' });
  await expect(question).toContainText('1 person has a value.');
  await button(question, 'Remove unit field').click();
  await expect(list).toHaveCount(0);
});
