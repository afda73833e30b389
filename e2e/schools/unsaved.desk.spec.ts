import type { Page } from '@playwright/test';
import { alertOf, button, discard, keepEditing } from '../support/locators.ts';
import {
  BLC,
  changeMeanwhile,
  field,
  fillIn,
  link,
  schedule,
  schools,
  signInWithRecord,
} from '../support/schoolForms.ts';
import { signInHere } from '../support/session.ts';
import { expect, STAFF, test, type TestPerson } from '../support/test.ts';

/** Changes the form and follows a link: a dialog asks, and the form is left only when the changes are discarded. */
async function expectQuestion(page: Page, name: string, leadsTo: string): Promise<void> {
  await field(page, 'School').selectOption('RANGER');
  const address = page.url();
  await link(page, name).click();
  await keepEditing(page).click();
  await expect(page).toHaveURL(address);
  await expect(field(page, 'School')).toHaveValue('RANGER');
  await link(page, name).click();
  await discard(page).click();
  await expect(page).toHaveURL(leadsTo);
}

test.describe('a school form that is not saved', () => {
  let soldier: TestPerson;
  let record: string;

  test.beforeEach(async ({ makeSoldier, signIn }) => {
    ({ soldier, record } = await signInWithRecord({ makeSoldier, signIn }));
  });

  test('ask before a new one is left behind', async ({ page }) => {
    for (const name of ['Back to the record', 'Cancel']) {
      await page.goto(`${record}/add-school`);
      await expectQuestion(page, name, record);
    }
  });

  test('ask before changes to one are left behind', async ({ page, staff }) => {
    const edit = `${record}/edit-school/${await schedule(staff, soldier.soldierId)}`;
    for (const [name, leadsTo] of [
      ['Back to the record', record],
      ['Cancel', record],
      ['Delete School', `${edit}/delete`],
    ] as const) {
      await page.goto(edit);
      await expectQuestion(page, name, leadsTo);
    }
  });

  test('are discarded for one soldier, and do not stand on the form of another', async ({
    page,
    makeSoldier,
    signIn,
  }) => {
    const place = { section: 'ALPHA', team: 'TEAM_1', role: 'FO' };
    const { soldierId } = await makeSoldier({ lastName: 'Other', ...place });
    await signIn(STAFF);
    await page.goto(`${record}/add-school`);
    // By links, without loading a page in between.
    for (const name of ['Home', 'FO SPC Other', 'Add school']) await link(page, name).click();
    await expect(page).toHaveURL(`/user-info/${soldierId}/add-school`);
    await fillIn(page, BLC);
    await page.evaluate(() => window.history.go(-3));
    await discard(page).click();
    await expect(page).toHaveURL(`${record}/add-school`);
    await expect(field(page, 'School')).toHaveValue('');
    await expect(field(page, 'Start date')).toHaveValue('');
  });

  for (const [screen, name] of [
    ['add-school', 'Add school'],
    ['edit-school/:id', 'Save school'],
  ] as const) {
    test(`wait, as typed, when the session ends under '${name}'`, async ({ page, staff }) => {
      const id = await schedule(staff, soldier.soldierId);
      const address = `${record}/${screen.replace(':id', id)}`;
      await page.goto(address);
      await fillIn(page, { ...BLC, schoolName: 'PATHFINDER' });
      await page.context().clearCookies();
      await button(page, name).click();
      await expect(page).toHaveURL('/login');
      await signInHere(page, soldier.email);
      await expect(page).toHaveURL(address);
      await expect(field(page, 'School')).toHaveValue('PATHFINDER');
      await button(page, name).click();
      await expect(page).toHaveURL(record);
      await expect(schools(page).getByText('PATHFINDER', { exact: true })).toBeVisible();
    });
  }

  for (const [choice, chosen] of [
    ['Theirs: 05 FEB 2090', 'ALC06 JAN 2090 – 05 FEB 2090'],
    ['Mine: 01 FEB 2090', 'ALC06 JAN 2090 – 01 FEB 2090'],
  ] as const) {
    test(`that somebody else saved meanwhile are settled field by field, with ${choice}`, async ({ page, staff }) => {
      const id = await schedule(staff, soldier.soldierId);
      await page.goto(`${record}/edit-school/${id}`);
      await field(page, 'School').selectOption('ALC');
      await field(page, 'End date').fill('2090-02-01');
      await changeMeanwhile(staff, soldier.soldierId, id, { startDate: '2090-01-06', endDate: '2090-02-05' });
      await button(page, 'Save school').click();
      await expect(alertOf(page)).toHaveText(/^Somebody else changed this[^.]*\. Please review the changes\.$/);
      await expect(field(page, 'Start date')).toHaveValue('2090-01-06');
      await expect(field(page, 'End date')).toHaveValue('2090-02-01');
      const changes = page.getByRole('region', { name: 'Changed by SFC Vance' });
      await expect(changes.getByRole('radiogroup')).toHaveCount(2);
      await expect(changes.getByRole('radio', { name: 'Theirs: 06 JAN 2090' })).toBeChecked();
      await expect(changes.getByRole('radio', { name: 'Mine: 01 FEB 2090' })).toBeChecked();
      await changes.getByRole('radio', { name: choice }).check();
      await button(page, 'Save school').click();
      await expect(page).toHaveURL(record);
      await expect(schools(page).getByRole('listitem')).toContainText(chosen);
    });
  }
});
