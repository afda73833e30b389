import type { Locator, Page } from '@playwright/test';
import writeXlsxFile from 'write-excel-file/node';
import { exportsOf } from '../support/adminReports.ts';
import { ApiPerson } from '../support/apiPerson.ts';
import { expectNoViolations } from '../support/axe.ts';
import { people } from '../support/due.ts';
import { keepEditing, messages, title } from '../support/locators.ts';
import { loseNextAnswer } from '../support/network.ts';
import { openPart } from '../support/record.ts';
import { csvLines } from '../support/spreadsheet.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessibleByMouseAndTouch, expectNoSidewaysScroll, PHONE } from '../support/widths.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Rows of the roster' }).getByRole('row');
/** The rows themselves, and not the changes listed inside them. */
const row = (page: Page, number: number) => rows(page).filter({ hasText: `Row ${number} ·` });
const problem = (page: Page) => page.getByRole('alert');
const holds = (page: Page, column: string) => page.getByLabel(`What column ${column} holds`);
const UNASSIGNED = {
  section: 'UNASSIGNED',
  team: 'UNASSIGNED',
  role: 'UNASSIGNED',
};
const DESK = { width: 1280, height: 800 };
/** More than the fifty rows that appear at a time. */
const MANY = 52;
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

async function choose(page: Page, name: string, content: string | Buffer): Promise<void> {
  await page.getByLabel('Roster file').setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });
}

const chooseLines = (page: Page, ...lines: readonly (readonly string[])[]) =>
  choose(page, 'roster.csv', lines.map((cells) => cells.join(',')).join('\n'));

/** Whether it is visible, and not covered by the bars at the screen's edges. */
function isSeen(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { left, width, top, bottom } = element.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(left + width / 2, y)));
  });
}

/** Expects no sideways scrolling on the smallest phone. */
async function expectFitOnSmallPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(DESK);
}

/** An Excel file with a sheet that is no roster, and a roster of many people with dates and numbers. */
function workbook(): Promise<Buffer> {
  const day = { value: new Date('2026-02-03T00:00:00Z'), type: Date, format: 'mm/dd/yyyy' } as const;
  const people = Array.from({ length: MANY }, (_, index) => [
    `Person${index}, Alex Lee`,
    'SPC',
    day,
    index === 0 ? 46027 : null,
    index % 2 === 0,
  ]);
  return writeXlsxFile([
    { sheet: 'Notes', data: [['Nothing'], ['to', 'import']] },
    { sheet: 'Roster', data: [['Name', 'Rank', 'DOR', 'PEBD', 'JFO'], ...people] },
  ]).toBuffer();
}

