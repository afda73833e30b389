import type { Locator, Page } from '@playwright/test';
import { formatDay } from '../../domain/localDate.ts';
import { exportsOf, names, sortBy, table } from '../support/adminReports.ts';
import { expectNoViolations } from '../support/axe.ts';
import { hueOf } from '../support/colors.ts';
import { people } from '../support/due.ts';
import { following } from '../support/following.ts';
import { alertOf, title } from '../support/locators.ts';
import { csvLines, openExports, serialDay, xlsxLines } from '../support/spreadsheet.ts';
import { expect, test } from '../support/test.ts';
import { unitDay } from '../support/unitDay.ts';
import { expectNoSidewaysScroll, onPhone } from '../support/widths.ts';

/** People whose ETS is near a limit, in days from today, and the table's text for each. */
const ROWS = [
  { first: 'Now', days: 0, words: 'today', isRed: true },
  { first: 'Soon', days: 364, words: 'in 12 mo 4 d', isRed: true },
  { first: 'Edge', days: 365, words: 'in 1 yr', isRed: true },
  { first: 'Late', days: 366, words: 'in 1 yr 1 d', isRed: false },
  { first: 'Gone', days: -1, words: '1 d ago', isRed: false },
  { first: 'Long', days: -400, words: '1 yr 1 mo 5 d ago', isRed: false },
];
const NAME = 'Quillfeather';

const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search names' });
const row = (page: Page, first: string) => page.getByRole('row', { name: `${NAME}, ${first}` });

