import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import { ApiPerson } from '../support/apiPerson.ts';
import { discard } from '../support/locators.ts';
import { csvLines, openExports } from '../support/spreadsheet.ts';
import { expect, test } from '../support/test.ts';

/** Names that are hard to store in a file. The file's own tests have more of them. */
const HARD: readonly (readonly [first: string, middle: string, last: string])[] = [
  ['Zoë', 'Núria', 'Ångström'],
  ['مینا', 'نور', 'علیرضا'],
  ['=Sum', '-Min', '+Plus'],
  ['Jean, Luc', '"Bo"', 'de la Cruz'],
];
/** Four people of one name: two differ only by an ETS, and two don't differ at all. */
const NAMESAKES = [{}, { ets: '2030-01-05' }, { dlc1Complete: true }, { dlc1Complete: true }];
const PLACE = { section: 'ALPHA', team: 'TEAM_1', role: 'RTO' };
const PEOPLE = 30 + HARD.length + NAMESAKES.length;

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

test('a file of everybody that is imported untouched changes nothing, also for people with hard or equal names', async ({
  page,
  demo,
  signIn,
}) => {
  const staff = demo.signIn('Staff');
  await signIn(staff);
  const api = await ApiPerson.signIn(demo.url, staff);
  await api.importSoldiers(
    HARD.map(([firstName, middleName, lastName]) => ({ firstName, middleName, lastName, rank: 'SPC' })),
  );
  // A roster import can't create two people of the same name.
  for (const fields of NAMESAKES) {
    await api.execute('mutation ($input: CreateSoldierInput!) { addSoldier(input: $input) { id } }', {
      input: { firstName: 'Kim', middleName: 'Jo', lastName: 'Park', rank: 'SPC', grade: 'E4', ...PLACE, ...fields },
    });
  }
  await page.goto('/admin/roster');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const everything = page.getByRole('group', { name: 'Export everything records' });
  await openExports(everything);
  const started = page.waitForEvent('download');
  await everything.getByRole('button', { name: /XLSX$/ }).click();
  const file = await started;
  await page.getByRole('link', { name: 'Import' }).click();
  await page.getByLabel('Roster file').setInputFiles({
    name: file.suggestedFilename(),
    mimeType: '',
    buffer: await readFile(await file.path()),
  });
  await expect(page.getByText('Nothing to import: the records already match this file.')).toBeVisible();
  const table = page.getByRole('table', { name: 'Rows of the roster' });
  const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows).toHaveCount(0);
  await page.getByText(`Unchanged (${PEOPLE})`).click();
  await expect(rows).toHaveCount(PEOPLE);

  // A single change among so many rows comes first.
  const [headings = [], ...lines] = (await csvLines(page.getByRole('group', { name: 'Download template roster' })))
    .lines;
  const last = lines.findLastIndex((cells) => cells.includes('Park'));
  const changed = lines.map((cells, index) =>
    index === last ? cells.with(headings.indexOf('JFO qualified'), 'Yes') : cells,
  );
  await page.getByLabel('Roster file').setInputFiles({
    ...{
      name: 'roster.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(Papa.unparse([headings, ...changed.toReversed()])),
    },
  });
  // The rows of the first preview must be gone.
  await expect(page.getByText('Nothing to import: the records already match this file.')).toHaveCount(0);
  await expect(rows.first()).toBeInViewport();

  // The back link leads to the screen that opened the import, and the navigation still marks that screen.
  const navigation = page.getByRole('navigation', { name: 'Admin' });
  await expect(navigation.getByRole('link', { name: 'Roster' })).toHaveAttribute('aria-current', 'page');
  await expect(navigation.getByRole('link', { name: 'Reassign' })).not.toHaveAttribute('aria-current');
  await page.getByRole('link', { name: 'Back to Roster' }).click();
  await discard(page).click();
  await expect(page).toHaveURL(/\/admin\/roster/);
});