test('a roster is read, corrected, checked and imported; what it left out, changed, doubts and could not do is said', async ({
  page,
  unit,
}) => {
  test.slow();
  await unit.add('Stone', { firstName: 'John', middleName: 'A' });
  const [knownId = ''] = await people(
    unit,
    { firstName: 'Ann', middleName: 'May', lastName: 'Known', ets: '2027-01-05', ...UNASSIGNED },
    { firstName: 'John', middleName: 'Adam', lastName: 'Smith', rank: 'SGT', grade: 'E5', ...UNASSIGNED },
  );
  await unit.open(page, '/admin/reassign');
  await page.getByRole('link', { name: 'Import roster' }).click();
  await expect(title(page, 'Import roster')).toBeFocused();

  const lines = [
    'Roster of the section;;;;;;;;',
    'Last;First;MI;Rnk;Section;Team;Duty;ETS;Puller',
    'Núñez;Bo;Lee;SGT;ALPHA;1;FO;01/05/2027;x',
    'KNOWN;ann;may;;;;;02/03/2028;x',
    `Wolfeschlegelsteinhausenbergerdorff;Cy;;MAJ;;;;;x`,
  ];
  const corrected = lines.join('\r\n').replace('MAJ', 'CPT').replace('dorff', 'dorff والتزامات 長い名前');

  await test.step('a file that cannot be a roster is refused where it was chosen', async () => {
    await choose(page, 'photo.png', 'x');
    await expect(problem(page)).toHaveText('photo.png is neither a CSV nor an Excel file (.csv or .xlsx).');
    await choose(page, 'roster.csv', '');
    await expect(problem(page)).toHaveText('roster.csv is empty.');
  });

  await test.step('columns are recognized, and what two of them or a date may mean is asked', async () => {
    // In the encoding that American spreadsheets use.
    await choose(page, 'roster.csv', Buffer.from(lines.join('\r\n'), 'latin1'));
    await expect(page.getByRole('heading', { level: 2, name: 'Columns' })).toBeFocused();
    await expect(page.getByText('read as Windows-1252')).toBeVisible();
    await expect(page.getByText('8 of 9 columns will be imported. Headings are in row 2.')).toBeVisible();
    await expect(holds(page, 'D Rnk')).toHaveValue('rank');
    await expect(holds(page, 'I Puller')).toHaveValue('');

    // Two columns are set to the same field.
    await holds(page, 'I Puller').selectOption('rank');
    await expect(problem(page)).toHaveText('Two columns are set to Rank. Choose one.');
    await holds(page, 'I Puller').selectOption('license');
    await expect(problem(page)).toHaveCount(0);

    // It asks about ambiguous dates.
    const check = page.getByRole('button', { name: 'Check 3 rows' });
    await expect(check).toBeDisabled();
    await expect(page.getByRole('radiogroup', { name: 'What date is 01/05/2027?' })).toBeVisible();
    await page.getByRole('radio', { name: '01 MAY 2027, day first' }).check();
    // Leaving asks first if a file hasn't been imported.
    await page.getByRole('link', { name: 'Back' }).click();
    await keepEditing(page).click();
    await expectNoViolations(page);
    await expectFitOnSmallPhone(page);
    await check.click();
  });

  await test.step('the preview says what will be added, changed and left, and so does its report', async () => {
    await expect(page.getByRole('heading', { level: 2, name: 'Preview' })).toBeFocused();
    const summary = 'Not imported yet: 1 of 3 rows has a problem. Importing the others will add 1 and change 1.';
    await expect(page.getByText(summary)).toBeInViewport({ ratio: 1 });
    await expect(row(page, 5)).toContainText("Can't be imported");
    await expect(row(page, 5)).toContainText('D Rnk: MAJ – Rank must be PVT, PV2,');
    await expect(row(page, 5)).toContainText('C MI: blank – Enter the middle name.');
    await expect(page.getByRole('button', { name: 'Import 2, leave 1' })).toBeVisible();
    await expectAccessibleByMouseAndTouch(page);
    await expectFitOnSmallPhone(page);
    // The exported result, which goes back to the person who keeps the roster.
    const [headings, , changed, refused] = (await csvLines(exportsOf(page, 'Import result'))).lines;
    expect(headings).toEqual(['Row', 'Outcome', 'Person', 'Changes', 'Notes', 'Problems']);
    expect(changed?.[3]).toBe("ETS: 05 JAN 2027 → 02 MAR 2028; Driver's license: No → Yes");
    expect(refused?.at(-1)).toContain('D Rnk: MAJ – Rank must be PVT, PV2,');
    await expect(row(page, 3)).toContainText('SGT Bo Lee Núñez · ALPHA · Team 1 · FO');
    await expect(row(page, 3)).toContainText("Driver's license: Yes");
    await expect(row(page, 4)).toContainText('ETS: 05 JAN 2027 → 02 MAR 2028');
  });

  await test.step('for the corrected file, the choices about its columns and dates are kept', async () => {
    await choose(page, 'roster.csv', `\uFEFF${corrected}`);
    await expect(page.getByText('read as Windows-1252')).toHaveCount(0);
    await expect(holds(page, 'I Puller')).toHaveValue('license');
    // All is understood now, so the file is checked at once.
    await press(page, 'Write NMN');
    await expect(row(page, 5)).toContainText('CPT Cy NMN Wolfe');
  });

  await test.step('an outdated preview imports nothing; the next try imports all', async () => {
    await unit.staff.updateSoldier(knownId, 1, { ets: '2029-09-09' });
    await press(page, 'Import 3 records');
    await expect(problem(page)).toContainText('Nothing was imported, because records changed');
    await expect(row(page, 4)).toContainText('ETS: 09 SEP 2029 → 02 MAR 2028');
    await press(page, 'Import 3 records');
    await expect(page.getByText('Imported: 2 added, 1 changed, 0 unchanged.')).toBeVisible();
    await expect(page.getByText('ALPHA 1 · UNASSIGNED 2')).toBeVisible();
    await expect(row(page, 3).getByRole('link')).toHaveAttribute('href', /^\/user-info\//);
    await expectNoViolations(page);
    await press(page, 'Import another roster');
    await expect(title(page, 'Import roster')).toBeFocused();
  });

  await test.step('imported again, complete and without a middle name that nobody has, nothing is left to change', async () => {
    await choose(page, 'roster.csv', corrected);
    // The answer about its dates is remembered, so nothing is asked.
    await expect(page.getByRole('radio', { name: 'day first' })).toBeChecked();
    await expect(page.getByText('Nothing to import: the records already match this file.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0);
  });

  await test.step('an Excel roster is read and imported; its rows are shown fifty at a time', async () => {
    await choose(page, 'roster.xlsx', await workbook());
    await expect(page.getByLabel('Sheet')).toHaveValue('Roster');
    await page.getByLabel('Sheet').selectOption('Notes');
    await expect(page.getByText('No heading in row 1 was recognized.')).toBeVisible();
    await page.getByLabel('Sheet').selectOption('Roster');
    // What is understood is folded, but can be changed.
    await expect(holds(page, 'A Name')).toBeHidden();
    await page.getByText('All 5 columns are understood.').click();
    await expect(holds(page, 'A Name')).toBeVisible();
    // Choosing a sheet asks for a check, unlike choosing a file.
    await press(page, `Check ${MANY} rows`);
    await expect(page.getByRole('heading', { level: 2, name: 'Preview' })).toBeFocused();
    await expect(row(page, 2)).toContainText('D PEBD: 46027 – PEBD must be a real date');
    await page.getByLabel('Read numbers such as 46027 as Excel dates: 05 JAN 2026').check();
    await press(page, `Check ${MANY} rows`);
    await expect(page.getByText(`Importing will add ${MANY}, change 0, and leave 0 unchanged.`)).toBeVisible();
    for (const change of ['PEBD: 05 JAN 2026', 'DOR: 03 FEB 2026', 'JFO qualified: Yes']) {
      await expect(row(page, 2)).toContainText(change);
    }
    await expect(page.getByText(`Showing 50 of ${MANY} rows.`)).toBeAttached();
    await expect(row(page, MANY + 1)).toHaveCount(0);
    await press(page, `Show ${MANY - 50} more`);
    await expect(row(page, MANY + 1)).toBeVisible();
    await press(page, `Import ${MANY} records`);
    await expect(page.getByText(`Imported: ${MANY} added, 0 changed, 0 unchanged.`)).toBeVisible();
    await expect(page.getByText(/^Places are set for 30, you have \d+\./)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Change places' })).toHaveAttribute(
      'href',
      '/admin/unit/policy#places',
    );
    await press(page, 'Import another roster');
  });

  await test.step('of many columns, those that are recognized come first', async () => {
    const others = Array.from({ length: 60 }, (_, index) => `Note ${index}`);
    await chooseLines(page, ['Last', ...others, 'First', 'MI', 'Rank'], ['Vega', ...others, 'Bo', 'Ray', 'SPC']);
    await expect(page.getByText('4 of 64 columns will be imported.')).toBeVisible();
    await expect(holds(page, 'BL Rank')).toHaveValue('rank');
    await expect(holds(page, 'AA Note 25')).toHaveCount(0);
    await expect(page.getByText('Showing 25 of 60 unknown columns.')).toBeVisible();
    await press(page, 'Show 25 more');
    await holds(page, 'AA Note 25').selectOption('m4Qual');
    await press(page, 'Show 10 more');
    await expect(page.getByText('Showing 60 of 60 unknown columns.')).toBeVisible();
    await press(page, 'Check 1 row');
    await expect(row(page, 2)).toContainText('AA Note 25: Note 25 – M4 qualification must be a whole number');
  });

  await test.step('on a phone, what went wrong is seen wherever it was pressed', async () => {
    await page.setViewportSize(PHONE.viewport);
    await choose(page, 'photo.png', 'x');
    await expect.poll(() => isSeen(problem(page))).toBe(true);
    const headings = ['Last', 'First', 'MI', 'Rank', 'Grade', 'Section', 'Team', 'Role', 'PEBD', 'Note', 'ETS'];
    await chooseLines(page, headings, ['Long', 'Ann', 'Lee', 'SPC', 'E4', 'ALPHA', '1', 'FO', '', '', '05 JAN 2030']);
    // Reading a file loads the code for it.
    await expect(page.getByRole('button', { name: 'Check 1 row' })).toBeVisible();
    await page.context().setOffline(true);
    await press(page, 'Check 1 row');
    await expect.poll(() => isSeen(problem(page))).toBe(true);
    // The button for trying again is visible.
    await expect(page.getByRole('button', { name: 'Check 1 row' })).toBeInViewport({ ratio: 1 });
    await page.context().setOffline(false);
    await press(page, 'Check 1 row');
    await expect(page.getByRole('heading', { name: 'Preview' })).toBeFocused();
    await expect(page.getByRole('button', { name: /^Import/ })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(DESK);
  });

  await test.step('an import whose answer is lost is not said to have failed at the next try', async () => {
    await choose(page, 'roster.csv', 'Name,Rank\n"Vega, Bo Ray",SPC\n');
    await expect(row(page, 2)).toContainText('SPC Bo Ray Vega');
    await loseNextAnswer(page);
    await press(page, 'Import 1 record');
    await expect(problem(page)).toBeVisible();
    await press(page, 'Import 1 record');
    await expect(page.getByText('Nothing to import: the records already match this file.')).toBeVisible();
    await expect(page.getByText('Nothing was imported')).toHaveCount(0);
  });

  await test.step('a row with another middle name, or whose rights need approval, says so before the import', async () => {
    const [smith, reyes] = [`"Smith, John B",SGT,,,`, `"Reyes, Cy Lou",SPC,,,`];
    const stone = `"Stone, John A",CPT,ALPHA,HQ,CO FSO`;
    await choose(page, 'roster.csv', ['Name,Rank,Section,Team,Role', smith, reyes, stone].join('\n'));
    const note = 'Row 2 matches an existing record except for the middle name.';
    await expect(page.getByText(note)).toBeVisible();
    await expect(row(page, 2)).toContainText('Will be added');
    await expect(row(page, 2)).toContainText(
      'SGT John Adam Smith (UNASSIGNED) has the same first and last name but another middle name.',
    );
    await expect(row(page, 3)).not.toContainText('another middle name');
    await expect(page.getByText('Rows with staff rights that need approval: 1.')).toBeVisible();
    await expect(row(page, 4)).toContainText('Staff rights need approval, because this record already has a login');
  });

  await test.step('two people may have one name, and a record with a login gets no staff rights before staff approve', async () => {
    await press(page, 'Import 3 records');
    await expect(page.getByText('Imported: 2 added, 1 changed, 0 unchanged.')).toBeVisible();
    await expect(row(page, 4)).toContainText('Staff rights need approval');
    // With nothing left to import, nothing can be lost.
    await page.getByRole('link', { name: 'Back' }).click();
    const waiting = page.getByRole('region', { name: 'Waiting for approval' });
    await expect(waiting).toContainText('or an import gave one to a record with their name');
    await expect(waiting.getByRole('button', { name: 'Approve CPT Stone as CO FSO' })).toBeVisible();
  });

  await test.step('a record that came from a roster is handed over to the login of its soldier', async () => {
    await page.getByRole('link', { name: 'SGT Núñez' }).click();
    await expect(title(page, 'SGT Núñez')).toBeVisible();
    await openPart(page, 'Login');
    const login = page.getByRole('region', { name: 'Login' });
    const handOver = async (email: string) => {
      await login.getByLabel('Email address').fill(email);
      await login.getByRole('button', { name: 'Hand over record' }).click();
    };
    await handOver('nobody');
    await expect(login.getByText('Enter a valid email address.')).toBeVisible();
    // The address is somebody else's, so the browser must not fill it in.
    await expect(login.getByLabel('Email address')).toHaveAttribute('autocomplete', 'off');
    await expect(login.getByRole('alert')).toBeFocused();
    await handOver('bo@unit.example');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hand over record' }).click();
    const unknown = login.getByText('No login has that email address.');
    await expect(unknown).toBeVisible();
    await expect(login.getByRole('alert')).toBeFocused();
    // Leaving asks first if an address is typed. A newly typed address isn't wrong until it is sent.
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await keepEditing(page).click();
    await login.getByLabel('Email address').fill('ann@unit.example');
    await expect(unknown).toHaveCount(0);
    await ApiPerson.register({ url: unit.server.url, joinCode: unit.joinCode }, 'bo@unit.example');
    await handOver('bo@unit.example');
    await expect(page.getByRole('alertdialog')).toContainText(
      'The person who signs in with bo@unit.example will be SGT Núñez',
    );
    // HTML doesn't allow a form inside a form: browsers may drop the inner one.
    await expect(page.locator('form form')).toHaveCount(0);
    await expectNoViolations(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hand over record' }).click();
    await expect(login.getByText('SGT Núñez can sign in.')).toBeFocused();
    await expect(messages(page)).toHaveText('Record handed over to bo@unit.example.SGT Núñez');
  });
});