/** Expects the tables to fit the page's width, with every row in full. */
async function expectTables(page: Page): Promise<void> {
  await searchField(page).fill(`${NAME},`);
  const upcoming = table(page, 'Upcoming ETS');
  const past = table(page, 'Past ETS');
  await expect(upcoming.getByRole('columnheader')).toHaveText(['Name', 'Rank', 'ETS Date', 'Time Left']);
  await expect(past.getByRole('columnheader')).toHaveText(['Name', 'Rank', 'ETS Date', "ETS'd"]);
  for (const one of [upcoming, past]) {
    await expect(one.getByRole('columnheader', { name: 'ETS Date' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(one.locator('[aria-sort]')).toHaveCount(1);
  }
  await expect(names(upcoming)).toHaveText(['Now', 'Soon', 'Edge', 'Late'].map((first) => `${NAME}, ${first}`));
  await expect(names(past)).toHaveText(['Long', 'Gone'].map((first) => `${NAME}, ${first}`));

  const ground = (first: string) => row(page, first).evaluate((element) => getComputedStyle(element).backgroundColor);
  const red = await ground('Now');
  expect(red).not.toBe(await ground('Late'));
  expect(hueOf(red)).toBe('red');
  for (const { first, days, words, isRed } of ROWS) {
    const cells = row(page, first).getByRole('cell');
    await expect(cells.nth(0)).toHaveText('SSG');
    await expect(cells.nth(1)).toHaveText(formatDay(unitDay(days)));
    await expect(cells.nth(2)).toHaveText(isRed ? `${words}Within 365 days` : words);
    expect((await ground(first)) === red, first).toBe(isRed);
  }
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
  // All headings are on one line.
  const tops = (of: Locator) => of.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(await tops(upcoming.getByRole('columnheader'))).size).toBe(1);
}

test('who leaves and who has left, by date; a year ahead is red and says so; what is chosen stands in the address and is exported', async ({
  page,
  unit,
}) => {
  test.slow();
  const search = searchField(page);
  await test.step('a unit without dates has a sentence for each table', async () => {
    const isFollowed = following(page, 'unitChanged');
    await unit.open(page, '/admin/ets');
    await expect(page.getByRole('region', { name: 'Upcoming ETS' })).toContainText('Nobody has an upcoming ETS date.');
    await expect(page.getByRole('region', { name: 'Past ETS' })).toContainText('Nobody has a past ETS date.');
    await expect(page.getByRole('button', { name: /^Export/ })).toHaveCount(0);
    await isFollowed;
  });

  const team = { section: 'ALPHA', team: 'TEAM_1', role: 'FO' };
  const key = 'Zék';
  const named = (firstName: string, lastName: string, rank: string, grade: string, days: number) => ({
    ...team,
    firstName,
    lastName: `${lastName} ${key}`,
    rank,
    grade,
    ets: unitDay(days),
  });
  const [never = ''] = await people(
    unit,
    { lastName: NAME, firstName: 'Never' },
    ...ROWS.map(({ first, days }) => ({
      lastName: NAME,
      firstName: first,
      rank: 'SSG',
      grade: 'E6',
      ets: unitDay(days),
    })),
    named('Ann', '=1+1', 'CPT', 'O3', 40),
    named('山田', 'Adams', 'SGT', 'E5', 900),
    named('Bo', 'Vega', 'PVT', 'E1', 500),
    { ...named('Alex', 'Other', 'SPC', 'E4', 50), section: 'BRAVO' },
    named('Alex', 'Older', 'SPC', 'E4', -700),
    named('Alex', 'Newer', 'SPC', 'E4', -70),
  );
  await test.step('everybody stands on their side of today', () => expectTables(page));

  await test.step('a month names who leaves in it', async () => {
    const losses = page.getByRole('region', { name: 'Losses by month' });
    await expect(losses.getByRole('list', { name: 'Losses by month' }).getByRole('listitem')).toHaveCount(13);
    const month = losses.getByRole('button').first();
    await month.press('Enter');
    await expect(losses.getByRole('link', { name: `${NAME}, Now ETS ${formatDay(unitDay())}` })).toBeVisible();
    await onPhone(page, () => expectNoViolations(page));
    await month.press('ArrowRight');
    await expect(losses.getByRole('button').nth(1)).toBeFocused();
    await month.press('Enter');
    await expect(losses.getByRole('link')).toHaveCount(0);
  });

  await test.step('what was loaded stays without a network, says what is wrong, and is asked for again once there is one', async () => {
    const link = table(page, 'Upcoming ETS').getByRole('link', { name: `${NAME}, Soon` });
    await link.click();
    await expect(page.getByRole('link', { name: 'Edit Info' })).toBeVisible();
    await page.context().setOffline(true);
    await page.goBack();
    await expect(link).toBeVisible();
    await expect(alertOf(page)).toContainText('Try again');
    // The code that writes the file hasn't been loaded yet.
    await openExports(exportsOf(page, 'Upcoming ETS'));
    await exportsOf(page, 'Upcoming ETS').getByRole('button', { name: 'Export XLSX' }).click();
    await expect(exportsOf(page, 'Upcoming ETS').getByRole('alert')).not.toBeEmpty();
    const again = page.getByRole('button', { name: 'Try again' });
    await again.focus();
    await page.context().setOffline(false);
    await expect(again).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('a person without an ETS date is in neither table, although their record exists', async () => {
    await search.fill(`Never ${NAME}`);
    await expect(page.getByText('No matches.')).toHaveCount(2);
    await expect(page.getByRole('table')).toHaveCount(0);
    await expectNoViolations(page);
    expect(await unit.staff.versionOf(never)).toBe(1);
  });

  await test.step('sorting, section and search stand in the address, come back with Back, and are what is exported', async () => {
    // Typed key by key: each key changes the address, and the field keeps the focus. Accents and capitals don't count.
    await search.fill('');
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

    // A link to the same screen removes the filter, and the field shows it.
    await page.getByRole('link', { name: 'ETS Time' }).click();
    await expect(page).toHaveURL(`${unit.server.url}/admin/ets`);
    await expect(search).toHaveValue('');
    await expect(page.getByRole('link', { name: `Other ${key}` })).toBeVisible();
  });

  await test.step('an ETS date is changed from its row, to which the form leads back', async () => {
    await search.fill(NAME);
    await row(page, 'Soon').getByRole('button').press('Enter');
    await expectNoViolations(page);
    await page.getByRole('link', { name: 'Change ETS date' }).press('Enter');
    await expect(page.getByLabel('ETS', { exact: true })).toBeFocused();
    await page.getByLabel('ETS', { exact: true }).fill(unitDay(200));
    await page.getByRole('button', { name: 'Save record' }).click();
    await expect(title(page, 'ETS Time')).toBeVisible();
    await expect(row(page, 'Soon').getByRole('link')).toBeFocused();
    await expect(row(page, 'Soon')).toContainText(formatDay(unitDay(200)));
  });

  await test.step('a person is out-processed from there, too', async () => {
    await row(page, 'Soon').getByRole('button').press('Enter');
    await page.getByRole('link', { name: 'Out-process' }).press('Enter');
    await expect(page.getByRole('region', { name: 'In the unit' }).locator(':focus')).toBeVisible();
    await page.getByRole('link', { name: 'Back to ETS Time' }).click();
    await expect(row(page, 'Soon').getByRole('link')).toBeFocused();
    await row(page, 'Soon').getByRole('button').press('Enter');
    await page.keyboard.press('Escape');
    await row(page, 'Soon').getByRole('button').press('Enter');
    await page.getByRole('link', { name: 'Change ETS date' }).press('Enter');
    await page.getByLabel('ETS', { exact: true }).fill(unitDay(364));
    await page.getByRole('button', { name: 'Save record' }).click();
    await expect(row(page, 'Soon')).toContainText(formatDay(unitDay(364)));
  });

  await test.step('on a phone, a person has two lines, all of which lead to the record', () =>
    onPhone(page, async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
      await expectTables(page);
      const box = await row(page, 'Soon').boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeLessThan(56);
      // Beside the row's menu, which has the end of the row.
      const [menu, phone] = [row(page, 'Soon').getByRole('button'), page.viewportSize()];
      await expect(menu).toBeVisible();
      const end = (await menu.boundingBox()) ?? { x: 0, width: 0 };
      expect(end.x + end.width).toBeGreaterThan((phone?.width ?? 0) - 20);
      await page.mouse.click(end.x - 4, (box?.y ?? 0) + (box?.height ?? 0) - 12);
      await expect(title(page, `SSG ${NAME}`)).toBeVisible();
      await page.goBack();
      await expect(search).toHaveValue(`${NAME},`);
    }));
});
