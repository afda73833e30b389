import { formatDay } from '../../domain/localDate.ts';
import { exportsOf, names, sortBy, table } from '../support/adminReports.ts';
import { alertOf, title } from '../support/locators.ts';
import { csvLines, openExports, serialDay, xlsxLines } from '../support/spreadsheet.ts';
import { expect, STAFF, test } from '../support/test.ts';
import { unitDay } from '../support/unitDay.ts';

test('sorting, section and search stand in the address, come back with Back, and are what is exported', async ({
  page,
  makeSoldier,
  signIn,
}) => {
  test.slow();
  const team = { section: 'ALPHA', team: 'TEAM_1', role: 'FO' };
  const key = `Zé${test.info().workerIndex}k`;
  for (const [firstName, lastName, rank, grade, days] of [
    ['Ann', `=1+1 ${key}`, 'CPT', 'O3', 40],
    ['山田', `Adams ${key}`, 'SGT', 'E5', 900],
    ['Bo', `Vega ${key}`, 'PVT', 'E1', 500],
  ] as const) {
    await makeSoldier({ firstName, lastName, rank, grade, ets: unitDay(days), ...team });
  }
  await makeSoldier({ lastName: `Other ${key}`, ets: unitDay(50) });
  await makeSoldier({ lastName: `Older ${key}`, ets: unitDay(-700), ...team });
  await makeSoldier({ lastName: `Newer ${key}`, ets: unitDay(-70), ...team });
  await signIn(STAFF);
  await page.goto('/admin/ets');
  // Typed key by key: the address changes with each key, and the field keeps the focus. Accents and capitals do not count.
  const search = page.getByRole('searchbox', { name: 'Search names' });
  await search.click();
  await page.keyboard.type(key.replace('é', 'e').toUpperCase(), { delay: 120 });
  const upcoming = table(page, 'Upcoming ETS');
  const past = table(page, 'Past ETS');
  await expect(names(upcoming)).toHaveCount(4);
  await expect(page.getByText('4 listed. A full bar is')).toBeVisible();
  await expect(search).toBeFocused();
  await page.getByLabel('Section').selectOption('ALPHA');
  await expect(names(upcoming)).toHaveCount(3);

  await sortBy(upcoming, 'Rank', 'ascending');
  await expect(names(upcoming)).toContainText(['Vega', 'Adams', '=1+1']);
  await sortBy(upcoming, 'Time Left', 'ascending');
  await expect(names(upcoming)).toContainText(['=1+1', 'Vega', 'Adams']);
  await sortBy(upcoming, 'Name', 'ascending');
  await expect(names(upcoming)).toContainText(['=1+1', 'Adams', 'Vega']);
  await sortBy(upcoming, 'Name', 'descending');
  await expect(names(upcoming)).toContainText(['Vega', 'Adams', '=1+1']);
  await expect(upcoming.getByRole('button', { name: 'Name' })).toBeFocused();
  await expect(names(past)).toContainText(['Older', 'Newer']);
  await sortBy(past, "ETS'd", 'ascending');
  await expect(names(past)).toContainText(['Newer', 'Older']);
  const { href } = new URL(page.url());

  await upcoming.getByRole('link', { name: 'Adams' }).click();
  await expect(title(page, `SGT Adams ${key}`)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(href);
  await expect(names(upcoming)).toContainText(['Vega', 'Adams', '=1+1']);
  await expect(names(past)).toContainText(['Newer', 'Older']);
  await expect(page.getByLabel('Section')).toHaveValue('ALPHA');
  await expect(search).not.toHaveValue('');

  const csv = await csvLines(exportsOf(page, 'Upcoming ETS'));
  expect(csv.name).toMatch(/^upcoming-ets-\d{4}-\d\d-\d\d\.csv$/);
  const line = (name: string, rank: string, days: number) => [name, rank, formatDay(unitDay(days))];
  expect(csv.lines[0]).toEqual(['Name', 'Rank', 'ETS Date', 'Time Left', 'Days left']);
  expect(csv.lines.slice(1).map((cells) => cells.slice(0, 3))).toEqual([
    line(`Vega ${key}, Bo`, 'PVT', 500),
    line(`Adams ${key}, 山田`, 'SGT', 900),
    line(`'=1+1 ${key}, Ann`, 'CPT', 40),
  ]);
  expect(csv.lines[3]?.slice(3)).toEqual(['in 1 mo 10 d', '40']);
  const xlsx = await xlsxLines(exportsOf(page, 'Past ETS'));
  expect(xlsx.name).toMatch(/^past-ets-\d{4}-\d\d-\d\d\.xlsx$/);
  expect(xlsx.lines).toEqual([
    ['Name', 'Rank', 'ETS Date', "ETS'd", 'Days since', 'Left the unit'],
    [`Newer ${key}, Alex`, 'SPC', serialDay(unitDay(-70)), '2 mo 10 d ago', 70],
    [`Older ${key}, Alex`, 'SPC', serialDay(unitDay(-700)), '1 yr 11 mo 5 d ago', 700],
  ]);

  // A link to the same screen removes the filter, and the field shows that.
  await page.getByRole('link', { name: 'ETS Time' }).click();
  await expect(page).toHaveURL('/admin/ets');
  await expect(search).toHaveValue('');
  await expect(page.getByRole('link', { name: `Other ${key}` })).toBeVisible();
});

test('what was loaded stays without a network, says what is wrong, and is asked for again once there is one', async ({
  page,
  makeSoldier,
  signIn,
}) => {
  const { soldierId } = await makeSoldier({ lastName: `Stay ${test.info().workerIndex}`, ets: unitDay(90) });
  await signIn(STAFF);
  await page.goto('/admin/ets?search=Stay');
  const link = page.locator(`a[href="/user-info/${soldierId}"]`);
  await link.click();
  await expect(page.getByRole('link', { name: 'Edit Info' })).toBeVisible();
  await page.context().setOffline(true);
  await page.goBack();
  await expect(link).toBeVisible();
  await expect(alertOf(page)).toContainText('Try again');
  // The code that writes the file was not loaded before.
  await openExports(exportsOf(page, 'Upcoming ETS'));
  await exportsOf(page, 'Upcoming ETS').getByRole('button', { name: 'Export XLSX' }).click();
  await expect(exportsOf(page, 'Upcoming ETS').getByRole('alert')).not.toBeEmpty();
  const again = page.getByRole('button', { name: 'Try again' });
  await again.focus();
  await page.context().setOffline(false);
  await expect(again).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('whoever is not staff is led to /home; a store without dates has a sentence for each table', async ({
  page,
  makeSoldier,
  signIn,
  unit,
}) => {
  await signIn(await makeSoldier());
  await page.goto('/admin/ets');
  await expect(page).toHaveURL('/home');
  await expect(page.getByText('That page is open to staff only.')).toBeVisible();
  await unit.open(page, '/admin/ets');
  await expect(page.getByRole('region', { name: 'Upcoming ETS' })).toContainText('Nobody has an upcoming ETS date.');
  await expect(page.getByRole('region', { name: 'Past ETS' })).toContainText('Nobody has a past ETS date.');
  await expect(page.getByRole('button', { name: /^Export/ })).toHaveCount(0);
});
