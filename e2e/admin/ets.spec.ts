import type { Locator } from '@playwright/test';
import { formatDay } from '../../domain/localDate.ts';
import { names, table } from '../support/adminReports.ts';
import { expectNoViolations } from '../support/axe.ts';
import { hueOf } from '../support/colors.ts';
import { title } from '../support/locators.ts';
import { expect, STAFF, test } from '../support/test.ts';
import { unitDay } from '../support/unitDay.ts';
import { expectNoSidewaysScroll } from '../support/widths.ts';

test('who leaves and who has left, by date; a year ahead is red and says so', async ({ page, makeSoldier, signIn }) => {
  test.slow();
  const lastName = `Quillfeather${test.info().workerIndex}`;
  for (const [firstName, days] of [
    ['Late', 366],
    ['Edge', 365],
    ['Soon', 364],
    ['Now', 0],
    ['Gone', -1],
    ['Long', -400],
  ] as const) {
    await makeSoldier({ firstName, lastName, rank: 'SSG', grade: 'E6', ets: unitDay(days) });
  }
  const { soldierId } = await makeSoldier({ firstName: 'Never', lastName });
  await signIn(STAFF);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'ETS Time' }).click();
  await expect(page).toHaveURL('/admin/ets');
  await expect(title(page, 'ETS Time')).toBeFocused();

  const search = page.getByRole('searchbox', { name: 'Search names' });
  await search.fill(`${lastName},`);
  const upcoming = table(page, 'Upcoming ETS');
  const past = table(page, 'Past ETS');
  await expect(upcoming.getByRole('columnheader')).toHaveText(['Name', 'Rank', 'ETS Date', 'Time Left']);
  await expect(past.getByRole('columnheader')).toHaveText(['Name', 'Rank', 'ETS Date', "ETS'd"]);
  for (const one of [upcoming, past]) {
    await expect(one.getByRole('columnheader', { name: 'ETS Date' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(one.locator('[aria-sort]')).toHaveCount(1);
  }
  await expect(names(upcoming)).toHaveText(['Now', 'Soon', 'Edge', 'Late'].map((first) => `${lastName}, ${first}`));
  await expect(names(past)).toHaveText(['Long', 'Gone'].map((first) => `${lastName}, ${first}`));

  const row = (first: string) => page.getByRole('row', { name: `${lastName}, ${first}` });
  const rows = [
    { first: 'Now', days: 0, words: 'today', isRed: true },
    { first: 'Soon', days: 364, words: 'in 12 mo 4 d', isRed: true },
    { first: 'Edge', days: 365, words: 'in 1 yr', isRed: true },
    { first: 'Late', days: 366, words: 'in 1 yr 1 d', isRed: false },
    { first: 'Gone', days: -1, words: '1 d ago', isRed: false },
    { first: 'Long', days: -400, words: '1 yr 1 mo 5 d ago', isRed: false },
  ];
  const ground = (first: string) => row(first).evaluate((element) => getComputedStyle(element).backgroundColor);
  const red = await ground('Now');
  expect(red).not.toBe(await ground('Late'));
  expect(hueOf(red)).toBe('red');
  for (const { first, days, words, isRed } of rows) {
    const cells = row(first).getByRole('cell');
    await expect(cells.nth(0)).toHaveText('SSG');
    await expect(cells.nth(1)).toHaveText(formatDay(unitDay(days)));
    await expect(cells.nth(2)).toHaveText(isRed ? `${words}Within 365 days` : words);
    expect((await ground(first)) === red, first).toBe(isRed);
  }
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
  // On a phone two lines a person, all of which lead to the record, and one line of headings.
  const tops = (of: Locator) => of.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(await tops(upcoming.getByRole('columnheader'))).size).toBe(1);
  if ((page.viewportSize()?.width ?? 0) < 768) {
    const box = await row('Soon').boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeLessThan(56);
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 30, (box?.y ?? 0) + (box?.height ?? 0) - 12);
    await expect(title(page, `SSG ${lastName}`)).toBeVisible();
    await page.goBack();
    await expect(search).toHaveValue(`${lastName},`);
  }

  await search.fill('nobody has such a name');
  await expect(page.getByText('No matches.')).toHaveCount(2);
  await expect(page.getByRole('table')).toHaveCount(0);
  await expectNoViolations(page);
  // Somebody without an ETS date is in neither table, although their record exists.
  await page.goto(`/admin/ets?search=Never ${lastName}`);
  await expect(page.getByText('No matches.')).toHaveCount(2);
  await page.goto(`/user-info/${soldierId}`);
  await expect(title(page, new RegExp(lastName))).toBeVisible();
});
