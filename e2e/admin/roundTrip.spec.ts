import type { Locator, Page } from '@playwright/test';
import { ApiPerson } from '../support/apiPerson.ts';
import { openExports } from '../support/spreadsheet.ts';
import { expect, test } from '../support/test.ts';

/** Names that are easily mistaken for another, or hard to keep in a file. */
const HARD: readonly (readonly [first: string, middle: string, last: string])[] = [
  ['Alex', 'Lee', 'Morgan'],
  ['Alex', 'L', 'Morgan'],
  ['Alex', 'NMN', 'Morgan'],
  ['Morgan', 'Lee', 'Alex'],
  ['Sean', 'P', "O'Brien"],
  ['Sean', 'P', 'O’Bryan'],
  ['Sean', 'P', 'OBrien'],
  ['Zoë', 'Núria', 'Ångström'],
  ['Zoe', 'Nuria', 'Angstrom'],
  ['Ann', 'Mary', 'Smith-Jones'],
  ['Ann', 'Mary', 'Smith Jones'],
  ['Ann', 'Mary', 'Smith Jr.'],
  ['A', 'B', 'C'],
  ['X'.repeat(60), 'Y'.repeat(60), 'Z'.repeat(60)],
  ['مینا', 'نور', 'علیرضا'],
  ['Total', 'NMN', 'Total'],
  ['=Sum', '-Min', '+Plus'],
  ['Jean, Luc', '"Bo"', 'de la Cruz'],
];
/** Several of one name: two who differ in a day that one has, and two who differ in nothing. */
const NAMESAKES = [{}, { ets: '2030-01-05' }, { dlc1Complete: true }, { dlc1Complete: true }];
const PLACE = { section: 'ALPHA', team: 'TEAM_1', role: 'RTO' };
const WHOLE_UNIT = 92;

/** Saves the file of a menu and imports it untouched: gives what the check says. */
async function importOwn(page: Page, address: string, exports: Locator, format: 'CSV' | 'XLSX', people: number) {
  await page.goto(address);
  await openExports(exports);
  const started = page.waitForEvent('download');
  await exports.getByRole('button', { name: new RegExp(`${format}$`) }).click();
  const file = await started;
  await page.goto('/admin/import');
  await page.getByLabel('Roster file').setInputFiles({
    ...{ name: file.suggestedFilename(), mimeType: '' },
    buffer: await file
      .createReadStream()
      .then((stream) => stream.toArray())
      .then((parts) => Buffer.concat(parts)),
  });
  await page.getByRole('button', { name: `Check ${people} rows`, exact: true }).click();
  await expect(page.getByText('There is nothing to import: the records already match this file.')).toBeVisible();
}

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

test('files of everybody that are imported untouched change nothing, also for 92 people with hard names', async ({
  page,
  demo,
  signIn,
}) => {
  test.slow();
  const staff = demo.signIn('Staff');
  await signIn(staff);
  const everything = page.getByRole('group', { name: 'Export everything records' });
  const template = page.getByRole('group', { name: 'Download template roster' });
  const api = await ApiPerson.signIn(demo.url, staff);
  const more = Array.from(
    { length: WHOLE_UNIT - 30 - HARD.length - NAMESAKES.length },
    (_, index) => ['Pat', `N${index}`, 'Doe'] as const,
  );
  const rows = [...HARD, ...more].map(([firstName, middleName, lastName]) => ({
    firstName,
    middleName,
    lastName,
    rank: 'SPC',
  }));
  await api.importSoldiers(rows);
  // No roster makes two of one name.
  for (const fields of NAMESAKES) {
    await api.execute('mutation ($input: CreateSoldierInput!) { addSoldier(input: $input) { id } }', {
      input: { firstName: 'Kim', middleName: 'Jo', lastName: 'Park', rank: 'SPC', grade: 'E4', ...PLACE, ...fields },
    });
  }
  await importOwn(page, '/admin/roster', everything, 'CSV', WHOLE_UNIT);
  await importOwn(page, '/admin/roster', everything, 'XLSX', WHOLE_UNIT);
  await importOwn(page, '/admin/import', template, 'CSV', WHOLE_UNIT);
});
