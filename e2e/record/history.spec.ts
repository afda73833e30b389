import type { Page } from '@playwright/test';
import { following } from '../support/following.ts';
import { leftOf } from '../support/leftOf.ts';
import { button } from '../support/locators.ts';
import { calls } from '../support/network.ts';
import { openPart } from '../support/record.ts';
import { expect, STAFF, test } from '../support/test.ts';

declare global {
  interface Window {
    /** Whether the test has restored the network. */
    isBack?: boolean;
  }
}

test.describe('the history of a record', () => {
  const history = (page: Page) => page.getByRole('region', { name: 'History' });
  const show = (page: Page) => page.getByRole('button', { name: 'Show history' }).click();

  test('tells who changed which field, from what to what, a page at a time, once the network is back', async ({
    page,
    staff,
    makeSoldier,
    signIn,
  }) => {
    const { soldierId } = await makeSoldier({ lastName: 'محمد', acftScore: 400 });
    for (let version = 1; version <= 20; version += 1)
      await staff.updateSoldier(soldierId, version, { m4Qual: version });
    await staff.updateSoldier(soldierId, 21, { lastName: 'عمر', acftScore: 420, ets: '2027-01-05' });
    await signIn(STAFF);
    // The click restores the network. Any earlier, the page could notice by itself, and need no click.
    await page.route('**/graphql', async (route) => {
      const isAway = calls('History')(route.request()) && !(await page.evaluate(() => window.isBack));
      return isAway ? route.abort() : route.continue();
    });
    // The page would query the history again at the first event, so this waits for that event.
    const follows = following(page, 'soldierChanged');
    await page.goto(`/user-info/${soldierId}`);
    await expect(button(page, 'Show history')).toBeVisible();
    await follows;
    await show(page);
    await expect(history(page).getByRole('alert')).toContainText('The network did not answer.');
    await page.evaluate(() => document.addEventListener('click', () => (window.isBack = true), { capture: true }));
    await history(page).getByRole('button', { name: 'Try again' }).click();
    await expect(history(page)).toContainText('The newest 20 changes');
    await expect(history(page).getByRole('heading', { level: 2 })).toBeFocused();
    await page.unroute('**/graphql');

    const entries = history(page).getByRole('list').first().locator('> li');
    await expect(entries).toHaveCount(20);
    await expect(entries.first()).toContainText('Record changed');
    await expect(entries.first()).toContainText('SFC Vance');
    await expect(entries.first()).toContainText('ACFT score: 400 → 420');
    await expect(entries.first()).toContainText('ETS: 05 JAN 2027');
    const changed = history(page).getByText(/^Last name:/);
    await expect(changed).toHaveText('Last name: محمد → عمر');
    expect(await leftOf(changed, 'محمد')).toBeLessThan(await leftOf(changed, 'عمر'));

    await history(page).getByRole('button', { name: 'Show older changes' }).press('Enter');
    await expect(history(page).getByText('All 22 changes')).toBeFocused();
    const first = history(page).getByText('M4 qualification: 1', { exact: true });
    await expect(first).toBeVisible();
    await expect(entries.last()).toContainText('Record added');
    await expect(entries.last()).toContainText('SPC عمر');
    // Names come before times, even in right-to-left script.
    expect(await leftOf(entries.last(), 'عمر')).toBeLessThan(await leftOf(entries.last(), /\d\d [A-Z]{3}/));

    // A new entry appears at once, and no older one disappears.
    await staff.updateSoldier(soldierId, 22, { m4Qual: 38 });
    await expect(history(page)).toContainText('M4 qualification: 20 → 38');
    // So do entries for changes that keep the record's version, and for comments about the soldier.
    await staff.addSchool(soldierId, { schoolName: 'BLC', startDate: '2026-05-04', endDate: '2026-05-29' });
    await expect(history(page)).toContainText('School added');
    await staff.addComment(soldierId, 'PRESENCE', 'Stands up straight.');
    await expect(history(page)).toContainText('Comment added');
    await expect(history(page)).toContainText('All 25 changes');

    // So do entries for changes made on this screen.
    await openPart(page, 'Login');
    await page.getByRole('button', { name: 'Disable login' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disable login' }).click();
    await expect(history(page)).toContainText('Login disabled');
    await expect(history(page)).toContainText('Login: open → disabled');
    await expect(history(page)).toContainText('All 26 changes');
    await expect(first).toBeVisible();

    // After going back, all of them appear, and all are queried again.
    await page.getByRole('link', { name: 'View Comments' }).click();
    await page.getByRole('link', { name: 'Back to the record' }).click();
    await staff.updateSoldier(soldierId, 23, { m4Qual: 39 });
    await show(page);
    await expect(history(page)).toContainText('M4 qualification: 38 → 39');
    await expect(first).toBeVisible();
    await button(page, 'Hide history').press('Enter');
    await expect(button(page, 'Show history')).toBeFocused();
    await expect(history(page)).toHaveCount(0);
  });
});
