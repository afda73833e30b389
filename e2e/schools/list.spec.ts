import { formatDay } from '../../domain/localDate.ts';
import { exportsOf, names, sortBy, table } from '../support/adminReports.ts';
import { RIDE, setRequirements } from '../support/due.ts';
import { button, title } from '../support/locators.ts';
import { csvLines } from '../support/spreadsheet.ts';
import { expect, STAFF, test } from '../support/test.ts';
import { unitDay } from '../support/unitDay.ts';
import { expectAccessibleByMouseAndTouch } from '../support/widths.ts';

test("everybody's schools by their first day, sorted, narrowed and exported", async ({
  page,
  staff,
  makeSoldier,
  signIn,
}) => {
  test.slow();
  const key = `Ōrbit${test.info().workerIndex}`;
  async function attend(soldierId: string, schoolName: string, start: number, end: number) {
    await staff.addSchool(soldierId, { schoolName, startDate: unitDay(start), endDate: unitDay(end) });
  }
  const team = { section: 'BRAVO', team: 'TEAM_2', role: 'FO' };
  const vega = await makeSoldier({ firstName: '@Bo', lastName: `Vega ${key}`, ...team });
  const adams = await makeSoldier({ firstName: 'Ann', lastName: `Adams ${key}` });
  await attend(vega.soldierId, 'PATHFINDER', 30, 60);
  await attend(vega.soldierId, 'AIR_ASSAULT', -20, -1);
  await attend(adams.soldierId, 'RANGER', -10, 0);
  await attend(adams.soldierId, 'BLC', 30, 40);

  await signIn(STAFF);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Schools' }).click();
  await expect(title(page, 'Schools')).toBeFocused();
  await page.getByRole('searchbox', { name: 'Search names' }).fill(`orbit${test.info().workerIndex}`);
  const schools = table(page, 'Schools');
  await expect(schools.getByRole('columnheader')).toHaveText(['Name', 'School', 'Start', 'End']);
  await expect(schools.getByRole('columnheader', { name: 'Start' })).toHaveAttribute('aria-sort', 'ascending');
  const school = schools.getByRole('row').locator('td:nth-child(2)');
  await expect(school).toHaveText(['AIR ASSAULT', 'RANGER', 'BLC', 'PATHFINDER']);
  const cells = (row: number) => schools.getByRole('row').nth(row).getByRole('cell');
  await expect(names(schools).nth(0)).toHaveText(`Vega ${key}, @Bo`);
  await expect(cells(1)).toHaveText([
    'AIR ASSAULT',
    `${formatDay(unitDay(-20))} 20 d ago`,
    `${formatDay(unitDay(-1))} Over`,
  ]);
  // Its last day is today.
  await expect(cells(2)).toHaveText(['RANGER', `${formatDay(unitDay(-10))} 10 d ago`, formatDay(unitDay())]);
  await expectAccessibleByMouseAndTouch(page);

  const strip = page.getByRole('region', { name: 'Schools by month' });
  await expect(strip).toContainText(/^1 away today, 2 until/);
  await expect(strip.getByRole('listitem')).toHaveText([/Adams.*RANGER.*BLC/, /Vega.*PATHFINDER/]);

  await page.getByLabel('Show past').uncheck();
  await expect(school).toHaveText(['RANGER', 'BLC', 'PATHFINDER']);
  await sortBy(schools, 'Name', 'ascending');
  await expect(school).toHaveText(['RANGER', 'BLC', 'PATHFINDER']);
  await sortBy(schools, 'End', 'ascending');
  await sortBy(schools, 'End', 'descending');
  await expect(school).toHaveText(['PATHFINDER', 'BLC', 'RANGER']);

  await schools.getByRole('link', { name: 'Vega' }).click();
  await expect(page).toHaveURL(`/user-info/${vega.soldierId}`);
  await page.goBack();
  await expect(school).toHaveText(['PATHFINDER', 'BLC', 'RANGER']);
  await expect(page.getByLabel('Show past')).not.toBeChecked();

  const dayAt = (days: number) => formatDay(unitDay(days));
  await button(page, 'More').click();
  const csv = await csvLines(exportsOf(page, 'Schools'));
  expect(csv.name).toMatch(/^schools-\d{4}-\d\d-\d\d\.csv$/);
  expect(csv.lines).toEqual([
    ['Name', 'School', 'Start', 'End', 'Graduated', 'Past ETS'],
    [`Vega ${key}, @Bo`, 'PATHFINDER', dayAt(30), dayAt(60), '', ''],
    [`Adams ${key}, Ann`, 'BLC', dayAt(30), dayAt(40), '', ''],
    [`Adams ${key}, Ann`, 'RANGER', dayAt(-10), dayAt(0), '', ''],
  ]);

  await page.getByLabel('Section').selectOption('BRAVO');
  await expect(school).toHaveText(['PATHFINDER']);
  await page.getByLabel('Section').selectOption('DELTA');
  await expect(page.getByText('No school matches.')).toBeVisible();
});

test('leaders of a company find their own section first, and choose it by one press', async ({ page, unit }) => {
  await setRequirements(unit, RIDE);
  const leader = await unit.add('Barlow', { section: 'BRAVO', team: 'HQ', role: 'CO_FSNCO', rank: 'SSG', grade: 'E6' });
  await unit.staff.grantAdmin(leader);
  await unit.open(page, '/home', 'Barlow');
  const own = page.getByRole('button', { name: 'BRAVO', exact: true });
  for (const screen of ['schools', 'overview', 'due', 'roster', 'ets', 'data']) {
    await page.goto(`${unit.server.url}/admin/${screen}`);
    await expect(own).toHaveAttribute('aria-pressed', 'false');
    await own.press('Enter');
    await expect(own).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByLabel('Section', { exact: true })).toHaveValue('BRAVO');
  }
  await own.press('Space');
  await expect(page.getByLabel('Section', { exact: true })).toHaveValue('');
});
